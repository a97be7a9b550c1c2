"""Widgets: they show what a session says and hand on what a person chooses."""

"""The table: a game against the computer, and what it shows and says."""

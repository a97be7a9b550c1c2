"""The course and its lessons: what a page of it shows and says, and what it takes."""

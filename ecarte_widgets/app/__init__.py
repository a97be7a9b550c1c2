"""The app: the table served as a page of its own."""

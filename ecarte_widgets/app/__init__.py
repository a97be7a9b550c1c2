"""The app: the table served as a page of its own."""


class AppError(Exception):
    """The app cannot start; the text is the one line that says why, and what helps."""

"""In front of a class: a deal on a big screen."""

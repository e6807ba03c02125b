// Comes with the next steps.

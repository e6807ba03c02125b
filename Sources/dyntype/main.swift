print("Comes with the next steps.")

print("handwire")

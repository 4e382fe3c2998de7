// Command desk is the program for what there is between games, see app.Desk. cmd/site compiles it to
// WebAssembly.
package main

import "serviert/app"

func main() { app.Start(app.Desk()) }

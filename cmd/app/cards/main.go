// Command cards is the program for the card game, see app.Cards. cmd/site compiles it to
// WebAssembly.
package main

import "serviert/app"

func main() { app.Start(app.Cards()) }

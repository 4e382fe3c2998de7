// Command table is the program for the first game and the page that all begins at, see app.Table. cmd/site compiles it to
// WebAssembly.
package main

import "serviert/app"

func main() { app.Start(app.Table()) }

//go:build !js

// Command mind is the program that thinks for computer players and the coach, see engine/mind. It runs in a worker
// of the page, without go-app; cmd/site compiles it to WebAssembly. Here it does nothing.
package main

func main() {}

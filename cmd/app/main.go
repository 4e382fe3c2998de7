// Command app is the program that runs in the browser, compiled to WebAssembly by cmd/site.
package main

import "serviert/app"

func main() {
	app.Start()
}

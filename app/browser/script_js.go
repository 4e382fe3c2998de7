package browser

import "syscall/js"

// How the page's script, and the browser, call Go.

// called is a function that takes nothing.
func called(f func()) js.Func { return given(func(js.Value) { f() }) }

// given is a function that takes one value, undefined where it gets none.
func given(f func(js.Value)) js.Func {
	return js.FuncOf(func(_ js.Value, args []js.Value) any {
		f(first(args))
		return nil
	})
}

// once is a function that takes one value and is called a single time.
func once(f func(js.Value)) js.Func {
	var own js.Func
	own = js.FuncOf(func(_ js.Value, args []js.Value) any {
		own.Release()
		f(first(args))
		return nil
	})
	return own
}

func first(args []js.Value) js.Value {
	if len(args) == 0 {
		return js.Undefined()
	}
	return args[0]
}

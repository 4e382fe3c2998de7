package browser

import "syscall/js"

// Think gives the mind a question, after starting it if it does not run: a
// program of its own, in a thread of its own, see the page's script.
func (p *Page) Think(question string) { p.script.Call("think", question) }

// Thoughts has heard called with each text that comes from the mind, and lost
// when it has ended or could not be started, and back when another try may help.
func (p *Page) Thoughts(heard func(text string), lost, back func()) {
	p.script.Set("onThought", js.FuncOf(func(_ js.Value, args []js.Value) any {
		heard(args[0].String())
		return nil
	}))
	p.script.Set("onMindBack", js.FuncOf(func(js.Value, []js.Value) any {
		back()
		return nil
	}))
	p.script.Set("onMindLost", js.FuncOf(func(js.Value, []js.Value) any {
		lost()
		return nil
	}))
}

// RenewMind loads the page again where the host has no mind of its version any
// more.
func (p *Page) RenewMind() { p.script.Call("renewMind") }

package browser

import "syscall/js"

// Think gives the mind a question, after starting it if it does not run: a
// program of its own, in a thread of its own, see the page's script.
func (p *Page) Think(question string) { p.script.Call("think", question) }

// Thoughts has heard called with each text that comes from the mind, and lost
// when it has ended or could not be started, and back when another try may help.
func (p *Page) Thoughts(heard func(text string), lost, back func()) {
	p.script.Set("onThought", given(func(text js.Value) { heard(text.String()) }))
	p.script.Set("onMindBack", called(back))
	p.script.Set("onMindLost", called(lost))
}

// RenewMind loads the page again where the host has no mind of its version any
// more.
func (p *Page) RenewMind() { p.script.Call("renewMind") }

//go:build !js

package browser

import (
	"serviert/engine/escalero/thought"
	"serviert/engine/mind"
)

// thoughts is the mind on the host, which answers at once, or when the page has Later.
type thoughts struct {
	mind  mind.Mind
	heard func(text string)
	lost  func()
}

// Think gives the mind a question. Nothing is computed ahead here.
func (p *Page) Think(question string) {
	if p.Mindless {
		p.thoughts.lost()
		return
	}
	if q, err := thought.ParseQuestion(question); err == nil && q.Ahead {
		return
	}
	p.thoughts.mind.Ask(question)
	for more := true; more; {
		text := ""
		if text, more = p.thoughts.mind.Step(); text != "" {
			p.later(func() { p.thoughts.heard(text) })
		}
	}
}

// Thoughts registers for what the mind says, and for that it could not be
// started. It never comes back by itself here.
func (p *Page) Thoughts(heard func(text string), lost, _ func()) {
	p.thoughts.heard, p.thoughts.lost = heard, lost
}

// RenewMind does nothing: the mind on the host is always of this version.
func (p *Page) RenewMind() {}

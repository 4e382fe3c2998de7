package app

import (
	"slices"
	"strings"

	"serviert/app/jsontext"
	"serviert/app/ui"
)

// carry is what has to survive when a page of another program is loaded, and
// when this one is loaded again. It stays in the tab. Of what was said it has
// only what everybody might hear.
type carry struct {
	Said   []string          `json:"said,omitempty"`   // oldest first
	Drafts map[string]string `json:"drafts,omitempty"` // see ui.Page, by its path
	Warned bool              `json:"warned,omitempty"`
	Told   []string          `json:"told,omitempty"`  // the names of the notices that were said
	Went   bool              `json:"went,omitempty"`  // the app itself has gone to the other page
	Say    []string          `json:"say,omitempty"`   // what is still to be said there
	Shown  string            `json:"shown,omitempty"` // the confirmation
}

// elsewhere tells whether an address belongs to a page of another program.
func (a *App) elsewhere(path string) bool {
	path, _, _ = strings.Cut(path, "#")
	path, _, _ = strings.Cut(path, "?")
	return !slices.ContainsFunc(a.pages, func(p ui.Page) bool { return p.Path == path })
}

// leave goes to a page of another program. Where it cannot be had, which takes a
// first visit whose network ends, the player stays and is told.
func (a *App) leave(path string) {
	a.passOn()
	each(a.told.leaving)
	a.leaving, a.went = true, true
	a.browser.Leave(ui.Link(path), func() {
		a.leaving, a.went = false, false
		a.Confirm(a.Texts().Notices.NotHere)
		each(a.told.wake) // the cards were covered meanwhile, and a computer player may be next
		a.Refresh()
	})
}

// packed is what is carried over; it is called when the page goes.
func (a *App) packed() string {
	public := a.voice.Public()
	c := carry{Said: public, Warned: a.warned, Told: a.noticed, Went: a.went}
	if a.went {
		for _, text := range a.queue {
			if slices.Contains(public, text) {
				c.Say = append(c.Say, text)
			}
		}
		c.Shown = a.confirmed
	}
	c.Drafts = a.drafts // of pages of other programs
	for _, p := range a.pages {
		if p.Draft == nil {
			continue
		}
		if c.Drafts == nil {
			c.Drafts = map[string]string{}
		}
		c.Drafts[p.Path] = p.Draft()
	}
	text, err := jsontext.Marshal(c)
	if err != nil {
		return ""
	}
	return string(text)
}

// unpack takes over what the page before has carried.
func (a *App) unpack(text string) {
	var c carry
	if text == "" || jsontext.Unmarshal([]byte(text), &c) != nil {
		return
	}
	for _, said := range c.Said {
		a.voice.Add(said, 0)
	}
	a.warned, a.noticed, a.came = c.Warned, c.Told, c.Went
	a.queue, a.confirmed, a.drafts = c.Say, c.Shown, c.Drafts
	for _, p := range a.pages {
		if text := c.Drafts[p.Path]; text != "" && p.Redraft != nil {
			p.Redraft(text)
		}
	}
}

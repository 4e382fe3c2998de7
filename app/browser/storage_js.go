package browser

import (
	"errors"
	"syscall/js"
)

// local is the browser's local storage. If reading it throws, the page's script
// replaces it before the app starts.
type local struct{ v, script js.Value }

// Storage returns the browser's local storage.
func (p *Page) Storage() Storage { return local{js.Global().Get("localStorage"), p.script} }

// Forgetful reports whether the browser stores nothing: it refuses, and what is
// written is gone when the page is closed.
func (p *Page) Forgetful() bool {
	return p.closed && !p.Journal().Works()
}

// Get implements Storage.
func (l local) Get(key string) (string, bool) {
	v := l.v.Call("getItem", key)
	return v.String(), !v.IsNull() && !v.IsUndefined()
}

// Set implements Storage.
func (l local) Set(key, text string) error {
	if !l.script.Call("keep", key, text).Truthy() {
		return errors.New("the browser's storage is full or closed")
	}
	return nil
}

// Del implements Storage.
func (l local) Del(key string) { l.script.Call("forget", key) }

// Keys implements Storage.
func (l local) Keys() []string {
	list := make([]string, l.v.Get("length").Int())
	for i := range list {
		list[i] = l.v.Call("key", i).String()
	}
	return list
}

// journal is the page's second copy in IndexedDB.
type journal struct{ v js.Value }

// Journal returns the second copy of what is stored. It may be missing, see
// Journal.Works.
func (p *Page) Journal() Journal { return journal{p.script.Get("journal")} }

// Entries implements Journal.
func (j journal) Entries() map[string]string {
	entries, list := j.v.Get("entries"), map[string]string{}
	keys := js.Global().Get("Object").Call("keys", entries)
	for i := range keys.Length() {
		key := keys.Index(i).String()
		list[key] = entries.Get(key).String()
	}
	j.v.Set("entries", map[string]any{}) // they are not needed twice
	return list
}

// Write implements Journal.
func (j journal) Write(key, text string) { j.v.Call("write", key, text) }

// Works implements Journal.
func (j journal) Works() bool { return j.v.Get("works").Truthy() }

// shelf is the part of the journal's database for texts that are not needed at
// the start.
type shelf struct{ journal }

// Shelf returns where finished games and evenings of cards are kept.
func (p *Page) Shelf() Shelf { return shelf{journal{p.script.Get("journal")}} }

// Put implements Shelf.
func (s shelf) Put(id, text string, then func(bool)) {
	s.v.Call("put", id, text, once(func(v js.Value) { then(v.Truthy()) }))
}

// Get implements Shelf.
func (s shelf) Get(ids []string, then func(map[string]string)) {
	list := make([]any, len(ids))
	for i, id := range ids {
		list[i] = id
	}
	s.v.Call("get", list, once(func(texts js.Value) {
		found := map[string]string{}
		for i, id := range ids {
			if text := texts.Index(i); text.Type() == js.TypeString {
				found[id] = text.String()
			}
		}
		then(found)
	}))
}

// IDs implements Shelf.
func (s shelf) IDs(then func([]string)) {
	s.v.Call("ids", once(func(keys js.Value) {
		list := make([]string, keys.Length())
		for i := range list {
			list[i] = keys.Index(i).String()
		}
		then(list)
	}))
}

// Remove implements Shelf.
func (s shelf) Remove(id string) { s.v.Call("remove", id) }

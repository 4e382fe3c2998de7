package app

import (
	"fmt"
	"slices"
	"strings"

	"serviert/app/jsontext"
)

// storage keeps texts by key, as local storage does.
type storage interface {
	get(key string) (value string, ok bool)
	set(key, value string) error
	del(key string)
	keys() []string
}

// prefix begins every key: other pages of the same origin share the storage.
const prefix = "serviert:"

// The keys. Each value is a JSON object with its schema in "v"; none has a
// field ExpiresAt on top, which go-app's own cleaner would obey.
const (
	keySettings = prefix + "settings"
	keyGame     = prefix + "game"    // the dice game that runs
	keyDone     = prefix + "done:"   // + id: a finished game
	keyBroken   = prefix + "broken:" // + number: a save that could not be read
	keyNames    = prefix + "names"   // names used before
	keyRules    = prefix + "rules"   // rules saved under a name
)

// memory is storage that lasts as long as the value: for the host, for tests,
// and where the browser refuses to store.
type memory map[string]string

func (m memory) get(key string) (string, bool) { v, ok := m[key]; return v, ok }
func (m memory) set(key, value string) error   { m[key] = value; return nil }
func (m memory) del(key string)                { delete(m, key) }
func (m memory) keys() []string {
	var list []string
	for k := range m {
		list = append(list, k)
	}
	return list
}

// load reads a JSON value. ok is false where there is none; an error is a
// value that cannot be read.
func load(disk storage, key string, into any) (ok bool, err error) {
	text, ok := disk.get(key)
	if !ok {
		return false, nil
	}
	if err := jsontext.Unmarshal([]byte(text), into); err != nil {
		return true, fmt.Errorf("%s: %w", key, err)
	}
	return true, nil
}

// save writes a JSON value. What the storage refuses is tried again with every
// later save, and saveFailed stays until all of it is stored. A broken save
// that could not be moved out of the way is not written over.
func (s *store) save(key string, value any) {
	text, err := jsontext.Marshal(value)
	if err != nil {
		s.saveFailed = true
		return
	}
	s.unsaved[key] = string(text)
	for key, text := range s.unsaved {
		if !s.isBroken(key) && s.disk.set(key, text) == nil {
			delete(s.unsaved, key)
		}
	}
	s.saveFailed = len(s.unsaved) > 0
}

// erase deletes what is stored under a key, or was to be.
func (s *store) erase(key string) {
	delete(s.unsaved, key)
	s.disk.del(key)
}

func (s *store) isBroken(key string) bool {
	return slices.ContainsFunc(s.broken, func(b broken) bool { return b.Key == key })
}

// broken is a save that could not be read, kept as it was.
type broken struct {
	Key  string // where it is kept now
	Text string // the save itself
	Why  string // what was wrong, in English, for a report
}

// setAside moves a save that cannot be read out of the way, whole.
func (s *store) setAside(key, why string) {
	text, _ := s.disk.get(key)
	n := 1
	for ; ; n++ {
		if _, taken := s.disk.get(fmt.Sprint(keyBroken, n)); !taken {
			break
		}
	}
	b := broken{fmt.Sprint(keyBroken, n), text, why}
	body, _ := jsontext.Marshal(b)
	// A full storage may have room for it only once, or not for the reason.
	s.disk.del(key)
	if s.disk.set(b.Key, string(body)) != nil && s.disk.set(b.Key, text) != nil {
		s.disk.set(key, text)
		b.Key = key
	}
	s.broken = append(s.broken, b)
}

func (s *store) loadBroken() {
	for _, key := range s.disk.keys() {
		if !strings.HasPrefix(key, keyBroken) {
			continue
		}
		var b broken
		if _, err := load(s.disk, key, &b); err != nil || b.Why == "" {
			text, _ := s.disk.get(key)
			b = broken{Text: text, Why: "unreadable"}
		}
		b.Key = key
		s.broken = append(s.broken, b)
	}
}

// discard drops a save that was put aside.
func (s *store) discard(key string) {
	s.disk.del(key)
	for i, b := range s.broken {
		if b.Key == key {
			s.broken = append(s.broken[:i:i], s.broken[i+1:]...)
			return
		}
	}
}

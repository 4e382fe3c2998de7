//go:build !js

package backup

import (
	"maps"
	"strings"
	"testing"

	"serviert/app/store"
)

// Whatever a backup says, with a right sum: it is refused, or restored without
// losing what was here, and a second time changes nothing.
func FuzzRestore(f *testing.F) {
	text := full(f).made()
	body := text[:strings.LastIndex(text, `,"n":`)] + "}"
	f.Add(body)
	f.Add(begins + `1}`)
	f.Add(strings.ReplaceAll(body, `"ended":`, `"x":`))
	f.Add(strings.ReplaceAll(body, `throw`, `strike`))
	here := newPhone(f, 2)
	here.play(5, 1, -1)
	here.play(0, 2, 3)
	here.made() // gives it its name
	done, _, table := here.records()
	f.Fuzz(func(t *testing.T, body string) {
		text := store.Stamped(body, 7)
		file, err := Read(text)
		if err != nil || len(file.Games)+len(file.Parked) > 50 {
			return
		}
		p := opened(t, maps.Clone(here.memory), maps.Clone(here.room), 2)
		p.restore(text)
		after, _, now := p.records()
		if now != table && !strings.HasPrefix(now, table) || len(after) < len(done) {
			t.Fatalf("on the table was\n%s\nis\n%s", table, now)
		}
		before := len(p.again().Games.Done()) + len(p.again().Games.Parked())
		p.again().restore(text)
		if n := len(p.again().Games.Done()) + len(p.again().Games.Parked()); n != before {
			t.Fatalf("%d games, the second time %d", before, n)
		}
	})
}

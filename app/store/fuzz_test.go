package store

import (
	"strings"
	"testing"

	"serviert/app/browser"
	"serviert/app/dicegame/gametest"
)

// Whatever text lies in the storage, the app starts, and the text is read, left
// where it is or set aside whole.
func FuzzSaves(f *testing.F) {
	source := browser.Memory{}
	s := NewGames(NewDisk(source, browser.Paper{}, &browser.Page{}), browser.Boxes(nil), &clock{1})
	if err := s.Start(gametest.Kinds()[2].Setup(f), "", false); err != nil {
		f.Fatal(err)
	}
	s.Keep(0)
	for _, text := range source {
		f.Add(text)
	}
	f.Add(`{"v":2}`)
	f.Fuzz(func(t *testing.T, text string) {
		for _, key := range []string{KeyGame, KeyDone + "7", KeyKept, KeyThrows} {
			disk := browser.Memory{key: text}
			s := NewGames(NewDisk(disk, browser.Paper{}, &browser.Page{}), browser.Boxes(nil), &clock{1})
			s.Throws()
			if disk[key] == text {
				continue
			}
			if b := s.disk.Broken(); len(b) != 1 || b[0].Text != text || !strings.HasPrefix(b[0].Key, KeyBroken) {
				t.Fatalf("%s: %q is gone, set aside %+v", key, text, b)
			}
		}
	})
}

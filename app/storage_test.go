package app

import (
	"encoding/json"
	"errors"
	"math/rand/v2"
	"strings"
	"testing"
)

// good is a save of a running game, as it is stored.
func good(t *testing.T) string {
	t.Helper()
	disk := memory{}
	s := tables[0].begun(t, disk)
	s.throwNow()
	return disk[keyGame]
}

// Whatever stands in storage, the app starts, plays, and keeps what it could
// not read word for word.
func TestUnreadableSavesArePutAside(t *testing.T) {
	whole := good(t)
	bad := map[string]string{
		"empty":            "",
		"half":             whole[:len(whole)/2],
		"not JSON":         "Anna 35, Bernd 20",
		"of another kind":  `[1,2,3]`,
		"another schema":   strings.Replace(whole, `"v":1`, `"v":99`, 1),
		"without a schema": strings.Replace(whole, `"v":1,`, ``, 1),
		"a bad record":     strings.Replace(whole, `throw`, `thraw`, 1),
		"no record":        `{"v":1,"id":"1","evening":"1","started":1,"record":""}`,
		"null":             `null`,
	}
	for name, text := range bad {
		for _, key := range []string{keyGame, keyDone + "7", keySettings, keyRules, keyNames} {
			if (key == keyNames || key == keyRules) && strings.HasPrefix(text, `{"v":1,`) || key == keySettings && (name == "null" || strings.HasPrefix(name, "without") || strings.HasPrefix(text, `{"v":1,`)) {
				continue // readable, though it says nothing
			}
			t.Run(key+" "+name, func(t *testing.T) {
				disk := memory{key: text}
				s := opened(t, disk)
				the.path = "/new"
				(&page{Path: "/new"}).Render()
				if len(s.broken) != 1 || s.broken[0].Text != text || s.broken[0].Why == "" {
					t.Fatalf("put aside: %+v", s.broken)
				}
				tables[5].begunIn(t, s).choose("1", 1)
				s.enter(2)
				again := newStore(disk)
				again.open()
				if len(again.broken) != 1 || again.broken[0].Text != text {
					t.Errorf("after a game: %+v", again.broken)
				}
				if again.game == nil {
					t.Error("the new game is not there")
				}
				again.discard(again.broken[0].Key)
				third := newStore(disk)
				third.open()
				if len(third.broken) != 0 {
					t.Errorf("after it was discarded: %+v", third.broken)
				}
			})
		}
	}
}

// Several broken saves do not push each other out.
func TestBrokenSavesPileUp(t *testing.T) {
	disk := memory{}
	for _, text := range []string{"one", "two", "three"} {
		disk[keyGame] = text
		opened(t, disk)
	}
	s := opened(t, disk)
	var texts []string
	for _, b := range s.broken {
		texts = append(texts, b.Text)
	}
	if len(texts) != 3 || !strings.Contains(strings.Join(texts, " "), "two") {
		t.Errorf("kept %q", texts)
	}
}

// tight is a disk with room for so many characters, as browsers count it.
type tight struct {
	memory
	room int
}

func (d *tight) set(key, value string) error {
	n := len(key) + len(value)
	for k, v := range d.memory {
		if k != key {
			n += len(k) + len(v)
		}
	}
	if n > d.room {
		return errors.New("full")
	}
	return d.memory.set(key, value)
}

// A broken save on a full disk has no room to be copied, and is not lost for
// it: the next game's save takes its place only after it has moved.
func TestABrokenSaveOnAFullDisk(t *testing.T) {
	text := strings.Repeat("rubbish ", 200)
	disk := &tight{memory: memory{keyGame: text}, room: len(text) + 60}
	s := opened(t, disk)
	tables[0].begunIn(t, s)
	s.throwNow()
	if !s.saveFailed {
		t.Error("there was room; the test is no good")
	}
	again := newStore(disk)
	again.open()
	if len(again.broken) != 1 || again.broken[0].Text != text {
		t.Errorf("kept %+v", again.broken)
	}
}

// A key of somebody else on the same origin is never touched.
func TestOtherKeysAreLeftAlone(t *testing.T) {
	disk := memory{"other": "x", "servier": "y", "done:1": "z"}
	s := opened(t, disk)
	play(t, tables[5].begunIn(t, s), rand.New(rand.NewPCG(1, 1)), nil)
	for k, v := range map[string]string{"other": "x", "servier": "y", "done:1": "z"} {
		if disk[k] != v {
			t.Errorf("%s is %q", k, disk[k])
		}
	}
	for k, v := range disk {
		var top map[string]any
		if !strings.HasPrefix(k, prefix) {
			continue
		}
		if err := json.Unmarshal([]byte(v), &top); err != nil {
			t.Errorf("%s is no JSON object: %v", k, err)
		}
		if _, ok := top["ExpiresAt"]; ok {
			t.Errorf("%s would be deleted by go-app's cleaner", k)
		}
		if top["v"] == nil {
			t.Errorf("%s has no schema", k)
		}
	}
}

func TestSettingsStay(t *testing.T) {
	disk := memory{}
	s := opened(t, disk)
	s.change(func(x *settings) { x.Language, x.OneTap, x.Theme, x.Sound = "en", true, "dark", false })
	want := s.settings
	if s = opened(t, disk); s.settings != want {
		t.Errorf("%+v, want %+v", s.settings, want)
	}
}

//go:build !js

package app

import (
	"strings"
	"testing"

	"github.com/maxence-charriere/go-app/v9/pkg/app"

	"serviert/app/backup"
	"serviert/app/browser"
	"serviert/app/dicegame"
	"serviert/app/dicegame/gametest"
	"serviert/app/i18n"
	"serviert/app/settings"
	"serviert/app/store"
	"serviert/app/ui/uitest"
)

// device is an app with its tab.
func device(t *testing.T) (*wing, *browser.Page) {
	t.Helper()
	b := browser.Open()
	b.Now = 1_700_000_000_000
	return whole(b), b
}

// shows fails unless the part of backups has this text, and it was said.
func shows(t *testing.T, a *wing, text string) {
	t.Helper()
	html := app.HTMLString(a.backupPart())
	uitest.Sound(t, "backup", html)
	if !strings.Contains(html, text) || !strings.Contains(said(a), text) {
		t.Errorf("%q is not shown and said: %q, %s", text, said(a), html)
	}
}

// A backup is saved and restored by its buttons, and each outcome is said.
func TestTheSettingsSaveAndRestore(t *testing.T) {
	a, b := device(t)
	words := &a.Texts().Device().Backup
	press := func(id string) {
		t.Helper()
		uitest.Press(t, a.backupPart(), id)
	}
	g := gametest.Filled(gametest.Kinds()[0].Setup(t).Rules, 0, 1)
	g.ID, g.Evening, g.Started, g.Ended = "7", "7", 7, 8
	a.games.AddDone(g)
	a.change(func(s *settings.Settings) { s.Theme = "dark" })
	own := func(letter string, n int) store.OwnWords {
		v := store.OwnWords{V: store.Schema, Words: map[string][]string{}}
		for i := range n {
			v.Words["de"] = append(v.Words["de"], letter+string(rune('A'+i/26))+string(rune('A'+i%26)))
		}
		return v
	}
	a.disk.Save(store.KeyCardsOwn, own("A", 3))
	for how, want := range map[i18n.Sent]string{i18n.Closed: words.NotMade, i18n.NotSent: a.Texts().Games.NotShared, i18n.Copied: a.Texts().Games.Copied} {
		b.How = how
		press("backup-save")
		if shows(t, a, want); a.device().Last() != 0 {
			t.Errorf("%s counts as a backup", how)
		}
	}
	b.How = "shared"
	press("backup-save")
	shows(t, a, a.contents(a.mine(t, b)))
	if a.device().Last() != b.Now {
		t.Error("the backup is not noted")
	}
	text := b.Shared[len(b.Shared)-1]

	a, b = device(t)
	for bad, want := range map[string]string{
		"": words.NoBackup, text[:len(text)-9]: words.Damaged, strings.Replace(text, `"7"`, `"8"`, 1): words.Damaged,
		text + strings.Repeat(" ", 50<<20): words.TooBig,
	} {
		b.Picked = bad
		press("backup-restore")
		if shows(t, a, want); a.focus != "backup-told" || len(a.games.Done()) > 0 {
			t.Errorf("the focus is on %q", a.focus)
		}
	}
	a.disk.Save(store.KeyCardsOwn, own("B", store.MostOwn-1))
	b.Picked = text
	press("backup-restore")
	if shows(t, a, "Fertige Partien: 1"); a.focus != "backup-ask" || len(a.games.Done()) > 0 {
		t.Error("restored without a question")
	}
	press("backup-leave")
	if a.backup.incoming != nil || a.focus != "backup-restore" {
		t.Errorf("the question stays, the focus is on %q", a.focus)
	}
	press("backup-restore")
	press("backup-yes")
	shows(t, a, "Neue Partien: 1")
	shows(t, a, "Eigene Wörter ohne Platz: 2. Mehr als 500 in einer Sprache gehen nicht.")
	if len(a.games.Done()) != 1 || a.settings.Theme != "dark" || b.Marks["data-theme"] != "dark" {
		t.Error("not everything is there, or not at once")
	}
	a.games.Hold(false)
	press("backup-restore")
	shows(t, a, a.Texts().Notices.Elsewhere)
	a.games.Hold(true)
	c := whole(&browser.Page{Disk: full{browser.Memory{}}, Room: browser.Boxes(nil), Picked: text, Now: b.Now})
	uitest.Press(t, c.backupPart(), "backup-restore")
	uitest.Press(t, c.backupPart(), "backup-yes")
	shows(t, c, words.Full)
}

// mine reads the backup that was shared last.
func (a *wing) mine(t *testing.T, b *browser.Page) *backup.File {
	t.Helper()
	f, err := backup.Read(b.Shared[len(b.Shared)-1])
	if err != nil {
		t.Fatal(err)
	}
	return &f
}

// full is a storage without room.
type full struct{ browser.Memory }

func (full) Set(string, string) error { return store.ErrWatching } // any error will do

// Whether the browser keeps things is said in a sentence of its own each, and on
// iOS what helps.
// Where a backup brings another language, what came of it is told in that, and the title is in it.
func TestARestoredLanguageIsSpoken(t *testing.T) {
	a, b := device(t)
	a.change(func(s *settings.Settings) { s.Language = "en" })
	b.How = "shared"
	uitest.Press(t, a.backupPart(), "backup-save")
	text := b.Shared[len(b.Shared)-1]
	a, b = device(t)
	a.path = "/settings"
	b.Picked = text
	uitest.Press(t, a.backupPart(), "backup-restore")
	uitest.Press(t, a.backupPart(), "backup-yes")
	done, _, _ := strings.Cut(i18n.For("en").Device().Backup.Done, "%")
	if shows(t, a, done); !strings.HasPrefix(b.Title, i18n.For("en").Settings.Title) {
		t.Errorf("the title is %q", b.Title)
	}
}

// Thousands of games are written as everywhere else.
func TestWhatIsInALargeBackup(t *testing.T) {
	a, _ := device(t)
	if got := a.contents(&backup.File{Games: make([]dicegame.Saved, 1500)}); !strings.HasPrefix(got, "Fertige Partien: 1.500,") {
		t.Errorf("says %q", got)
	}
}

func TestTheDeviceSaysWhatItKeeps(t *testing.T) {
	a, b := device(t)
	for _, state := range []string{"", "yes", "no"} {
		b.Lasts = state
		if html := app.HTMLString(a.devicePart()); !strings.Contains(html, a.Texts().Device().Lasting.At(state)) || strings.Contains(html, "fleeting") {
			t.Errorf("%q: %s", state, html)
		}
	}
	b.Fleets = true
	if html := app.HTMLString(a.devicePart()); !strings.Contains(html, a.Texts().Device().Fleeting) {
		t.Error("in Safari nobody learns what helps")
	}
}

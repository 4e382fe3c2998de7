package app

import (
	"errors"
	"fmt"
	"time"

	"github.com/maxence-charriere/go-app/v9/pkg/app"

	"serviert/app/backup"
	"serviert/app/browser"
	"serviert/app/cardshelf"
	"serviert/app/i18n"
	"serviert/app/store"
	"serviert/app/ui"
)

// backupView is what backupPart shows beyond its buttons.
type backupView struct {
	busy     bool
	told     func() []string // what has come of the last attempt, in the language of the moment
	incoming *backup.File    // waits until it may be restored
}

// device is this device for a backup.
func (a *App) device() backup.Device {
	return backup.Device{Disk: a.disk, Games: a.games, Cards: cardshelf.New(a.disk, a.browser.Shelf()), Browser: a.browser, Pause: func(f func()) {
		if a.Live() {
			a.After(time.Millisecond, f)
		} else {
			f()
		}
	}}
}

// backupPart is the part of the settings where a backup is saved and, after a
// question, restored.
func (a *App) backupPart() app.UI {
	t, v := &a.Texts().Device().Backup, &a.backup
	last := t.Never
	if made := a.device().Last(); made != 0 {
		last = fmt.Sprintf(t.Last, a.date(made))
	}
	var answer []app.UI
	if v.told != nil {
		answer = append(answer, app.Div().ID("backup-told").TabIndex(-1).Class("example").Body(ui.Paragraphs(v.told()...)...))
	}
	if f := v.incoming; f != nil {
		answer = append(answer, app.Div().Class("example").Body(
			app.H3().ID("backup-ask").TabIndex(-1).Text(fmt.Sprintf(t.Ask, a.date(f.Made))),
			app.P().Text(a.contents(f)),
			app.P().Class("note").Text(t.How),
			app.Div().Class("acts even").Body(
				ui.Labelled("backup-leave", "", a.Texts().Cancel, "", func() {
					v.incoming = nil
					a.Focus("backup-restore")
				}),
				ui.Labelled("backup-yes", "write", t.Yes, "", a.restoreBackup),
			),
		))
	}
	return app.Section().Class("slip backup").Aria("labelledby", "backup").Body(
		app.H2().ID("backup").TabIndex(-1).Text(t.Title),
		app.P().Text(t.Text),
		app.P().Class("note").Text(last),
		app.Div().Body(answer...),
		ui.Labelled("backup-save", "row", t.Save, "", a.saveBackup),
		ui.Labelled("backup-restore", "row", t.Restore, "", a.pickBackup),
	)
}

func (a *App) date(ms int64) string { return a.browser.DayAndTime(ms, a.Texts().Lang) }

// contents says how much is in a backup.
func (a *App) contents(f *backup.File) string {
	return a.Texts().Fill(a.Texts().Device().Backup.Contents, len(f.Games), f.Unfinished(), f.CardEvenings())
}

// tellBackup says and shows what has come of a backup.
func (a *App) tellBackup(busy bool, told func() []string) {
	text := ""
	for _, l := range told() {
		text += l + " "
	}
	a.Say(text)
	a.backup = backupView{busy: busy, told: told}
	a.Refresh()
}

// endBackup is tellBackup for the last word, which gets the focus: what was
// pressed may be gone.
func (a *App) endBackup(told func() []string) {
	a.tellBackup(false, told)
	a.Focus("backup-told")
}

// saveBackup makes a backup and hands it to the browser.
func (a *App) saveBackup() {
	if a.backup.busy {
		return
	}
	t := &a.Texts().Device().Backup
	a.tellBackup(true, func() []string { return []string{a.Texts().Device().Backup.Making} })
	a.device().Make(func(text string, f *backup.File) {
		file := fmt.Sprintf(t.File, a.browser.FileDay(f.Made))
		a.browser.ShareFile(t.Title, text, file, func(how i18n.Sent) {
			whole := how == i18n.Shared || how == i18n.Downloaded // a text in the clipboard is no backup yet
			if whole && f.Missing() == 0 {
				a.device().Made(f.Made)
			}
			a.tellBackup(false, func() []string {
				t := &a.Texts().Device().Backup
				if how == i18n.Closed {
					return []string{t.NotMade}
				}
				lines := []string{a.Texts().SharedAs(how, file)}
				if whole {
					lines = append(lines, a.contents(f))
				}
				if whole && f.Missing() > 0 {
					lines = append(lines, a.Texts().Fill(t.Missing, f.Missing()))
				}
				return lines
			})
		})
	})
}

// pickBackup asks for a file and, if it is a backup, whether to restore it.
func (a *App) pickBackup() {
	switch {
	case a.backup.busy:
		return
	case a.games.Watching:
		a.endBackup(func() []string { return []string{a.Texts().Notices.Elsewhere} })
		return
	}
	a.browser.PickFile(".txt,text/plain", backup.MostBytes, func(data []byte, err error) {
		var f backup.File
		if err == nil {
			f, err = backup.Read(string(data))
		}
		if err != nil {
			a.endBackup(func() []string { return []string{a.refusal(err)} })
			return
		}
		a.backup = backupView{incoming: &f}
		a.Say(fmt.Sprintf(a.Texts().Device().Backup.Ask, a.date(f.Made)) + ". " + a.contents(&f))
		a.Focus("backup-ask")
	})
}

// refusal is why a file is not restored.
func (a *App) refusal(err error) string {
	t := &a.Texts().Device().Backup
	switch {
	case errors.Is(err, backup.ErrTooBig), errors.Is(err, browser.ErrLarge):
		return t.TooBig
	case errors.Is(err, browser.ErrUnread):
		return a.Texts().Games.Problem.Unread
	case errors.Is(err, backup.ErrDamaged):
		return t.Damaged
	case errors.Is(err, backup.ErrNewer):
		return t.Newer
	}
	return t.NoBackup
}

// restoreBackup restores the backup that waits.
func (a *App) restoreBackup() {
	f := a.backup.incoming
	a.backup = backupView{busy: true}
	a.device().Restore(f, func(done, of int) {
		a.backup.told = func() []string { return []string{a.Texts().Fill(a.Texts().Device().Backup.Progress, done, of)} }
		a.Refresh()
	}, func(res backup.Result) {
		if !res.Watching {
			a.device().Restored(f)
		}
		a.readSettings()
		a.catchUp()
		a.settle()
		a.endBackup(func() []string { return a.restored(res) })
	})
}

// restored says what has come of restoring a backup.
func (a *App) restored(res backup.Result) []string {
	t := &a.Texts().Device().Backup
	lines := []string{a.Texts().Fill(t.Done, res.Games, res.Evenings, res.Here)}
	if res.Other > 0 {
		lines = append(lines, a.Texts().Fill(t.Other, res.Other))
	}
	if res.Broken > 0 {
		lines = append(lines, a.Texts().Fill(t.Broken, res.Broken))
	}
	if res.Words > 0 {
		lines = append(lines, a.Texts().Fill(t.Words, res.Words, store.MostOwn))
	}
	switch {
	case res.Watching && res.Games+res.Evenings == 0:
		return []string{a.Texts().Notices.Elsewhere}
	case res.Watching:
		lines = append(lines, a.Texts().Notices.Elsewhere)
	case res.Full:
		lines = append(lines, t.Full)
	}
	return lines
}

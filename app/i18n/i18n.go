// Package i18n holds every text of the app in German and English: one struct,
// two values. The engine speaks keys and notation; whatever players read or
// hear is here. Each section has a file named after its screen.
//
// A comment beside a text says where it appears, or what its verbs stand for:
// "%s name, %d points".
package i18n

// Texts is every text in one language.
type Texts struct {
	_           incomparable
	Lang        string // "de" or "en", as in the lang attribute
	Name        string // of the app, the same in both
	Tagline     string
	Description string // for search engines and install prompts
	Skip        string // the link to the main part
	ToHome      string
	Close       string
	Cancel      string
	And         string // between two names
	From        string // between a thing and its owner
	Decimal     string // decimal mark: "," or "."
	Months      [12]string

	Home       Home
	New        New
	Table      Table
	Settlement Settlement
	Games      Games
	Sharing    Sharing
	Settings   Settings
	Voice      Voice
	Coach      Coach
	WordCoach  WordCoach
	Notices    Notices
	Dice       Dice
	Options    Options
	Lesson     Lesson
	People     People
	Note       Note
	Lost       Lost
}

// incomparable keeps the compiler from generating functions that compare these
// large structs: nobody calls them, and everybody would download them.
type incomparable [0]func()

// Note is the text around what somebody notes on a finished game or evening.
type Note struct {
	_                  incomparable
	Title, Add, Change string
	Help, Keep         string // below the field, and the button that stores what is in it
	Is                 string // %s the note, in a list
	Kept, Gone         string // said
}

// Lost is the page for addresses that do not exist.
type Lost struct {
	_           incomparable
	Title, Text string
}

// Notices are the bars above a page.
type Notices struct {
	_                  incomparable
	Update, TakeUpdate string
	Elsewhere, Here    string
	SaveFailed         string
	Newer, Reload      string // a newer version of the app has written the saves
	Broken             string // %d saves
	Mended             string // a damaged game goes on
	Show               string
	Understood         string
	NoThinking         string // the program has not come that computer players and the coach need
	TryAgain           string
	NotHere            string // a page that the device has not got yet
}

// Rules is the rule book in the language of the texts. It is no field: only the
// programs that show it have it inside.
func (t *Texts) Rules() *Rules {
	if t.Lang == "en" {
		return &rulesEn
	}
	return &rulesDe
}

// Review is a part of the texts that not all programs have inside, as Rules is.
func (t *Texts) Review() *Review {
	if t.Lang == "en" {
		return &reviewEn
	}
	return &reviewDe
}

// Drills is a part of the texts that not all programs have inside, as Rules is.
func (t *Texts) Drills() *Drills {
	if t.Lang == "en" {
		return &drillsEn
	}
	return &drillsDe
}

// Luck is a part of the texts that not all programs have inside, as Rules is.
func (t *Texts) Luck() *Luck {
	if t.Lang == "en" {
		return &luckEn
	}
	return &luckDe
}

// Cards is a part of the texts that not all programs have inside, as Rules is.
func (t *Texts) Cards() *Cards {
	if t.Lang == "en" {
		return &cardsEn
	}
	return &cardsDe
}

// Device is a part of the texts that not all programs have inside, as Rules is.
func (t *Texts) Device() *Device {
	if t.Lang == "en" {
		return &deviceEn
	}
	return &deviceDe
}

// For is the texts in a language; anything but "en" is German.
func For(lang string) *Texts {
	if lang == "en" {
		return &en
	}
	return &de
}

var de = Texts{
	Lang: "de", Name: "Serviert",
	Tagline:     "Escalero und Würfelpoker",
	Description: "Escalero, Würfelpoker und Wähle deine Worte auf einem Handy, das von Hand zu Hand geht. Ohne Netz, ohne Konto.",
	Skip:        "Zum Inhalt", ToHome: "Zur Startseite", Close: "Schließen", Cancel: "Abbrechen", And: "und", From: "von", Decimal: ",",
	Months: [12]string{"Januar", "Februar", "März", "April", "Mai", "Juni", "Juli", "August", "September", "Oktober", "November", "Dezember"},
	Home:   homeDe, New: newDe, Table: tableDe, Settlement: settlementDe, Games: gamesDe, Sharing: sharingDe,
	Settings: settingsDe, Voice: voiceDe, Coach: coachDe, WordCoach: wordCoachDe, Dice: diceDe, Options: optionsDe, Lesson: lessonDe, People: peopleDe,
	Note: Note{
		Title: "Notiz", Add: "Notiz hinzufügen", Change: "Notiz ändern", Keep: "Speichern", Is: "Notiz: %s", Kept: "Notiz gespeichert.", Gone: "Notiz gelöscht.",
		Help: "Sie bleibt auf diesem Gerät, in Sicherungen, Ausdrucken und Tabellen. Beim Teilen geht sie nicht mit.",
	},
	Lost: Lost{Title: "Hier ist nichts", Text: "Diese Adresse gibt es nicht. Vielleicht ist ein Buchstabe verrutscht."},
	Notices: Notices{
		Update: "Eine neue Version ist da.", TakeUpdate: "Jetzt übernehmen",
		Elsewhere: "Serviert ist in einem anderen Fenster offen.", Here: "Hier weiterspielen",
		SaveFailed: "Der Browser speichert gerade nicht. Teile das Spiel als Datei, bevor du das Fenster schließt.",
		Newer:      "Hier liegen Spielstände einer neueren Version der App. Sie bleiben, wie sie sind. Lade die Seite neu, um damit weiterzuspielen.", Reload: "Neu laden",
		Broken: "Nicht lesbar und zur Seite gelegt: %d", Show: "Ansehen",
		Mended:     "Ein Spielstand war beschädigt. Es geht ab dem letzten lesbaren Eintrag weiter, der beschädigte Stand liegt bei den Partien.",
		Understood: "Verstanden", NotHere: "Diese Seite ist noch nicht auf dem Gerät, und das Netz fehlt gerade oder ist zu schwach.",
		NoThinking: "Computergegner, Rat und Rückblick gehen gerade nicht. Alles ist gespeichert.", TryAgain: "Noch einmal versuchen",
	},
}

var en = Texts{
	Lang: "en", Name: "Serviert",
	Tagline:     "Escalero and dice poker",
	Description: "Escalero, Würfelpoker and Choose Your Words on one phone that goes from hand to hand. No network, no account.",
	Skip:        "Skip to content", ToHome: "To the start page", Close: "Close", Cancel: "Cancel", And: "and", From: "of", Decimal: ".",
	Months: [12]string{"January", "February", "March", "April", "May", "June", "July", "August", "September", "October", "November", "December"},
	Home:   homeEn, New: newEn, Table: tableEn, Settlement: settlementEn, Games: gamesEn, Sharing: sharingEn,
	Settings: settingsEn, Voice: voiceEn, Coach: coachEn, WordCoach: wordCoachEn, Dice: diceEn, Options: optionsEn, Lesson: lessonEn, People: peopleEn,
	Note: Note{
		Title: "Note", Add: "Add a note", Change: "Change the note", Keep: "Save", Is: "Note: %s", Kept: "Note saved.", Gone: "Note deleted.",
		Help: "It stays on this device, in backups, printed pads and spreadsheets. It is not shared with a game.",
	},
	Lost: Lost{Title: "Nothing here", Text: "There is no such address. Perhaps there is a typo."},
	Notices: Notices{
		Update: "A new version is ready.", TakeUpdate: "Use it now",
		Elsewhere: "Serviert is open in another window.", Here: "Play here",
		SaveFailed: "The browser is not saving at the moment. Share the game as a file before you close this window.",
		Newer:      "Some games here were saved by a newer version of the app. They stay as they are. Reload the page to go on with them.", Reload: "Reload",
		Broken: "Unreadable and put aside: %d", Show: "Show",
		Mended:     "A saved game was damaged. It goes on from the last entry that can be read; the damaged save is with the games.",
		Understood: "Understood", NotHere: "This page is not on the device yet, and the network is missing or too weak.",
		NoThinking: "Computer players, hints and reviews do not work at the moment. Everything is saved.", TryAgain: "Try again",
	},
}

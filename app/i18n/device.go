package i18n

// Device is the part of the settings that says what this device has.
type Device struct {
	_                    incomparable
	Title                string
	Offline              By[string] // whether the app starts without a network, by browser.Page.Offline
	Kept                 By[string] // when what is played is on the disk
	Lasting              By[string] // whether the browser keeps what is stored, by browser.Page.Lasting; "" if it does not say
	Fleeting             string     // on iOS and a Mac, where it is no app of its own
	Hidden, HiddenPoorly string     // who can see the cards of others
	Backup               Backup
}

// Backup is the file with everything, and its way back.
type Backup struct {
	_                incomparable
	Title, Text      string
	Last             string // %s date
	Never            string
	Save, Restore    string
	File             string // %s day
	Making           string
	NotMade          string
	Contents         string // %d finished, %d unfinished games, %d evenings of cards
	Missing          string // %d finished games
	Ask              string // %s date
	How              string // what a restoring does to what is here
	Yes              string
	Progress         string // %d of %d games
	Done             string // %d new games, %d new evenings, %d that were here
	Other            string // %d games
	Broken           string // %d saves
	Words            string // %d own words, %d the most there can be
	Full             string
	NoBackup, TooBig string
	Damaged, Newer   string
	Unsaved          string // %d games, at least ten
	UnsavedCards     string // %d evenings of cards, at least ten
	UnsavedBoth      string // %d games and evenings of cards, at least ten together
	Offer            string // a link
	Elsewhere        string // instead of a game a backup was read in
}

var deviceDe = Device{
	Title: "Auf diesem Gerät",
	Offline: By[string]{
		{"ready", "Ohne Netz spielbar."},
		{"loading", "Für das Spielen ohne Netz werden die Dateien noch geprüft und geladen."},
		{"incomplete", "Ohne Netz noch nicht spielbar: Einige Dateien fehlen. Entweder ist das Netz zu schwach, der Server gibt sie nicht her oder der Speicher ist voll. Serviert versucht es von selbst wieder."},
		{"refused", "Ohne Netz noch nicht spielbar: Entweder ist das Netz zu schwach, oder der Server oder der Browser erlaubt nicht, Serviert hier abzulegen."},
		{"insecure", "Nur mit Netz spielbar: Diese Adresse beginnt nicht mit https."},
		{"unsupported", "Nur mit Netz spielbar: Dieser Browser legt keine Seiten ab. In einem privaten Fenster ist das üblich."},
	},
	Kept: By[string]{
		{"at once", "Jeder Zug ist gespeichert, sobald du ihn siehst, auch wenn danach der Browser abstürzt. In einem privaten Fenster bleibt alles nur, bis du es schließt."},
		{"soon", "Dieser Browser sichert nicht jeden Zug sofort. Stürzt er ab oder geht das Handy aus, kann die letzte Minute fehlen."},
		{"never", "Dieser Browser speichert nichts. Du kannst spielen, aber wenn du die Seite schließt, ist alles weg. Erlaube der Seite in den Einstellungen des Browsers, Daten zu speichern."},
	},
	Lasting: By[string]{
		{"yes", "Der Browser bewahrt die Spiele dauerhaft auf."},
		{"no", "Wird der Platz auf dem Gerät knapp, darf der Browser die Spiele löschen. Davor schützt eine Sicherung."},
		{"", "Ob er die Spiele dauerhaft aufbewahrt, sagt dieser Browser nicht. Sicher ist eine Sicherung."},
	},
	Hidden:       "Die Karten einer laufenden Hand sind verschlüsselt gespeichert und stehen in keinem Export. Das hält Neugierige am Tisch ab, aber niemanden, der mit den Entwicklerwerkzeugen des Browsers umgehen kann.",
	HiddenPoorly: "Die Karten einer laufenden Hand stehen in keinem Export. Im Speicher dieses Browsers sind sie nur vor einem flüchtigen Blick sicher.",
	Fleeting:     "Safari löscht alles, was hier gespeichert ist, wenn du Serviert sieben Tage lang nicht öffnest. In einer eigenen App bleibt es: „Teilen“, dann „Zum Home-Bildschirm“, auf dem Mac „Zum Dock hinzufügen“. Die App beginnt leer; nimm die Spiele mit einer Sicherung mit.",
	Backup: Backup{
		Title: "Sicherung", Text: "Eine Datei mit allem, was auf diesem Gerät liegt: Partien, Abende, Namen, Hausregeln, eigene Wörter und Einstellungen. Leg sie woanders ab, oder nimm damit alles auf ein anderes Gerät mit.",
		Last: "Zuletzt gesichert: %s.", Never: "Auf diesem Gerät wurde noch nie gesichert.",
		Save: "Sicherung speichern", Restore: "Sicherung einspielen", File: "Serviert-Sicherung %s.txt",
		Making: "Die Sicherung wird zusammengestellt.", NotMade: "Es wurde nichts gesichert.",
		Contents: "Fertige Partien: %d, laufende oder unterbrochene: %d, Kartenabende: %d.",
		Missing:  "Fertige Partien und Kartenabende, die der Browser gerade nicht herausgibt: %d. Sie fehlen in dieser Datei. Lade die Seite neu und sichere dann noch einmal.",
		Ask:      "Sicherung vom %s",
		How:      "Was hier liegt, bleibt. Was fehlt, kommt dazu, und nichts wird doppelt. Von einer laufenden Partie gilt der Stand, der weiter ist. Einstellungen gelten nur, wenn du hier noch keine geändert hast.",
		Yes:      "Einspielen", Progress: "Partien eingespielt: %d von %d …",
		Done:  "Eingespielt. Neue Partien: %d, neue Kartenabende: %d, schon da: %d.",
		Other: "Auf einem der Geräte berichtigt und hier unverändert: %d.", Broken: "Nicht lesbar und zur Seite gelegt: %d.", Words: "Eigene Wörter ohne Platz: %d. Mehr als %d in einer Sprache gehen nicht.",
		Full:     "Für den Rest ist kein Platz. Schaff Platz und spiel dieselbe Datei noch einmal ein, doppelt wird dabei nichts.",
		NoBackup: "Das ist keine Sicherung von Serviert. Hier hat sich nichts geändert. Eine einzelne Partie wird bei den gespielten Partien eingelesen.", TooBig: "Diese Datei ist zu groß für eine Sicherung. Hier hat sich nichts geändert.",
		Damaged: "Diese Sicherung ist beschädigt oder unvollständig. Hier hat sich nichts geändert.",
		Newer:   "Diese Sicherung stammt von einer neueren Version der App. Hier hat sich nichts geändert. Lade die Seite neu und versuch es dann noch einmal.",
		Unsaved: "%d Partien liegen nur auf diesem Gerät.", UnsavedCards: "%d Kartenabende liegen nur auf diesem Gerät.",
		UnsavedBoth: "%d Partien und Kartenabende liegen nur auf diesem Gerät.", Offer: "Jetzt sichern",
		Elsewhere: "Das ist eine Sicherung mit allem. Eingespielt wird sie in den Einstellungen.",
	},
}

var deviceEn = Device{
	Title: "On this device",
	Offline: By[string]{
		{"ready", "Can be played without a network."},
		{"loading", "The files for playing without a network are still being checked and loaded."},
		{"incomplete", "Cannot be played without a network yet: some files are missing. Either the network is too weak, the server does not deliver them or the storage is full. Serviert will try again by itself."},
		{"refused", "Cannot be played without a network yet: either the network is too weak, or the server or the browser does not allow Serviert to be stored here."},
		{"insecure", "Needs a network: this address does not begin with https."},
		{"unsupported", "Needs a network: this browser keeps no pages. That is normal in a private window."},
	},
	Kept: By[string]{
		{"at once", "Every move is saved as soon as you see it, even if the browser crashes right after. In a private window everything stays only until you close it."},
		{"soon", "This browser does not save every move at once. If it crashes or the phone switches off, the last minute may be missing."},
		{"never", "This browser stores nothing. You can play, but when you close the page everything is gone. Allow this page to store data in the browser’s settings."},
	},
	Lasting: By[string]{
		{"yes", "The browser keeps the games for good."},
		{"no", "When space on the device is short, the browser may delete the games. A backup protects them."},
		{"", "This browser does not say whether it keeps the games for good. A backup is safe."},
	},
	Hidden:       "The cards of the hand being played are stored encrypted, and no export shows them. That stops a curious fellow player, but nobody who knows the browser’s developer tools.",
	HiddenPoorly: "No export shows the cards of the hand being played. In the storage of this browser they are safe from a passing glance only.",
	Fleeting:     "Safari deletes everything stored here if you do not open Serviert for seven days. In an app of its own it stays: “Share”, then “Add to Home Screen”, on a Mac “Add to Dock”. That app begins empty; take the games with you in a backup.",
	Backup: Backup{
		Title: "Backup", Text: "One file with everything on this device: games, evenings, names, house rules, your own words and settings. Put it somewhere else, or take everything to another device with it.",
		Last: "Last backup: %s.", Never: "No backup has ever been made on this device.",
		Save: "Save a backup", Restore: "Restore a backup", File: "Serviert backup %s.txt",
		Making: "The backup is being put together.", NotMade: "No backup was made.",
		Contents: "Finished games: %d, running or interrupted ones: %d, evenings of cards: %d.",
		Missing:  "Finished games and evenings of cards that the browser does not hand over at the moment: %d. They are missing from this file. Reload the page and then make another backup.",
		Ask:      "Backup of %s",
		How:      "What is here stays. What is missing is added, and nothing is doubled. Of a running game the longer one counts. Settings count only if you have changed none here yet.",
		Yes:      "Restore", Progress: "Games restored: %d of %d …",
		Done:  "Restored. New games: %d, new evenings of cards: %d, here already: %d.",
		Other: "Corrected on one of the devices and unchanged here: %d.", Broken: "Unreadable and put aside: %d.", Words: "Own words without room: %d. There can be no more than %d in a language.",
		Full:     "There is no room for the rest. Make room and restore the same file once more; nothing will be doubled.",
		NoBackup: "This is not a backup of Serviert. Nothing here has changed. A single game is imported from the list of games.", TooBig: "This file is too large for a backup. Nothing here has changed.",
		Damaged: "This backup is damaged or incomplete. Nothing here has changed.",
		Newer:   "This backup was made by a newer version of the app. Nothing here has changed. Reload the page and then try again.",
		Unsaved: "%d games are on this device only.", UnsavedCards: "%d evenings of cards are on this device only.",
		UnsavedBoth: "%d games and evenings of cards are on this device only.", Offer: "Back up now",
		Elsewhere: "This is a backup of everything. It is restored in the settings.",
	},
}

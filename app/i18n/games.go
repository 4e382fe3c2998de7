package i18n

// Games is the history: finished and interrupted games, evenings, import,
// export, corrections.
type Games struct {
	_       incomparable
	Title   string
	Empty   string
	Evening string // %s date
	Account string // the link to an evening's account

	Running                                string
	Parked, ParkedText, Resume, ResumeOver string
	Round                                  string // %d of %d
	Broken, BrokenText, Why, Export        string
	BrokenKinds                            By[string] // what cannot be read, by the store's key of it; "" for all else
	Discard                                string
	Sure, Yes, No                          string // before something is deleted
	Deleted, Discarded                     string // said
	DeleteEvening, EveningDeleted          string

	Import, ImportText, Choose, Paste, Read string
	Imported, Resumed, Already              string
	Problem                                 Problem

	Game                              string // title of a single game; its heading is the names
	Played                            string // %s game, %s date
	Gone, GoneEvening                 string // the address names no game, or no evening
	Withheld                          string // it does, and the browser does not hand it over
	Fetching                          string // the game is being read
	Older, OlderCount                 string // a button; %d of %d evenings
	OlderParked                       string // a button for the other interrupted games
	Unsorted                          string // %d games
	Pad                               string
	Copy, PrintPad, CSV               string
	Delete                            string
	Shared, Saved, Copied, NotShared  string // spoken after sharing; Saved: %s the file
	Unshared                          string // the same where somebody has thought better of it
	Struck                            string // a zero, spoken
	Sum, Total, Row                   string
	Correct, CorrectText, CorrectDone string
	CorrectTap                        string // at the table: the quicker way
	Now                               string // %s party, %s row and column, %s what stands there
	Corrected                         string // %s party, %s row and column, %s new, %s old
	AndThere                          string // appended: %s row and column, %s new, %s old
	AndPays                           string // appended where the game is settled another way now: %s how
	Keep                              string // leave the entry as it is
	Elsewhere                         string // before the other columns of the row
	Swaps                             string // below a column: %s what stands there
	OtherRow                          string // before the other rows of the column
	OtherParty                        string // before the other parties

	Standing, Player, Points      string
	Owes, Even                    string
	Brought                       string // %d games that came from elsewhere, %d all
	List                          string
	Statistics                    string
	Played1, Won, Served, Strikes string // column headings of the statistics
	PaidText, PaidGame, MarkPaid  string
	MarkOpen, PaidBefore          string
	MarkedPaid, MarkedOpen        string // said

	Paper Paper
	Sheet CSV
}

// Problem says why a text could not be read as a game.
type Problem struct {
	_         incomparable
	Title     string
	Empty     string
	NotRecord string
	Version   string // %s
	Preset    string // %s
	Head      string // %d line, %s text
	Parties   string
	Fit       string    // house rules at the start
	Edition   string    // played with a word list newer than the one here
	Rule      string    // %d line, %s text
	OnTurn    string    // %s
	OverBy    string    // the game was over before that line
	Newer     string    // appended where the app has exported it: another version may be the reason
	TooMuch   [6]string // %d the most there may be; in the order of record.Limit
	Encoding  string
	Pasted    string // %d the most characters that the field takes
	Unread    string // the browser could not open the file
	SameName  string // %d line, %s name
	Unseen    string // %d line, %s name
	OtherList string // appended: another word list may be the reason
	Judged    string // %s word on which the word list has changed its mind
	Detail    string // before the engine's own words
}

// Paper is the text around a pad to be printed.
type Paper struct {
	_                       incomparable
	Print, Filled, Empty    string
	Parties                 string // %d parties
	Name, Date, Stake, Back string
	Hint                    string
}

// CSV is the headings of an exported evening.
type CSV struct {
	_                      incomparable
	File                   string // %s date
	Date, Game, Stake      string
	Points                 string // %s name
	Sum, From, To, Payment string
	Origin                 string
}

var gamesDe = Games{
	Title: "Gespielte Partien", Empty: "Noch keine Partie ist zu Ende gespielt.", Evening: "Abend vom %s", Account: "Abrechnung des Abends",
	Running: "Läuft gerade",
	Parked:  "Unterbrochen", ParkedText: "Was hier steht, könnt ihr jederzeit weiterspielen.", Resume: "Weiterspielen",
	ResumeOver: "Die laufende Partie wird dafür zur Seite gelegt und steht dann hier.", Round: "Runde %d von %d",
	Broken: "Nicht lesbar", BrokenText: "Das ließ sich nicht lesen und liegt unverändert da. Wenn eine neuere Version der App es lesen kann, kommt es mit ihr von selbst zurück. Exportiere es, dann kann jemand nachsehen, der sich auskennt.",
	BrokenKinds: By[string]{
		{"game", "Das laufende Spiel"}, {"done", "Eine fertige Partie"}, {"parked", "Eine unterbrochene Partie"},
		{"words", "Der laufende Kartenabend"}, {"words-past", "Ein früherer Kartenabend"}, {"settings", "Die Einstellungen"}, {"", "Etwas Gespeichertes"},
	},
	Why: "Grund:", Export: "Exportieren", Discard: "Verwerfen",
	Sure: "Das lässt sich nicht rückgängig machen.", Yes: "Ja, löschen", No: "Nein, behalten", Deleted: "Partie gelöscht.", DeleteEvening: "Ganzen Abend löschen", EveningDeleted: "Abend gelöscht.", Discarded: "Verworfen.",
	Import: "Spiel einlesen", ImportText: "Eine Datei mit der Endung .serviert, ihr Text oder ein Link.", Choose: "Datei wählen", Paste: "Text oder Link", Read: "Text einlesen",
	Imported: "Partie eingelesen.", Resumed: "Die Partie geht weiter.", Already: "Diese Partie ist schon da.",
	Problem: Problem{
		Title: "Das lässt sich nicht einlesen", Empty: "Da steht nichts. Hierher gehört eine Partie als Text oder Link.",
		NotRecord: "Das ist keine Partie: Die erste Zeile beginnt nicht mit „serviert 1“.",
		Version:   "Die Fassung %s ist hier unbekannt. Vielleicht gibt es eine neuere Version der App.",
		Preset:    "Das Spiel „%s“ ist hier unbekannt. Vielleicht gibt es eine neuere Version der App.",
		Head:      "Zeile %d passt nicht in den Kopf einer Partie: „%s“.", Parties: "Mit so vielen Parteien wird das nicht gespielt.", Fit: "Die Hausregeln am Anfang passen nicht zu diesem Spiel.", Edition: "Das wurde mit einer neueren Wörterliste gespielt. Lade die Seite neu und versuch es dann noch einmal.",
		Rule: "Zeile %d geht nach den Regeln nicht: „%s“.", OnTurn: "An dieser Stelle {ist|sind} %s an der Reihe.", OverBy: "Vor dieser Zeile ist die Partie schon aus.",
		Newer: "Vielleicht gibt es eine neuere Version der App: Lade die Seite neu und versuch es dann noch einmal.",
		TooMuch: [6]string{
			"Das ist zu groß für eine Partie: Mehr als %d Bytes werden nicht eingelesen.",
			"Das ist zu lang für eine Partie: Mehr als %d Züge werden nicht eingelesen.",
			"Eine Zeile vor dem ersten Zug ist zu lang: Mehr als %d Bytes hat dort keine.",
			"Das sind zu viele Hausregeln: Mehr als %d hat keine Partie.",
			"Das sind zu viele Parteien: Mehr als %d hat kein Spiel.",
			"Ein Name ist zu lang: Mehr als %d Zeichen passen auf keinen Block.",
		},
		Encoding:  "Das ist kein Text in UTF-8 und wird nicht eingelesen, damit kein Name entstellt ankommt. Speichere ihn als UTF-8.",
		Pasted:    "Das ist zu lang zum Einfügen: Mehr als %d Zeichen nimmt das Feld nicht, eine Datei darf größer sein.",
		Unread:    "Der Browser konnte die Datei nicht öffnen. Wähl sie noch einmal.",
		SameName:  "In Zeile %d steht ein Name, den es schon gibt oder der genauso aussieht: „%s“.",
		Unseen:    "In Zeile %d stecken in einem Namen Zeichen, die man nicht sieht: „%s“.",
		OtherList: "Gespielt wurde vermutlich mit einer anderen Wörterliste. Mit der hiesigen wäre es ein anderer Abend; dein Text bleibt, wie er ist.",
		Judged:    "Über „%s“ urteilt die Wörterliste heute anders.",
		Detail:    "Genauer, auf Englisch:",
	},
	Game: "Partie", Played: "%s, %s", Gone: "Diese Partie gibt es hier nicht mehr.", GoneEvening: "Diesen Abend gibt es hier nicht mehr.", Withheld: "Der Browser gibt diese Partie gerade nicht heraus. Lade die Seite neu und versuch es dann noch einmal.", Fetching: "Die Partie wird geholt.",
	Older: "Frühere Abende", OlderParked: "Frühere Partien", OlderCount: "%d von %d gezeigt", Unsorted: "Partien, die noch eingeordnet werden: %d",
	Pad:  "Der Block",
	Copy: "Als Text kopieren", PrintPad: "Drucken", CSV: "Als Tabelle speichern", Delete: "Löschen",
	Shared: "Geteilt.", Unshared: "Nicht geteilt.", Saved: "Gespeichert als %s.", Copied: "In die Zwischenablage kopiert.", NotShared: "Das hat nicht geklappt: Der Browser lässt weder Teilen noch Speichern zu. Hier ist alles noch da.",
	Struck: "gestrichen", Sum: "Summe", Total: "Gesamt", Row: "Reihe",
	Correct: "Eintrag berichtigen", CorrectText: "Welches Feld stimmt nicht? Ändern lässt sich, was von Hand eingetragen wurde.", CorrectDone: "Fertig", CorrectTap: "oder auf das Feld tippen",
	Now: "%s, %s. Bisher: %s. Richtig ist", Corrected: "Berichtigt. %s, %s: %s statt %s.", AndThere: " %s: %s statt %s.", AndPays: " Jetzt gilt: %s.", Keep: "So lassen",
	Elsewhere: "Oder gehört der Eintrag in eine andere Kolonne?", Swaps: "tauscht mit: %s", OtherRow: "Oder gehört der Eintrag in eine andere Reihe?", OtherParty: "Oder hat das jemand anders gewürfelt?",
	Standing: "Stand", Player: "Name", Points: "Punkte", Owes: "Wer wem zahlt", Even: "Niemand schuldet jemandem etwas.", Brought: "Eingelesene Partien: %d von %d.",
	List: "Die Partien", Statistics: "In Zahlen", Played1: "Partien", Won: "gewonnen", Served: "serviert", Strikes: "gestrichen",
	PaidText: "Dieser Abend ist bezahlt. Seine Einträge lassen sich nicht mehr berichtigen.", PaidGame: "Diese Partie ist bezahlt. Ihre Einträge lassen sich nicht mehr berichtigen.", MarkPaid: "Alles bezahlt", MarkOpen: "Doch noch nicht bezahlt", PaidBefore: "Was schon bezahlt ist, zählt hier nicht noch einmal.",
	MarkedPaid: "Der Abend ist als bezahlt vermerkt.", MarkedOpen: "Der Abend ist wieder offen.",
	Paper: Paper{
		Print: "Drucken", Filled: "Block zum Drucken", Empty: "Leerer Block", Parties: "für %d", Name: "Name", Date: "Datum", Stake: "Einsatz", Back: "Zurück",
		Hint: "Passt auf A4 und A5, hoch und quer. Das Papier wählst du im Druckfenster.",
	},
	Sheet: CSV{File: "Abend %s.csv", Date: "Datum", Game: "Spiel", Stake: "Einsatz", Points: "%s (Punkte)", Sum: "Summe", From: "von", To: "an", Payment: "Zahlung", Origin: "Herkunft"},
}

var gamesEn = Games{
	Title: "Finished games", Empty: "No game has been finished yet.", Evening: "Evening of %s", Account: "Settlement of the evening",
	Running: "Running now",
	Parked:  "Interrupted", ParkedText: "You can go on with what is listed here at any time.", Resume: "Continue",
	ResumeOver: "The running game is put aside and will then be listed here.", Round: "Round %d of %d",
	Broken: "Unreadable", BrokenText: "This could not be read and is kept here unchanged. If a newer version of the app can read it, it comes back by itself with that version. Export it, and somebody who knows the format can have a look.",
	BrokenKinds: By[string]{
		{"game", "The running game"}, {"done", "A finished game"}, {"parked", "An interrupted game"},
		{"words", "The running evening of cards"}, {"words-past", "An earlier evening of cards"}, {"settings", "The settings"}, {"", "Something that was saved"},
	},
	Why: "Reason:", Export: "Export", Discard: "Discard",
	Sure: "This cannot be undone.", Yes: "Yes, delete", No: "No, keep it", Deleted: "Game deleted.", DeleteEvening: "Delete the whole evening", EveningDeleted: "Evening deleted.", Discarded: "Discarded.",
	Import: "Import a game", ImportText: "A file whose name ends in .serviert, its text or a link.", Choose: "Choose a file", Paste: "Text or link", Read: "Read the text",
	Imported: "Game imported.", Resumed: "The game goes on.", Already: "This game is here already.",
	Problem: Problem{
		Title: "This cannot be read", Empty: "There is nothing here. A game belongs here, as text or as a link.",
		NotRecord: "This is not a game: its first line does not begin with “serviert 1”.",
		Version:   "Version %s is unknown here. Perhaps there is a newer version of the app.",
		Preset:    "The game “%s” is unknown here. Perhaps there is a newer version of the app.",
		Head:      "Line %d does not belong at the start of a game: “%s”.", Parties: "This game is not played by that many parties.", Fit: "The house rules at the start do not fit this game.", Edition: "This was played with a newer word list. Reload the page and then try again.",
		Rule: "Line %d is against the rules: “%s”.", OnTurn: "At this point it is the turn of %s.", OverBy: "The game was over before this line.",
		Newer: "Perhaps there is a newer version of the app: reload the page and then try again.",
		TooMuch: [6]string{
			"This is too large for a game: at most %d bytes are read.",
			"This is too long for a game: at most %d moves are read.",
			"A line before the first move is too long: none has more than %d bytes there.",
			"Too many house rules: no game has more than %d.",
			"Too many parties: no game has more than %d.",
			"A name is too long: no pad has room for more than %d characters.",
		},
		Encoding:  "This is not UTF-8 text. It is not read, so that no name arrives garbled. Save it as UTF-8.",
		Pasted:    "This is too long to paste: the field takes no more than %d characters, a file may be larger.",
		Unread:    "The browser could not open the file. Choose it once more.",
		SameName:  "Line %d has a name that is there already, or looks just like one: “%s”.",
		Unseen:    "In line %d a name has invisible characters: “%s”.",
		OtherList: "This was probably played with another word list. With the list here it would be another evening; your text stays as it is.",
		Judged:    "The word list now judges “%s” differently.",
		Detail:    "In detail:",
	},
	Game: "Game", Played: "%s, %s", Gone: "This game is no longer here.", GoneEvening: "This evening is no longer here.", Withheld: "The browser does not hand this game over at the moment. Reload the page and then try again.", Fetching: "The game is being fetched.",
	Older: "Earlier evenings", OlderParked: "Earlier games", OlderCount: "%d of %d shown", Unsorted: "Games still being sorted: %d",
	Pad:  "The pad",
	Copy: "Copy as text", PrintPad: "Print", CSV: "Save as a spreadsheet", Delete: "Delete",
	Shared: "Shared.", Unshared: "Not shared.", Saved: "Saved as %s.", Copied: "Copied to the clipboard.", NotShared: "That did not work: the browser allows neither sharing nor saving. Everything is still here.",
	Struck: "struck", Sum: "Sum", Total: "Total", Row: "Row",
	Correct: "Correct an entry", CorrectText: "Which cell is wrong? What was entered by hand can be changed.", CorrectDone: "Done", CorrectTap: "or tap the cell",
	Now: "%s, %s. So far: %s. It should be", Corrected: "Corrected. %s, %s: %s instead of %s.", AndThere: " %s: %s instead of %s.", AndPays: " That makes it: %s.", Keep: "Leave it",
	Elsewhere: "Or does the entry belong in another column?", Swaps: "swaps with: %s", OtherRow: "Or does the entry belong in another row?", OtherParty: "Or did somebody else throw this?",
	Standing: "Standing", Player: "Name", Points: "Points", Owes: "Who pays whom", Even: "Nobody owes anybody anything.", Brought: "Imported games: %d of %d.",
	List: "The games", Statistics: "In figures", Played1: "games", Won: "won", Served: "served", Strikes: "struck",
	PaidText: "This evening is paid. Its entries can no longer be corrected.", PaidGame: "This game is paid. Its entries can no longer be corrected.", MarkPaid: "All paid", MarkOpen: "Not paid after all", PaidBefore: "What has been paid already is not counted here again.",
	MarkedPaid: "The evening is marked as paid.", MarkedOpen: "The evening is open again.",
	Paper: Paper{
		Print: "Print", Filled: "Pad for printing", Empty: "Empty pad", Parties: "for %d", Name: "Name", Date: "Date", Stake: "Stake", Back: "Back",
		Hint: "Fits A4 and A5, portrait and landscape. Choose the paper in the print window.",
	},
	Sheet: CSV{File: "Evening %s.csv", Date: "Date", Game: "Game", Stake: "Stake", Points: "%s (points)", Sum: "Sum", From: "from", To: "to", Payment: "Payment", Origin: "Origin"},
}

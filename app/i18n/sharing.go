package i18n

// Sharing is how a game goes to other people and other phones, and how it
// arrives there.
type Sharing struct {
	_                     incomparable
	Title                 string // of the dialog with all ways
	Picture, PictureShort string
	Link, LinkShort       string
	Code, CodeShort       string
	File, FileShort       string
	HandOver              string // the running game to another phone
	HandOverShort         string
	TooLong               string // for a link
	TooLongCode           string

	CodeTitle string
	CodeText  string // a finished game
	CodeRuns  string // a running game
	CodeAlt   string // %s players
	AsText    string // label of the field with the link
	CopyLink  string
	LinkName  string // %s players; heading of the link in other apps
	Copied    string // the link, said

	Arrived   string // heading above a game that came by a link
	Came      By[string]
	Imported  string // %s one of Came
	Keep      string // takes it into the list
	Play      string // goes on with a running one
	Leave     string // does without it
	Left      string // said
	Waits     string // %s the players of other games that have arrived
	Corrected string // it is one of this phone with other entries, and takes its place
	Further   string // it continues a game of this phone: nothing is lost
	Ended     string // the same, and it has been played to its end
	AlreadyOn string // the same game is here, and as far or farther
	Damaged   string
	Newer     string
	Against   string // another version may be the reason: Problem.Newer follows

	Card Card
}

// Card is the picture of a finished game.
type Card struct {
	_        incomparable
	Against  string // %s game, %s the others
	Best     string // %s what was thrown
	Made     string // the last line
	File     string // %s day
	Level    string // nobody has won
	WinsBy   string // %s who, %s points
	Saved    string // %s name of the file
	Gave     string // %s who gave up
	Head     string // all columns won, where that is called so
	AllThree string // the same elsewhere
	By       string // %s who threw the throw of the game
	Luck     string // %s points the winner's dice gave, %s points the winner's decisions cost
}

var sharingDe = Sharing{
	Title:   "Teilen",
	Picture: "Bild teilen", PictureShort: "Wer gewonnen hat, die Kolonnen, der Wurf der Partie",
	Link: "Link teilen", LinkShort: "Öffnet die ganze Partie auf jedem Handy, ohne Server",
	Code: "QR-Code zeigen", CodeShort: "Das andere Handy scannt ihn und hat die ganze Partie",
	File: "Als Datei", FileShort: "Teilen oder speichern, auch zum Aufheben",
	HandOver: "Auf ein anderes Handy geben", HandOverShort: "Das andere Handy scannt einen QR-Code, dort geht es weiter", TooLong: "Für einen Link ist diese Partie zu lang. Teile sie als Datei.",
	TooLongCode: "Für einen QR-Code ist diese Partie zu lang. Der Link fasst sie ganz.",
	CodeTitle:   "Mit dem anderen Handy scannen",
	CodeText:    "Kamera darauf halten und den Link öffnen: Dort liegt dann die ganze Partie mit Block und Rückblick.",
	CodeRuns:    "Kamera darauf halten und den Link öffnen: Dort geht es an dieser Stelle weiter, mit Block und Würfeln. Hier bleibt die Partie, wie sie ist.",
	CodeAlt:     "QR-Code mit der ganzen Partie: %s", AsText: "Derselbe Link zum Verschicken", CopyLink: "Link kopieren", LinkName: "Serviert: %s", Copied: "Link kopiert.",
	Arrived:  "Eine Partie ist angekommen",
	Came:     By[string]{{"link", "über einen Link"}, {"code", "über einen QR-Code"}, {"file", "aus einer Datei"}, {"text", "aus eingefügtem Text"}, {"backup", "aus einer Sicherung"}},
	Imported: "Kam %s.", Keep: "Zu den Partien legen", Play: "Hier weiterspielen", Leave: "Nicht übernehmen", Left: "Nicht übernommen.",
	Waits:     "Danach noch zu beantworten: %s.",
	Corrected: "Du hast diese Partie schon, mit anderen Einträgen. Diese kommt an ihre Stelle.",
	Further:   "Du hast diese Partie schon, aber nicht so weit. Sie geht hier weiter, wo die andere steht.", AlreadyOn: "Diese Partie ist schon da.",
	Ended:   "Du hast diese Partie schon, aber nicht bis zum Ende. Die fertige kommt an ihre Stelle.",
	Damaged: "Der Link ist nicht vollständig angekommen. Lass ihn dir noch einmal schicken, oder die Partie als Datei.",
	Newer:   "Diese Partie kommt aus einer neueren Version der App. Lade die Seite neu und öffne den Link dann noch einmal.",
	Against: "Was in diesem Link steht, geht nach den Regeln hier nicht.",
	Card: Card{
		Against: "%s gegen %s", Best: "Wurf der Partie: %s", Made: "Serviert, ohne Netz und Konto", File: "Serviert %s.png",
		Level: "Unentschieden", WinsBy: "%s {gewinnt|gewinnen} %s", Saved: "Bild gespeichert als %s.", Gave: "%s {hat|haben} aufgegeben", Head: "Kopf!", AllThree: "Alle Kolonnen!", By: "Geworfen von %s", Luck: "Würfelglück %s · verschenkt %s",
	},
}

var sharingEn = Sharing{
	Title:   "Share",
	Picture: "Share a picture", PictureShort: "Who has won, the columns, the throw of the game",
	Link: "Share a link", LinkShort: "Opens the whole game on any phone, without a server",
	Code: "Show a QR code", CodeShort: "The other phone scans it and has the whole game",
	File: "As a file", FileShort: "Share or save, for keeping too",
	HandOver: "Continue on another phone", HandOverShort: "The other phone scans a QR code, and you play on there", TooLong: "This game is too long for a link. Share it as a file.",
	TooLongCode: "This game is too long for a QR code. The link holds all of it.",
	CodeTitle:   "Scan with the other phone",
	CodeText:    "Point the camera at it and open the link: the whole game will be there, with its pad and its review.",
	CodeRuns:    "Point the camera at it and open the link: there the game goes on from here, with pad and dice. Here it stays as it is.",
	CodeAlt:     "QR code with the whole game: %s", AsText: "The same link, to be sent", CopyLink: "Copy the link", LinkName: "Serviert: %s", Copied: "Link copied.",
	Arrived:  "A game has arrived",
	Came:     By[string]{{"link", "by a link"}, {"code", "by a QR code"}, {"file", "from a file"}, {"text", "from pasted text"}, {"backup", "from a backup"}},
	Imported: "Came %s.", Keep: "Add it to the games", Play: "Go on here", Leave: "Don’t add it", Left: "Not added.",
	Waits:     "Still to be answered after it: %s.",
	Corrected: "You have this game already, with other entries. This one takes its place.",
	Further:   "You have this game already, but not as far. It goes on here from where the other one stands.", AlreadyOn: "This game is here already.",
	Ended:   "You have this game already, but not to its end. The finished one takes its place.",
	Damaged: "The link is incomplete. Ask for it once more, or for the game as a file.",
	Newer:   "This game comes from a newer version of the app. Reload the page and open the link once more.",
	Against: "What this link holds is against the rules here.",
	Card: Card{
		Against: "%s against %s", Best: "Throw of the game: %s", Made: "Serviert, no network, no account", File: "Serviert %s.png",
		Level: "A draw", WinsBy: "%s {wins|win} %s", Saved: "Picture saved as %s.", Gave: "%s gave up", Head: "A Head!", AllThree: "All columns!", By: "Thrown by %s", Luck: "Luck %s · given away %s",
	},
}

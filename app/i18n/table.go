package i18n

// Table is the screen where dice are thrown and results are written: its
// labels, and a sentence that is spoken for each action.
type Table struct {
	_       incomparable
	Title   string
	Pad     string // caption of the pad: %s the players
	Tray    string // name of the tray's region
	ToThrow string // beside the name of whose turn it is
	Menu    string
	Leads   string // spoken for the triangle beside a sum
	Wins    string // the same when the game is over
	Next    string // %s: the rival shown, %d of %d
	Sum     string
	Last    string // heading of the last entries
	KeyHelp []KeyHelp
	KeyType []KeyHelp // for real dice, besides
	KeyRead []KeyHelp // what is read aloud, and the ways over the pad
	Round   string    // %d of %d

	ThrowN       string // %d dice
	ThrowOne     string
	ThrowAgain   string // all five again
	Left         string // %d throws left
	LeftOne      string
	LeftNone     string
	LeftSaid     string // the same for the ear: %s a number in words
	LeftOneSaid  string
	ServedLost   string // what another throw costs
	ServedStays  string // throwing all five again can be served once more
	KeepSome     string // all five dice are kept: nothing to throw
	Kept         string // below a kept die
	KeptSpoken   string // %s the die
	KeptMany     string // %s several dice
	FreeSpoken   string // %s the die
	Die          string // name of a die: %d place, %s face
	ChooseCell   string // the write button while no cell is chosen
	WriteN       string // %d points
	WriteIt      string // the main button while a picture lies on the table
	Worth        string // below it: %s where, %s how many points
	Rethrow      string // throw all five again, which gives the picture away
	GiveUp       string // below it: %d points
	StrikeIt     string // the write button for a zero
	Where        string // %s row, %s column: for the ear
	Numbered     string // the same for the eye, where a verb may follow
	Times        string // %s row, %s what its column pays
	TakeBack     string // the button
	Exclaim      string // a served picture, said loudly: %s the call
	FiveInOne    string // what a served grande means: once in %s throws
	NothingThrow string // call line before the first throw
	Nothing      string // call line for a throw that shows no combination
	Alike        string // %s number, %s faces: "drei Könige"
	TwoPairs     string // call line for two pairs
	WhichPairs   string // the same for the ear: %s the call, %s and %s the faces
	Numbers      [6]string

	RealDice       string // block mode: mark in the tray
	TypeDice       string
	TypeButton     string
	TypeBack       string
	TypeServed     string
	TypeServedHelp string
	ToBlock        string // menu: from dice in the app to real dice
	ToApp          string
	ShareGame      string
	Sheets         string // the full sheets of all parties
	Stands         string // menu: them, and who would pay whom
	StandsHelp     string
	StandsStop     string // appended where people can agree to stop
	IfOver         string // before who would pay whom
	Stop           string // and to end the game so
	StopHelp       string
	StopAfter      string // instead, within a round
	StopAfterHelp  string
	OneMore        string // the same between two rounds
	OneMoreHelp    string
	LastRound      string // on the rim of the tray, once that is agreed
	LastRoundNow   string // a sentence
	PlayOn         string // takes it back
	SeatsHelp      string // menu: below who plays

	Thinking string // %s: a computer player, or two that answer a Contra
	None     string // no game is open
	Watch    string // instead of the buttons, while another tab has the game
	GoOn     string // the button that lets a computer player throw at once
	Soon     string // below it: %s the computer player
	Compare  string // pairs: show both results
	Wrote    string // %s who, %d points, %s where
	Struckly string // %s who, %s where
	Empty    string // an open cell of somebody else
	Struck   string // a struck cell
	Closed   string // a cell that is not open yet
	Answers  string // beside the name of who has to answer a Contra

	CellOpen   string // names of cells: %s where, then the state
	CellScores string // %s where, %d
	CellZero   string // %s where
	CellFix    string // written, and can be corrected: %s who, %s where, %s what stands there

	StrikeTitle string // dialog: %s cell
	StrikeText  string
	StrikeYes   string
	StrikeNo    string

	ShakeTitle string // dialog after a shake: %s what lies served
	ShakeNo    string

	HandOver    string // %s whose turn comes next
	ToWrite     string // %s who has no throw left
	ToAnswer    string // %s who has to answer a Contra
	DoneButton  string // %s who throws next, or the same again
	DoneAgain   string
	WhichResult string

	Contra       string    // the button: %d the factor it would lead to
	Calls        [2]string // Contra, and Contra as an answer to Contra
	ContraAsk    string    // %s who asks, %s one of Calls, %d new factor
	ContraAccept string    // %d
	ContraRe     string    // the button for Contra as an answer: %d
	UpTo         string    // below the button: %s the most it can then cost
	Now          string    // below the button, where there is no most: %s what one would then win or lose as it stands, with a sign
	Loses        string    // %d factor, %s the most a side can then lose
	LosesEach    string    // the same where both sides are pairs: %d factor, %s the most each of them can then lose
	Each         string    // %s what each of two partners pays
	Pays         string    // %s who, %s how much as it stands
	NoPays       string
	Concede      string
	ConcedeText  string // %s how much
	Factor       string // %d

	Say Spoken
}

// KeyHelp is one key and what it does.
type KeyHelp struct{ Key, Does string }

// Spoken is what the live region says: one or two sentences for each event.
type Spoken struct {
	_         incomparable
	Rethrow   string // after what stays: %s thrown, %s call and throws left
	Write     string // %s who, %d points, %s where
	Served    string // appended to Write for a served score
	Strike    string // %s who, %s where
	Turn      string // %s whose turn comes next
	Again     string // %s: second turn of the entry
	Over      string
	TakenBack string // %s who is to act again
	NoBack    string // nothing can be taken back
	NotAgreed string // taking back was not agreed
	Contra    string // %s who, %s one of Calls
	Answers   string // appended: %s whom
	Accept    string // %s who, %s how often the stake counts
	Twice     string // the stake counts twice
	FourTimes string
	ManyTimes string // %d times
	Concede   string // %s who
	Stop      string // the game is ended early
	PlayOn    string // this round is not the last after all
	Result    string // %s faces, %s call
	WhichOf   string // %s one call, %s the other
	Follows   string // after the result of the first of two turns with real dice
	FirstIs   string // %s the call of the first of two turns, while the second goes on
	NoDice    string
	Sum       string // of a column: %d
	Open      string // %d open cells of a column
	OpenOne   string
	Full      string // no cell of a column is open
	OpenAll   string // %s who, %s how many cells are open in each column (key A)
	Brings    string // an open cell: %d what the dice would bring there (key C)
	Which     string // %d: C asks for the number of a column
	Level     string // nobody leads in a column (key G)
	Leads     string // %s who
	Wins      string // %s who
	Ahead     string // where the difference is settled: %s who, %d by how much
	WinsBy    string // the same of the totals when the game is over
	Stake     string // %s how often it counts
	Edge      string // an arrow leads no further: %s where one is
	Few       string // %d: there are no more parties
	NoThrow   string // no throw is left
	NextRow   string // tapped on a cell that is not open yet: %s the row that is next in its column
	NextCol   string // the same where an earlier column is not full
	AllStay   string // all five dice are kept
	Answer    string // %s has to answer a Contra first
	Partner   string // %s throws before anything is written
	Choose    string // no cell is chosen
	ByHand    string // real dice are thrown on the table
	TypeFirst string // a number before the dice are typed
	Watching  string // the game is open in another window
	Start     string // %s who begins
	Typed     string // %s dice typed so far
	AllTyped  string // %s the button that takes the last one away
	Points    string // a cell is chosen with real dice: %s which, %s what can be written there
}

var tableDe = Table{
	Title: "Spieltisch", None: "Gerade läuft keine Partie.", Pad: "Block von %s", Tray: "Würfelbrett", ToThrow: "am Wurf", Menu: "Menü",
	Leads: "führt", Wins: "gewinnt", Next: "%s, %d von %d, nächsten zeigen", Sum: "Summe", Last: "Zuletzt",
	KeyHelp: []KeyHelp{{"R", "werfen"}, {"1–5", "behalten"}, {"D", "Würfel"}, {"S", "Block"}, {"W", "eintragen"}, {"Z", "zurück"}, {"← → ↑ ↓", "Felder"}},
	KeyType: []KeyHelp{{"T", "Würfel eingeben"}, {"1–6", "Würfel"}, {"⌫", "Würfel weg"}},
	KeyRead: []KeyHelp{{"A", "wie es steht"}, {"C", "Kolonne vorlesen"}, {"G", "wer führt"}, {"⇧ S", "nächster Block"}, {"⇧ 1", "erster Block"}, {"Pos1 Ende", "an den Rand"}, {"Bild auf Bild ab", "Teile des Blocks"}},
	Round:   "Runde %d von %d",
	ThrowN:  "%d Würfel werfen", ThrowOne: "1 Würfel werfen", ThrowAgain: "Alle 5 werfen",
	Left: "noch %d", LeftOne: "noch 1", LeftNone: "kein Wurf mehr", LeftSaid: "noch %s Würfe", LeftOneSaid: "noch ein Wurf", ServedLost: "serviert verfällt", ServedStays: "aus der Hand",
	KeepSome: "Alle bleiben liegen", Kept: "bleibt", KeptSpoken: "%s bleibt", KeptMany: "%s bleiben", FreeSpoken: "%s wird geworfen", Die: "Würfel %d: %s",
	ChooseCell: "Feld wählen", WriteN: "%d eintragen", WriteIt: "Eintragen", Worth: "%s\u00a0· %s", Rethrow: "Neu werfen", GiveUp: "%d hergeben", StrikeIt: "Streichen", Where: "%s, %s", Numbered: "%s (%s)", Times: "%s %s",
	TakeBack: "Zurücknehmen", Exclaim: "%s!", FiveInOne: "Fünf gleiche in einem Wurf: einmal in %s Würfen.", NothingThrow: "Fünf Würfel", Nothing: "Nichts Besonderes", Alike: "%s %s", TwoPairs: "Zwei Paare", WhichPairs: "%s, %s und %s",
	Numbers:  [6]string{"", "ein", "zwei", "drei", "vier", "fünf"},
	RealDice: "echte Würfel", TypeDice: "Fünf Würfel", TypeButton: "Würfel eingeben", TypeBack: "Zurück", TypeServed: "Serviert", TypeServedHelp: "aus einem Wurf",
	ToBlock: "Echte Würfel", ToApp: "Würfel in der App", ShareGame: "Partie teilen", Sheets: "Alle Blöcke",
	Stands: "Wie es steht", StandsHelp: "alle Blöcke, wer wem zahlen würde", StandsStop: ", aufhören", IfOver: "Wenn jetzt Schluss wäre:", Stop: "Hier aufhören", StopHelp: "abgerechnet wird, wie es steht", StopAfter: "Nach dieser Runde aufhören", StopAfterHelp: "wenn alle gleich viele Einträge haben", OneMore: "Noch eine Runde", OneMoreHelp: "dann wird abgerechnet", LastRound: "Letzte Runde", LastRoundNow: "Nach dieser Runde ist Schluss.", PlayOn: "Doch weiterspielen", SeatsHelp: "Namen ändern, oder ein Computer spielt weiter",
	GoOn: "Weiter", Soon: "%s wirft gleich",
	Thinking: "%s {überlegt|überlegen}", Watch: "Hier siehst du nur zu", Compare: "Vergleichen", Wrote: "%s: %d in %s", Struckly: "%s {streicht|streichen} %s", Empty: "offen", Struck: "gestrichen", Closed: "noch geschlossen", Answers: "Contra?",
	CellOpen: "%s, offen", CellScores: "%s, bringt %d", CellZero: "%s, 0, streichen",
	CellFix:     "%s, %s: %s, berichtigen",
	StrikeTitle: "%s streichen?", StrikeText: "Zählt 0.", StrikeYes: "Streichen", StrikeNo: "Nicht streichen",
	ShakeTitle: "%s: trotzdem werfen?", ShakeNo: "Liegen lassen",
	HandOver: "%s ist am Wurf", ToWrite: "%s muss schreiben", ToAnswer: "%s {antwortet|antworten}", DoneButton: "An %s", DoneAgain: "Zweiter Zug", WhichResult: "Welches gilt?",
	Contra: "Contra (×%d)", Calls: [2]string{"Contra", "Recontra"}, ContraAsk: "%s {sagt|sagen} %s. Mit ×%d weiter?", ContraAccept: "Weiter mit ×%d", ContraRe: "Recontra (×%d)",
	UpTo: "bis %s", Now: "derzeit %s", Loses: "Mit ×%d kann eine Seite bis zu %s verlieren.", LosesEach: "Mit ×%d kann jeder bis zu %s verlieren.", Each: "je %s",
	Pays: "So, wie es steht, {zahlt|zahlen} %s dann %s.", NoPays: "So, wie es steht, zahlt niemand etwas.",
	Concede: "Aufgeben", ConcedeText: "kostet %s", Factor: "Einsatz ×%d",
	Say: Spoken{
		Rethrow: " Neu: %s. %s",
		Write:   "%s {schreibt|schreiben} %d: %s.", Served: " Serviert!", Strike: "%s {streicht|streichen} %s.",
		Turn: " %s ist am Wurf.", Again: "Jetzt wirft %s.", Over: " Die Partie ist aus.",
		TakenBack: "Zurückgenommen. %s {ist|sind} wieder am Zug.", NoBack: "Nichts zurückzunehmen.", NotAgreed: "Zurücknehmen ist nicht vereinbart.",
		Contra: "%s {sagt|sagen} %s.", Answers: " %s {antwortet|antworten}.", Accept: "%s {spielt|spielen} weiter, der Einsatz zählt %s.", Twice: "doppelt", FourTimes: "vierfach", ManyTimes: "%d-fach", Concede: "%s {gibt|geben} auf.", Stop: "Ihr hört hier auf.", PlayOn: "Ihr spielt nach dieser Runde weiter.",
		Result: "%s. %s.", Follows: " Ein zweiter Zug kann folgen.", WhichOf: " Welches Ergebnis gilt: %s oder %s?", FirstIs: "Aus dem ersten Zug: %s.", NoDice: "Noch nicht geworfen.",
		Sum: "Summe %d", Open: "noch %d offen", OpenOne: "noch ein Feld offen", Full: "voll", OpenAll: "Offene Felder bei %s: %s.", Brings: "offen, bringt %d", Which: "Welche Kolonne? 1 bis %d.",
		Level: "gleichauf", Leads: "%s {führt|führen}", Wins: "%s {gewinnt|gewinnen}", Ahead: "%s {liegt|liegen} %d vorn", WinsBy: "%s {gewinnt|gewinnen} mit %d Vorsprung", Stake: "der Einsatz zählt %s.",
		Edge: "Rand. %s.", Few: "Es spielen nur %d.", NoThrow: "Kein Wurf mehr, jetzt wird eingetragen.", AllStay: "Alle fünf bleiben liegen, es ist nichts zu werfen.",
		Answer: "Erst {antwortet|antworten} %s auf das Contra.", Partner: "Erst wirft noch %s.", Choose: "Erst ein Feld wählen.", NextRow: "Diese Kolonne geht der Reihe nach. Als Nächstes: %s.", NextCol: "Diese Kolonne beginnt erst, wenn die davor voll ist.",
		ByHand: "Hier wird mit echten Würfeln gespielt.", TypeFirst: "Erst die Würfel eingeben, mit dem Knopf oder der Taste dafür.", Points: "%s: Wie viele Punkte? %s.", Watching: "Das Spiel ist in einem anderen Fenster offen.",
		Start: "%s {beginnt|beginnen}.", Typed: "%s.", AllTyped: "Alle fünf sind eingegeben. „%s“ nimmt einen weg.",
	},
}

var tableEn = Table{
	Title: "Table", None: "No game is open.", Pad: "Pad of %s", Tray: "Dice tray", ToThrow: "to play", Menu: "Menu",
	Leads: "leads", Wins: "wins", Next: "%s, %d of %d, show the next", Sum: "Sum", Last: "Last entries",
	KeyHelp: []KeyHelp{{"R", "throw"}, {"1–5", "keep"}, {"D", "dice"}, {"S", "pad"}, {"W", "write"}, {"Z", "take back"}, {"← → ↑ ↓", "cells"}},
	KeyType: []KeyHelp{{"T", "type the dice"}, {"1–6", "die"}, {"⌫", "remove a die"}},
	KeyRead: []KeyHelp{{"A", "how it stands"}, {"C", "read a column"}, {"G", "who leads"}, {"⇧ S", "next pad"}, {"⇧ 1", "first pad"}, {"Home End", "to the edge"}, {"Page Up Page Down", "parts of the pad"}},
	Round:   "Round %d of %d",
	ThrowN:  "Throw %d dice", ThrowOne: "Throw 1 die", ThrowAgain: "Throw all 5",
	Left: "%d left", LeftOne: "1 left", LeftNone: "no throw left", LeftSaid: "%s throws left", LeftOneSaid: "one throw left", ServedLost: "no longer served", ServedStays: "from the cup",
	KeepSome: "All dice stay", Kept: "stays", KeptSpoken: "%s stays", KeptMany: "%s stay", FreeSpoken: "%s is thrown", Die: "Die %d: %s",
	ChooseCell: "Choose a cell", WriteN: "Write %d", WriteIt: "Write it", Worth: "%s\u00a0· %s", Rethrow: "Throw again", GiveUp: "gives up %d", StrikeIt: "Strike", Where: "%s, %s", Numbered: "%s (%s)", Times: "%s %s",
	TakeBack: "Take back", Exclaim: "%s!", FiveInOne: "Five of a kind in one throw: once in %s throws.", NothingThrow: "Five dice", Nothing: "Nothing special", Alike: "%s %s", TwoPairs: "Two pairs", WhichPairs: "%s, %s and %s",
	Numbers:  [6]string{"", "one", "two", "three", "four", "five"},
	RealDice: "real dice", TypeDice: "Five dice", TypeButton: "Type the dice", TypeBack: "Back", TypeServed: "Served", TypeServedHelp: "in one throw",
	ToBlock: "Real dice", ToApp: "Dice in the app", ShareGame: "Share the game", Sheets: "All pads",
	Stands: "How it stands", StandsHelp: "all pads, who would pay whom", StandsStop: ", stopping", IfOver: "If you stopped now:", Stop: "Stop here", StopHelp: "settled as it stands", StopAfter: "Stop after this round", StopAfterHelp: "when all have the same number of entries", OneMore: "One more round", OneMoreHelp: "then the game is settled", LastRound: "Last round", LastRoundNow: "This is the last round.", PlayOn: "Play on after all", SeatsHelp: "change a name, or let a computer play on",
	GoOn: "Go on", Soon: "%s throws soon",
	Thinking: "%s {is|are} thinking", Watch: "Here you only watch", Compare: "Compare", Wrote: "%s: %d in %s", Struckly: "%s {strikes|strike} %s", Empty: "open", Struck: "struck", Closed: "not open yet", Answers: "Contra?",
	CellOpen: "%s, open", CellScores: "%s, scores %d", CellZero: "%s, 0, strike",
	CellFix:     "%s, %s: %s, correct it",
	StrikeTitle: "Strike %s?", StrikeText: "Scores 0.", StrikeYes: "Strike", StrikeNo: "Don’t strike",
	ShakeTitle: "%s: throw anyway?", ShakeNo: "Leave it",
	HandOver: "%s to throw", ToWrite: "%s to write", ToAnswer: "%s to answer", DoneButton: "To %s", DoneAgain: "Second turn", WhichResult: "Which one counts?",
	Contra: "Contra (×%d)", Calls: [2]string{"Contra", "Recontra"}, ContraAsk: "%s {says|say} %s. Play on at ×%d?", ContraAccept: "Play on at ×%d", ContraRe: "Recontra (×%d)",
	UpTo: "up to %s", Now: "%s as it stands", Loses: "At ×%d a side can lose up to %s.", LosesEach: "At ×%d each player can lose up to %s.", Each: "%s each",
	Pays: "As things stand, %s then {pays|pay} %s.", NoPays: "As things stand, nobody pays anything.",
	Concede: "Give up", ConcedeText: "costs %s", Factor: "Stake ×%d",
	Say: Spoken{
		Rethrow: " New: %s. %s",
		Write:   "%s {writes|write} %d: %s.", Served: " Served!", Strike: "%s {strikes|strike} %s.",
		Turn: " %s to throw.", Again: "Now %s throws.", Over: " The game is over.",
		TakenBack: "Taken back. %s {is|are} up again.", NoBack: "Nothing to take back.", NotAgreed: "Taking back was not agreed on.",
		Contra: "%s {says|say} %s.", Answers: " %s {answers|answer}.", Accept: "%s {plays|play} on, the stake counts %s.", Twice: "double", FourTimes: "four times", ManyTimes: "%d times", Concede: "%s {gives|give} up.", Stop: "You stop here.", PlayOn: "You play on after this round.",
		Result: "%s. %s.", Follows: " A second turn can follow.", WhichOf: " Which result counts: %s or %s?", FirstIs: "From the first turn: %s.", NoDice: "Not thrown yet.",
		Sum: "sum %d", Open: "%d open", OpenOne: "one cell open", Full: "full", OpenAll: "Open cells of %s: %s.", Brings: "open, scores %d", Which: "Which column? 1 to %d.",
		Level: "level", Leads: "%s {leads|lead}", Wins: "%s {wins|win}", Ahead: "%s {is|are} %d ahead", WinsBy: "%s {wins|win} by %d", Stake: "the stake counts %s.",
		Edge: "Edge. %s.", Few: "There are only %d.", NoThrow: "No throw left, now you write.", AllStay: "All five stay, there is nothing to throw.",
		Answer: "First %s {answers|answer} the Contra.", Partner: "%s throws first.", Choose: "Choose a cell first.", NextRow: "This column goes in order. Next: %s.", NextCol: "This column begins when the one before it is full.",
		ByHand: "Here you play with real dice.", TypeFirst: "Type the dice first, with the button or its key.", Points: "%s: how many points? %s.", Watching: "The game is open in another window.",
		Start: "%s {begins|begin}.", Typed: "%s.", AllTyped: "All five are typed. “%s” takes one away.",
	},
}

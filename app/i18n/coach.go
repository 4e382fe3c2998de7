package i18n

// Coach is everything that teaches: hints before a move, the reasons of
// computer players, the review after a game, practice, and dice statistics.
type Coach struct {
	_        incomparable
	Ask      string // the button during a turn, short
	Title    string
	Human    string // who sits there: a person with the coach
	Help     string // what that is
	Give     string // menu: %s gets the coach
	Take     string // menu: %s does without
	With     string // spoken: %s now has the coach
	Without  string // the same: %s has it no more
	Thinking string
	Ready    string // spoken: %s the best choice
	Nothing  string // there is nothing to advise on
	None     string // the coach is off, or advises somebody else

	Keep     string // %s dice
	KeepSaid string // beside pictures of the dice
	ThrowAll string // keep nothing
	Done     string // the first of two turns is over
	Write    string // %d points, %s where
	Strike   string // %s where
	First    string // appended: the first of two results is written
	Throw    string // instead of announcing Contra
	ThrowOn  string // instead of writing the first of two results
	Contra   string
	Recontra string // doubling back
	Accept   string
	Concede  string
	Best     string
	Worse    string // %s points less than the best
	Same     string // as good as the best
	Expected string // %s points
	Chances  string // %s column and percentage, several
	Chance   string // %s column, %d per cent
	Aims     string // %s row and percentage, several
	Aim      string // %s row, %d per cent
	Do       string // the button that prepares the choice
	Taken    string // spoken afterwards: %s the choice

	Exact     string // how far the values can be trusted
	Learned   string
	Estimated string
	OfContra  string
	Each      string // appended among more than two, settled by difference: %d game points a point

	Why           string // a computer's hope: %d per cent, %s row
	WhyHardly     string // the same of less than one per cent: %s row
	WhyOr         string // otherwise %s where
	WhyMostly     string // the same, if it is only the likeliest
	WhyNothing    string // otherwise a zero
	WhyNoneMostly string // the same, if it is only the likeliest
	Collects      string // a beginner's: %s row
	OneDecides    string // appended: %s column
	Counts        string // about Contra: %s points expected, %s price
	Cheapest      string // a beginner's reasons for an entry
	Shines        string
	Fits          string

	// Two choices compared: what is done, what is not done, and the difference.
	Only        string // there is nothing to compare with
	BesideBest  string
	BesideNext  string
	BesideYours string
	Throwing    string
	Striking    string // %s where
	Instead     string // of %s where
	NotThrowing string
	NotStriking string // %s where
	NotWriting  string // %s where
	NowLater    string // %s more or less at once, %s more or less later
	LaterOnly   string // as much at once, %s more or less later
	More        string // %s points
	Less        string // %s points
	OverallMore string // %s points
	OverallLess string // %s points
	Even        string
	LikeBest    string // the same could be said of the best choice
	LikeBefore  string // the same of the one above
	AimsAt      string // %s row, %d per cent instead of %d
	GivesAway   string // the same
	GivesUp     string // the same, behind what it aims at
	Chases      string // a throw instead of an entry: %s row, %d per cent
	Safe        string // an entry instead of a throw: the same
	Decides     string // %s column, won with %d per cent instead of %d
	Helps       string // the same
	Hurts       string // the same
	ButHurts    string // the same, behind what is helped
	HelpsLittle string // %s column
	HurtsLittle string // the same
	Scores      string // before points that an entry brings
	Brief       string // %s column, %d per cent instead of %d
	Lost        string // appended: %s column, %d per cent
	Won         string // the same

	Practice Practice
	Daily    Daily
}

// Review is the look back at a finished game.
type Review struct {
	_        incomparable
	Title    string
	Open     string // the link to it
	Short    string // what it is, below the link
	None     string // the address names no finished game
	Bare     string // all entries were typed as points
	Working  string // %d per cent
	Finished string // said

	Story   string // heading: how the game went
	Verdict Verdict

	Balance  string // heading: luck and skill
	Lucky    string // column heading
	Start    string
	Own      string
	Mistakes string
	Contra   string // what doubling the stake changed
	Others   string
	Rest     string
	Result   string
	Unknown  string // appended where not all throws are known

	Curve      string // heading
	CurveHelp  string // how to read it: %s who is above the line
	CurveMany  string // the same among more than two
	ColumnMany string // the same of a column
	RestHelp   string // the same for the error of the estimate: %s whose
	Value      string // what is drawn: expectation
	Whose      string // heading of the choice of a party
	AsTable    string
	Entry      string // heads of the table
	Who        string
	What       string
	Worth      string
	Struck     string // %s where

	Turning string // heading: the entries that changed most
	Turned  string // %s who wrote what, %s for whom, %s expected before, %s after
	Gave    string // appended: %s who gave away in it, %s points
	ByDice  string // appended where they have made most of it
	NoTurns string
	Thrown  string // before pictures of the throws

	Same      string // heading: the same dice once more
	Master    string // %s whose dice, %s game points on average, %s in the game
	Between   string // follows How where its games differ: %s the least game points, %s the most
	How       string // %d games, %d per cent of the dice known, %s whose
	HowContra string // appended where there was Contra
	Playing   string // while they are played
	Myself    string // the button
	Against   string // below it: %s name of then
	Past      string // %s name, of then

	Dearest       string // heading
	Flawless      string
	FlawlessKnown string // the same where not all throws are known
	Mistake       string // %d round, %s who
	Cost          string // %s points
	Again         string // the button
	AllOf         string // details: every decision of %s
	Decision      string
	Price         string
	Round         string
	Free          string // a decision that cost nothing
	NoChoices     string // %s
}

// Verdict is what has decided a game. Who won is the first gap of its sentences.
type Verdict struct {
	_             incomparable
	Both          string // %s had better dice and decided better
	BothOfAll     string // the same among more than two
	Luck          string // %s
	OnlyLuck      string // %s
	DiceOfAll     string // the same among more than two, where it is told against the luckiest of the others
	Better        string // follows: %s decided better
	BestOfAll     string // the same among more than two: %s decided best
	NobodyBetter  string // follows among more than two: others decided as well as the winner
	Skill         string // %s
	OnlySkill     string // %s
	SkillOfAll    string // the same among more than two
	Lucky         string // follows: %s had the better dice
	LuckiestOfAll string // the same among more than two
	NobodyLuckier string // follows among more than two: others had as much
	Contra        string // %s
	Nothing       string // %s
	Nobody        string
	Untold        string // %s
	SameDice      string // %s

	// What dice and decisions have brought somebody.
	More  string    // %s name, %s points
	Less  string    // %s name, %s points
	Even  string    // %s name
	Lost  string    // appended: %s points
	Clean string    // appended
	Typed string    // %s name
	Plain [9]string // appended among more than two: bad, usual, good luck, each with worse, usual, better decisions
	// The same of those of whom not all throws are known.
	Partly    string // %s name, %d entries of which they are, of %d
	PartLost  string // appended: %s points
	PartClean string // appended

	// From when on the winner was ahead.
	Always string // %s
	Since  string // %s, %d round
	AtLast string // %s
}

// Practice is single positions to decide.
type Practice struct {
	_      incomparable
	Title  string
	Short  string
	Intro  string
	Own    string // mistakes from reviews
	OwnN   string // %d of them
	OwnOne string
	NoOwn  string
	Made   string // generated positions
	MadeIn string // explains
	Start  string
	Search string // being generated
	Score  string // %d right of %d, %s points lost on average
	// ScoreApart is the same where both kinds of games were practised: %d right of %d, %s game points lost on
	// average in those settled by columns, %s points in those settled by difference.
	ScoreApart string
	Empty      string // nothing decided yet
	Forget     string // begin the score anew

	MayContra string // %s who
	Question  string
	Leave     string
	Right     string // verdict
	Close     string // %s cost
	Wrong     string // %s cost
	You       string // %s what was chosen
	Played    string // %s what was played in the game
	Next      string
	Retry     string
	End       string
	Over      string // all own mistakes are through
	Solved    string // appended when a mistake has been mended
	Untold    string // the coach has no value for what was chosen: to double once more
}

// Drills is the lessons about the most frequent mistakes.
type Drills struct {
	_        incomparable
	Title    string
	Intro    string
	Points   string     // above those of games settled by difference
	Titles   By[string] // by the kind of mistake: what goes wrong
	Lessons  By[string] // and what to think
	Solved   string     // %d of %d positions
	All      string     // that is all of them
	Position string     // %d
	Still    string     // it is not solved yet
	Done     string     // it is
	Start    string
	Again    string // from the first, once all are solved
	Lead     string // in front of the task: %d of %d
	Usual    string // in the verdict: %s the mistake that is usual here
	This     string // the answer was that
	Leave    string // back to the lesson
	Overview string // back to all
	Next     string // lesson
	Lesson   string // the link to one: %s title
}

// Daily is the position of the day.
type Daily struct {
	_         incomparable
	Title     string
	Short     string // what it is
	Making    string // it is being made
	Nothing   string // the answer cost nothing
	GaveAway  string // %s points
	Streak    string // %d days
	Tomorrow  string // there is one each day
	Circles   string // what the three dots mean
	Solution  string // the button
	Yesterday string
	Uncounted string // %s date; that one is practice
	Share     string // the button
	Line      string // to share: %s the app, %s date, %s how it went
}

// Luck is the dice of this device against their expectation.
type Luck struct {
	_        incomparable
	Title    string
	Short    string
	Intro    string
	Nobody   string // nothing thrown yet
	Thrown   string // %d dice in %d throws
	Once     string // the same in one throw: %d dice
	Faces    string
	Face     string
	Times    string
	Due      string
	Patterns string
	Pattern  string
	By       string     // heading: whose throws are shown
	Whose    By[string] // "all", "people", "computers"
	Names    [8]string  // of the patterns, rarest first
	Few      string     // too few for a verdict
	Fair     string     // honest dice are further off in %d of 100 cases
	Odd      string
	Strange  string
	How      string // where the numbers come from
}

var coachDe = Coach{
	Ask: "Rat", Title: "Rat", Human: "Mit Rat", Help: "„Rat“ zeigt die drei besten Möglichkeiten und was sie wert sind.",
	Give: "Rat für %s", Take: "Kein Rat mehr für %s", With: "%s kann jetzt um Rat fragen.", Without: "%s spielt ohne Rat.",
	Thinking: "Rechnet …", Ready: "Am besten: %s.", Nothing: "Hier gibt es nichts zu entscheiden.", None: "Gerade gibt es keinen Rat.",
	Keep: "%s behalten", KeepSaid: "behalten", ThrowAll: "Alle 5 neu werfen", Done: "Diesen Zug beenden", Write: "%d in %s schreiben", Strike: "%s streichen", First: "erster Zug",
	Throw: "Werfen, ohne Contra", ThrowOn: "Noch einmal werfen", Contra: "Contra ansagen", Recontra: "Recontra ansagen", Accept: "Weiterspielen", Concede: "Aufgeben",
	Best: "Am besten", Worse: "%s Punkte weniger", Same: "Genauso gut", Expected: "erwartet %s", Chances: "Gewinnt %s", Chance: "%s zu %d\u00a0%%",
	Aims: "Ziel: %s", Aim: "%s %d\u00a0%%", Do: "So machen", Taken: "Vorbereitet: %s.",
	Exact:     "Exakt berechnet: So viel ist jede Möglichkeit bei bestem Weiterspiel wert.",
	Learned:   "Was dieser Zug noch bringt, ist exakt. Was danach kommt, hat ein Netz in Partien gegen sich selbst gelernt; kleine Unterschiede sagen wenig.",
	Estimated: "Was dieser Zug noch bringt, ist exakt. Was danach kommt, ist nach dem Stand der Kolonnen geschätzt; kleine Unterschiede sagen wenig.",
	OfContra:  "Geschätzt: nach dem Stand der Partie, den Preisen fürs Aufgeben und danach, wie viel noch zu spielen ist. Beim jetzigen Einsatz gezählt.",
	Each:      "Ein Punkt am Block zählt gegen jeden der anderen, hier also %d Spielpunkte.",
	Why:       "%d\u00a0%% auf %s", WhyHardly: "Unter 1\u00a0%% auf %s", WhyOr: "sonst %s", WhyMostly: "sonst am ehesten %s", WhyNothing: "sonst wird gestrichen", WhyNoneMostly: "sonst wird am ehesten gestrichen", Collects: "Sammelt %s", OneDecides: "%s entscheidet", Counts: "Rechnet mit %s Punkten, Aufgeben kostet %s",
	Cheapest: "Hier ist am wenigsten verloren", Shines: "Nichts bringt jetzt mehr", Fits: "Hier passt der Wurf am besten",
	Only: "Mehr ist nicht offen", BesideBest: "gegenüber der besten Wahl", BesideNext: "gegenüber der nächsten Wahl", BesideYours: "gegenüber deiner Wahl", Throwing: "weiterwerfen", Striking: "%s streichen",
	Instead: " statt %s", NotThrowing: ", statt weiterzuwerfen", NotStriking: ", statt %s zu streichen", NotWriting: ", statt %s zu schreiben",
	Scores: "bringt", NowLater: "jetzt %s, später im Schnitt %s", LaterOnly: "jetzt gleich viel, später im Schnitt %s", More: "%s mehr", Less: "%s weniger",
	OverallMore: "im Schnitt %s Punkte mehr", OverallLess: "im Schnitt %s Punkte weniger", Even: "praktisch gleich viel wert", LikeBest: "Wie die beste Wahl", LikeBefore: "Wie die Wahl davor",
	AimsAt: "zielt auf %s (%d\u00a0%% statt %d\u00a0%%)", GivesAway: "verschenkt Aussicht auf %s (%d\u00a0%% statt %d\u00a0%%)", GivesUp: ", dafür seltener auf %s (%d\u00a0%% statt %d\u00a0%%)",
	Chases: "mit Aussicht auf %s (%d\u00a0%%)", Safe: "sicher, statt auf %s zu hoffen (%d\u00a0%%)",
	Decides: "%s entscheidet (gewonnen zu %d\u00a0%% statt %d\u00a0%%)", Helps: "hilft %s (gewonnen zu %d\u00a0%% statt %d\u00a0%%)", Hurts: "schadet %s (gewonnen zu %d\u00a0%% statt %d\u00a0%%)", ButHurts: ", schadet %s (zu %d\u00a0%% statt %d\u00a0%%)", Brief: "%s gewonnen zu %d\u00a0%% statt %d\u00a0%%",
	HelpsLittle: "hilft %s ein wenig", HurtsLittle: "schadet %s ein wenig",
	Lost: "%s ist kaum noch zu gewinnen (%d\u00a0%%)", Won: "%s ist so gut wie gewonnen (%d\u00a0%%)",
	Practice: Practice{
		Title: "Üben", Short: "einzelne Stellungen entscheiden", Intro: "Eine Stellung, fünf Würfel: Was bleibt liegen, was wird geschrieben? Danach steht da, was es gekostet hat.",
		Own: "Eigene Fehler", OwnN: "%d aus Rückblicken", OwnOne: "Einer aus einem Rückblick", NoOwn: "Noch keine. Der Rückblick nach einer Partie sammelt sie.",
		Made: "Neue Stellungen", MadeIn: "Stellungen, in denen das Naheliegende etwas kostet.", Start: "Üben", Search: "Sucht eine Stellung …",
		Score: "%d von %d gut entschieden, im Schnitt %s Punkte verschenkt.", ScoreApart: "%d von %d gut entschieden, im Schnitt %s Spielpunkte verschenkt, wo Kolonnen zählen, und %s Punkte, wo die Differenz zählt.", Empty: "Noch nichts entschieden.", Forget: "Zählung neu beginnen",
		MayContra: "%s {darf|dürfen} Contra ansagen.", Question: "Was jetzt?", Leave: "Zurück zur Übersicht", Right: "Richtig!", Close: "Fast. Das kostet %s Punkte.", Wrong: "Das kostet %s Punkte.",
		You: "Deine Wahl: %s", Played: "In der Partie: %s", Next: "Weiter", Retry: "Noch einmal", End: "Fertig", Over: "Das waren alle eigenen Fehler.", Solved: "Der Fehler ist abgehakt.", Untold: "Ob noch einmal verdoppelt werden soll, dazu gibt es keinen Rat.",
	},
	Daily: Daily{
		Title: "Stellung des Tages", Short: "jeden Tag eine, für alle dieselbe", Making: "Wird aufgestellt …",
		Nothing: "nichts verschenkt", GaveAway: "%s Punkte verschenkt", Streak: "%d Tage in Folge",
		Tomorrow: "Die nächste kommt morgen, für alle dieselbe.", Circles: "●●●: nichts verschenkt. Je mehr, desto weniger volle Kreise.", Solution: "Auflösung", Yesterday: "Gestern", Uncounted: "%s, zum Üben",
		Share: "Teilen", Line: "%s, Stellung vom %s: %s",
	},
}

var coachEn = Coach{
	Ask: "Hint", Title: "Hint", Human: "Hints on", Help: "“Hint” shows the three best choices and what they are worth.",
	Give: "Hints for %s", Take: "No more hints for %s", With: "%s can now ask for hints.", Without: "%s plays without hints.",
	Thinking: "Computing …", Ready: "Best: %s.", Nothing: "There is nothing to decide here.", None: "No hints right now.",
	Keep: "Keep %s", KeepSaid: "keep", ThrowAll: "Throw all 5 again", Done: "End this turn", Write: "Write %d in %s", Strike: "Strike %s", First: "first turn",
	Throw: "Throw, without Contra", ThrowOn: "Throw once more", Contra: "Announce Contra", Recontra: "Announce Recontra", Accept: "Play on", Concede: "Give up",
	Best: "Best", Worse: "%s points less", Same: "Just as good", Expected: "expected %s", Chances: "Chance to win %s", Chance: "%s: %d%%",
	Aims: "Aiming for %s", Aim: "%s %d%%", Do: "Do this", Taken: "Prepared: %s.",
	Exact:     "Computed exactly: this is what each choice is worth if everything after it is played best.",
	Learned:   "What this turn still brings is exact. What follows was learned by a network in games against itself; small differences mean little.",
	Estimated: "What this turn still brings is exact. What follows is estimated from how the columns stand; small differences mean little.",
	OfContra:  "Estimated: from how the game stands, what giving up costs and how much is left to play. Counted at the present stake.",
	Each:      "A point on the pad counts against each of the others: %d game points here.",
	Why:       "%d%% for %s", WhyHardly: "Under 1%% for %s", WhyOr: "otherwise %s", WhyMostly: "otherwise most likely %s", WhyNothing: "otherwise a strike", WhyNoneMostly: "otherwise most likely a strike", Collects: "Collects %s", OneDecides: "%s decides", Counts: "Expects %s points, giving up costs %s",
	Cheapest: "The least is lost here", Shines: "Nothing brings more now", Fits: "The dice fit best here",
	Only: "Nothing else is open", BesideBest: "compared with the best choice", BesideNext: "compared with the next choice", BesideYours: "compared with your choice", Throwing: "throwing again", Striking: "striking %s",
	Instead: " instead of %s", NotThrowing: " instead of throwing again", NotStriking: " instead of striking %s", NotWriting: " instead of writing %s",
	Scores: "scores", NowLater: "%s now, %s later on average", LaterOnly: "as much now, %s later on average", More: "%s more", Less: "%s less",
	OverallMore: "%s points more on average", OverallLess: "%s points less on average", Even: "worth practically the same", LikeBest: "Like the best choice", LikeBefore: "Like the choice above",
	AimsAt: "aims for %s (%d%%, not %d%%)", GivesAway: "gives away chances of %s (%d%%, not %d%%)", GivesUp: ", less often for %s (%d%%, not %d%%)",
	Chases: "with a chance of %s (%d%%)", Safe: "safe, instead of hoping for %s (%d%%)",
	Decides: "%s decides (%d%% to win, not %d%%)", Helps: "helps %s (%d%% to win, not %d%%)", Hurts: "hurts %s (%d%% to win, not %d%%)", ButHurts: ", hurts %s (%d%%, not %d%%)", Brief: "%s won %d%% of the time instead of %d%%",
	HelpsLittle: "helps %s a little", HurtsLittle: "hurts %s a little",
	Lost: "%s is all but lost (%d%%)", Won: "%s is as good as won (%d%%)",
	Practice: Practice{
		Title: "Practice", Short: "decide single positions", Intro: "A position, five dice: what stays, what is written? Then you see what it cost.",
		Own: "Your own mistakes", OwnN: "%d from reviews", OwnOne: "One from a review", NoOwn: "None yet. The review after a game collects them.",
		Made: "New positions", MadeIn: "Positions where the obvious choice costs something.", Start: "Practise", Search: "Looking for a position …",
		Score: "%d of %d decided well, %s points given away on average.", ScoreApart: "%d of %d decided well, on average %s game points given away where columns count, and %s points where the difference does.", Empty: "Nothing decided yet.", Forget: "Reset the count",
		MayContra: "%s may announce Contra.", Question: "What now?", Leave: "Back to the overview", Right: "Right!", Close: "Almost. That costs %s points.", Wrong: "That costs %s points.",
		You: "Your choice: %s", Played: "In the game: %s", Next: "Next", Retry: "Try again", End: "Done", Over: "Those were all of your own mistakes.", Solved: "That mistake is off your list.", Untold: "There is no advice on doubling once more.",
	},
	Daily: Daily{
		Title: "Position of the day", Short: "one a day, the same for everybody", Making: "Setting up …",
		Nothing: "gave nothing away", GaveAway: "gave away %s points", Streak: "%d days in a row",
		Tomorrow: "The next one comes tomorrow, the same for everybody.", Circles: "●●●: gave nothing away. The more, the fewer full circles.", Solution: "Solution", Yesterday: "Yesterday", Uncounted: "%s, for practice",
		Share: "Share", Line: "%s, position of %s: %s",
	},
}

var reviewDe = Review{
	Title: "Rückblick", Open: "Rückblick", Short: "Glück, Können und die teuersten Fehler", None: "Diese Partie gibt es hier nicht, oder sie ist noch nicht zu Ende.",
	Bare: "In dieser Partie stehen nur Punkte. Ohne Würfel lassen sich Glück und Können nicht trennen; was jeder Eintrag verändert hat, steht hier.", Working: "Rechnet nach: %d\u00a0%%", Finished: "Der Rückblick ist fertig.",
	Story: "So lief es",
	Verdict: Verdict{
		Both: "%s {hatte|hatten} die besseren Würfel und {hat|haben} besser entschieden.", BothOfAll: "%s {hatte|hatten} die besten Würfel und {hat|haben} am besten entschieden.", Luck: "Die Würfel haben es entschieden: Die besseren {hatte|hatten} %s. Gespielt wurde etwa gleich gut.",
		OnlyLuck: "%s {hat|haben} mit den besseren Würfeln gewonnen.", DiceOfAll: "%s {hat|haben} mit den besten Würfeln gewonnen.", Better: "Besser entschieden {hat|haben} %s.", BestOfAll: "Am besten entschieden {hat|haben} %s.", NobodyBetter: "Besser entschieden hat niemand.",
		Skill: "Das Können hat es entschieden: %s {hat|haben} weniger verschenkt, die Würfel waren gerecht verteilt.", OnlySkill: "%s {hat|haben} mit den besseren Entscheidungen gewonnen.", SkillOfAll: "%s {hat|haben} mit den besten Entscheidungen gewonnen.", Lucky: "Die besseren Würfel {hatte|hatten} %s.", LuckiestOfAll: "Am meisten Glück {hatte|hatten} %s.", NobodyLuckier: "Mehr Glück hatte niemand.",
		SameDice: "%s {hat|haben} aus denselben Würfeln mehr gemacht.",
		Contra:   "Contra hat es entschieden: Es brachte %s mehr als Würfel und Entscheidungen.", Nothing: "%s {hat|haben} gewonnen. Den Ausschlag gaben weder die Würfel allein noch die Entscheidungen allein.", Nobody: "Vorn liegt am Ende niemand allein.", Untold: "%s {hat|haben} gewonnen. Weil nicht alle Würfe bekannt sind, lässt sich nicht sagen, ob Glück oder Können entschieden hat.",
		More: "%s: Die Würfel brachten %s Spielpunkte mehr, als zu erwarten war.", Less: "%s: Die Würfel brachten %s Spielpunkte weniger, als zu erwarten war.", Even: "%s: Die Würfel fielen, wie zu erwarten war.",
		Lost: "Fehler kosteten %s Spielpunkte.", Clean: "Verschenkt wurde nichts.", Typed: "%s: Da stehen nur Punkte. Glück und Können lassen sich so nicht trennen.",
		Partly: "%s: Alle Würfe sind bei %d von %d Einträgen bekannt.", PartLost: "Soweit bekannt, kosteten Fehler %s Spielpunkte.", PartClean: "Soweit bekannt, wurde nichts verschenkt.",
		Plain:  [9]string{"Pech, und Fehler dazu.", "Vor allem Pech.", "Mehr Können als Glück.", "Vor allem die Fehler.", "In Glück und Können im Mittelfeld.", "Vor allem Können.", "Mehr Glück als Können.", "Vor allem Glück.", "Glück und Können."},
		Always: "%s {lag|lagen} vom ersten Eintrag an vorn.", Since: "%s {lag|lagen} ab Runde %d immer vorn.", AtLast: "%s {kam|kamen} erst mit dem letzten Eintrag nach vorn.",
	},
	Balance: "Glück und Können", Lucky: "Spielpunkte", Start: "Vor dem ersten Wurf", Own: "Eigene Würfel", Mistakes: "Eigene Fehler", Contra: "Contra", Others: "Die anderen", Rest: "Fehler der Schätzung", Result: "Ergebnis", Unknown: "Wo Würfe fehlen, steckt auch das Können in den Würfeln.",
	Curve: "Der Verlauf", CurveHelp: "Ein Strich je Eintrag. Über der Linie {liegt|liegen} %s vorn.", CurveMany: "Ein Strich je Eintrag. Über der Linie {kann|können} %s mit einem Gewinn rechnen.",
	ColumnMany: "Ein Strich je Eintrag. Über der Linie {gewinnt|gewinnen} %s die Kolonne eher als alle anderen zusammen. Die Chancen sind für jede Partei allein geschätzt und ergeben zusammen nicht genau 100\u00a0%%.", RestHelp: "Ein Strich je Eintrag: wie weit sich die Schätzung bis dahin berichtigt hat, ohne dass Würfel oder Fehler es erklären. Über der Linie heißt: zugunsten von %s.", Value: "Erwartung", Whose: "Wer", AsTable: "Als Tabelle",
	Entry: "Eintrag", Who: "Wer", What: "Was", Worth: "Stand danach", Struck: "%s gestrichen",
	Turning: "Die Wendepunkte", Turned: "%s. Für %s waren davor %s und danach %s Spielpunkte zu erwarten.", Gave: " %s {hat|haben} dabei %s Punkte verschenkt.", ByDice: " Das waren vor allem die Würfel.",
	NoTurns: "Kein Eintrag hat viel verändert.", Thrown: "Gewürfelt:",
	Same: "Dieselben Würfel", Master: "Mit den Würfeln von %s hätte der Meister im Schnitt %s Spielpunkte geholt. In der Partie waren es %s.", Between: "Die Ergebnisse lagen zwischen %s und %s.",
	How: "Er hat die Partie %d-mal nachgespielt. %d\u00a0%% seiner Würfel fielen so auch bei %s; wo er andere Würfel neu wirft, entscheidet der Zufall. Alle anderen spielen wie damals.", HowContra: "Contra sagt dabei niemand; gezählt wird zum Einsatz am Ende der Partie.",
	Playing: "Der Meister spielt die Partie nach …", Myself: "Gegen mich selbst", Against: "dieselben Würfel, gegen %s", Past: "%s (damals)",
	Dearest: "Die teuersten Fehler", Flawless: "Kein Fehler, der ins Gewicht fällt.", FlawlessKnown: "Kein Fehler, der ins Gewicht fällt, soweit die Würfe bekannt sind.", Mistake: "Runde %d, %s", Cost: "kostete %s Punkte", Again: "Noch einmal",
	AllOf: "Alle Entscheidungen: %s", Round: "Runde", Decision: "Entscheidung", Price: "Kosten", Free: "0", NoChoices: "%s {hatte|hatten} nichts zu entscheiden.",
}

var reviewEn = Review{
	Title: "Review", Open: "Review", Short: "luck, skill and the costliest mistakes", None: "This game is not here, or it is not over yet.",
	Bare: "Only points were entered in this game. Without dice luck and skill cannot be told apart; what each entry changed is shown here.", Working: "Computing: %d%%", Finished: "The review is ready.",
	Story: "How it went",
	Verdict: Verdict{
		Both: "%s had the better dice and decided better.", BothOfAll: "%s had the best dice and decided best.", Luck: "The dice decided it: %s had the better ones. Everybody decided about equally well.",
		OnlyLuck: "%s won with the better dice.", DiceOfAll: "%s won with the best dice.", Better: "%s decided better.", BestOfAll: "%s decided best.", NobodyBetter: "Nobody decided better.",
		Skill: "Skill decided it: %s gave away less, and the dice were even.", OnlySkill: "%s won with the better decisions.", SkillOfAll: "%s won with the best decisions.", Lucky: "%s had the better dice.", LuckiestOfAll: "%s had the most luck.", NobodyLuckier: "Nobody had more luck.",
		SameDice: "%s made more of the same dice.",
		Contra:   "Contra decided it: it brought %s more than dice and decisions did.", Nothing: "%s won. Neither the dice alone nor the decisions alone made the difference.", Nobody: "Nobody is alone in the lead at the end.", Untold: "%s won. Not all throws are known, so nobody can say whether luck or skill decided it.",
		More: "%s: the dice brought %s game points more than was to be expected.", Less: "%s: the dice brought %s game points less than was to be expected.", Even: "%s: the dice fell as was to be expected.",
		Lost: "Mistakes cost %s game points.", Clean: "Nothing was given away.", Typed: "%s: only points were entered, so luck and skill cannot be told apart.",
		Partly: "%s: all throws are known for %d of %d entries.", PartLost: "As far as is known, mistakes cost %s game points.", PartClean: "As far as is known, nothing was given away.",
		Plain:  [9]string{"Bad luck, and mistakes too.", "Mainly bad luck.", "More skill than luck.", "Mainly the mistakes.", "Average in luck and in skill.", "Mainly skill.", "More luck than skill.", "Mainly luck.", "Luck and skill."},
		Always: "%s {was|were} ahead from the first entry on.", Since: "%s {was|were} ahead for good from round %d on.", AtLast: "%s got ahead only with the last entry.",
	},
	Balance: "Luck and skill", Lucky: "Game points", Start: "Before the first throw", Own: "Own dice", Mistakes: "Own mistakes", Contra: "Contra", Others: "The others", Rest: "Error of the estimate", Result: "Result", Unknown: "Where throws are unknown, skill counts among the dice too.",
	Curve: "Entry by entry", CurveHelp: "One bar for each entry. Above the line %s {is|are} ahead.", CurveMany: "One bar for each entry. Above the line %s can expect to win points.",
	ColumnMany: "One bar for each entry. Above the line %s {is|are} likelier to win the column than all the others together. The chances are estimated for each party by itself and do not add up to exactly 100%%.", RestHelp: "One bar for each entry: how far the estimate has corrected itself, with neither dice nor mistakes to explain it. Above the line means in favour of %s.", Value: "Expectation", Whose: "Who", AsTable: "As a table",
	Entry: "Entry", Who: "Who", What: "What", Worth: "Standing after it", Struck: "%s struck",
	Turning: "The turning points", Turned: "%s. For %s, %s game points were to be expected before and %s after.", Gave: " %s gave away %s points in it.", ByDice: " That was mostly the dice.",
	NoTurns: "No entry changed much.", Thrown: "Thrown:",
	Same: "The same dice", Master: "With the dice of %s the master would have made %s game points on average. In the game it was %s.", Between: "The results lay between %s and %s.",
	How: "It has played the game again %d times. %d%% of its dice fell for %s as well; where it throws other dice again, chance decides. Everybody else plays as they did.", HowContra: "Nobody announces Contra in it; it counts at the stake the game ended with.",
	Playing: "The master plays the game again …", Myself: "Against myself", Against: "the same dice, against %s", Past: "%s (then)",
	Dearest: "The costliest mistakes", Flawless: "No mistake that matters.", FlawlessKnown: "No mistake that matters, as far as the throws are known.", Mistake: "Round %d, %s", Cost: "cost %s points", Again: "Try again",
	AllOf: "All decisions: %s", Round: "Round", Decision: "Decision", Price: "Cost", Free: "0", NoChoices: "%s had nothing to decide.",
}

var luckDe = Luck{
	Title: "Die Würfel", Short: "alle Würfe dieses Geräts, nachgezählt", Intro: "Sind die Würfel gezinkt? Hier ist jeder Wurf gezählt, den die App auf diesem Gerät geworfen hat.",
	Nobody: "Noch ist nichts geworfen.", Thrown: "%d Würfel in %d Würfen.", Once: "%d Würfel in einem Wurf.", Faces: "Die Seiten", Face: "Seite", Times: "gefallen", Due: "erwartet",
	Patterns: "Alle fünf auf einmal", Pattern: "Wurf", By: "Wer geworfen hat", Whose: By[string]{{"all", "alle"}, {"people", "Menschen"}, {"computers", "Computer"}},
	Names:   [8]string{"Fünf gleiche", "Vier gleiche", "Straße", "Full House", "Drei gleiche", "Zwei Paare", "Ein Paar", "Nichts"},
	Few:     "Für ein Urteil sind das noch zu wenige.",
	Fair:    "Unauffällig: Ehrliche Würfel liegen in %d von 100 Fällen weiter daneben.",
	Odd:     "Etwas ungewöhnlich, wie es vorkommt: Ehrliche Würfel liegen nur in %d von 100 Fällen noch weiter daneben.",
	Strange: "Sehr ungewöhnlich: Ehrliche Würfel liegen kaum in einem von 100 Fällen noch weiter daneben. Bleibt das so, stimmt etwas nicht.",
	How:     "Die Würfe kommen vom Zufallsgenerator des Browsers, der auch Schlüssel erzeugt. Niemand kann sie vorher wissen, auch die Computer nicht.",
}

var luckEn = Luck{
	Title: "The dice", Short: "all throws of this device, counted", Intro: "Are the dice loaded? Every throw the app has made on this device is counted here.",
	Nobody: "Nothing has been thrown yet.", Thrown: "%d dice in %d throws.", Once: "%d dice in one throw.", Faces: "The faces", Face: "Face", Times: "thrown", Due: "expected",
	Patterns: "All five at once", Pattern: "Throw", By: "Who threw", Whose: By[string]{{"all", "all"}, {"people", "people"}, {"computers", "computers"}},
	Names:   [8]string{"Five of a kind", "Four of a kind", "Straight", "Full house", "Three of a kind", "Two pairs", "One pair", "Nothing"},
	Few:     "Too few yet for a verdict.",
	Fair:    "Nothing unusual: honest dice are further off in %d of 100 cases.",
	Odd:     "A little unusual, as can happen: honest dice are further off in only %d of 100 cases.",
	Strange: "Very unusual: honest dice are further off in hardly one of 100 cases. If that lasts, something is wrong.",
	How:     "The dice come from the browser’s random generator, the one that also makes keys. Nobody can know them beforehand, not even the computer players.",
}

var drillsDe = Drills{
	Lesson: "Lektion: %s", Title: "Lektionen", Intro: "Die zehn häufigsten Fehler, der häufigste zuerst. Zu jedem drei Stellungen.",
	Points: "Zählt nur die Differenz der Punkte, wie in der Einzelkolonne, kommen diese fünf oft dazu.",
	Titles: By[string]{
		{"poor-number", "Schwache Zahl geschrieben"},
		{"picture-cheap", "Figur zu billig vergeben"},
		{"run", "Der Straße nachgelaufen"},
		{"pairs", "Zwei Paare behalten"},
		{"poker-for-four", "Vier gleiche als Poker"},
		{"full-taken", "Full House zu früh genommen"},
		{"easier-struck", "Falsche Figur gestrichen"},
		{"poker-taken", "Poker zu früh genommen"},
		{"four-cheap", "Starke Zahl zu billig vergeben"},
		{"pair-left", "Gleiche nicht behalten"},
		{"too-many", "Zu viel festgehalten"},
		{"other-number", "In die falsche Zahl geschrieben"},
		{"number-struck", "Zahl statt Figur gestrichen"},
		{"run-left", "Die offene Straße zerrissen"},
		{"poor-for-number", "Hohe Zahl verschenkt"},
	},
	Lessons: By[string]{
		{"poor-number", "Der Zug ist misslungen, und das wenige, was liegt, kommt schnell in irgendeine Zahl. Mit höchstens zwei gleichen ist diese Zahl aber zu schwach: Drei sind das Übliche, und jeder fehlende Würfel zählt in der Kolonne. Eine Grande gelingt so selten, dass ihr Feld meist ohnehin leer ausgeht. Wer sie rechtzeitig streicht, hält die Zahl für einen besseren Wurf offen."},
		{"picture-cheap", "Die Figur bringt in jeder Kolonne gleich viele Punkte, aber die Kolonnen zahlen nicht gleich viel. In der billigen verhilft sie nur zu einem kleinen Gewinn. Frag vor dem Eintrag nicht, wo Platz ist, sondern welche Kolonne am meisten zahlt und noch zu gewinnen ist. Dorthin gehört der gute Wurf."},
		{"run", "Vier verschiedene Würfel sehen nach einer Straße aus. Der fünfte passt aber nur mit einer oder zwei von sechs Seiten, und wer daneben wirft, hat fast nichts. Aus gleichen Würfeln wird leichter etwas: eine gute Zahl, ein Full House, ein Poker, je nachdem, was noch offen ist. Und wenn nichts dazukommt, sind sie immer noch da."},
		{"pairs", "Zwei Paare versprechen ein Full House, aber der fünfte Würfel passt nur mit zwei von sechs Seiten. Sonst bleiben zwei Paare, und die sind für jede Zahl zu wenig. Wer nur eines behält, wirft drei Würfel: Daraus werden oft drei oder vier gleiche, und auch das Full House kann noch kommen."},
		{"poker-for-four", "Der Poker nimmt vier gleiche jeder Art und bringt immer dasselbe. In ihrer Zahl sind sie dagegen mehr als die üblichen drei, und einen solchen Vorsprung bekommt man dort selten. Schreib hier also die Zahl. Der Poker wartet auf die nächsten vier, egal, welche es sind."},
		{"full-taken", "Ein Full House liegt, und es darf noch geworfen werden. Hier sind die drei gleichen allein mehr wert: Für ihre Zahl reichen sie schon. Jeder weitere macht sie besser, bis zum Poker oder zur Grande, wo die noch offen sind. Ein Full House ist von diesen dreien am leichtesten nachzuholen."},
		{"easier-struck", "Wenn gestrichen werden muss, dann das, womit am wenigsten zu rechnen ist. Am seltensten gelingt die Grande, die Doppelgrande noch viel seltener. Wer stattdessen eine leichtere Figur streicht, gibt Punkte her, die wahrscheinlich noch gekommen wären."},
		{"poker-taken", "Vier gleiche liegen, und es darf noch geworfen werden. Den Poker nimmt dir niemand: Behalte die vier, wirf den fünften Würfel, und schlimmstenfalls schreibst du danach genau diesen Poker. In einem von sechs Fällen wird es eine Grande, und die bringt mehr."},
		{"four-cheap", "Drei gleiche sind in einer Zahl das Übliche. Vier oder fünf sind ein Vorsprung, und der soll dort zählen, wo die Kolonne viel zahlt. In der billigen tun es auch drei. Prüf darum bei jedem guten Wurf zuerst die teure Kolonne und dann erst die anderen."},
		{"pair-left", "Gleiche Würfel sind der Anfang von fast allem: Zahl, Full House, Poker, Grande. Wer sie zurückwirft und auf etwas ganz anderes hofft, fängt von vorn an und hat im Schnitt weniger davon. Behalte sie und wirf den Rest."},
		{"too-many", "Was liegt, wirft man ungern zurück. Passt es aber in kein offenes Feld gut, nimmt es den anderen Würfeln nur den Platz. Wirf dann alle fünf: Was auf einmal fällt, ist serviert."},
		{"other-number", "Hohe Zahlen bringen sofort mehr, darum schreibt man sie gern auch schwach. Vergleich jede Zahl mit dem Üblichen, drei gleichen. Was schwach ist, gehört in eine niedrige: Dort kostet jeder fehlende Würfel am wenigsten."},
		{"number-struck", "Passt nichts, opfert man gern eine Zahl. Aber ein wenig bringt sie in fast jedem Zug, während eine Grande oder die Straße oft ausbleibt. Frag nicht, was ein Feld bringen könnte, sondern was es wahrscheinlich noch bringt."},
		{"run-left", "Vier in einer Reihe, an beiden Enden offen, sind die Ausnahme: Zwei von sechs Seiten machen die Straße fertig. Mit zwei Würfen gelingt das in mehr als der Hälfte der Fälle. Ein Paar bringt mit so wenigen Würfen meist weniger."},
		{"poor-for-number", "Ein einzelner hoher Würfel sieht besser aus als ein Strich. Aber die hohe Zahl ist damit vergeben, und drei gleiche wären dort dreimal so viel. Streich lieber eine niedrige: Da geht wenig verloren."},
	},
	Solved: "%d von %d gelöst", All: "Alle Stellungen dieser Lektion sind gelöst.", Position: "Stellung %d", Still: "noch offen", Done: "gelöst",
	Start: "Anfangen", Again: "Noch einmal von vorn", Lead: "Stellung %d von %d.",
	Usual: "Der übliche Fehler: %s", This: "Genau das ist der Fehler, um den es hier geht.",
	Leave: "Zurück zur Lektion", Overview: "Alle Lektionen", Next: "Nächste Lektion",
}

var drillsEn = Drills{
	Lesson: "Lesson: %s", Title: "Lessons", Intro: "The ten most frequent mistakes, the most frequent first. Each has three positions.",
	Points: "Where only the difference of points counts, as in a single column, these five are often made as well.",
	Titles: By[string]{
		{"poor-number", "A weak face row written"},
		{"picture-cheap", "Combination sold too cheap"},
		{"run", "Chasing the straight"},
		{"pairs", "Keeping two pairs"},
		{"poker-for-four", "Four of a kind as poker"},
		{"full-taken", "Full house taken too soon"},
		{"easier-struck", "Wrong combination struck"},
		{"poker-taken", "Poker taken too soon"},
		{"four-cheap", "Strong face row sold cheap"},
		{"pair-left", "Equal dice not kept"},
		{"too-many", "Holding on to too much"},
		{"other-number", "Written into the wrong face row"},
		{"number-struck", "Face row struck, not a combination"},
		{"run-left", "Breaking an open straight"},
		{"poor-for-number", "High face row given away"},
	},
	Lessons: By[string]{
		{"poor-number", "The turn has failed, and the little there is quickly goes into some face row. But two of a kind at most are too few for it: three are usual, and every missing die counts in the column. A grande comes so rarely that its cell mostly stays empty anyway. Strike it in time, and the face row stays open for a better throw."},
		{"picture-cheap", "The combination brings the same points in every column, but the columns do not pay the same. In the cheap one it only helps towards a small win. Before you write, do not ask where there is room, but which column pays most and can still be won. That is where the good throw belongs."},
		{"run", "Four different dice look like a straight. But the fifth fits with only one or two of its six faces, and whoever misses has next to nothing. Equal dice grow into something more easily: a good face row, a full house, a poker, whatever is still open. And if nothing joins them, they are still there."},
		{"pairs", "Two pairs promise a full house, but the fifth die fits with only two of its six faces. Otherwise two pairs remain, and those are too little for any face row. Keep only one and you throw three dice: that often makes three or four of a kind, and the full house may still come."},
		{"poker-for-four", "Poker takes any four of a kind and always brings the same. In their face row, however, they are more than the usual three, and you rarely get such a lead there. So write the face row here. Poker waits for the next four, whichever they are."},
		{"full-taken", "A full house is there, and you may still throw. Here the three of a kind alone are worth more: they are enough for their face row already. Every further one makes them better, up to poker or a grande where those are still open. Of these three the full house is the easiest to make up for."},
		{"easier-struck", "If something must be struck, strike what you can count on least. The grande comes most rarely, and the double grande far more rarely still. Strike an easier combination instead, and you give away points that would probably have come."},
		{"poker-taken", "Four of a kind are there, and you may still throw. Nobody can take the poker from you: keep the four, throw the fifth die, and at worst you then write this very poker. One time in six it becomes a grande, and that brings more."},
		{"four-cheap", "Three of a kind are usual in a face row. Four or five are a lead, and it should count where the column pays a lot. In the cheap one three will do. So with every good throw look first at the column that pays most, and only then at the others."},
		{"pair-left", "Equal dice are the beginning of almost everything: a face row, full house, poker, grande. Throw them back and hope for something quite different, and you begin again and get less out of it on average. Keep them and throw the rest."},
		{"too-many", "Nobody likes to throw back what is there. But if it suits no open cell well, it only takes the room from the other dice. Then throw all five: what falls in one throw is served."},
		{"other-number", "High face rows bring more at once, so they are readily written even when weak. Compare every row with what is usual, three of a kind. What is weak belongs in a low one: every missing die costs least there."},
		{"number-struck", "When nothing fits, a face row seems the thing to sacrifice. But it brings a little in almost every turn, while a grande or the straight often fails to come. Do not ask what a cell could bring, but what it will probably still bring."},
		{"run-left", "Four in a row with both ends open are the exception: two of six faces complete the straight. With two throws that works in more than half of the cases. A pair, with so few throws, mostly brings less."},
		{"poor-for-number", "A single high die looks better than a strike. But the high face row is gone with it, and three of a kind would be three times as much there. Better strike a low one: little is lost."},
	},
	Solved: "%d of %d solved", All: "All positions of this lesson are solved.", Position: "Position %d", Still: "still open", Done: "solved",
	Start: "Begin", Again: "Once more from the first", Lead: "Position %d of %d.",
	Usual: "The usual mistake: %s", This: "That is exactly the mistake this is about.",
	Leave: "Back to the lesson", Overview: "All lessons", Next: "Next lesson",
}

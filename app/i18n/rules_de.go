package i18n

var rulesDe = Rules{
	Title: "Regeln", Choose: "Spielart", Contents: "Auf dieser Seite", Print: "Leeren Block drucken", Example: "Beispiel: %s",

	Play:   "Das Spiel",
	Pad:    "Fünf Würfel, ein Becher, ein Block. Jeder Block hat %d Kolonnen zu %d Reihen, das sind %d Felder. In jeder Runde wird eines davon beschrieben; sind alle voll, wird abgerechnet.",
	PadOne: "Fünf Würfel, ein Becher, ein Block. Jeder Block hat eine einzige Kolonne mit %d Reihen. In jeder Runde wird ein Feld beschrieben; sind alle voll, wird abgerechnet.",
	Poker:  "Die Würfel zeigen 9, 10, Bube, Dame, König und Ass und zählen in dieser Folge 1 bis 6. Mit gewöhnlichen Augenwürfeln ist es dasselbe Spiel.",
	Pips:   "Gespielt wird mit gewöhnlichen Augenwürfeln. Mit Pokerwürfeln ist es dasselbe Spiel: die 9 zählt 1, das Ass 6.",

	InShort: InShort{
		Throws:     "Wirf alle fünf Würfel, dann bis zu zweimal die, die nicht liegen bleiben sollen.",
		Writes:     "Trag das Ergebnis in ein Feld ein, jedes nur einmal. Passt nichts, streichst du eines: Es zählt 0.",
		Faces:      "Bei den Zahlen zählen nur die passenden Würfel: Drei %s sind %d.",
		Figures:    "Figuren sind %s. Serviert, also mit allen fünf Würfeln auf einmal, zählen sie %s.",
		Columns:    "Am Ende gewinnt jede Kolonne, wer dort mehr Punkte hat. Die Kolonnen bringen %s Spielpunkte.",
		Difference: "Am Ende gewinnt, wer mehr Punkte hat. Gezahlt wird der Unterschied.",
	},
	Turn: "Ein Zug",
	Steps: []string{
		"Wer an der Reihe ist, wirft alle fünf Würfel.",
		"Zweimal darf man nachwerfen. Beliebige Würfel bleiben liegen, die anderen kommen wieder in den Becher, auch solche, die vorher schon lagen.",
		"Nach dem dritten Wurf, oder sobald man zufrieden ist, kommt das Ergebnis in ein offenes Feld des eigenen Blocks. Was dort steht, gilt bis zum Schluss.",
		"Lohnt sich kein Eintrag, wird ein offenes Feld gestrichen. Es zählt 0 und ist für den Rest der Partie zu.",
	},
	Served: "Serviert",
	Explain: []string{
		"Ein Wurf ist serviert, wenn alle fünf Würfel gemeinsam gefallen sind, und zwar in dem Wurf, der eingetragen wird. Figuren zählen serviert mehr.",
		"Der erste Wurf ist immer serviert. Der zweite oder dritte ist es auch, wenn vor ihm kein Würfel liegen blieb.",
		"Wer nachwirft und dabei auch nur einen Würfel liegen lässt, gibt das Servierte her, selbst wenn danach wieder dasselbe daliegt.",
	},

	ServedOrNot: "serviert oder nicht",
	Stories: []string{
		"Mitzi hat ihr Blatt auf den ersten Wurf und trägt es gleich ein.",
		"Franz lässt drei Würfel liegen. Sein Full House ist gut, aber nicht serviert.",
		"Poldi nimmt alle fünf noch einmal in die Hand und hat Glück.",
	},
	First: "Erster Wurf", Again: "%d bleiben, %d werden geworfen", AllAgain: "Keiner bleibt, alle fünf werden geworfen",
	Gives: "%s. In der Reihe %s: %d Punkte.", Striking: "streichen",
	Struck: "Offen sind nur noch %s und %s, und nach dem dritten Wurf liegt das hier. In beiden Reihen zählt es %d. Eine von ihnen wird gestrichen; gescheiter die, von der ohnehin wenig zu erwarten ist.",

	Sheet: "Die Reihen",
	Row:   "Reihe", Counts: "Was zählt", Worth: "Punkte", More: "Serviert",
	Face: "Zahl der %s mal %d",
	Count: map[string]string{
		"S": "fünf in Folge, %s bis %s oder %s bis %s", "F": "drei gleiche und zwei gleiche", "P": "vier gleiche",
		"G": "fünf gleiche", "GG": "fünf gleiche, nur serviert",
	},
	Any: "jede servierte Figur: %s", AnyScore: "%s %d",
	GrandeToo: "Fünf gleiche dürfen auch als Poker (%d, serviert %d) oder als Full House (%d, serviert %d) geschrieben werden.",
	NoFull:    "Vier gleiche sind kein Full House.",
	AnyRow:    "Geschrieben werden darf in jede offene Reihe, auch wenn der Wurf dort null bringt.",

	Columns: "Die Kolonnen",
	Free:    "Die Reihenfolge ist frei: Jeder Eintrag darf in irgendein offenes Feld irgendeiner Kolonne.",
	FreeOne: "Die Reihenfolge ist frei: Jeder Eintrag darf in irgendein offenes Feld.",
	Down:    "%s ist frei und wird zuerst gefüllt. Erst wenn sie voll ist, beginnt %s, und dort geht es streng von oben nach unten, von der Reihe %s bis zur Reihe %s.",
	Running: "In %s wird fortlaufend gezählt. In der Reihe %s steht, was diese Reihe in allen Kolonnen bis hierher gebracht hat; in jeder weiteren Reihe kommt deren Ertrag zur Zahl darüber. Die unterste Zahl ist damit die Summe aller Kolonnen.",

	RunningTotals: "fortlaufend zählen", Thrown: "Punkte in %s", Written: "Es steht in %s",

	Settle:         "Die Abrechnung",
	ByColumns:      "Es geht Kolonne gegen Kolonne. Die höhere Summe gewinnt die Kolonne, und jeder andere zahlt dem Gewinner ihren Wert in Spielpunkten. Sind die höchsten Summen gleich, zahlt niemand.",
	Values:         "Die Kolonnen sind der Reihe nach %s Spielpunkte wert.",
	SweepBonus:     "Wer alle Kolonnen gewinnt, bekommt %d Spielpunkte dazu: %d statt %d.",
	SweepDouble:    "Wer alle Kolonnen gewinnt, macht einen Kopf. Dann kosten sie das Doppelte: %d statt %d Spielpunkte.",
	Difference:     "Am Schluss werden alle Punkte des Blocks zusammengezählt. Die niedrigere Summe zahlt der höheren die Differenz.",
	DifferenceMore: "Sind es mehr als zwei, rechnet jeder mit jedem ab.",
	Three:          "Zu dritt zahlt jeder der beiden anderen. Wer alle Kolonnen gewinnt, bekommt von jedem %d.",
	Stake:          "Was ein Spielpunkt wert ist, macht man vor der Partie aus. Bei %s je Spielpunkt sind %d Spielpunkte %s.",
	ForTwo:         "zu zweit", ForThree: "zu dritt",
	Names: []string{"Mitzi", "Franz", "Poldi"},

	Who: "Wer spielt",
	Players: []string{
		"Zu zweit oder zu dritt spielt jeder für sich. Auch mehr können jeder für sich spielen.",
		"Ab vier werden meist Paare gelost. Ein Paar hat einen gemeinsamen Block: In jeder Runde werfen beide, jeder bis zu dreimal, und nur eines der zwei Ergebnisse wird geschrieben.",
		"Geht die Zahl nicht auf, spielt einer für zwei, oder er führt den Block und setzt aus.",
		"Doppelhand heißt dasselbe ohne Partner: Jeder ist vor einem Eintrag zweimal an der Reihe und schreibt eines der beiden Ergebnisse.",
		"Wer beginnt, sagt ein Würfel: Der höchste fängt an, bei Gleichstand werfen die Gleichen noch einmal. Man kann es auch ausmachen oder vom letzten Spiel abhängig machen.",
	},

	Contra: "Contra",
	Doubling: []string{
		"Wo Contra ausgemacht ist, darf man vor dem ersten Wurf des eigenen Zuges Contra sagen. Die Gegenseite gibt auf oder spielt zum doppelten Einsatz weiter.",
		"Als Nächstes verdoppeln darf nur, wer zuletzt geantwortet hat: mit Recontra, und so fort ohne Grenze.",
	},
	ConcedeColumns:    "Aufgeben kostet, was alle Kolonnen ohne Zuschlag wert sind, hier also %d Spielpunkte, gerechnet zum Einsatz vor der Ansage.",
	ConcedeDifference: "Aufgeben kostet die Differenz, wie sie gerade steht, mindestens aber %d Punkte, gerechnet zum Einsatz vor der Ansage.",

	Agree: "Was man ausmachen kann", Agreement: "Vereinbarung", Possible: "Möglich", Usual: "(üblich)", Other: "oder ein anderer Wert",

	Rulings:     "Wo wir entschieden haben",
	RulingsText: "Die Regelbücher lassen einiges offen. In dieser App gilt:",
	Ruling: Rulings{
		TakeBack:     "Vertippt ist nicht gespielt: Der letzte Eintrag lässt sich zurücknehmen, bis der Nächste wirft. Das kann man auch ausschließen.",
		Grande:       "Fünf gleiche sind immer auch Poker und Full House, nicht erst wenn die Grande gestrichen ist.",
		AnyRow:       "Vier gleiche sind kein Full House, und jeder Wurf darf in jede offene Reihe.",
		Level:        "Liegen an der Spitze einer Kolonne zwei oder mehr gleichauf, bringt sie niemandem etwas, gleich wie viele spielen.",
		Pairs:        "Spielen mehr als drei Parteien, wird wie zu dritt abgerechnet: jeder Verlierer zahlt dem Gewinner.",
		Partner:      "Der zweite Partner wirft, nachdem er das erste Ergebnis gesehen hat. Geschrieben werden darf jedes der beiden, serviert, wenn es serviert gefallen ist.",
		ContraTwo:    "Contra gibt es nur, wo genau zwei Parteien spielen.",
		ServedGrande: "Eine servierte Grande zählt in der Reihe Grande %d, auch wo es eine Reihe Doppelgrande gibt. Das kann man anders ausmachen.",

		DifferenceAll: "Bei mehr als zwei Parteien wird die Differenz zwischen je zweien abgerechnet.",
		AnyServed:     "In der untersten Reihe zählt die servierte Grande %d. Was nicht serviert ist, zählt dort 0.",
	},
	Cards: RulesCards{
		Goal:   "Poker mit Buchstabenkarten für %d bis %d: %d Karten, zwei Wettrunden, und wer am Ende das Wort mit den meisten Punkten legt, nimmt den Pot.",
		Before: "Vor dem Spiel", Hand: "Eine Hand", Showdown: "Das Aufdecken", Open: "Wo wir entschieden haben",
		Stakes:   "Man einigt sich auf Grundeinsatz, Mindest- und Höchsteinsatz, auf gleich viele Chips für alle und auf das Wörterbuch. Üblich sind hier %d Chip Grundeinsatz, Einsätze von %d bis %d und %d Chips.",
		Dealt:    "Alle zahlen den Grundeinsatz. Links vom Geber beginnend bekommt jeder einzeln %d Karten.",
		Opening:  "Erste Wettrunde: Der Geber eröffnet. Reihum geht man mit, erhöht bis zum Höchsteinsatz oder steigt aus, bis niemand mehr erhöht hat.",
		Exchange: "Tauschen: Der Geber beginnt, dann geht es im Uhrzeigersinn weiter. Jeder legt bis zu %d Karten ab und zieht ebenso viele nach.",
		Word:     "Jeder legt ein Wort aus mindestens %d seiner Karten. Es zählen die Punkte dieser Karten. Die Wahl ist endgültig.",
		Bets:     "Einsätze", FromTo: "%s bis %s", NoWords: "keine",
		BeforeText: []string{
			"Jeder hebt eine Karte ab. Die höchste Punktzahl gibt zuerst, bei Gleichstand der spätere Buchstabe. Danach wandert das Geben nach links.",
		},
		HandText: []string{
			"Zweite Wettrunde: Sie beginnt beim ersten im Uhrzeigersinn nach dem Geber, der noch dabei ist.",
			"Bleibt nur einer übrig, nimmt er den Pot, ohne zu zeigen.",
		},
		ShowdownText: []string{
			"Das höchste Wort nimmt den Pot, gleich hohe teilen ihn. Ein Rest, der sich nicht teilen lässt, bleibt für die nächste Hand im Pot.",
			"Hat niemand ein Wort, entscheidet die höchste einzelne Karte.",
			"Vor dem Auszahlen darf jeder ein Wort anzweifeln; das vereinbarte Wörterbuch entscheidet. Ein Wort, das nicht besteht, gilt als keines.",
			"Die Wörterliste allein sagt, was gilt. Schimpfwörter und derbe Wörter aus der Liste dürfen Menschen legen; der Computer legt sie nie, und als bestes Wort werden sie nie gezeigt.",
			"Eigennamen, Abkürzungen und Wörter mit Bindestrich oder Apostroph sind nicht erlaubt.",
		},
		OpenText: []string{
			"Wer eröffnet, setzt oder steigt aus; schieben gibt es nicht.",
			"Alle wählen ihr Wort verdeckt, dann wird gemeinsam aufgedeckt. Wer kein Wort hat, verliert gegen jedes Wort.",
			"Zu Unrecht zu zweifeln kostet nichts.",
			"Ist der Stock leer, werden die abgelegten Karten der anderen neu gemischt.",
			"Wer einen Betrag nicht ganz zahlen kann, ist mit allem dabei, was er hat, und ist in dieser Hand nicht mehr am Zug. Der Pot wird dann in einen Hauptpot und Nebenpots geteilt.",
		},
	},
}

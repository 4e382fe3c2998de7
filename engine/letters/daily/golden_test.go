package daily

// golden is what the hands of some days are, checks the sums of the tables.
var (
	golden = map[string]map[int]string{
		"en": {
			0:     "E Y N Q D I E | I D B TH",
			20000: "O IN I I R S Y | C E W K",
			20779: "W A S I B A ER | I C O A",
			20780: "O O Q R N N O | H E G E",
			20781: "F X V N Q I S | CL M B U",
			20782: "S N P J T A N | S Y E G",
			20800: "M QU W N A R V | C T H N",
			21000: "O A QU Q I H I | CL E T X",
		},
		"de": {
			0:     "D M O Q I E G | U R T T",
			20000: "Y V N CH H D E | R QU H I",
			20779: "I ER A C CH H D | E M G O",
			20780: "S P B D L E A | R CH I Y",
			20781: "N R E O A N E | H N ER QU",
			20782: "U T A Q I A S | C N A E",
			20800: "R U I E R H I | N H C E",
			21000: "K E N R A U R | E F A V",
		},
	}
	checks = map[string]string{
		"en": "364 28da2a2862b884a4",
		"de": "364 4c2988043e446163",
	}
)

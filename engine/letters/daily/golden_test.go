package daily

// golden is what the hands of some days are, checks the sums of the tables.
var (
	golden = map[string]map[int]string{
		"en": {
			0:     "E Y N Q D I E | I D B TH",
			20000: "O IN I I R S Y | C E W K",
			20779: "W A S I B A ER | I C O A",
			20780: "O O Q R N N O | H E G E",
			20781: "O Q H O G H F | E M T Y",
			20782: "S N P J T A N | S Y E G",
			20800: "M QU W N A R V | C T H N",
			21000: "O A QU Q I H I | CL E T X",
		},
		"de": {
			0:     "Z K K I A ER K | I E L E",
			20000: "CH D L C S E Q | K W A T",
			20779: "E N D L D T T | X L M B",
			20780: "N T O L F M T | O E R A",
			20781: "T J N U B R Q | H R N C",
			20782: "T U E A T F A | S H R N",
			20793: "E E O W U V Y | W G R E",
			20794: "T F L U A T G | T N Y F",
			20800: "E B L O E I E | E R R S",
			21000: "O N I S H E D | G H I QU",
		},
	}
	checks = map[string]string{
		"en2": "364 546f75c8bece590b",
		"de1": "364 cacceb6b44c17aef",
		"de2": "364 a3f8b2659c7afbae",
	}
)

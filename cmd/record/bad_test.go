package main

// bad is a record that is refused: the exit status and what the line on standard
// error contains, beginning with the number of the line.
type bad struct {
	name   string
	head   string // "" for Escalero between two
	lines  string // the actions, from line 4 if head is ""
	status int
	says   []string
}

const (
	forTwo  = "serviert 1 escalero\nparty Anna\nparty Bernd\n"
	topDown = "serviert 1 wuerfelpoker-top-down\nparty Anna\nparty Bernd\n"
	contra  = "serviert 1 escalero\noption contra on\nparty Anna\nparty Bernd\n"
	inPairs = "serviert 1 escalero\nparty Anna + Carl\nparty Bernd + Dora\n"
)

var badRecords = []bad{
	// Throwing
	{"a fourth throw", "", "throw 11356\nkeep 11 throw 11146\nkeep 111 throw 11135\nkeep 111 throw 11111\n", 1,
		[]string{"line 7: throw 4, a turn has 3", "legal now: write, strike"}},
	{"a fifth throw", "", "throw 11356\nkeep - throw 11146\nkeep - throw 11135\nwrite 1 1\nthrow 12345\nkeep 1 throw 12345\nkeep 1 throw 12345\nkeep 1 throw 12345\n", 1,
		[]string{"line 11: throw 4", "legal now: write, strike"}},
	{"throwing twice without keeping", "", "throw 11356\nthrow 11356\n", 1,
		[]string{"line 5: the turn has begun, the dice lie at 11356", "legal now: keep, write, strike"}},
	{"keeping before the first throw", "", "keep 11 throw 11356\n", 1,
		[]string{"line 4: keep before the first throw", "legal now: throw, result, points, strike"}},
	{"keeping what does not lie there", "", "throw 11356\nkeep 22 throw 22356\n", 1,
		[]string{"line 5: 22 cannot be kept of 11356", "keep dice that lie there"}},
	{"keeping three of two", "", "throw 11356\nkeep 111 throw 11146\n", 1,
		[]string{"line 5: 111 cannot be kept of 11356"}},
	{"dice changed under a keep", "", "throw 11356\nkeep 11 throw 13456\n", 1,
		[]string{"line 5: 13456 does not show the 11 that was kept"}},
	{"keeping all five", "", "throw 11356\nkeep 11356 throw 11356\n", 1,
		[]string{"line 5: keep all five", "keep at most four, or write"}},
	{"six dice", "", "throw 113566\n", 1, []string{"line 4: ", "not five faces 1 to 6"}},
	{"a seven", "", "throw 11357\n", 1, []string{"line 4: ", "not five faces 1 to 6"}},
	{"throwing on after a result", "", "result 11356\nkeep 11 throw 11111\n", 1,
		[]string{"line 5: throw 4", "legal now: write, strike"}},
	{"a result after a throw", "", "throw 11356\nresult 11111 served\n", 1,
		[]string{"line 5: the turn has begun in the app, the dice lie at 11356", "legal now: keep"}},
	{"done where there is one turn", "", "throw 11356\ndone\n", 1,
		[]string{"line 5: done: an entry has one turn here", "legal now: keep, write, strike"}},
	{"a third turn", inPairs, "throw 11356\ndone\nthrow 11356\ndone\n", 1,
		[]string{"line 7: done: the second turn is the last", "legal now: keep, write, strike"}},
	{"done before the first throw", inPairs, "done\n", 1, []string{"line 4: done before the first throw"}},

	// Writing
	{"writing twice", "", "strike 1 3\nstrike 1 3\nthrow 11111\nwrite 1 3\n", 1,
		[]string{"line 7: row 1 of column 3 is already written; open in column 3: 2 3 4 5 6 S F P G\n"}},
	{"striking what is written", "", "points G 1 80\nstrike G 1\nstrike G 1\n", 1,
		[]string{"line 6: row G of column 1 is already written", "open in column 1: 1 2 3 4 5 6 S F P"}},
	{"writing before the first throw", "", "write F 1\n", 1,
		[]string{"line 4: write before the first throw", "legal now: throw, result, points, strike"}},
	{"a row the sheet has not", "", "throw 11111\nwrite GG 1\n", 1,
		[]string{`line 5: there is no row "GG"`, "rows are 1 2 3 4 5 6 S F P G"}},
	{"a row that is none", "", "strike f 1\n", 1, []string{`line 4: there is no row "f"`, "rows are"}},
	{"a fourth column", "", "strike F 4\n", 1, []string{"line 4: there is no column 4", "columns are 1 to 3"}},
	{"a column of zero", "", "strike F 0\n", 1, []string{"line 4: ", "no column"}},
	{"a column too early", topDown, "strike 1 2\n", 1,
		[]string{"line 4: row 1 of column 2 is not open yet", "open in column 1: 1 2 3 4 5 6 S F P G X"}},
	{"a value a row cannot have", "", "points F 2 31\n", 1,
		[]string{"line 4: row F cannot have 31 points", "it can have 30 35, or strike F 2"}},
	{"points between the faces", "", "points 4 1 10\n", 1, []string{"line 4: row 4 cannot have 10 points", "4 8 12 16 20"}},
	{"six fives", "", "points 5 1 30\n", 1, []string{"line 4: row 5 cannot have 30 points", "5 10 15 20 25"}},
	{"zero points", "", "points F 2 0\n", 1, []string{"line 4: row F cannot have 0 points", "strike F 2"}},
	{"the old straight", "serviert 1 escalero\noption straight 25/30\nparty A\nparty B\n", "points S 1 20\n", 1,
		[]string{"line 5: row S cannot have 20 points", "it can have 25 30"}},
	{"an unserved double grande", "serviert 1 wuerfelpoker\nparty A\nparty B\n", "points GG 1 50\n", 1,
		[]string{"line 4: row GG cannot have 50 points", "it can have 100"}},
	{"points while dice lie", "", "throw 11356\npoints F 1 30\n", 1,
		[]string{"line 5: points while the dice 11356 lie", "legal now: keep, write, strike"}},
	{"a hand where there is one", "", "throw 11356\nwrite 1 1 hand 1\n", 1, []string{"line 5: there is no hand 1", "legal now"}},
	{"a second hand too early", inPairs, "throw 11356\nwrite 1 1 hand 2\n", 1, []string{"line 5: there is no hand 2", "legal now"}},
	{"a second hand not thrown", inPairs, "throw 11356\ndone\nwrite 1 1 hand 2\n", 1, []string{"line 6: write before the first throw"}},
	{"a third hand", inPairs, "throw 11356\nwrite 1 1 hand 3\n", 1, []string{"line 5: ", "only 1 and 2"}},

	// Contra
	{"Contra not agreed", "", "contra\n", 1, []string{"line 4: Contra was not agreed", "legal now: throw"}},
	{"Contra by the wrong side", contra, "contra\naccept\nstrike 1 1\nstrike 1 1\ncontra\n", 1,
		[]string{"line 9: party 1 doubled last, only party 2 may double next", "legal now: throw, result, points, strike"}},
	{"Contra too late", contra, "throw 11356\ncontra\n", 1,
		[]string{"line 6: Contra only at the start of the own turn", "legal now: keep, write, strike"}},
	{"accepting nothing", contra, "accept\n", 1, []string{"line 5: accept: no Contra is open", "legal now: contra, throw"}},
	{"giving up unasked", contra, "concede\n", 1, []string{"line 5: concede: no Contra is open"}},
	{"playing on before the answer", contra, "contra\nthrow 11356\n", 1,
		[]string{"line 6: throw before the Contra is answered", "legal now: accept, concede, contra"}},
	{"playing on after giving up", contra, "contra\nconcede\nthrow 11356\n", 1, []string{"line 7: the game is over"}},
	{"Contra among three", "serviert 1 escalero\noption contra on\nparty A\nparty B\nparty C\n", "", 2, []string{"Contra is for two parties"}},

	// Lines
	{"no action", "", "roll 11356\n", 1, []string{`line 4: "roll" is no action`, "those are throw, keep"}},
	{"a word too many", "", "throw 11356\nwrite F 2 please\n", 1, []string{"line 5: ", "the form is write F 2"}},
	{"an earlier mistake comes first", "", "write 1 1\nroll\n", 1, []string{"line 4: write before"}},
	{"a party too late", "", "strike 1 1\nparty Carl\n", 1, []string{`line 5: "party" is no action`}},
	{"Windows lines and comments count", "serviert 1 escalero\r\n# us\r\nparty A\r\nparty B\r\n\r\n", "throw 11356\r\ndone\r\n", 1, []string{"line 7: done"}},
	{"a BOM does not count", "\uFEFF" + forTwo, "done\n", 1, []string{"line 4: done"}},

	// The head
	{"no first line", "party Anna\nparty Bernd\nthrow 11356\n", "", 2, []string{"line 1: ", `"serviert 1 PRESET"`}},
	{"an unknown version", "serviert 2 escalero\nparty A\nparty B\n", "", 2, []string{`line 1: version "2" is unknown`, "reads version 1"}},
	{"an unknown preset", "serviert 1 kniffel\nparty A\nparty B\n", "", 2, []string{`preset "kniffel" is unknown`, "escalero", "wuerfelpoker-top-down"}},
	{"an unknown option", "serviert 1 escalero\noption colour red\nparty A\nparty B\n", "", 2, []string{"line 2: ", `no option "colour"`, "straight"}},
	{"an option another preset has", "serviert 1 escalero-single\noption columns 1-2-4\nparty A\nparty B\n", "", 2, []string{"line 2: ", `no option "columns"`}},
	{"an unknown value", "serviert 1 escalero\noption straight 30/40\nparty A\nparty B\n", "", 2, []string{"line 2: ", "possible: 20/25, 25/30"}},
	{"columns that do not fit", "serviert 1 escalero\noption columns 1-2\nparty A\nparty B\n", "", 2, []string{"line 2: ", "1-2-4"}},
	{"an option twice", "serviert 1 escalero\noption start 1\noption start 2\nparty A\nparty B\n", "", 2, []string{"line 3: ", "twice"}},
	{"an option without a value", "serviert 1 escalero\noption contra\nparty A\nparty B\n", "", 2, []string{"line 2: "}},
	{"a starter who is not there", "serviert 1 escalero\noption start 3\nparty A\nparty B\n", "", 2, []string{"start 3", "1 to 2"}},
	{"a starter who is nobody", "serviert 1 escalero\noption start Anna\nparty A\nparty B\n", "", 2, []string{"line 2: ", "start"}},
	{"a stake of nothing", "serviert 1 escalero\noption stake 0 EUR\nparty A\nparty B\n", "", 2, []string{"line 2: ", "for example 0.10 EUR"}},
	{"nobody", "serviert 1 escalero\n", "", 2, []string{"0 parties", "2 to 10"}},
	{"one party", "serviert 1 escalero\nparty Anna\n", "throw 11356\n", 2, []string{"1 party; ", "2 to 10"}},
	{"a head that ends too soon", "serviert 1 escalero\nParty Anna\nparty Bernd\n", "", 2, []string{`line 2: "Party Anna" is neither option nor party and ends the head`, "0 parties", "2 to 10"}},
	{"lines in another order", "serviert 1 escalero\nparty Anna\nthrow 11356\nparty Bernd\n", "", 2, []string{`line 3: "throw 11356"`, "1 party; ", "2 to 10"}},
	{"a second first line", "serviert 1 escalero\nserviert 1 escalero\nparty Anna\nparty Bernd\n", "", 2, []string{`line 2: "serviert 1 escalero"`, "0 parties"}},
	{"eleven parties", "serviert 1 escalero\nparty A\nparty B\nparty C\nparty D\nparty E\nparty F\nparty G\nparty H\nparty I\nparty J\nparty K\n", "", 2, []string{"11 parties", "2 to 10"}},
	{"three in a pair", "serviert 1 escalero\nparty A + B + C\nparty D\n", "", 2, []string{"line 2: ", "pair"}},
	{"a party without a name", "serviert 1 escalero\nparty\nparty B\n", "", 2, []string{"line 2: ", "name"}},

	// Names
	{"two of one name", "serviert 1 escalero\nparty Anna\nparty Anna\n", "", 2, []string{"line 3: two players have the same name", `"Anna"`}},
	{"two that look the same", "serviert 1 escalero\nparty Anna\nparty An\u200bna\n", "", 2, []string{"line 3: two players have the same name", `An\u200bna`}},
	{"partners of one name", "serviert 1 escalero\nparty Anna + Anna\nparty Bernd\n", "", 2, []string{"line 2: two players have the same name"}},
	{"a name that turns the line round", "serviert 1 escalero\nparty \u202eannA\nparty Bernd\n", "", 2, []string{"line 2: ", "cannot be seen", `\u202eannA`}},
	{"a name of nothing", "serviert 1 escalero\nparty \u200b\nparty Bernd\n", "", 2, []string{"line 2: ", "cannot be seen"}},
	{"a name that moves the cursor", "serviert 1 escalero\nparty \x1b[2J\nparty Bernd\n", "", 2, []string{"line 2: ", "cannot be seen", `\x1b`}},

	// No text at all
	{"comments alone", "# nothing\n\n", "", 2, []string{"empty"}},
	{"binary junk", "\x7fELF\x02\x01\x00\xff\xfe", "", 2, []string{"not UTF-8"}},
	{"zero bytes", "\x00\x00\x00", "", 2, []string{"a record begins with"}},
	{"UTF-16", "\xff\xfes\x00e\x00r\x00v\x00", "", 2, []string{"not UTF-8"}},

	// Coming to the table
	{"joining twice", "serviert 1 choose-your-words\nparty A\nparty B\nparty C\n", "cut A Q\njoin 3\njoin 3\n", 1,
		[]string{"line 7: seat 3 cannot join; possible: "}},
	{"joining a table that is complete", "serviert 1 choose-your-words\nparty A\nparty B\n", "cut A Q\njoin 3\n", 1,
		[]string{"line 5: seat 3 cannot join; possible: "}},
	{"joining twice with a seat too few", "serviert 1 choose-your-words\nparty A\nparty B\nparty C\n", "cut A Q\njoin 3\njoin 4\n", 1,
		[]string{"line 7: seat 4 cannot join; possible: "}},
	{"joining in other words", "serviert 1 choose-your-words\nparty A\nparty B\n", "cut A Q\njoined 3\n", 1,
		[]string{"line 5: \"joined 3\" is no action; actions begin with: "}},
	{"joining as nobody", "serviert 1 choose-your-words\nparty A\nparty B\nparty C\n", "cut A Q\njoin 9\n", 1,
		[]string{"line 6: seat 9 cannot join; possible: ", "join 3"}},
}

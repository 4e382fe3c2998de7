package main

import (
	"fmt"
	"os"
	"path/filepath"
	"regexp"
	"strings"

	"serviert/engine/lexicon"
)

// The files of SCOWL that are used: common words of all spellings, and the
// variants most dictionaries give too; no names, no abbreviations, no
// contractions. Levels above 70 are words that many dictionaries lack.
var (
	scowlFiles  = []string{"english", "american", "british", "british_z", "canadian", "australian", "variant_1"}
	scowlLevels = []int{10, 20, 35, 40, 50, 55, 60, 70}
)

// grade is how common the words of a SCOWL level are.
func grade(level int) byte {
	switch {
	case level <= 35:
		return lexicon.Common
	case level <= 50:
		return lexicon.Familiar
	}
	return lexicon.Rare
}

// Words without a vowel are in SCOWL mostly letters in the plural, units and
// numerals. These are real ones.
var vowelless = set("BRR CRWTH CWM CWMS HM HMM NTH PSST PWN PWNS SH SHH")

// Abbreviations that stand among the words.
var englishDeny = set("AEQ")

var (
	plain = regexp.MustCompile(`^[a-z]{2,}$`)
	vowel = regexp.MustCompile(`[AEIOUY]`)
	bareQ = regexp.MustCompile(`Q([^U]|$)`)
)

// english reads SCOWL. Offensive words are left out by asking Tanglet's list,
// which is a larger SCOWL without them. It also has no words of two letters
// and no Q without U, since its dice have none, so those are not asked for.
func english(root string, keep func(string) bool) ([]lexicon.Entry, []byte, error) {
	decent, err := tanglet(root, "en")
	if err != nil {
		return nil, nil, err
	}
	graded := map[string]byte{}
	for _, level := range scowlLevels {
		for _, file := range scowlFiles {
			path := filepath.Join(root, "usr/share/dict/scowl", fmt.Sprintf("%s-words.%d", file, level))
			data, err := os.ReadFile(path)
			if os.IsNotExist(err) && file != "english" {
				continue // not every spelling has words of its own at every level
			}
			if err != nil {
				return nil, nil, err
			}
			for _, w := range strings.Fields(string(data)) {
				if !plain.MatchString(w) { // an accent, an apostrophe, one letter
					continue
				}
				w = strings.ToUpper(w)
				if _, ok := graded[w]; !ok {
					graded[w] = grade(level)
				}
			}
		}
	}
	var entries []lexicon.Entry
	for w, g := range graded {
		_, ok := decent[w]
		switch {
		case englishDeny[w], !vowel.MatchString(w) && !vowelless[w]:
		case (ok || len(w) == 2 || bareQ.MatchString(w)) && keep(w):
			entries = append(entries, lexicon.Entry{Word: w, Mark: g})
		}
	}
	terms, err := os.ReadFile(filepath.Join(root, "usr/share/doc/scowl/copyright"))
	return entries, append([]byte(englishNotice), terms...), err
}

const englishNotice = `The English word list (en.words)

This list is a modified version of SCOWL (Spell Checker Oriented Word Lists)
2020.12.07, levels 10 to 70: common words in American, British, Canadian and
Australian spelling and their usual variants. Left out are names,
abbreviations, contractions, words with accents, words that cannot be laid with
seven letter cards, and words that were removed as offensive from the English
list of Tanglet by Graeme Gott. It is stored in a compact form; the command
cmd/wordgen of the source code made it and prints it with -text en.

The notices of SCOWL and of its sources follow.

------------------------------------------------------------------------------

`

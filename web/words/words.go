// Package words embeds the built-in word lists, for commands and tests. The app
// must not import it: it fetches the file of the language that is played.
package words

import (
	"embed"
	"fmt"
	"sync"

	"serviert/engine/lexicon"
)

//go:embed *.words
var files embed.FS

// File is the word list file of a language, "en" or "de"; the error says that
// there is none.
func File(language string) ([]byte, error) {
	data, err := files.ReadFile(language + ".words")
	if err != nil {
		return nil, fmt.Errorf("there is no word list for %q", language)
	}
	return data, nil
}

// List is the word list of a language. It is read once: that takes a tenth of a
// second, and tests ask for it hundreds of times.
func List(language string) (*lexicon.List, error) {
	list, _ := lists.LoadOrStore(language, sync.OnceValues(func() (*lexicon.List, error) {
		data, err := File(language)
		if err != nil {
			return nil, err
		}
		return lexicon.Read(data)
	}))
	return list.(func() (*lexicon.List, error))()
}

// lists are those that were read so far, as functions that read them at the first call.
var lists sync.Map

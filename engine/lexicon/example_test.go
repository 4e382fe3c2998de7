package lexicon_test

import (
	"fmt"

	"serviert/engine/lexicon"
)

func Example() {
	list, err := lexicon.Build(lexicon.Graded, []lexicon.Entry{
		{Word: "CAT", Mark: lexicon.Common}, {Word: "CATS", Mark: lexicon.Common}, {Word: "CRWTH", Mark: lexicon.Rare},
	})
	if err != nil {
		fmt.Println(err)
		return
	}
	fmt.Println(list.Len(), "words, one of them", lexicon.Fold("cat"), list.Contains(lexicon.Fold("cat")))
	again, err := lexicon.Read(list.Bytes())
	fmt.Println("read again:", again.Len(), err)
	for word := range again.All {
		fmt.Println(word, again.Spellings(word))
	}
	// Output:
	// 3 words, one of them CAT true
	// read again: 3 <nil>
	// CAT [cat]
	// CATS [cats]
	// CRWTH [crwth]
}

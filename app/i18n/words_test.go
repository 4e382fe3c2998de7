package i18n

import (
	"reflect"
	"testing"
)

func TestWordsInBothLanguages(t *testing.T) {
	same(t, "Words", reflect.ValueOf(wordsDe), reflect.ValueOf(wordsEn))
}

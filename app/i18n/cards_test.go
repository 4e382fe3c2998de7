package i18n

import (
	"reflect"
	"testing"
)

func TestCardsInBothLanguages(t *testing.T) {
	same(t, "Cards", reflect.ValueOf(cardsDe), reflect.ValueOf(cardsEn))
}

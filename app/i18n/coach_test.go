package i18n

import (
	"reflect"
	"testing"
)

func TestCoachInBothLanguages(t *testing.T) {
	same(t, "Coach", reflect.ValueOf(de.Coach), reflect.ValueOf(en.Coach))
}

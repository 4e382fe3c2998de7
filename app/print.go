package app

import (
	"github.com/maxence-charriere/go-app/v9/pkg/app"

	"serviert/engine/escalero"
)

func emptyPad(r escalero.Rules) app.UI { return screen("paper", the.texts().Rules.Print, nil) }

package app

import "github.com/maxence-charriere/go-app/v9/pkg/app"

// draft is a game being set up.
type draft struct{}

func newGamePage() app.UI { return heading(the.texts().New.Title) }

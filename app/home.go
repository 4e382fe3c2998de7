package app

import "github.com/maxence-charriere/go-app/v9/pkg/app"

func homePage() app.UI { return heading(the.texts().Name) }

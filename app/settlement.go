package app

import "github.com/maxence-charriere/go-app/v9/pkg/app"

func settlementPage() app.UI { return heading(the.texts().Settlement.Title) }

module serviert

go 1.26

require github.com/maxence-charriere/go-app/v9 v9.8.0

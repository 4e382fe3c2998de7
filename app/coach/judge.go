package coach

import (
	"serviert/engine/escalero"
	"serviert/engine/escalero/thought"
)

// near is the cost up to which a choice is as good as the best.
func near(r *escalero.Rules) float64 { return thought.Matters(r) / 4 }

package enginetest

// FiveDegrees is a ChiSquare of six counts that fair dice exceed once in ten
// million times.
const FiveDegrees = 42

// ChiSquare is Pearson's statistic for counts of equally likely outcomes, at
// least one of them counted. Its degrees of freedom are one less than the counts.
func ChiSquare(counts []int) (x float64) {
	n := 0
	for _, c := range counts {
		n += c
	}
	want := float64(n) / float64(len(counts))
	for _, c := range counts {
		x += (float64(c) - want) * (float64(c) - want) / want
	}
	return x
}

package uitest

import (
	"crypto/sha256"
	"fmt"
	"io"
	"math/rand/v2"
	"os"
	"sync"
	"testing"
)

// lucks counts how often Luck was called by each test.
var lucks struct {
	sync.Mutex
	calls map[string]int
}

// Luck is where the devices of a test get their random numbers, another sequence at
// each call. They follow from the name of the test, so that it does the same in every
// run. SERVIERT_LUCK=TEXT gives other numbers, for whoever wants to find more:
// a failure says the text to see it again.
func Luck(t testing.TB) io.Reader {
	lucks.Lock()
	defer lucks.Unlock()
	if lucks.calls == nil {
		lucks.calls = map[string]int{}
	}
	n, text := lucks.calls[t.Name()], os.Getenv("SERVIERT_LUCK")
	lucks.calls[t.Name()]++
	if text != "" && n == 0 {
		t.Logf("with SERVIERT_LUCK=%s", text)
	}
	return rand.NewChaCha8(sha256.Sum256(fmt.Appendf(nil, "%s %d %s", t.Name(), n, text)))
}

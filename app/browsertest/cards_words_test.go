package browsertest

import (
	"net/http"
	"strings"
	"sync/atomic"
	"testing"
	"time"
)

// A refused word is taken up by the one who doubted it, for the next hand; the
// list is changed between two hands and where an evening is set up.
func TestOwnWords(t *testing.T) {
	t.Parallel()
	p := newPhone(t)
	c := toShowdown(p, []laid{{"Anna", "BLURF"}, {"Bert", "MOND"}}, "")
	p.waitFor(`document.querySelector("#table-act") !== null`)
	c.doubt("1")
	p.waitFor(`document.querySelector("[data-refused=true]") !== null`)
	c.tap("#adopt-1")
	if text := c.text("dialog"); !strings.Contains(text, "Bert entscheidet") || strings.Contains(text, "Ich bin Anna") {
		t.Errorf("the question is %q", text)
	}
	c.targets()
	p.axe()
	p.noOverflow()
	c.tap("#adopt-by-2")
	if text := c.text(".laid"); !strings.Contains(text, "gilt nicht") || !strings.Contains(text, "Ab der nächsten Hand") {
		t.Errorf("the word stands as %q", text)
	}
	c.mayLift()
	c.tap("#table-act")
	p.waitFor(`document.querySelector("#best-1") !== null`)
	// Between two hands it can be changed as well.
	c.tap("#menu")
	c.tap("#menu-list")
	p.enter("#own-word", "zwutschk", "input")
	c.tap("#own-add")
	p.waitFor("document.querySelector('#drop-de-ZWUTSCHK') !== null && document.activeElement.id === 'own-word'")
	p.waitFor(`/ZWUTSCHK/.test(document.querySelector("dialog .live").textContent)`)
	if said := c.text("dialog .live"); strings.Contains(said, "Eigene Wörter") {
		t.Errorf("of a word that is taken up one hears %q", said)
	}
	c.targets()
	p.axe()
	p.noOverflow()
	c.tap("#drop-de-ZWUTSCHK")
	p.waitFor("document.querySelector('#drop-de-ZWUTSCHK') === null && document.querySelector('.own-words li') !== null")
	c.tap("#own-close")
	var high float64 // of what was confirmed, above a page with buttons under the thumb
	p.eval("document.querySelector('.confirm > span').offsetHeight", &high)
	if high > 100 {
		t.Errorf("the confirmation is %v px high", high)
	}
	c.tap("#best-1")
	p.open("/cards-new")
	p.waitFor("document.querySelector('.own-words li') !== null")
	p.clickCSS(".own summary")
	p.axe()
	p.noOverflow()
	p.clickCSS("#own-word")
	p.enter("#own-word", "zoepfl", "input")
	p.key("Enter") // as somebody does who types several
	p.waitFor("document.querySelector('#drop-de-ZOEPFL') !== null")
	p.clickCSS("#drop-de-ZOEPFL")
	p.waitFor("document.querySelector('#drop-de-ZOEPFL') === null")
}

// A word list that does not come is not waited for without end, nor is a page kept in its place: it is there as soon as the network
// is, also where no worker is there to see to it.
func TestAWordListThatDoesNotCome(t *testing.T) {
	t.Parallel()
	for name, instead := range map[string]http.HandlerFunc{
		"no answer": func(http.ResponseWriter, *http.Request) { time.Sleep(patience) },
		"a login": func(w http.ResponseWriter, r *http.Request) {
			w.Header().Set("Cache-Control", "max-age=600")
			somebodyElse(w)
		},
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			p := newPhone(t, onFirstVisit(), withScript(impatient+`delete Navigator.prototype.serviceWorker`))
			p.expect("ERR_")
			asked := atomic.Bool{}
			p.host.misbehave(func(w http.ResponseWriter, r *http.Request) bool {
				if !strings.HasPrefix(r.URL.Path, base+"words/") || asked.Swap(true) {
					return false
				}
				instead(w, r)
				return true
			})
			p.open("/cards?begin=three")
			p.waitFor(`document.querySelector("main [role=alert]")?.textContent.includes("fehlt noch auf diesem Gerät")`)
			p.clickCSS("#retry-de")
			p.waitFor(`document.querySelector(".seats")`)
		})
	}
}

// One that comes slowly is waited for as long as something comes.
func TestAWordListThatComesSlowly(t *testing.T) {
	t.Parallel()
	p := newPhone(t, onFirstVisit(), withScript(`delete Navigator.prototype.serviceWorker;
		window.patience = [];
		const real = setTimeout;
		window.setTimeout = (f, ms, ...of) => { if (ms === 30000) patience.push(ms); return real(f, ms, ...of); }`))
	come := make(chan struct{})
	p.host.misbehave(func(w http.ResponseWriter, r *http.Request) bool {
		if !strings.HasPrefix(r.URL.Path, base+"words/") {
			return false
		}
		words := p.host.content(r.URL.Path)
		w.Write(words[:len(words)/2])
		w.(http.Flusher).Flush()
		select {
		case <-come:
		case <-r.Context().Done():
		}
		w.Write(words[len(words)/2:])
		return true
	})
	p.open("/cards-new")
	p.waitFor(`patience.length > 1`)
	close(come)
	p.waitFor(`document.querySelector("#start:not([aria-disabled])")`)
	p.waitFor(`document.querySelector("#retry-de") === null`)
}

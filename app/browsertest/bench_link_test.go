package browsertest

import (
	"bytes"
	"compress/gzip"
	"net/http"
	"net/http/httptest"
	"strconv"
	"strings"
	"sync"
	"time"

	"serviert/cmd/serve/pages"
)

// link is a site at the other end of a slow network. It is slow here and not in the browser because a browser
// slows down what the page asks for, but not what its workers do. What is sent is counted.
type link struct {
	site http.Handler

	mu     sync.Mutex
	slow   bool
	free   time.Time // when the line has carried all it was given
	sent   []packet
	packed map[string][]byte
}

// packet is a piece of a file on its way.
type packet struct {
	at    time.Time
	file  string
	bytes int
}

// Slow 4G as Lighthouse simulates it.
const (
	linkBytes   = 1_600_000 / 8 // a second
	linkLatency = 150 * time.Millisecond
	linkPacket  = 1400
)

func newLink(site pages.Handler) *link { return &link{site: site, packed: map[string][]byte{}} }

// begin is slow again, and counts anew.
func (l *link) begin() {
	l.mu.Lock()
	defer l.mu.Unlock()
	l.slow, l.sent = true, nil
}

// hurry ends the slowness, for what is waited for but not measured.
func (l *link) hurry() {
	l.mu.Lock()
	defer l.mu.Unlock()
	l.slow = false
}

// bytes are those sent until then, with the heads of the answers, by file.
func (l *link) bytes(until time.Time) map[string]int {
	l.mu.Lock()
	defer l.mu.Unlock()
	byFile := map[string]int{}
	for _, p := range l.sent {
		if !p.at.After(until) {
			byFile[p.file] += p.bytes
		}
	}
	return byFile
}

// compressed are the types that GitHub Pages packs on the way, where the browser says that it can unpack.
func compressed(kind string) bool {
	kind, _, _ = strings.Cut(kind, ";")
	switch kind {
	case "application/javascript", "application/json", "application/manifest+json", "application/wasm", "application/xml", "image/svg+xml":
		return true
	}
	return strings.HasPrefix(kind, "text/")
}

func (l *link) ServeHTTP(w http.ResponseWriter, r *http.Request) {
	asked := time.Now()
	answer := httptest.NewRecorder()
	l.site.ServeHTTP(answer, r)
	head, body := answer.Header(), answer.Body.Bytes()
	if compressed(head.Get("Content-Type")) && len(body) > 0 && strings.Contains(r.Header.Get("Accept-Encoding"), "gzip") {
		body = l.pack(r.URL.Path, body)
		head.Set("Content-Encoding", "gzip")
		head.Set("Vary", "Accept-Encoding")
	}
	if answer.Code != http.StatusNotModified {
		head.Set("Content-Length", strconv.Itoa(len(body)))
	}
	var lines bytes.Buffer
	head.Write(&lines)
	for name, values := range head {
		w.Header()[name] = values
	}
	if !l.wait(asked.Add(linkLatency), r) {
		return
	}
	l.send(r, lines.Len()+len("HTTP/1.1 200 OK\r\n\r\n"))
	w.WriteHeader(answer.Code)
	http.NewResponseController(w).Flush()
	for len(body) > 0 && r.Method != http.MethodHead {
		n := min(linkPacket, len(body))
		if !l.send(r, n) {
			return
		}
		if _, err := w.Write(body[:n]); err != nil {
			return
		}
		http.NewResponseController(w).Flush()
		body = body[n:]
	}
}

// pack compresses a file once.
func (l *link) pack(file string, content []byte) []byte {
	l.mu.Lock()
	defer l.mu.Unlock()
	if l.packed[file] == nil {
		var b bytes.Buffer
		z := gzip.NewWriter(&b)
		z.Write(content)
		z.Close()
		l.packed[file] = b.Bytes()
	}
	return l.packed[file]
}

// send waits until the line has carried so many more bytes, and tells whether anybody still wants them.
func (l *link) send(r *http.Request, n int) bool {
	l.mu.Lock()
	// A timer that was late is made up for, an idle line is not.
	if earliest := time.Now().Add(-20 * time.Millisecond); l.free.Before(earliest) {
		l.free = earliest
	}
	l.free = l.free.Add(time.Duration(n) * time.Second / linkBytes)
	until := l.free
	l.mu.Unlock()
	wanted := l.wait(until, r)
	l.mu.Lock()
	defer l.mu.Unlock()
	l.sent = append(l.sent, packet{time.Now(), r.URL.Path, n})
	return wanted
}

func (l *link) wait(until time.Time, r *http.Request) bool {
	l.mu.Lock()
	slow := l.slow
	l.mu.Unlock()
	if !slow {
		return r.Context().Err() == nil
	}
	select {
	case <-time.After(time.Until(until)):
		return true
	case <-r.Context().Done():
		return false
	}
}

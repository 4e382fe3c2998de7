package browsertest

import (
	"fmt"
	"math/rand/v2"
	"net"
	"net/http"
	"os"
	"os/exec"
	"path/filepath"
	"runtime"
	"strings"
	"sync"
	"sync/atomic"
	"testing"

	"serviert/cmd/serve/pages"
)

// base is a sub-path, since a site that works below one works at the top as well.
const base = "/serviert-test/"

// scratch holds the sites of this run.
var scratch string

func TestMain(m *testing.M) {
	var err error
	if scratch, err = os.MkdirTemp("", "serviert-browsertest-"); err == nil {
		err = useFonts()
	}
	if err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(1)
	}
	code := m.Run()
	closeBrowser()
	os.RemoveAll(scratch)
	os.Exit(code)
}

// root is the top of the source tree.
func root() string {
	_, file, _, _ := runtime.Caller(0)
	return filepath.Dir(filepath.Dir(filepath.Dir(file)))
}

// variants are the sites built so far, as functions that build them at the first call.
var variants sync.Map

// siteDir is the directory of the site under test; the first caller waits while it is built.
func siteDir(t *testing.T) string { return variantDir(t, "") }

// variantDir is the same site as another version of that name, as a later upload would be. Do not
// change the files in it; copyDir makes a copy that may be spoilt.
func variantDir(t *testing.T, label string) string {
	t.Helper()
	build, _ := variants.LoadOrStore(label, sync.OnceValues(func() (string, error) {
		dir := filepath.Join(scratch, "site-"+label)
		cmd := exec.Command("go", "run", "./cmd/site", "-base", base, "-label", label, "-out", dir)
		cmd.Dir = root()
		if out, err := cmd.CombinedOutput(); err != nil {
			return "", fmt.Errorf("cmd/site: %w\n%s", err, out)
		}
		return dir, nil
	}))
	dir, err := build.(func() (string, error))()
	if err != nil {
		t.Fatal(err)
	}
	return dir
}

func copyDir(t *testing.T, dir string) string {
	t.Helper()
	to := filepath.Join(t.TempDir(), "site")
	if err := os.CopyFS(to, os.DirFS(dir)); err != nil {
		t.Fatal(err)
	}
	return to
}

// host serves one site and can be stopped, which is the only honest way to be offline.
type host struct {
	t      *testing.T
	addr   string
	dir    atomic.Pointer[string]
	server *http.Server

	first   atomic.Pointer[answers]
	touched atomic.Bool // it has not served the site as it is
	words   atomic.Bool // somebody has asked it for a word list
	seeds   atomic.Bool // the app is being installed, see install

	installed bool // on all phones that ask it
}

// answers answers a request in place of the site and returns true, or leaves it to the site.
type answers func(http.ResponseWriter, *http.Request) bool

// misbehave has requests answered in another way from now on; nil ends it. A phone that has the app asks for little,
// so only one on its first visit may meet such a host.
func (h *host) misbehave(first answers) {
	h.t.Helper()
	if h.installed {
		h.t.Fatal("this phone has the app already: take one that is onFirstVisit")
	}
	h.first.Store(&first)
}

// newHost serves a directory until the test ends.
func newHost(t *testing.T, dir string) *host {
	t.Helper()
	h := serve(t, dir)
	t.Cleanup(h.stop)
	return h
}

func serve(t *testing.T, dir string) *host {
	t.Helper()
	h := &host{t: t, addr: freeAddress(t)}
	h.dir.Store(&dir)
	h.start()
	return h
}

// lastPort is the port given away last. They are below those a system takes for its own connections,
// so that nobody gets the port of a host that is stopped.
var lastPort atomic.Int32

const firstPort, ports = 20000, 12000

func init() { lastPort.Store(rand.Int32N(ports)) }

// freeAddress is an address of this machine at which nobody listens.
func freeAddress(t *testing.T) string {
	t.Helper()
	var err error
	for range 100 {
		addr := fmt.Sprintf("127.0.0.1:%d", firstPort+lastPort.Add(1)%ports)
		var listener net.Listener
		if listener, err = net.Listen("tcp", addr); err == nil {
			listener.Close()
			return addr
		}
	}
	t.Fatal(err)
	return ""
}

func (h *host) origin() string { return "http://" + h.addr }

func (h *host) start() {
	h.t.Helper()
	listener, err := net.Listen("tcp", h.addr)
	if err != nil {
		h.t.Fatal(err)
	}
	site := pages.Handler{Base: base, Dir: func() string { return *h.dir.Load() }}
	h.server = &http.Server{Handler: http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		if strings.HasPrefix(r.URL.Path, base+"words/") {
			h.words.Store(true)
		}
		if h.seed(w, r) {
			return
		}
		if first := h.first.Load(); first == nil || *first == nil || !(*first)(w, r) {
			site.ServeHTTP(w, r)
		}
	})}
	go h.server.Serve(listener)
}

func (h *host) stop() {
	if h.server != nil {
		h.server.Close()
		h.server = nil
	}
}

// content is the file of the site at a path.
func (h *host) content(path string) []byte {
	text, err := os.ReadFile(filepath.Join(*h.dir.Load(), strings.TrimPrefix(path, base)))
	if err != nil {
		h.t.Error(err)
	}
	return text
}

// somebodyElse answers with a page that is not ours.
func somebodyElse(w http.ResponseWriter) {
	w.Header().Set("Content-Type", "text/html")
	w.Write([]byte("<!DOCTYPE html><title>next door</title><h1>Next door</h1><img src='logo.svg' alt=''>"))
}

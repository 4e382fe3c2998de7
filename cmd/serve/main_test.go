package main

import (
	"io"
	"net"
	"net/http"
	"strings"
	"testing"
	"time"
)

// Nobody holds a connection for ever.
func TestNobodyIsWaitedForForEver(t *testing.T) {
	s := server(http.NotFoundHandler())
	for what, limit := range map[string]time.Duration{
		"a header": s.ReadHeaderTimeout, "a request": s.ReadTimeout, "an answer": s.WriteTimeout, "the next request": s.IdleTimeout,
	} {
		if limit <= 0 || limit > 5*time.Minute {
			t.Errorf("%s may take %v", what, limit)
		}
	}

	// A header that is too long is refused, not collected.
	l, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		t.Fatal(err)
	}
	go s.Serve(l)
	t.Cleanup(func() { s.Close() })
	c, err := net.Dial("tcp", l.Addr().String())
	if err != nil {
		t.Fatal(err)
	}
	defer c.Close()
	io.WriteString(c, "GET / HTTP/1.1\r\nHost: a\r\nX: "+strings.Repeat("x", 100<<10)+"\r\n\r\n")
	answer := make([]byte, 12)
	io.ReadFull(c, answer)
	if string(answer) != "HTTP/1.1 431" {
		t.Errorf("a header of 100 kB is answered with %q", answer)
	}
}

// A port that does not exist is refused in words, and not taken for another one.
func TestThereIsNoSuchPort(t *testing.T) {
	for _, port := range []int{-1, 65536} {
		l, err := listen("127.0.0.1", port)
		if err == nil {
			t.Errorf("asked for port %d it listens at %v", port, l.Addr())
			l.Close()
		} else if !strings.HasPrefix(err.Error(), "there is no port ") {
			t.Errorf("port %d: %v", port, err)
		}
	}
	l, err := listen("127.0.0.1", 0)
	if err != nil {
		t.Fatal(err)
	}
	l.Close()
}

// Where something else listens already, the site is served at one of the next ports, and never at none.
func TestThePortIsTaken(t *testing.T) {
	taken, err := listen("127.0.0.1", 0)
	if err != nil {
		t.Fatal(err)
	}
	defer taken.Close()
	port := taken.Addr().(*net.TCPAddr).Port
	l, err := listen("127.0.0.1", port)
	if err != nil || l == nil {
		t.Fatalf("beside port %d: %v", port, err)
	}
	defer l.Close()
	if got := l.Addr().(*net.TCPAddr).Port; got <= port || got > port+19 {
		t.Errorf("beside port %d it listens at %d", port, got)
	}
}

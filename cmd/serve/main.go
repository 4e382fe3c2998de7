// Command serve shows a written site on this computer, as a static host would:
//
//	go run ./cmd/serve -dir build/site -base /repo/ -port 8080
package main

import (
	"flag"
	"fmt"
	"net"
	"net/http"
	"os"
	"path/filepath"
	"strconv"
	"strings"
	"time"

	"serviert/cmd/serve/pages"
)

func main() {
	dir := flag.String("dir", "build/site", "the `directory` of the site")
	base := flag.String("base", "/", "the `path` the site was made for")
	host := flag.String("host", "127.0.0.1", "the `address` to listen at; 0.0.0.0 lets others in the network see it")
	port := flag.Int("port", 8080, "the `port`; if it is taken the next free one is used")
	const usage = "usage: serve [-dir DIRECTORY] [-base PATH, such as / or /repo/] [-host ADDRESS] [-port PORT]"
	flag.Usage = func() {
		fmt.Fprintln(os.Stderr, usage)
		flag.PrintDefaults()
	}
	flag.Parse()
	if flag.NArg() != 0 || !strings.HasPrefix(*base, "/") {
		fmt.Fprintln(os.Stderr, usage)
		os.Exit(2)
	}
	// As cmd/site does.
	if !strings.HasSuffix(*base, "/") {
		*base += "/"
	}
	if _, err := os.Stat(filepath.Join(*dir, "index.html")); err != nil {
		fmt.Fprintln(os.Stderr, "serve: there is no site, which cmd/site writes:", err)
		os.Exit(1)
	}
	listener, err := listen(*host, *port)
	if err != nil {
		fmt.Fprintln(os.Stderr, "serve:", err)
		os.Exit(1)
	}
	fmt.Printf("\n  Serviert: http://%s%s\n\n  Ctrl+C ends it.\n", listener.Addr(), *base)
	err = server(pages.Handler{Base: *base, Dir: func() string { return *dir }}).Serve(listener)
	fmt.Fprintln(os.Stderr, "serve:", err)
	os.Exit(1)
}

// server waits for nobody for ever: who sends or takes too slowly, or says nothing any more, is let
// go. Two minutes are plenty for the largest file over a slow network.
func server(h http.Handler) *http.Server {
	return &http.Server{
		Handler:           h,
		ReadHeaderTimeout: 10 * time.Second,
		ReadTimeout:       20 * time.Second,
		WriteTimeout:      2 * time.Minute,
		IdleTimeout:       time.Minute,
		MaxHeaderBytes:    32 << 10,
	}
}

// mostPort is the highest there is.
const mostPort = 1<<16 - 1

func listen(host string, port int) (net.Listener, error) {
	if port < 0 || port > mostPort {
		return nil, fmt.Errorf("there is no port %d; they go from 0, which is any free one, to %d", port, mostPort)
	}
	var err error
	for p := port; p <= min(port+19, mostPort); p++ {
		var l net.Listener
		if l, err = net.Listen("tcp", net.JoinHostPort(host, strconv.Itoa(p))); err == nil {
			return l, nil
		}
	}
	return nil, err
}

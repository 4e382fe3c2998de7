package main

import (
	"bytes"
	"compress/gzip"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
)

// compressHard takes about half a minute to make the program five per cent smaller, which is worth it
// for a public site.
func compressHard(raw []byte) ([]byte, error) {
	dir, err := os.MkdirTemp("", "serviert-")
	if err != nil {
		return nil, err
	}
	defer os.RemoveAll(dir)
	file := filepath.Join(dir, "app.wasm") // it must know the size, so a pipe will not do
	if err := os.WriteFile(file, raw, 0o644); err != nil {
		return nil, err
	}
	cmd := exec.Command("zopfli", "--i5", "-c", file)
	cmd.Stderr = os.Stderr
	gz, err := cmd.Output()
	if err != nil {
		return nil, fmt.Errorf("-small needs the program zopfli: %w", err)
	}
	return gz, nil
}

func compress(raw []byte) ([]byte, error) {
	var b bytes.Buffer
	w, err := gzip.NewWriterLevel(&b, gzip.BestCompression)
	if err != nil {
		return nil, err
	}
	if _, err := w.Write(raw); err != nil {
		return nil, err
	}
	if err := w.Close(); err != nil {
		return nil, err
	}
	return b.Bytes(), nil
}

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

// lzma is how xz packs. What was packed otherwise is not taken from the cache.
const lzma = "preset=9e,lc=4,pb=1,nice=128,dict=8MiB"

// compressXZ packs what pages unpack with web/unxz. Where the command xz is missing it returns nothing, and the site has
// the gzip only, which is nearly twice as large. The dictionary is as large as the program: a larger one would only take
// room on the phone. The checksum is one that XZ Embedded knows.
func compressXZ(raw []byte) ([]byte, error) {
	if _, err := exec.LookPath("xz"); err != nil {
		return nil, nil
	}
	cmd := exec.Command("xz", "--stdout", "--check=crc32", "--lzma2="+lzma)
	cmd.Stdin, cmd.Stderr = bytes.NewReader(raw), os.Stderr
	return cmd.Output()
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

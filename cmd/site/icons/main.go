// Command icons draws Serviert's mark, the cloche on loden felt, in every size and form that phones
// and browsers ask for. Run it from the top of the tree after changing the drawing:
//
//	go run ./cmd/site/icons
//
// The mark is three plain shapes, so no drawing program is needed and every machine gets the same
// bytes. The results are kept with the sources.
package main

import (
	"bytes"
	"encoding/binary"
	"fmt"
	"image"
	"image/color"
	"image/png"
	"log"
	"os"
	"path/filepath"
)

var (
	felt  = color.NRGBA{0x3b, 0x5b, 0x4b, 0xff}
	brass = color.NRGBA{0xe3, 0xc2, 0x7c, 0xff}
	black = color.NRGBA{0, 0, 0, 0xff}
	clear = color.NRGBA{}
)

// The drawing, in units of 512 for the whole square.
const (
	side                           = 512.0
	middle                         = side / 2
	knobY, knobR                   = 147.0, 29.0
	domeY, domeR                   = 336.0, 144.0
	plateX, plateY, plateW, plateH = 80.0, 354.0, 352.0, 34.0
	corner                         = 112.0
)

// form is one way to show the mark.
type form struct {
	name         string
	pixels       int
	ground, mark color.NRGBA
	corner       float64 // of the ground; the system cuts where it is 0
	scale        float64 // of the mark, about the middle
}

func main() {
	forms := []form{
		{"icons/icon-192.png", 192, felt, brass, corner, 1},
		{"icons/icon-512.png", 512, felt, brass, corner, 1},
		// A launcher may cut away everything outside a circle of 80 %.
		{"icons/maskable-512.png", 512, felt, brass, 0, 0.8},
		{"icons/monochrome-512.png", 512, clear, black, 0, 1.08},
		{"icons/apple-touch-icon.png", 180, felt, brass, 0, 0.9},
	}
	for _, f := range forms {
		save(f.name, encode(f.draw()))
	}
	save("icons/icon.svg", form{pixels: int(side), ground: felt, mark: brass, corner: corner, scale: 1}.svg())
	save("icons/monochrome.svg", form{pixels: int(side), mark: black, scale: 1.08}.svg())
	save("favicon.ico", ico(form{pixels: 32, ground: felt, mark: brass, corner: corner * 0.8, scale: 1.12}))
}

func save(name string, content []byte) {
	file := filepath.Join("web", filepath.FromSlash(name))
	if err := os.MkdirAll(filepath.Dir(file), 0o755); err != nil {
		log.Fatal(err)
	}
	if err := os.WriteFile(file, content, 0o644); err != nil {
		log.Fatal(err)
	}
}

// inMark tells whether a point belongs to knob, dome or plate.
func inMark(x, y float64) bool {
	return disc(x-middle, y-knobY, knobR) ||
		y <= domeY && disc(x-middle, y-domeY, domeR) ||
		inRounded(x-plateX, y-plateY, plateW, plateH, plateH/2)
}

func disc(dx, dy, r float64) bool { return dx*dx+dy*dy <= r*r }

func inRounded(x, y, w, h, r float64) bool {
	if x < 0 || y < 0 || x > w || y > h {
		return false
	}
	dx, dy := max(r-x, x-(w-r), 0), max(r-y, y-(h-r), 0)
	return disc(dx, dy, r)
}

// draw asks 8 by 8 points in each pixel.
func (f form) draw() image.Image {
	const grid = 8
	img := image.NewNRGBA(image.Rect(0, 0, f.pixels, f.pixels))
	unit := side / float64(f.pixels)
	for py := range f.pixels {
		for px := range f.pixels {
			var ground, mark int
			for i := range grid * grid {
				x := (float64(px) + (float64(i%grid)+0.5)/grid) * unit
				y := (float64(py) + (float64(i/grid)+0.5)/grid) * unit
				switch {
				case inMark((x-middle)/f.scale+middle, (y-f.lift()-middle)/f.scale+middle):
					mark++
				case f.ground.A > 0 && inRounded(x, y, side, side, f.corner):
					ground++
				}
			}
			img.SetNRGBA(px, py, mix(f.ground, ground, f.mark, mark, grid*grid))
		}
	}
	return img
}

// lift sets the mark, which reaches from 118 to 388, into the middle of the square.
func (f form) lift() float64 { return (middle - (knobY-knobR+plateY+plateH)/2) * f.scale }

func mix(a color.NRGBA, na int, b color.NRGBA, nb, of int) color.NRGBA {
	if na+nb == 0 {
		return clear
	}
	part := func(x, y uint8) uint8 { return uint8((int(x)*na + int(y)*nb + (na+nb)/2) / (na + nb)) }
	return color.NRGBA{part(a.R, b.R), part(a.G, b.G), part(a.B, b.B), uint8((255*(na+nb) + of/2) / of)}
}

func encode(img image.Image) []byte {
	var b bytes.Buffer
	if err := (&png.Encoder{CompressionLevel: png.BestCompression}).Encode(&b, img); err != nil {
		log.Fatal(err)
	}
	return b.Bytes()
}

// ico wraps one PNG into the container that browsers ask for unbidden.
func ico(f form) []byte {
	picture := encode(f.draw())
	var b bytes.Buffer
	for _, v := range []any{
		uint16(0), uint16(1), uint16(1),
		uint8(f.pixels), uint8(f.pixels), uint8(0), uint8(0), uint16(1), uint16(32), uint32(len(picture)), uint32(22),
	} {
		binary.Write(&b, binary.LittleEndian, v)
	}
	return append(b.Bytes(), picture...)
}

func (f form) svg() []byte {
	var b bytes.Buffer
	hex := func(c color.NRGBA) string { return fmt.Sprintf("#%02x%02x%02x", c.R, c.G, c.B) }
	fmt.Fprintf(&b, "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 %g %g\" width=\"%g\" height=\"%g\">\n", side, side, side, side)
	if f.ground.A > 0 {
		fmt.Fprintf(&b, "<rect width=\"%g\" height=\"%g\" rx=\"%g\" fill=\"%s\"/>\n", side, side, f.corner, hex(f.ground))
	}
	move := middle - middle*f.scale
	fmt.Fprintf(&b, "<g fill=\"%s\" transform=\"translate(%.2f %.2f) scale(%g)\">\n", hex(f.mark), move, move+f.lift(), f.scale)
	fmt.Fprintf(&b, "<circle cx=\"%g\" cy=\"%g\" r=\"%g\"/>\n", middle, knobY, knobR)
	fmt.Fprintf(&b, "<path d=\"M%g %ga%g %g 0 0 1 %g 0z\"/>\n", middle-domeR, domeY, domeR, domeR, 2*domeR)
	fmt.Fprintf(&b, "<rect x=\"%g\" y=\"%g\" width=\"%g\" height=\"%g\" rx=\"%g\"/>\n</g>\n</svg>\n", plateX, plateY, plateW, plateH, plateH/2)
	return b.Bytes()
}

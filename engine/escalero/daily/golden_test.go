package daily

// golden is what positions of some days are.
var golden = map[int]string{
	0:     "escalero-single, party 2, 32156, left 0, d86298a5",
	20000: "escalero, party 2, 52436, left 1, cae569f4",
	20778: "escalero-double-grande, party 1, 45212, left 0, 34ca714f",
	20779: "escalero, party 1, 41111, left 0, bdefdbba",
	20780: "escalero-single, party 2, 54464, left 0, 0e7d20d9",
	20781: "escalero, party 2, 66623, left 0, 9bb48341",
	20782: "wuerfelpoker, party 1, 54454, left 0, 84813fcb",
	20783: "escalero-single, party 2, 65353, left 0, f980c1e1",
	20784: "escalero, party 1, 26434, left 0, fd03449a",
	20785: "escalero-double-grande, party 1, 54134, left 0, 0d9f432d",
	20786: "escalero, party 1, 12115, left 0, 0cb76803",
	20820: "escalero-double-grande, party 1, 26264, left 0, d724b1dc",
	20871: "escalero-single, party 1, 52461, left 1, 742f76a0",
	21000: "escalero-single, party 2, 45233, left 0, ac7bdaf4",
	21914: "escalero-single, party 2, 33251, left 2, 325ca4a6",
	22234: "escalero-double-grande, party 1, 45212, left 0, 34ca714f",
}

// Values positions by play.cu on a processor, for a test to compare with Go.
//
//	check GAME NETS POSITIONS VALUES
//
// A position is the number of parties and four sides, that of the mover first: of each
// column the open rows and the sum, all 32-bit integers. Its values are 32-bit floats: those
// of all entries by the model and the turn's mean, the same by the networks, and for each
// of three others, zero where there are fewer, those of all entries and their mean.
#include "play.cu"
#include <vector>

static std::vector<char> read(const char *path) {
	std::vector<char> b;
	FILE *f = fopen(path, "rb");
	if (!f) { perror(path); exit(1); }
	for (int c; (c = fgetc(f)) != EOF;) b.push_back(c);
	fclose(f);
	return b;
}

int main(int argc, char **argv) {
	if (argc != 5) { fprintf(stderr, "check GAME NETS POSITIONS VALUES\n"); return 2; }
	std::vector<char> game = read(argv[1]), weights = read(argv[2]), positions = read(argv[3]);
	if (game.size() != sizeof(Game)) { fprintf(stderr, "%s has %zu bytes, not %zu\n", argv[1], game.size(), sizeof(Game)); return 1; }
	const Game *g = (const Game *)game.data();
	const int H = 64, stride = INPUTS * H + 2 * H + 1 + H * JOINED + 2 * JOINED;
	Nets nets = {(const float *)weights.data(), H, stride, (int)(weights.size() / 4 / stride)};
	Work *w = new Work();
	std::vector<float> feat(OTH * FEAT * MAXE), values;
	FILE *out = fopen(argv[4], "wb");
	auto put = [&](const float *v, float mean) {
		float all[C][R][K] = {};
		for (int e = 0; e < w->E && v; e++) all[w->col[e]][w->row[e]][w->res[e]] = v[e];
		fwrite(all, sizeof all, 1, out);
		fwrite(&mean, sizeof mean, 1, out);
	};
	const int *at = (const int *)positions.data(), *end = at + positions.size() / 4;
	while (at < end) {
		w->parties = *at++;
		w->mover = 0;
		for (int i = 0; i < 4; i++)
			for (int c = 0; c < C; c++) { w->sides[i].open[c] = *at++; w->sides[i].sum[c] = *at++; }
		modelEntries(g, w);
		solve(g, w);
		put(w->v, w->sum[3]);
		netEntries(g, w, nets, -1, w->v, feat.data());
		solve(g, w);
		put(w->v, w->sum[3]);
		flow(g, w);
		for (int i = 0; i < 3; i++) {
			if (i >= w->n) { put(nullptr, 0); continue; }
			lookOn(g, w, nets, i, feat.data());
			float mean = 0;
			for (int e = 0; e < w->E; e++) mean += w->chance[e] * w->look[e];
			put(w->look, mean);
		}
	}
	return fclose(out) != 0;
}

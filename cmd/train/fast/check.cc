// Values positions by play.h, for a test to compare with Go.
//
//	check GAME NETS POSITIONS VALUES
//
// A position is the number of parties and four sides, that of the mover first: of each
// column the open rows and the sum, all 32-bit integers. Its values are 32-bit floats: those
// of all entries by the model and the turn's mean, the same by the networks, and for each
// of three others, zero where there are fewer, those of all entries and their mean.
#include "play.h"

int main(int argc, char **argv) {
	if (argc != 5) { fprintf(stderr, "check GAME NETS POSITIONS VALUES\n"); return 2; }
	std::vector<char> tables = contents(argv[1]), weights = contents(argv[2]), positions = contents(argv[3]);
	const Game *g = readGame(tables, argv[1]);
	Nets nets = netsOf(weights);
	Work *w = new Work(g);
	FILE *out = fopen(argv[4], "wb");
	if (!out) { perror(argv[4]); return 1; }
	auto put = [&](const float *v, float mean) {
		float all[C][R][K] = {};
		for (int e = 0; e < w->E && v; e++) all[w->col[e]][w->row[e]][w->res[e]] = v[e];
		fwrite(all, sizeof all, 1, out);
		fwrite(&mean, sizeof mean, 1, out);
	};
	const int *at = (const int *)positions.data(), *end = at + positions.size() / sizeof(int);
	while (at < end) {
		w->parties = *at++;
		w->mover = 0;
		for (Side &s : w->sides)
			for (int c = 0; c < C; c++) { s.open[c] = *at++; s.sum[c] = *at++; }
		modelEntries(g, w);
		solve(g, w);
		put(w->v, w->sum[3]);
		netEntries(g, w, nets, -1, w->v);
		solve(g, w);
		put(w->v, w->sum[3]);
		flow(g, w);
		for (int i = 0; i < 3; i++) {
			if (i >= w->n) { put(nullptr, 0); continue; }
			lookOn(g, w, nets, i);
			float mean = 0;
			for (int e = 0; e < w->E; e++) mean += w->chance[e] * w->look[e];
			put(w->look, mean);
		}
	}
	return fclose(out) != 0;
}

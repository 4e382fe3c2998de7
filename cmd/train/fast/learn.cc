// Trains the networks for three and four parties.
//
//	go run ./cmd/train -tables build/tables -preset escalero
//	c++ -O3 -march=native -ffast-math -std=c++17 -pthread -o build/tables/learn cmd/train/fast/learn.cc
//	build/tables/learn build/tables escalero 5400
//	go run ./cmd/train -learned build/tables/escalero.learned -preset escalero -bits 8 -out escalero-more
//
// The arguments are the folder of the tables, the preset, for how many seconds to learn
// and, after that, for how many threads to play; without it, as many as there are cores.
// The method is that of cmd/train -more, see there, with one difference. Many inputs say
// nearly the same, which leaves gradients little to tell them apart by; so the first layer
// is learned for inputs made independent, of mean 0 and deviation 1. Where 4.0 million
// games had ended without it, 0.2 million more with it brought 0.035 game points a game
// among three, and 1.2 million 0.08.
//
// In a fifth of the games the others play by the networks of the tables. So what is learned
// has hardly met its like, and may do badly among them: make tables of it, and learn again.
//
// Each network has a thread of its own, which rests when it is ahead of the games; leave
// these a few cores where there are many.
//
// Every two minutes it prints the games played and the errors against the targets, and at
// the end what one party by the averaged networks wins, without the luck of the dice.
#include "play.h"
#include <atomic>
#include <chrono>
#include <deque>
#include <mutex>
#include <random>
#include <thread>

static const int BATCH = 2048;              // samples of each phase in an update
static const double REUSE = 10;             // updates that a sample takes part in, on average
static const long KEPT = 1500000;           // samples kept of each phase
static const long FIRST = 150000;           // samples of each phase before learning begins
static const long POOL = 60000;             // positions kept to begin in
static const double FOURS = 0.2, CLEVER = 0.2, MIDDLES = 0.6; // of all games
static const float LAMBDA = 0.8f;
static const double RATE = 4e-4, LAST_RATE = 2e-6, WARM = 500; // the rate rises for so many updates, then falls
static const double MEAN = 0.9995;          // what the averaged weights keep in an update
static const double RIDGE = 0.002;          // added to the variance of each input, or one that hardly varies would be blown up

static const Game *game;
static int used;

static void rest() { std::this_thread::sleep_for(std::chrono::milliseconds(20)); }

// Samples are the last ones of each phase, and Middles positions to begin in.
struct Samples {
	std::vector<std::vector<Sample>> kept;
	std::vector<std::atomic<long>> seen;
	Samples() : kept(used), seen(used) { for (auto &k : kept) k.resize(KEPT); }
	long size(int phase) const { return std::min<long>(KEPT, seen[phase]); }
	long least() const { return *std::min_element(seen.begin(), seen.end()); }
	void add(const Sample &s) { kept[s.phase][seen[s.phase] % KEPT] = s; seen[s.phase]++; }
};
struct Middles {
	std::vector<Side> sides[2] = {std::vector<Side>(POOL * 3), std::vector<Side>(POOL * 4)};
	std::atomic<long> seen[2] = {};
	void add(const std::vector<Side> &met) {
		int k = met.size() - 3;
		std::copy(met.begin(), met.end(), sides[k].begin() + seen[k] % POOL * met.size());
		seen[k]++;
	}
	const Side *draw(int parties, std::mt19937_64 &rng) const {
		long n = std::min<long>(POOL, seen[parties - 3]);
		return n < 100 ? nullptr : &sides[parties - 3][rng() % n * parties];
	}
};

static std::mutex adding;
static std::atomic<long> games{0};
static std::atomic<bool> over{false};
static std::atomic<int> current{0};
static std::vector<float> playing[2]; // the weights that games are played by, and their next

static void play(const Nets &committed, Samples &samples, Middles &middles, uint64_t seed) {
	Work *w = new Work(game);
	std::mt19937_64 rng(seed);
	std::uniform_real_distribution<double> chance;
	Played played;
	while (!over) {
		Plan p = {{playing[current].data(), used}, committed, chance(rng) < FOURS ? 4 : 3, 0, chance(rng) < CLEVER, true, LAMBDA, nullptr, rng()};
		p.me = rng() % p.parties;
		if (chance(rng) < MIDDLES) p.middle = middles.draw(p.parties, rng);
		playGame(game, w, p, played);
		games++;
		std::lock_guard<std::mutex> lock(adding);
		for (const Sample &s : played.samples)
			if (s.phase >= 0) samples.add(s);
		if (!played.met.empty()) middles.add(played.met);
	}
	delete w;
}

// inputs sets what a network sees of a sample about a rival.
static void inputs(const Sample &s, int rival, float *x) {
	for (int c = 0; c < C; c++, x += COLSIZE) {
		for (int r = 0; r < R; r++) { x[r] = s.opens[0][c] >> r & 1; x[R + r] = s.opens[1 + rival][c] >> r & 1; }
		std::copy_n(s.feats[rival] + c * JUDGED, JUDGED, x + 2 * R);
	}
	std::copy_n(s.feats[rival] + C * JUDGED, JOINT + CROWD, x);
}

// learn adds the gradient of a batch and returns its mean squared error.
static double learn(const float *w, const std::vector<Sample> &from, long size, std::mt19937_64 &rng, float *grad) {
	enum { N = 4 }; // samples, and rows, at a time
	static thread_local float x[N * OTH][INPUTS], units[N * OTH][H];
	double error = 0;
	for (int done = 0; done < BATCH; done += N) {
		const Sample *s[N];
		int rows = 0, first[N];
		for (int i = 0; i < N; i++) {
			s[i] = &from[rng() % size];
			first[i] = rows;
			for (int j = 0; j < s[i]->rivals; j++) inputs(*s[i], j, x[rows++]);
		}
		for (int at = 0; at < rows; at += N) {
			Vec a[N][WIDE];
			const float *in[N];
			for (int i = 0; i < N; i++) {
				in[i] = x[std::min(at + i, rows - 1)];
				for (int h = 0; h < WIDE; h++) a[i][h] = load(w + BIAS + LANES * h);
			}
			for (int q = 0; q < INPUTS; q++)
				for (int h = 0; h < WIDE; h++) {
					Vec u = load(w + q * H + LANES * h);
					for (int i = 0; i < N; i++) a[i][h] += u * in[i][q];
				}
			for (int i = 0; i < N && at + i < rows; i++)
				for (int h = 0; h < WIDE; h++) save(units[at + i] + LANES * h, positive(a[i][h]));
		}
		for (int i = 0; i < N; i++) {
			int n = s[i]->rivals;
			float part = 1.f / n, v = s[i]->base + w[LAST], mean[H] = {}, second[JOINED], back[JOINED];
			for (int j = 0; j < n; j++)
				for (int h = 0; h < H; h++) mean[h] += units[first[i] + j][h] * part;
			std::copy_n(w + JOINBIAS, JOINED, second);
			for (int h = 0; h < H; h++) {
				v += mean[h] * w[OUT + h];
				for (int q = 0; q < JOINED; q++) second[q] += mean[h] * w[JOIN + h * JOINED + q];
			}
			for (int q = 0; q < JOINED; q++) v += std::max(0.f, second[q]) * w[JOINOUT + q];
			float d = v - s[i]->target;
			error += d * d / BATCH;
			d /= BATCH;
			grad[LAST] += d;
			for (int q = 0; q < JOINED; q++) {
				grad[JOINOUT + q] += d * std::max(0.f, second[q]);
				back[q] = second[q] > 0 ? d * w[JOINOUT + q] : 0;
				grad[JOINBIAS + q] += back[q];
			}
			for (int h = 0; h < H; h++) {
				float b = d * w[OUT + h];
				grad[OUT + h] += d * mean[h];
				for (int q = 0; q < JOINED; q++) {
					grad[JOIN + h * JOINED + q] += mean[h] * back[q];
					b += w[JOIN + h * JOINED + q] * back[q];
				}
				for (int j = 0; j < n; j++) {
					float &u = units[first[i] + j][h];
					u = u > 0 ? b * part : 0;
					grad[BIAS + h] += u;
				}
			}
		}
		for (int at = 0; at < rows; at += N) {
			Vec a[N][WIDE] = {};
			const float *in[N];
			for (int i = 0; i < N; i++) {
				in[i] = x[std::min(at + i, rows - 1)];
				if (at + i < rows)
					for (int h = 0; h < WIDE; h++) a[i][h] = load(units[at + i] + LANES * h);
			}
			for (int q = 0; q < INPUTS; q++)
				for (int h = 0; h < WIDE; h++) {
					Vec u = load(grad + q * H + LANES * h);
					for (int i = 0; i < N; i++) u += a[i][h] * in[i][q];
					save(grad + q * H + LANES * h, u);
				}
		}
	}
	return error;
}

// Free is a network as it is learned: its inputs are independent. With their means m and
// L, the triangular root of their covariances, x = L u + m; so its first layer is L'W.
struct Free {
	std::vector<float> root, middle, v, m1, m2; // m1 and m2 are Adam's
	Free() : root(INPUTS * INPUTS), middle(INPUTS), v(STRIDE), m1(STRIDE), m2(STRIDE) {}

	void prepare(const std::vector<Sample> &from, long size, std::mt19937_64 &rng) {
		std::vector<double> l(INPUTS * INPUTS), m(INPUTS);
		double n = 0;
		for (int i = 0; i < 20000; i++) {
			const Sample &s = from[rng() % size];
			for (int j = 0; j < s.rivals; j++, n++) {
				float x[INPUTS];
				inputs(s, j, x);
				for (int a = 0; a < INPUTS; a++) {
					m[a] += x[a];
					for (int b = 0; b <= a; b++) l[a * INPUTS + b] += (double)x[a] * x[b];
				}
			}
		}
		for (int a = 0; a < INPUTS; a++) middle[a] = m[a] /= n;
		for (int a = 0; a < INPUTS; a++)
			for (int b = 0; b <= a; b++) {
				double c = l[a * INPUTS + b] / n - m[a] * m[b] + (a == b ? RIDGE : 0);
				for (int k = 0; k < b; k++) c -= l[a * INPUTS + k] * l[b * INPUTS + k];
				root[a * INPUTS + b] = l[a * INPUTS + b] = a == b ? sqrt(c) : c / l[b * INPUTS + b];
			}
	}
	void take(const float *w) {
		std::copy_n(w, STRIDE, v.begin());
		for (int h = 0; h < H; h++)
			for (int a = 0; a < INPUTS; a++) {
				float t = 0;
				for (int k = a; k < INPUTS; k++) t += root[k * INPUTS + a] * w[k * H + h];
				v[a * H + h] = t;
				v[BIAS + h] += w[a * H + h] * middle[a];
			}
	}
	void give(float *w) const {
		std::copy_n(v.begin(), STRIDE, w);
		for (int a = INPUTS - 1; a >= 0; a--) {
			float *to = w + a * H;
			for (int k = a + 1; k < INPUTS; k++)
				for (int h = 0; h < H; h++) to[h] -= root[k * INPUTS + a] * w[k * H + h];
			for (int h = 0; h < H; h++) {
				to[h] /= root[a * INPUTS + a];
				w[BIAS + h] -= to[h] * middle[a];
			}
		}
	}
	// step goes down the gradient by w, which it changes into that by v.
	void step(float *grad, double rate, long updates) {
		for (int a = 0; a < INPUTS; a++) {
			float *to = grad + a * H;
			for (int h = 0; h < H; h++) to[h] -= middle[a] * grad[BIAS + h];
			for (int k = 0; k < a; k++)
				for (int h = 0; h < H; h++) to[h] -= root[a * INPUTS + k] * grad[k * H + h];
			for (int h = 0; h < H; h++) to[h] /= root[a * INPUTS + a];
		}
		float first = rate / (1 - pow(0.9, updates)), second = 1 / (1 - pow(0.999, updates));
		for (int q = 0; q < STRIDE; q++) {
			m1[q] += 0.1f * (grad[q] - m1[q]);
			m2[q] += 0.001f * (grad[q] * grad[q] - m2[q]);
			v[q] -= first * m1[q] / (sqrtf(m2[q] * second) + 1e-8f);
		}
	}
};

// Learner learns the network of one phase. What others read of it they read under its lock.
struct Learner {
	std::mutex lock;
	std::vector<float> mean;
	double error = 0; // the sum of the squared ones of all updates since it was last printed
	long updates = 0, told = 0;

	explicit Learner(const float *from) : mean(from, from + STRIDE) {}

	// run learns until it is over; done is how much of the time has passed, from 0 to 1.
	template <typename Done> void run(const Samples &samples, int phase, uint64_t seed, Done done) {
		std::mt19937_64 rng(seed);
		std::vector<float> w = mean, grad(STRIDE);
		const std::vector<Sample> &kept = samples.kept[phase];
		Free free;
		free.prepare(kept, samples.size(phase), rng);
		free.take(w.data());
		for (long n = 1; done() < 1;) {
			if ((double)n * BATCH > REUSE * samples.seen[phase]) { rest(); continue; }
			double rate = (LAST_RATE + (RATE - LAST_RATE) * (1 + cos(M_PI * done())) / 2) * std::min(1., n / WARM);
			std::fill(grad.begin(), grad.end(), 0.f);
			double e = learn(w.data(), kept, samples.size(phase), rng, grad.data());
			free.step(grad.data(), rate, n);
			free.give(w.data());
			float moved = 1 - std::min(MEAN, 1 - 1. / (n + 1));
			std::lock_guard<std::mutex> hold(lock);
			for (int i = 0; i < STRIDE; i++) mean[i] += moved * (w[i] - mean[i]);
			error += e;
			updates = n++;
		}
	}
	void read(float *to) {
		std::lock_guard<std::mutex> hold(lock);
		std::copy(mean.begin(), mean.end(), to);
	}
	double tell() {
		std::lock_guard<std::mutex> hold(lock);
		double e = sqrt(error / std::max(1L, updates - told));
		told = updates;
		error = 0;
		return e;
	}
};

static void measure(const Nets &nets, const Nets &others, int parties, bool clever, int threads) {
	const int n = 10000;
	double sum = 0, squares = 0;
	std::vector<std::thread> players;
	for (int t = 0; t < threads; t++)
		players.emplace_back([&, t] {
			Work *w = new Work(game);
			Played played;
			for (int i = t; i < n; i += threads) {
				playGame(game, w, {nets, others, parties, i % parties, clever, false, 0, nullptr, (uint64_t)i + 1}, played);
				double x = played.result - played.luck;
				std::lock_guard<std::mutex> hold(adding);
				sum += x; squares += x * x;
			}
			delete w;
		});
	for (auto &p : players) p.join();
	double mean = sum / n;
	printf("%d parties, among %s: %+.3f +- %.3f\n", parties, clever ? "the committed" : "the model", mean, 1.96 * sqrt((squares / n - mean * mean) / n));
	fflush(stdout);
}

int main(int argc, char **argv) {
	if (argc < 4) { fprintf(stderr, "learn FOLDER PRESET SECONDS [THREADS]\n"); return 2; }
	std::string path = std::string(argv[1]) + "/" + argv[2];
	double seconds = atof(argv[3]);
	int threads = argc > 4 ? atoi(argv[4]) : std::max(1u, std::thread::hardware_concurrency());
	std::vector<char> tables = contents(path + ".game"), weights = contents(path + ".nets");
	game = readGame(tables, (path + ".game").c_str());
	Nets committed = netsOf(weights);
	used = committed.used;
	std::vector<float> mean(committed.w, committed.w + (size_t)used * STRIDE);
	playing[0] = playing[1] = mean;

	Samples samples;
	Middles middles;
	std::random_device seeds;
	std::mt19937_64 rng(seeds());
	std::vector<std::thread> players, learning;
	for (int i = 0; i < threads; i++) players.emplace_back([&, seed = rng()] { play(committed, samples, middles, seed); });
	auto start = std::chrono::steady_clock::now();
	auto now = [&] { return std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count(); };
	while (samples.least() < FIRST && now() < seconds) rest();

	std::deque<Learner> learners;
	double began = now(), printed = began;
	for (int i = 0; i < used && began < seconds; i++) {
		learners.emplace_back(&mean[(size_t)i * STRIDE]);
		learning.emplace_back([&, i, seed = rng()] { learners[i].run(samples, i, seed, [&] { return (now() - began) / (seconds - began); }); });
	}
	auto hand = [&](std::vector<float> &to) {
		for (size_t i = 0; i < learners.size(); i++) learners[i].read(&to[i * STRIDE]);
	};
	for (double handed = began; now() < seconds; rest()) {
		if (now() - handed > 10) {
			handed = now();
			hand(playing[1 - current]);
			current = 1 - current;
		}
		if (now() - printed > 120) {
			printed = now();
			printf("%6.0f s %9ld games, errors after updates", now(), games.load());
			for (Learner &l : learners) { double e = l.tell(); printf(" %.3f %ld", e, l.told); }
			printf("\n");
			fflush(stdout);
		}
	}
	for (auto &l : learning) l.join();
	hand(mean);
	over = true;
	for (auto &p : players) p.join();
	Nets learned = {mean.data(), used};
	FILE *f = fopen((path + ".learned").c_str(), "wb");
	if (!f || fwrite(mean.data(), sizeof(float), mean.size(), f) != mean.size() || fclose(f) != 0) { perror((path + ".learned").c_str()); return 1; }
	for (int parties : {3, 4})
		for (bool clever : {false, true}) measure(learned, committed, parties, clever, threads);
}

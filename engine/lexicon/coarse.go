package lexicon

import "strings"

// coarse are slurs, vulgar words and a few at which a family falls silent, by what the marks of a list mean, which
// tells the language: beginnings of words or, with a full stop, a whole word.
// The list of words decides what counts, so they may be laid; but no Finder
// finds them, and so no computer player lays one and none is shown as the best
// word. Spellings that mostly mean something else are left out.
var coarse = map[Marks]string{
	Graded: `BONER BULLDYKE CHINKIE CRAP. CRAPP DARKY. DICKHEAD DYKE FAGGY FART. FARTS. FARTED. FARTING. BLOWJOB CLIT. CLITS. FAG. FAGS. HALFBREED HONKIE HONKY LESBO. LEZ MULATTO
		PAKI PISS SPAZ POOF POOFTER POONTANG PUSSY. PUSSIES. SAMBO SPASTIC TITTY TITTIES TITS. TRANNIE TRANNY TURD WETBACK
		WOG YID COCKSUCK ASSHOLE NEGR DILDO SODOMIT SHAG.
		ARSE. ARSED. ARSES. ARSEHOLE BITCH BLACKFELLOW BOLLOCK BUGGER BULLSHIT CHICKENSHIT COOLIE COON. COONS. CUNT DAGO. DAGOES.
		DAGOS. DAMMIT DAMN DARKIE FAGGOT FUCK GODDAM GOOK. GOOKS. GYP. GYPPED. GYPPER GYPPING GYPS. GYPSIES GYPST GYPSY HORSESHIT
		JEW. JIGABOO KIKE. KIKES. KRAUT. KRAUTS. MICK. MONGOL MOTHERFUCK NANCY NIGGA. NIGGAS NIGGAZ NIGGER OCTOROON PICKANINN
		REDSKIN SHIT. SHITFACED SHITHEAD SHITLOAD SHITS SHITT. SHITTED SHITTI SHITTY SHITWORK SLUT SPIC. SPICS. SQUAW. SQUAWS.
		TOSSER TOSSPOT TWAT. TWATS. WANK. WANKED WANKER WANKING WANKS WHORE WHORING WHORISH WOP. WOPS.
		BASTARD. BOHUNK. BOOBS. COCKUP. COCKUPS. CUMMING. CUMS. HOMO. HOMOS. MONG. PORN. PORNO. QUADROON. RETARD. RETARDS. SCHIZO.
		SCHIZOS. SHAGGED. SHAGGING. SHAGS. SHIKSA. SHIKSAS. INCEST. INCESTS. RAPE. RAPED. RAPER. RAPERS. RAPES. RAPING. RAPIST. RAPISTS.
		ANAL. ANUS. ANUSES. BROTHEL CLITOR COITUS DICK. DICKS. EJACULA HOOKER. HOOKERS. HORNY. MASTURBA ONANIS ORGASM ORGIES. ORGY. PENILE
		PENIS PIMP. PIMPED. PIMPING. PIMPS. SCROTUM SEMEN. SPERM. SPERMS. TESTICLE VAGINA VULVA`,
	Spelled: `ABKACK ABWICHS ANALSEX ANKOTZ ANPISS ANSCHISS ARSCH AUSKOTZ BEFOTZ BEKOTZ BEPISS BESCHISS BIERARSCH BIMBO BUMS DILDO FICK
		FOTZ FURZ GEBUMS GEFICK GEFOTZ GEFURZ GEHURT GEKACK GEKOTZ GEPISS GESCHISS GEWICHS GESTAPO HINKACK HUR. HURE HURST. HURT.
		HURTE. HURTEN. HURTEST. HURTET. INZEST ITAKER KACK KAFFER KANAK KLOETEN. KOTZ KRUEPPEL MOESE. MOESEN. MOHR. MOHREN. MOHRS.
		MOHRIN MONGO. MONGOS. MULATT MUSCHI. MUSCHIS. NAZI NEGER NEGR NEONAZI NIGGER NOTGEIL NUTT ORALSEX PIMMEL PISS POLACK PORNO
		POTTSAU PUSSY RUMHUR RUSSKI SCHEISS SCHICKSE SCHICKSL SCHISS SCHLAMP SCHWUCHT SEXGEIL SHIT SPACKO SPASTI. SPASTIS. TITTE
		TRANSE TSCHUSCH TUNTE. TUNTEN. TUNTIG VERARSCH VERFICK VERGASEN. VERGAST. VERGASTE. VERGASTER. VERHUR VERKACK VERPISS
		VERSCHISS VERWICHS VOTZE WICHS ZIGEUNER ANAL. ANALE. ANALEM. ANALEN. ANALER. ANALES. ANUS. BORDELL BRUNZ DIRNE. DIRNEN. EJAKUL
		HODEN BEIDL ZUMPFERL KLITORIS KOITUS MASTURB ONANI ORGASM ORGIE. ORGIEN. PENIS SPERMA SPERMI VAGINA VULVA`,
}

// Coarse tells whether a word, in capitals, is a slur or vulgar in the language of
// lists of this kind.
func Coarse(kind Marks, word string) bool {
	for _, w := range strings.Fields(coarse[kind]) {
		if whole, ok := strings.CutSuffix(w, "."); word == whole || !ok && strings.HasPrefix(word, w) {
			return true
		}
	}
	return false
}

// coarseRanks are the ranks of the words of a list that no Finder finds.
func (l *List) coarseRanks() map[uint32]bool {
	ranks := map[uint32]bool{}
	for _, w := range strings.Fields(coarse[l.Kind()]) {
		word, whole := strings.CutSuffix(w, ".")
		if whole {
			if rank := l.Rank(word); rank >= 0 {
				ranks[uint32(rank)] = true
			}
			continue
		}
		l.beginning(word, func(longer string) bool {
			if rank := l.Rank(longer); rank >= 0 {
				ranks[uint32(rank)] = true
			}
			return true
		})
	}
	return ranks
}

// Coarse tells whether a word of the list is a slur or vulgar: it counts, and is
// never held up as an example.
func (l *List) Coarse(word string) bool { return l.Contains(word) && Coarse(l.Kind(), word) }

// beginning yields the words that begin with these capitals.
func (l *List) beginning(with string, yield func(string) bool) {
	if l == nil || l.root == 0 {
		return
	}
	node := l.root
	for i := range len(with) {
		at := l.find(node, with[i]-'A')
		if at == 0 {
			return
		}
		e := l.edges[at]
		if i == len(with)-1 && e.final() {
			yield(with)
		}
		if node = e.next(); node == 0 {
			return
		}
	}
	l.walk(node, append(make([]byte, 0, MaxLength), with...), yield)
}

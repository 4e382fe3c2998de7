package main

import (
	"slices"
	"strings"

	"serviert/engine/lexicon"
)

// strongVerbs are the verbs that change their vowel: the infinitive, the stem of
// du and er where it is another one, that of the past, that of its subjunctive
// where it is another one, and the participle.
const strongVerbs = `
	backen bäck buk bük gebacken
	befehlen befiehl befahl befähl/beföhl befohlen
	beginnen - begann begänn/begönn begonnen
	beißen - biss - gebissen
	bergen birg barg bärg geborgen
	bersten birst barst bärst geborsten
	biegen - bog bög gebogen
	bieten - bot böt geboten
	binden - band bänd gebunden
	bitten - bat bät gebeten
	blasen bläs blies - geblasen
	bleiben - blieb - geblieben
	braten brät briet - gebraten
	brechen brich brach bräch gebrochen
	brennen - brannt - gebrannt
	bringen - bracht brächt gebracht
	denken - dacht dächt gedacht
	dreschen drisch drosch drösch gedroschen
	dringen - drang dräng gedrungen
	empfehlen empfiehl empfahl empföhl empfohlen
	essen iss aß äß gegessen
	fahren fähr fuhr führ gefahren
	fallen fäll fiel - gefallen
	fangen fäng fing - gefangen
	fechten ficht focht föcht gefochten
	finden - fand fänd gefunden
	flechten flicht flocht flöcht geflochten
	fliegen - flog flög geflogen
	fliehen - floh flöh geflohen
	fließen - floss flöss geflossen
	fressen friss fraß fräß gefressen
	frieren - fror frör gefroren
	gären - gor gör gegoren
	gebären gebier gebar gebär geboren
	geben gib gab gäb gegeben
	gedeihen - gedieh - gediehen
	gehen - ging - gegangen
	gelingen - gelang geläng gelungen
	gelten gilt galt gält/gölt gegolten
	genesen - genas genäs genesen
	genießen - genoss genöss genossen
	geschehen geschieh geschah geschäh geschehen
	gewinnen - gewann gewänn/gewönn gewonnen
	gießen - goss göss gegossen
	gleichen - glich - geglichen
	gleiten - glitt - geglitten
	graben gräb grub grüb gegraben
	greifen - griff - gegriffen
	haben - hatt hätt gehabt
	halten hält hielt - gehalten
	hängen - hing - gehangen
	hauen - hieb - gehauen
	heben - hob höb gehoben
	heißen - hieß - geheißen
	helfen hilf half hülf/hälf geholfen
	kennen - kannt - gekannt
	klingen - klang kläng geklungen
	kneifen - kniff - gekniffen
	kommen - kam käm gekommen
	kriechen - kroch kröch gekrochen
	laden läd lud lüd geladen
	lassen läss ließ - gelassen
	laufen läuf lief - gelaufen
	leiden - litt - gelitten
	leihen - lieh - geliehen
	lesen lies las läs gelesen
	liegen - lag läg gelegen
	lügen - log lög gelogen
	meiden - mied - gemieden
	melken milk molk mölk gemolken
	messen miss maß mäß gemessen
	nehmen nimm nahm nähm genommen
	nennen - nannt - genannt
	pfeifen - pfiff - gepfiffen
	preisen - pries - gepriesen
	quellen quill quoll quöll gequollen
	raten rät riet - geraten
	reiben - rieb - gerieben
	reißen - riss - gerissen
	reiten - ritt - geritten
	rennen - rannt - gerannt
	riechen - roch röch gerochen
	ringen - rang räng gerungen
	rinnen - rann ränn geronnen
	rufen - rief - gerufen
	saufen säuf soff söff gesoffen
	saugen - sog sög gesogen
	schaffen - schuf schüf geschaffen
	scheiden - schied - geschieden
	scheinen - schien - geschienen
	scheißen - schiss - geschissen
	schelten schilt schalt schölt gescholten
	scheren - schor schör geschoren
	schieben - schob schöb geschoben
	schießen - schoss schöss geschossen
	schlafen schläf schlief - geschlafen
	schlagen schläg schlug schlüg geschlagen
	schleichen - schlich - geschlichen
	schleifen - schliff - geschliffen
	schließen - schloss schlöss geschlossen
	schlingen - schlang schläng geschlungen
	schmeißen - schmiss - geschmissen
	schmelzen schmilz schmolz schmölz geschmolzen
	schneiden - schnitt - geschnitten
	schrecken schrick schrak schräk schrocken
	schreiben - schrieb - geschrieben
	schreien - schrie - geschrien
	schreiten - schritt - geschritten
	schweigen - schwieg - geschwiegen
	schwellen schwill schwoll schwöll geschwollen
	schwimmen - schwamm schwämm/schwömm geschwommen
	schwinden - schwand schwänd geschwunden
	schwingen - schwang schwäng geschwungen
	schwören - schwor schwür geschworen
	sehen sieh sah säh gesehen
	senden - sandt - gesandt
	singen - sang säng gesungen
	sinken - sank sänk gesunken
	sinnen - sann sänn gesonnen
	sitzen - saß säß gesessen
	speien - spie - gespien
	spinnen - spann spänn/spönn gesponnen
	sprechen sprich sprach spräch gesprochen
	sprießen - spross spröss gesprossen
	springen - sprang spräng gesprungen
	stechen stich stach stäch gestochen
	stehen - stand ständ/stünd gestanden
	stehlen stiehl stahl stähl gestohlen
	steigen - stieg - gestiegen
	sterben stirb starb stürb gestorben
	stieben - stob stöb gestoben
	stinken - stank stänk gestunken
	stoßen stöß stieß - gestoßen
	streichen - strich - gestrichen
	streiten - stritt - gestritten
	tragen träg trug trüg getragen
	treffen triff traf träf getroffen
	treiben - trieb - getrieben
	treten tritt trat trät getreten
	trinken - trank tränk getrunken
	trügen - trog trög getrogen
	tun - tat tät getan
	verderben verdirb verdarb verdürb verdorben
	vergessen vergiss vergaß vergäß vergessen
	verlieren - verlor verlör verloren
	wachsen wächs wuchs wüchs gewachsen
	wägen - wog wög gewogen
	waschen wäsch wusch wüsch gewaschen
	weben - wob wöb gewoben
	weichen - wich - gewichen
	weisen - wies - gewiesen
	wenden - wandt - gewandt
	werben wirb warb würb geworben
	werfen wirf warf würf geworfen
	wiegen - wog wög gewogen
	winden - wand wänd gewunden
	wissen weiß wusst wüsst gewusst
	wringen - wrang wräng gewrungen
	zeihen - zieh - geziehen
	ziehen - zog zög gezogen
	zwingen - zwang zwäng gezwungen
	dürfen darf durft dürft gedurft
	können kann konnt könnt gekonnt
	mögen mag mocht möcht gemocht
	müssen muss musst müsst gemusst
`

// strong is these verbs, by the infinitive, as the list writes words.
var strong = func() map[string][]string {
	m := map[string][]string{}
	for line := range strings.Lines(strongVerbs) {
		if parts := strings.Fields(line); len(parts) > 0 {
			m[lexicon.Fold(parts[0])] = strings.Fields(lexicon.Fold(strings.Join(parts[1:], " ")))
		}
	}
	return m
}()

// strongForms adds the forms of a verb that changes its vowel, with a prefix or
// without.
func strongForms(word string, add func(stem, usual, seldom string)) {
	for at := range len(word) {
		parts, ok := strong[word[at:]]
		before := word[:at]
		if !ok || at > 0 && !inseparable.MatchString(before) && !slices.Contains(separable, before) {
			continue
		}
		present, past, subjunctives, participle := parts[0], before+parts[1], parts[2], parts[3]
		if present != "-" {
			add(before+present, "ST T", "")
			if strings.Contains(present, "I") || strings.HasSuffix(present, "T") {
				add(before+present, "-", "") // gib, hält
			}
		}
		weak := strings.HasSuffix(participle, "T") // brachte, but bat
		if weak {
			add(past, "E EST EN", "ET")
		} else {
			add(past, "- ST EST EN", "T ET")
		}
		for subjunctive := range strings.SplitSeq(subjunctives, "/") {
			if subjunctive != "-" {
				add(before+subjunctive, "", "E EN EST ST ET T")
			}
		}
		add(before+participle, "- E EN ER ES EM", "")
		if rest, ok := strings.CutPrefix(participle, "GE"); ok && inseparable.MatchString(before) {
			add(before+rest, "- E EN ER ES EM", "")
		}
		return
	}
}

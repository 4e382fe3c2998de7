package main

// The sources of grades are written: a household, a kitchen and a meadow hardly
// occur in an encyclopedia, and subtitles are translated from English. These are
// the words that they miss, by base form and put together by hand.

// everyday are words that everybody knows. Those of Austria are among them that
// are everyday and not dialect there (Jänner, Kren, Sackerl): where the game is
// from, nobody has to look them up.
const everyday = `
	Aal Aas abartig abbiegen Abbild abblasen abbrausen abbremsen abbrennen abbürsten abdanken abdecken abdichten abdrehen
	Abdruck abfahren abfedern abfeiern abfeuern abfinden abfliegen abfragen abfüllen Abgang Abgas abgleichen Abgott
	abgrenzen abgucken abhacken abhaken Abhang abheben abheilen Abhilfe abholzen Abi abkaufen abklären abklingen
	abklopfen abknallen abkühlen abkürzen abladen Ablage ablassen ablecken ablösen abmachen abmagern abmessen abmurksen
	abnabeln abnicken abnorm abnützen abnutzen Abo abonnieren abpassen abräumen abraten abrechnen Abrede abreisen
	abreißen abringen abrunden abrupt abrutschen absacken absägen absahnen absaufen absaugen abschaffen Abschaum Abscheu
	abschicken abschieben abschießen abschirmen abschwören absehen abseilen Absender absichern absinken absitzen
	absperren abspielen abspülen abstauben abstechen Abstecher absterben abstimmen abstoßen abstürzen absuchen Abt
	abtasten abtauchen abtauen Abteil abtragen abtreiben abtrennen abwägen abwählen Abwasch abwaschen Abwasser abwegig
	abweichen abweisen abwenden abwerben abwerfen abwiegen abwinken abwischen Abwurf abzählen abzahlen abzocken Abzocker
	Achsel achtbar Achterl achtlos achtsam achtzehn achtzig Adapter addieren adelig Ader Aderlass adlig Admin adoptieren
	Advent Adverb Advokat ächten ächzen äffen Ägypter ähm Ähre Äquator ärgerlich Ärgernis ärmlich ärztlich Äther ätzen
	äußern Agave Agenda aha Ahnfrau Ahnherr Ahorn Airbag Airbus Akazie Akkord Akku akkurat Akrobat Akteur Aktie akut
	alarmieren Albino Alge allemal Allergie allerlei Allrad Alm Almanach Almosen Alphorn Alraune Altbau altern Altertum
	altklug Altlast Alu Amazone Ameise Amme Amok Ampulle Amsel Amulett Analyst Ananas Anarchie anbahnen anbauen anbeißen
	anbellen anbeten Anbeter anbinden anbrennen anbringen Andacht andauern andermal anderswo andeuten Andrang androhen
	Android anecken anekeln anerkennen anfahren anfertigen anfeuchten anfeuern anflehen anfliegen anfordern anfragen
	anfühlen anführen angaffen angeben Angeber Angina angleichen Angler anglotzen angrenzen angucken angurten anhäufen
	anheben anheften anheuern Anhieb Anime animieren Anis Ankauf ankaufen ankern anketten anklagen Anklang ankleben
	ankleiden anklicken anklopfen anknipsen ankreuzen anlachen Anlauf anlaufen Anleger anlehnen Anleihe anleiten anlernen
	anlocken anmalen Anmarsch anmaßen anmerken Anmut anmutig annähen annähern anöden Anorak anordnen anpacken anpfeifen
	anpreisen Anprobe anraten anrechnen Anrecht anreden anregen anreisen anreißen Anreiz anrichten anrücken anrühren
	ansagen Ansager ansaugen anschaffen anschalten Anschein anschieben anschießen anschleichen anschreien ansetzen
	anspannen anspielen anspitzen Ansporn ansprechen anstarren anstecken anstehen ansteigen ansteuern anstiften anstimmen
	anstoßen anstreben anstreichen Ansturm antasten Antenne antik Antlitz antreffen antreiben Anwärter anweisen anwerben
	anwidern Anwohner anzapfen Anzeiger apart App Aquarell Aquarium arabisch archaisch Arche arg Arglist arglos Argwohn
	Arie Arktis Armring Aroma Arterie artig Arznei Ascher Asiat Asket asozial Asphalt Assel Asthma Asyl atemlos Atemnot
	Atemzug Athlet Atmung Atoll Atom Attacke Attest aua Auerhahn aufatmen aufbahren aufblasen Aufbruch aufdecken
	aufdrehen auferlegen aufessen auffahren auffallen auffangen auffassen auffinden Aufgang aufgehen aufgeilen aufhaben
	aufhalsen aufhellen aufhetzen aufholen aufhorchen aufjaulen aufkehren aufklären aufkleben aufkochen aufladen
	auflauern auflaufen aufleben auflehnen auflesen auflösen aufmotzen aufmucken aufnähen aufopfern aufpeppen aufpumpen
	Aufputz aufreizen aufrichten Aufriss aufrollen aufrufen aufrunden aufsagen aufsaugen aufschieben Aufschub aufsetzen
	aufsuchen auftauen aufteilen auftischen auftragen auftun aufwachsen aufwecken aufweichen aufwenden aufwerten
	aufziehen Auktion Aula Aura ausatmen ausbaden ausbeuten ausblasen ausborgen ausbrechen ausbüxen ausbuhen Ausdauer
	ausdehnen ausfallen ausfragen Ausfuhr ausgleichen ausgraben Ausguss Aushang ausharren ausheben aushecken aushelfen
	aushorchen auskennen auskippen auskommen auskosten auskotzen auslachen auslaufen ausleeren auslegen auslesen auslosen
	ausmalen ausmisten ausnehmen auspacken Auspuff auspusten ausrasten ausrauben ausreichen ausreißen Ausritt ausrollen
	ausrotten Ausruf ausrufen ausruhn Aussaat aussperren austeilen Auster austoben austragen austreten ausweichen
	ausweisen auswerten Auswuchs auszahlen autark Autobus Automat Autorin Autotür Avocado Azubi Azubine babbeln Babel
	Backe backen Badeort Badesee Badetuch Bäcker bändigen Bärchen Bärin Bärlauch bärtig Bäuerin bäumen baff Bagage Bagel
	Bagger baggern Bahre Baiser Bakterie Balance baldig Ballast ballen ballern Ballon Ballung Balz Bambus Bammel banal
	Banane Banause Bandage Bandit bang bange Banjo Bankerl Bankett Baracke Barbar Barcode Barett barfuß Barke Barmann
	Baronin Barren Barriere barsch Barsch Basar Basecap Bass Bastei basteln Bastler Bauchweh Bauherr Bauhof Bauholz
	Baujahr Baukran Bauland baumeln Bauplan Baurecht Bausatz Bauzaun Bauzeit bayerisch bayrisch Bazar Bazille Beach
	Beamer Beamtin beatmen bebauen beben bedauern bedecken Bediener bedrohen Beduine beehren beengt beerben beerdigen
	Beere Beet befallen befeuern beflecken befremden befristen befruchten befühlen befüllen Befund begabt begatten
	begehren Begierde begierig begießen begleichen begnügen begrenzen beharren behauen beheben beherbergen beherzigen
	beherzt behüten Beichte beichten Beifall beifügen Beigabe beige Beil Beilage beilegen beimischen beinah Beiname
	Beiried Beisel beistehen beitreten bejahen bejahrt bejubeln bekehren beklauen bekleiden beladen Belag belagern Belang
	belauern belauschen beleben belehren beleibt beleuchten Belgier belgisch belichten bellen belohnen belüften bemalen
	bemuttern benennen Bengel benoten benützen Benzol Beraterin berauben beredt bereichern bereinigen bergab bergauf
	Bergbach Bergbahn Bergbau Bergdorf Berghang Berghaus bergig Berglift Bergluft Bergschuh Bergsee Bergtour Bergwacht
	Bergwald Bergwand Bergwelt berichtigen berieseln bersten berücken besagen besaufen beschämen beschatten bescheren
	beschlagen beschmieren beschwören besegeln Besen besingen besinnen bespannen bestatten bestaunen bestechen Besteck
	bestehlen besteigen bestreuen betäuben betasten beteuern betiteln betören betonieren betreuen Betreuer Bettler
	Betttuch Bettuch betupfen beugen Beugung Beule Beuschel Bewacher bewähren bewerben bewerfen bewerten bewirten
	bewohnen bewundern bezaubern bezecht bezeugen Bezieher bezwingen bibbern Biber biblisch bieder biegen biegsam Biegung
	Bienchen Biene Bierbauch Bierchen Bierfass Bierglas Bierkrug Bierzelt biestig Bikini bildlich Billard Billett Billion
	Bim bimmeln Bio Biologe Biotop Birke bisherig Biskuit Biss Bissen bisserl bissig Bistro bitter Biwak bizarr Bizeps
	blähen Blässe Blamage blamieren blank Blech blechen blechern blecken bleich bleiern Blende blenden blinken Blinker
	blinzeln blitzen blödeln blöken Blog bloggen Blogger blubbern Blues Bluff bluffen blumig Bluse blutarm Blutbad blutig
	blutleer blutrot Boa Bockbier bocken bockig Böden Böe Böller Bohle Bohne bohnern bohren Bohrer Bohrung Boiler Boje
	Bolzen bombig Bommel Bon Bonbon Bonsai Bonze Boom boomen borgen Borke borniert Borste borstig Borte boshaft Bosheit
	Bote Botin Bottich Boutique Bowle Bowler Bowling Boykott brabbeln braten Braten Bratsche brauen Brause brausen bravo
	Brecher Brettl Breze Brezel Brie Brigade Brikett brisant Brise Brite Britin Brocken brodeln Brösel Bronchie Brosche
	Brownie Browser brüchig Brühe brüllen brummen Brummer Brummi brummig Brunch Brunft Brut brutto Bub Bubi Buchfink
	Buchmacher Buchse Buchtel Buchung Buckel bucklig buddeln Bübchen Bücherei bücken Büdchen Büfett Büffel büffeln Bügel
	bügeln Bündel bündeln bündig bürgen Bürgerin Bürste bürsten Bürzel Büschel Büste Buffet buhen Buhmann Bulette bullig
	Bumerang bummeln Bummler Bunny bunt Burghof Burgtor Burrito Bursch buschig Bussard busseln Busserl Bussi Bußtag
	buttern Button Cabrio campen Camper Camping Cancan Cap Cartoon Cellist Cello Chaotin chaotisch Chart Chat chatten
	Chefarzt Chefkoch Chefsache chemisch chic chillen chillig Chinese Chinesin Chlor Cholera cholerisch Choral Christin
	Chrom chronisch Clip Clique Clochard Clou Cloud Cluster Cognac Collage College Cookie Cop Copilot Cord Cosplay
	Couplet Coupon Courage Cowgirl Creme cremig Cup Curling Curry Dachhase Dachl Dachluke Dachs Dackel daddeln dämmern
	dämpfen Däne dänisch Dahlie dalli damalig dampfen dampfig Dandy Darling Darm Dart Dasein Date Dattel Daune Debakel
	Deckel defekt Defekt Defizit deftig dehnbar dehnen Dehnung Deich Deichsel deins Deko Delfin delikat Delphin dement
	Demenz Demut Denker Deo Deponie derartig derb derweil Desaster desolat Dessous Devise devot dezent Diadem Dichterin
	Dickicht Diebin Diele Dienerin dienlich diesig diffus Diktat diktieren Dilemma Dill dimmen Diner Dinner Dino Dirndl
	Disco Disko diskret Diskus Distel Diva divers Docht Dock Döner Dörfchen dörflich Döschen dösen Dogge Dogma Dohle Doku
	Domino donnern Donut Doping Dorfbach dornig Dorsch Dotter Dragee drahtig drall draus Drechsler drehbar Drehtür
	Drehung dreifach Dreirad dreist dressieren Dressur dribbeln Drill drinnen droben dröhnen Drogerie drollig Droschke
	Drossel drüber Drüse drunter dual dubios ducken dudeln Dübel Düne düngen Dünger Dünkel dünsten dürftig dürr Düse
	düsen düster duften dulden dumpf dumpfig Dung Dunst dunstig Durchzug Dusel Dussel Dutt duzen Ebbe Eber ebnen Echse
	Echtheit Eckball Eckhaus eckig Eckzahn edel Edelmut Efeu Egoist Ehebett Ehebruch ehelich Ehering ehern ehrbar ehrlos
	Ehrung Eibe Eichel Eidechse Eidotter Eierbecher Eierkopf Eieruhr Eifer eifrig Eigelb Eilbote eilen Eilzug Einband
	einbauen einbilden einblasen einbrechen eincremen eindecken einerlei Einfalt einfangen einfassen einfetten Einfuhr
	eingeben einhalten einheizen einher Einhorn einigeln Einkehr Einlage einlaufen einlegen einlösen einmachen Einöde
	einölen einpacken einparken einrahmen einreiben einreisen einrenken Einriss einrollen einrosten einsacken einsehen
	einseifen einsinken eintauchen einteilen eintippen Eintopf einüben Einwand einwecken einweihen einwerfen Einwurf
	Eisbär Eisbahn Eisbecher Eisbein Eisberg Eiscafé Eischnee eisern Eisfach Eisfeld eisfrei eisig Eislauf Eismeer
	Eistanz Eistee eitel Eiter eitern eitrig Eiweiß Ekel ekelig ekeln Ekstase Elch Eleganz Elfmeter Elixier elterlich
	Emaille Emblem Embryo Emir Emoji Emotion empören Empore emsig endlagern endlos Endzeit energisch Engpass entarten
	entbehren entbinden enterben Enterich entern entfachen entfalten entkernen entladen entlarven entlasten entlaufen
	entleeren entlohnen entrinnen entrosten entsagen entsorgen entwerten entwirren entwischen Entzug entzwei Enzian
	episch Erbgut Erbin Erbschaft Erbse Erbteil Erdapfel Erdball Erdbeere Erdboden erdig Erdkreis Erdkugel Erdkunde
	Erdnuss Erdreich Erdrutsch Erdteil erdulden Erdwärme Eremit erflehen ergiebig Erguss erhaben erhängen erheitern
	erhellen erhitzen erkälten Erker erklimmen Erle Erlebnis erlegen erleiden Erlös erlösen ermahnen ermüden ernennen
	erneuern ernstlich ernten Eroberer erotisch Erpel erproben Erregung erröten ersinnen erstarren ersteigern Erstling
	ertappen ertränken erwachen erwecken erwidern erwürgen Erz Erzengel Erzeuger Erzfeind erziehen Erzieher Esche Eskorte
	Esoterik Espe essbar Esser Essig Esstisch Etikett etlich Etui etwaig euer Eule Euter Event evident Exil Exmann
	exotisch Expertin exquisit extern Exzess Fabel Facharzt fachlich Fachmann Fachwerk Fackel fackeln fad fade Fädchen
	fädeln fälschen Fälscher färben Färber Färberei Fagott fahl Fahrerin fahrig Fahrweg Fakir Falafel Falke Falkner
	falten faltig Faltrad falzen famos Fanclub Fanfare Fangarm Fanklub Fantast farbig farblos Farbton Farce Farn Fasan
	Fasching Faschist faseln Faser fassbar Fassbier fasslich fasten fatal fauchen faulen faulig Faultier Fauxpas Favorit
	faxen Fazit Fechten fechten Fechter Federung fegen Feger Fegfeuer fehlbar Feiertag Feile feilen feilschen feist
	Feldherr Feldweg Felge felsig feminin Fenchel Ferkel fernab Fernglas Fernlicht Fernost Fernrohr Fernweh Ferse fesch
	Festakt festlich Festtag Festzug Feta Fete fettarm fettig Fetzen feudal feuerrot Feuerung feurig Fiaker Fiasko Fibel
	Fichte fidel fiebrig Fiedel fiedeln Fiktion fiktiv Filet Filmfan Filter filtern Filz filzen Filzhut Fimmel Finanz
	Finder findig Fink Finne finnisch finster Firnis Fischart Fisole Fitness fix Fjord Flachdach Flachs flackern Fladen
	flaggen Flair flanieren flattern flau Flaum flaumig Flausch Flaute flechten Fleckerl fleckig Flegel flehen Fleiß
	flexen flicken Flieder Fliese fliesen flimmern flink Flinte Flipper flippig Flirt flirten flitzen Flitzer Flocke
	flockig flöten Floh Flop floppen Florist Floskel flott fluchen flügge flüstern fluffig Flunder flunkern Fluor fluten
	flutschen Flyer Föhn föhnen Föhre Fön fönen Förmchen förmlich Förster Fohlen folgsam Folie Follower foppen Forelle
	formbar formlos forsch Fortzug Fossil Foul foulen Foyer Frack fraglich frankieren Franse Fraß Fratz Fratze Frauchen
	fraulich Freibier Freitod fremdeln Freske freudig Frevel frieren Frisbee frisieren Frisör frivol fromm frostig
	fruchtig frugal Frust Fuchsbau fuchteln Füchsin fügen fügsam Fügung Füller füllig Fürstin Fürwort Fuge Fugen Fuhre
	fummeln Fundort funkeln funken Funkuhr Furche Furie furios Fusel Fußbad Fussel fußeln Fußweg futsch Gabel gackern
	gähnen gären Gärtchen Gärtner Gärung gaffen Gaffer gaga Gala galant Galaxis Galeere Galgen Galle Gallier Galopp Games
	gammeln Gammler Gams gangbar Gangway Ganove Gans Garant Garbe Garde Gardine Garn Garnele garnieren garstig Gasherd
	Gasmann gastlich Gatsch Gatte Gatter Gaudi gaukeln Gaukler Gaul Gaumen Gaunerei Gazelle Gebäck Gebälk Gebärde Gebein
	Gebell Gebilde Gebiss Gebräu Gebüsch Geck Gecko Gedärm Gedeck gedeihen Geflecht gefrieren Gegacker Gegnerin Gehege
	gehemmt Geheul Gehilfe Gehöft Gehölz Gehör gehörig Gehweg geifern Geige geigen Geigerin Geiser Geiß Geiz geizen
	geizig Gejammer Gekicher Geklirr Gelaber Geläut Gelage gelblich Geldgier Gelee Gelenk gelingen geloben Gelse gelt
	Gemach Gemäuer Gemahl Gemecker Gemüt Gemurre Gendarm gendern genehm genesen genieren Geograf Geologe Geplärr Gerangel
	Gerippe Germ Germteig Geröll Gerste Gerstl Gerte Gerüst Gesäß gescheit Geschick Geschirr Geschwür Geselle Gesinde
	Gespann Gespür Gestell Gestik gestrig Gesuch Getier Getöse Getue Gewächs Gewand Geweih gewieft Gewinde Gewirr
	Gewitter gewitzt Gewühl Gewürz Gewusel Geysir Gezeter Gicht Giebel Gier gierig Giftgas giftig Gigant Gilde Gilet
	Ginster Gips gipsen Giraffe Girl Gischt glänzen glätten Glamour glasig Glasur Glatze gleiten Glied glimmen Glitter
	glitzern Globuli Globus Glosse glotzen gluckern glucksen glücken glühen Glut Gnocchi Gnom Gnu Gockel gönnen Gönner
	Götze Gokart goldig Golferin Gondel Gong googeln Gorilla Gosse gotisch gottlos Gouda Grabung Gräfin grämen Gräte
	Grätzl Gräuel grafisch Gram Grammel Granit granteln grantig Grantler Grappa grapschen grasen Grat Graupe Graupel
	Graus grausen grausig Grazie Greis Greisin grell Griebe Grieche Griechin Grieß Griffel griffig Grill grillen grimmig
	Grind Grinsen grinsen Grobian grölen Grog Groll grollen Groschen grotesk Grotte grübeln Grübler Grütze grummeln
	grunzen gruseln Gruß Gstanzl Guckloch Gürkchen gütig Gulasch Gulden Gully Gummi gurgeln Gurke gurren Gurt Guru Guss
	Gutachter Gutsherr haaren haarig Habgier habhaft Habicht Hachse hacken Hacker Hader hadern Häfen Häferl Häher Häkchen
	häkeln hämisch hämmern hänseln Härchen Häsin Häusl häuten Hafer Haferl haften Hagel hageln hager Haifisch halbgar
	halbieren Halbton halbtot Halde Halfter hallen Halm Halma Halstuch Halsweh haltbar Halter haltlos Halunke Hammel
	Hamster hamstern handlich Hanf hangeln Hantel hantieren hapern Happen happig happy Harem Harfe Harke harken Harn
	Harnisch Harpune harzig haschen Hascherl Hasel Hashtag hastig hatschen Hauch hauchen Hausbar Hausbau Hausberg
	Hausherr Hausierer Hausrat Haustier hautnah Haxe Haxl Headset Hebamme Hebung hecheln Hecht Hefe Heftchen heften
	Hefter Hehler Heidin heikel Heiland Heilbad heilbar heillos heilsam Heimchen Heimweg Heimweh heiser heiter heizen
	Heizer Heizöl Heizung Hektik hektisch Heldin Helferin Heli Helium hellauf hellrot hellwach hemmen Hemmung Hendl
	Hengst Henkel henken Henne herauf herb herbei Herberge Hering Herold Herrchen herrisch herrje herüber Herzass
	Herzbube Herzchen Herzdame herzhaft herzig herzlos Herzogin Herztod hessisch Hetz Hetze hetzen Heu heucheln Heuchler
	heuer Heuernte Heuler heurig Heurige Heuriger Hexer Hexerei hey Hieb hierauf hieraus hierin hierüber hiesig Hilferuf
	Himbeere Hindu hinken hinterm Hippie hirnlos Hirse Hirt hissen hitzig Hobel hobeln Hochbeet Hochhaus hochkant
	Hochmoor Hochmut Hochofen Hochseil Hochsitz Hochwald hocken Hocker Hockey Höcker hörbar Hörbuch hörig Hörnchen
	Hörsaal Hofdame Hofhund Hofnarr hohl Hohn hold Holler holperig holpern holprig Holunder holzig Honorar Hoodie Hopfen
	hopsa hopsen horchen Horde Hormon Horror Hort Hostess Hostie Hub Hülse Hündin Hüne hüpfen Hürde hüsteln Hütchen hüten
	Huf hui Huld huldigen Humbug Hummel humpeln Humus hungern hungrig hupen hurra hurtig Husar husch huschen Hyäne hybrid
	Hydra Hydrant Hygiene Hypnose Hysterie Idiotie Idiotin Idol Idylle Igel Iglu Ikone illuster Iltis Imam Imbiss Imker
	immens immun Imperium impfen Impfung Import Inder indisch infam Infarkt Infekt Info Ingwer Inland innig Innung
	Insasse Insekt Inserat Insider Insulin intern intim Intrige Intro Invasor irdisch Ire irisch ironisch irreal irrig
	Irrlicht Irrsinn Irrweg Irrwitz Islam isolieren Israeli Jackett Jackpot Jade Jägerin jäh Jänner jäten Jagertee Jaguar
	Jahrbuch jaja jammern Janker Jargon Jasmin Jauche jauchzen jaulen Jause jausnen Jawort jeher jein Jetlag jetzig
	Jobber Jockey Jod jodeln Jodler Jodlerin joggen Jogger Jogging Joghurt Jogurt johlen Joint Jojo Jolle jonglieren
	Jubel jubeln Jubilar jucken Judo Jüdin jüdisch jüngst Jumbo Jungchen Jungfer Jungtier Juror Jurte Jus Juwel Juwelier
	jux Jux Kachel kacheln Kadaver kämmen Kärntner käsig Kahn Kaiman Kaiserin Kajak Kajüte Kakadu Kakao Kaktus Kalb
	Kalbin Kalk kalkig Kalorie Kamel Kamille Kanadier Kanister Kanne Kante kantig Kantine Kantor Kanu kapern Kapern
	kapieren Kappe kappen Kapsel Kapuze Karacho Karaffe Karaoke Karat Karbon Karfiol kariert Karies Karo Karotte Karpfen
	karren Kartei Kartell Karton Kaschmir Kaserne Kasino Kasko Kasper Kasperl Kassa Kassier Kaste Kathode kauen kauern
	Kauz kauzig Kavalier Kaviar Kebab keck Kegel kegeln Kegler Kehraus keifen Keil Keiler Keilerei Keim keimen Kelle
	Kelte Kenner kentern Kerbe Kerlchen kernig Kernöl Kerosin Kescher kess Ketchup Ketzer keuchen Keule keusch kichern
	kicken Kicker Kickern Kieme Kies Kiesel Kiez kiffen Kiffer Kilt Kimono Kindchen kindlich Kiosk Kipfel Kipferl kippen
	Kirchhof kirchlich Kirchtag Kirmes Kirsch Kirsche Kirtag Kita Kitsch kitschig Kittchen Kittel Kitz kitzeln Kitzler
	kitzlig Kiwi Klacks Kladde kläffen Kläffer Kläger Klärung klaglos Klamauk klamm Klampfe Klan klappern Klaps Klatsch
	klatschen klauben Klausel Klausur kleben Kleber klebrig kleckern Klecks klecksen Klee kleiden Kleie Kleister klemmen
	Klette Kletterer Klick klicken Kliff Klimax klimpern Klingel klingeln Klinke Klippe klirren Klischee Kloake klobig
	klönen Klopfer Klops Klosett Kloß Klotz klotzig Kluft Klumpen klumpig Klunker Kluppe knabbern Knacki knackig Knäuel
	knallen knallig knarren knattern Knauf knausern kneifen kneten Knick knicken Knicks Kniff Knilch knipsen Knirps
	knirschen knistern knittern knochig Knödel knöpfen Knolle Knorpel knorrig Knospe knotig knuddeln Knüller knuffig
	knurrig knuspern knutschen Knutscher Koala Kobold Kobra Kochbuch Kochsalz Kochtopf Könner körnig Koffein Kogel Kognak
	Koje Kojote Kokon Kokos Kolben Kolibri Kolik Kollaps Kolonne Koloss Kombi Komet Komfort Komik Komma Kommode kompakt
	Kompass Kompost Kompott Kondom Konfekt konfus Konserve Konsole Konter Kontur Konvoi kopflos Kopftuch Kopfweh kopieren
	Kopierer Koralle Koran Kordel Kork Korken korrupt Korsett Kosak kosen kosmisch Kosmos kostbar Kot Krabbe krabbeln
	krachen Kracherl krächzen Krähe krähen Krake krakeln Kralle kramen Krampf Krampus Kran Kranich Kranz Krapfen krass
	kratzig kraulen Kraut Krawall kraxeln kreativ Kreide kreischen Kreisel Kreml Krempe Krempel Kren Kresse kribbeln
	Kricket Kriecher Krimi Kringel Kripo Krippe kritzeln Kroate Kröte Krokant Krokus Kropf kross Krücke Krügel Krümel
	krümeln Krug krumm Kruste krustig Kubaner Kuckuck Kübel kühlen kühn Küken Kümmel Kürbis kürzen Kürzung Küster Kufe
	kugelig Kuhdorf Kuhhaut Kuhle Kuhmilch Kukuruz kulant Kuli kullern Kundin Kupon Kuppe kuppeln Kur Kurbad Kurbel
	kurbeln Kurde Kurgast Kurier kurieren kurios Kurort kurvig kurzum kuscheln Kusine Kutscher Kutte Kutter Kuvert labern
	labil Lachgas lachhaft Lachs Lack lackieren lähmen Ländler Lärche lärmen lässig lästern lästig läuten Lagune lahmen
	Laib Laibchen Laich Laie Laken Lakritz lallen Lama Lamelle Lametta Lampion Landgut Landler Landrat Langohr Lanze
	lapidar Lappen Larve Lasagne lasch Laser Lasso Laterne Latrine Latsch latschen Latte Latz lau Lauch lauern Laufrad
	Lauge launig launisch Laus Lausbub lauschen Lauscher Lauser lausig lautlos lauwarm Lava Lavoir Lawine Leasing lebhaft
	leblos lechzen Leckerei Leckerli ledig Leerlauf lehmig Lehne lehnen Lehramt Lehrbub Leibchen Leiberl leiblich leidig
	Leier leiern Leim leimen Leinen Leinöl Leintuch Leiterin leiwand Lektüre Lende lenkbar Lenker Lenkrad Lenkung Leopard
	Lepra Lerche Lesart lesbar Lesbe Leserin Lesung letal Leuchte leuchten Leuchter Liane Libelle Libero lichten Lichtung
	Lid Liebchen lieblich lieblos Lift Like liken Likör lila Lilie Limette Limit Limo Limone lindern Lineal Linkerei
	Linse Linsen Liptauer lispeln listig Litanei Litze Lob Lobby loben Loblied Lobrede lochen Lochung lockig Loden lodern
	löblich löcherig löchrig löffeln Löscher löslich Löß löten Löwin Logbuch Loge Login lohnen Loipe Lokus Lolli Lorbeer
	Lore losen Lot Lotterie Lotto Lounge loyal Luchs Luder lüften Lügerei Lümmel lümmeln luftig Luftloch Luftzug lugen
	Lump Lumpen lumpig Lunte Lupe Lupine Lurch lustlos lutschen Lutscher Lymphe lyrisch machbar Macho machtlos Machwerk
	Macke Made Madonna mähen Mäher Mähne mäkeln Märtyrer mästen Magd mager Magierin Magma Magnet Mahl mahlen mahnen
	Mahnmal Mahnung Maibaum Mail Mailbox mailen Maische Majoran makaber Makel Makler Makrele Makrone Malaria Malbuch
	Malerei Malerin malerisch Malheur Malz Malzbier Mammon Mammut mampfen managen Mandala Mandant Mandel Mandl Manege
	Manga mangeln Mango Manier manisch Manko Manöver Mappe Marder Marille markant Markise Marmor Marone Maroni Marotte
	Marterl Mascara Masche Mascherl maskieren massieren massig maßlos Matador Match Matrose Matsch matschig Matura
	maturieren Mauerwerk maulen Maultier Maurer mausern Maut Mayo Mechanik Meckerei Meckerer meckern Medikus Megafon Mehl
	mehlig Mehltau Mehrwert Meineid Meise Meißel meißeln Melange melken Melker Melone Memme Memo Memory Mensa mental Menü
	merkbar Merker merklich Mesner messbar Messing Messner Met Meteor Mett Metzger Meute Meuterei meutern miauen mickrig
	Mieder Mief miefen miefig Miene Mieter Migrant Mikado Mikro Mikrobe Milan Milbe milchig mild mildern Miliz Milz Mimik
	Mimose mindern Mineral mini Minijob Minimum Minze Mischer Misere Mistel mistig Mitgift mithelfen Mitlaut mixen Mixer
	Mob mobben Mobbing mobil Modem modisch modrig Modul Möhre Mörderin Mörser Mörtel Möwe Mofa mogeln Mogul Mohn moin
	Mokka Molch Mole Molke Moll mollig Moloch Monarch mondän Moneten Monokel Monolog Monopol monoton Monsun Monteur
	Montur moosig Moped Moppel Mops Moräne Morast morbid Morchel morsch morsen Mosaik Moschee Moskito Moslem Motte Muckis
	Mücke Müesli mühen Mühsal mühsam Müller mündig mürb mürrisch Müsli müßig muffeln muffig Muffin muhen Mulm mulmig
	Mumie Mundwerk munkeln muntern Mure Murks murksen Murmel murmeln murren Mus Muschel musisch musizieren Muskat Muskel
	Muslim Muslima Mustang mustern Mutant mutlos Mystik mystisch Nabe Nabel nachäffen nachahmen Nachahmer nachbauen
	nachgeben nachholen Nachhut nachjagen nachladen nachlesen nachmachen Nachname Nacho Nachruf Nachsicht nachsuchen
	nachtragen Nachtzug Nachwelt Nachwort nackig nähen Näherin nähren Närrin närrisch Näschen näseln nageln nagen Nager
	Nagetier nahtlos namhaft nanu Napf narbig Narkose narrisch naschen Nascherei Nashorn nativ Natrium Natron Natter Navi
	nebelig neblig necken Neckerei neckisch nee Neid neiden neidig neigen Nektar Nelke Nenner Neon Neopren Nerd nervig
	nervlich Nerz Nessel nesteln netto Neubau Neuheit Neujahr Neuland Neumond neunmal neunzig Neuron Neuwahl Neuzeit
	Newton nichtig Nickel nicken Niere nieseln niesen Niete Nikolo Nikotin Nilpferd Nippel nippen Nippes nisten nobel
	Nobody Nockerl nörgeln Nörgler Nomade Nonsens nordisch Nordost Nordpol Norweger Notar Notarzt notieren Notlage
	Notwehr Nougat Novum Nuance nuckeln Nudel Nüster nuscheln Nuss nussig Nut nutzbar Nutztier Nylon Nymphe Oase Obacht
	Obdach obenauf Oberarm Oberarzt Oberbau Oberbauch Oberdeck Oberhand Oberin Oberlicht Oberliga Oberteil Obfrau obig
	Oblate Obmann Oboe Oboist obskur Obsorge Obstler obszön Ochs Ochse Ocker Ode öde Öffner öfters Ökonom Ölbild Ölfeld
	ölig Ölofen Ölpest Ölspur Öltank Örtchen örtlich Öse östlich ohrfeigen Ohropax Ohrring Ohrwurm oje Oktave Oktopus
	Oldie Oldtimer Olive Olm Olymp Omama Omelett Omi Omnibus Opal Operette Opi Opium Optiker optisch opulent Orakel oral
	Orca Orchester Orchidee ordinär ordnen Ordner Oregano Orkan Ossi Osterei Otter Ouzo oval Overall Oxid Ozon Paarung
	Pacht Packeis Packerl Packung Paddel paddeln Pärchen paff Pagode Palette Palme Pampe pampig Panda panisch Panne
	Panter Panther Papagei Papaya Paper Pappe Pappel Paprika Papyrus Parasit parat Parfum Parka Parkett Parkuhr Parodie
	Parole Passant Passion Pasta Paste Pastell Pastete Pate Patin Patriot Patrone Patsche patschen Patscherl patzen
	Patzer patzig Pauke pauken Pauker pauschal pausieren Pavian peilen Pein peinigen Peitsche peitschen Pelikan Pelle
	Pellen pellen Pelz pelzig Pendel pendeln Pendler penibel pennen Penner Penny Pensum Peperoni Perlchen Perle perlen
	Perser persisch pervers Pesto Petersil Petze petzen Pfahl Pfand Pfanne Pfau Pfeffer pfeffern pfeifen Pfeifer Pfennig
	Pferch Pfiff pfiffig Pfirsich Pflaster Pflaume Pfleger Pflock pflücken pflügen Pflug Pförtner Pfosten Pfote Pfütze
	pfui Pfusch pfuschen Pfuscher Phantom Pharao Phobie Phrase physisch Pickel picken Pickerl picklig pieken piepen
	piercen Piercing piesacken Pik pikant Pilates pilgern Pilotin Pils Pinguin Pinie pink Pinsel pinseln Pipi Pirat
	Piratin Pirsch pirschen Piste Pixel Pizzeria plärren Plafond Plage plagen Plakat Planke planlos plansch plappern
	plaudern Plausch Player Plombe Plotter plündern Plüsch plump Plunder Pluto pochen Podcast Podest Podium Pökel Pölster
	Pol polar Polenta polieren Politur Polizze Polka Pollen polnisch Polster polstern poltern Polyp Pomade pompös Poncho
	Pony Popcorn Popel popelig Popo poppig Popstar Pore porös Porree Portion Posaune Posse Poster Postfach potent Potenz
	Pott Powidl Pracht Prämie Prärie präzis prahlen Prahler Praktik Praline prall prallen Pranger Pranke prasseln
	predigen prellen Preuße prickeln Primar Primel Prise Prisma Prof profan Profit Prolet Prolog Promi prompt proper
	Prosa prost Proton protzen protzig Provider prüde Prüfer prunk Prunk Psalm Psalter pst Psyche psychisch Pub publik
	Pudel Puder pudern Püree Puff puffen Puffer puh Pulk Pulli Pult Pulver Puma Pumpe punktieren Punsch Pupille Pups
	pupsen pur Purpur purzeln pusten Pute Puter Putz Putzfee putzig puzzeln Puzzle Pyjama Python Quader Quadrat Quälerei
	quaken Quali Qualle Qualm qualmen qualvoll Quargel Quark Quarz quasseln quengeln querbeet Querkopf Querulant
	quetschen Quickie quieken quieksen quietschen Quirl quirlen quirlig Quitte Quittung Quiz Quote Rabatt Rabatz Rabauke
	Rabbi Rabe rabiat Rachen Radau radeln Radi radieren Radierer Radl Radler Radlerin Radtour Radweg Rächer räkeln Räson
	rätseln räudig raffen Raffgier Ragout Rahm Rallye Rambo rammen Rampe Ramsch Randale rangeln Ranke ranken Ranzen
	ranzig Rap rappen Rapper Raps rar rasant rascheln Raser Raserei rasieren Rasierer Raspel raspeln Rassel rasseln
	rassig rassisch Rassist rasten Raster rastlos Ratgeber ratlos ratsam rattern Raub rauben Raubtier Raubzug Raucher
	Raucherin rauchig raufen Rauferei raunen raunzen Raunzer raunzig Raupe Raureif Rausch rauschen rauschig Raute Razzia
	Reaktor Rebe Rebell Rebhuhn Rechen Rechteck Reck recken Reeder reell Referat Reflex Regal Regatta Reggae Regler
	reglos Reh Rehbock Rehkitz Reibe reiben Reigen Reiher Reim reimen Reindl Reiniger reinlich reinweg Reißer Reiterei
	Reiterin reizbar reizen rekeln Reklame Rekrut Reli Relikt Reliquie rempeln Ren Rennrad renovieren Rentier Rentner
	Report Reptil Requiem Requisit Reservat resolut Ressort restlos retour Rettich reuen reuig Revanche Revolte Revue
	Rheuma Ribisel Richterin Riecher Riese rieseln Riff Rind Ringer Rinne rinnen Rinnsal Rippchen Rippe Risotto rissig
	Ritt Ritus Ritz ritzen Rivale Rivalin Robbe robben Robe robust Rocker Rodel rodeln Rodler Rodung röcheln römisch
	rösten Rösti röten Roggen roh Rohbau Rohkost Rohling Rohöl Roller Rolli rollig Rollo Romanze Rommé rosarot Rosette
	rosig Rosine Rost rosten rostig rotieren Rotkohl Rotkopf Rotor Rotwein Rotwild Rotz rotzen rotzig Roulade Router
	Rowdy rubbeln Rubel Rubin Rubrik ruchlos Ruck Rucola Rudel Ruderer Ruderin rudern Rübe rühmen Rührei rühren rührig
	rülpsen Rülpser rümpfen Rüpel Rüssel rüsten rüstig rütteln Rufmord Rufname Rugby ruhelos Ruhetag ruhmlos Ruhr Ruin
	Rumäne Rummel rumoren rundlich rundum Runzel runzeln runzlig rupfen ruppig Ruß rußig Russin Rute Rutsche rutschen
	rutschig Saat sabbern sachlich sacht Sackerl Säbel säbeln säen sägen Säle Sänfte säubern Säufer säugen Säuger säumen
	säumig säuseln Safari Safran saftig saftlos Saga sahnig Saite Sake Sakko Salami Salbe Salbei salben Saldo Saline
	Salmiak salopp Salto Salut salutieren salzarm salzen salzig Salzsee Same samtig Sandale Sandbad sandig Sandler
	Sanduhr sanieren Saphir Sari satteln Sattler Saturn Satzbau Sauce saudumm Sauerei saufen Sauferei saugen Sauger
	saukalt Saum Sauna Saurier sausen sauteuer Savanne Saxofon scannen Scanner schaben schadlos schäbig schälen schänden
	Schärfe Schärpe schäumen Schaffner Schafott Schaft Schakal Schal Schalk Schall schallen Scham schamlos Schampus
	Schank Schar scharren schattig Schatzi schaudern Schauer Schaufel schaufeln Schaukel schaukeln Schaum schaumig
	schaurig scheckig Scheich Scheit Scheitel schellen Schelm schelten Schema Schemel Schenkel Scherbe scheren Scherge
	scherzen Scherzerl scheu scheuen scheuern Scheusal Schi Schieber schielen Schikane Schikurs Schilauf schildern Schilf
	Schilift Schimmel schimmeln schimmern Schimpf schimpfen Schindel Schipass schlabbern Schläue schlaff schlapp Schlauch
	Schlaufe schlecken Schlei schleichen Schleier schleifen Schleifer Schleim schlemmen schlendern schlenkern schleppen
	Schleuder schlierig Schliff Schlinge schlingen schlingern Schlips schlittern Schlitz Schlot schlottern schluchzen
	Schluck schlüpfen schlürfen schlummern Schlumpf Schlund Schlupf schlurfen Schmach Schmäh Schmalz Schmarrn schmatzen
	Schmaus schmausen schmelzen Schmied schmieden schmiegen Schmiere schmieren schmierig Schminke schminken schmollen
	schmoren schmücken schmusen Schmutz schnacken schnäuzen Schnake Schnalle schnallen schnapsen schnarchen schnattern
	schnauben schnaufen Schnecke schneeig schneien Schneise Schnepfe schnipsen schnitzen Schnitzer schnöde schnorren
	Schnorrer Schnucki schnüren Schnuller Schnulze schnupfen schnuppe schnuppern Schnur schnurren Schnute Schober
	Schöberl Schöffe schöpfen Schoko Scholle schonen Schoner Schonung Schopf Schorf Schorle Schotte Schotter Schramme
	Schraube schrauben Schreck Schreiner schrill Schrippe schroff schrubben Schrubber schrumpfen Schub Schubs schubsen
	schüren schürfen Schürze schütten schütter Schuft schuften schuftig Schuhwerk Schulamt Schulbub Schulbuch Schulbus
	Schuldner Schulfach Schulhof schulisch Schulrat Schulung Schulweg schummeln Schund schunkeln schupfen Schuppe
	schuppig Schur Schurke Schurz Schutt Schwabe schwänzen schwärmen schwätzen Schwalbe Schwall Schwamm Schwan Schwarm
	Schwarte schwatzen schweben Schwede Schwedin Schwefel Schweif schweifen Schweiß schwelgen schwellen schwenken
	Schwermut Schwiele Schwimmer schwinden schwingen Schwips schwirren schwül Schwund Schwur Sechseck sechsmal sechzehn
	sechzig Seeadler Seebad Seebär Seefisch Seegang Seehund Seeigel Seekuh Seelachs seelisch Seemann Seenot Seepferd
	Seereise Seerose Seestern Seeufer Seeweg Seewind Segel Segler segnen Seher Sehne sehnen sehnig Seide Seidel seidig
	seifig seilen Sekt selbig selchen Selcher Selfie selig Sellerie Semmel Senf senil Senn Senner Sennerin Sense Sensor
	Serbe Serenade seriös Serum servus Sesam Sessel Seuche seufzen Seufzer Sexist sexuell Shampoo Shisha Shop shoppen
	Shorts Sichel sichtlich Sieb siebzig sieden Siegerin Silbe silbern silbrig Silikon Silo simpel Sims simsen Singerei
	sinnlich Sinus Sippe Sirup Sitte sittlich sittsam Skalp Skat Skaten Skater Skepsis Sketch Skihose Skilift Skipass
	Skipper Skizze Sklavin Skrupel skurril Skyline Slang Slawe slawisch Slip Slogan Slowake Slowene Slum Smaragd smart
	Smiley Smog Smoking Snack Sneaker Snob Socke Soda Soja Sold Sole solid solide Sonate Sonett sonnen sonnig sonstig
	Sopran sorglos sorgsam sorry sortieren Sowjet Sozi Spachtel spähen Späher Späti Spagat Spalier Spam Spange Spaniel
	spannen Spanner Sparbuch Sparer Spargel sparsam spaßen spaßig Spatel Spaten Spatz Specht speckig Speiche speicheln
	Speise Spender Spengler Sperling Sperma sperrig Sperrung Spesen Spezi Spezl Sphinx spicken Spieß Spinat Spind Spindel
	Spirale Spital Spitzer Spleen Splitt Spore Spot Spott spotten Spray sprayen spreizen Sprenger Spreu Sprit spritzen
	Spritzer spröde Spross Sprott Sprudel sprudeln sprühen Spucke spucken spülen spürbar Spuk spuken Spule spulen Spund
	spurlos Stachel stachlig Stadel Stalker stammeln Stammler Stamperl stampfen Standl stanzen stapeln stapfen Stasi
	Statist Stativ Statur Stau stauben staubig stauchen Staude stauen staunen Steak Steckerl Steg steinern steinig
	Steirer Steiß Stelze stempeln Steppe Stereo steril Sternchen Steward Stichel sticheln Stichtag sticken stickig Stier
	stier stieren Stigma stillen stillos stimmig stinken stinkig stochern Stockerl stöbern stolpern stopfen Stoppel
	Storch Store stornieren Stoß Stotterer stottern sträuben Strahl stramm Strang Strass Straube Stream streamen Streber
	streiken Streu streuen streunen Streuner Strick stricken Strippe Stripper Strizzi strömen Stroh Strolch strotzen
	Strudel Strumpf Stube Stüberl stülpen Stulle stumm Stummel Stunk Stunt stupid stupsen Stuss Stute stutzen stutzig
	stylen Styling subtil Sucher Sudoku süchtig Südost Südpol süffeln süffig Sülze Sünder sündig Suffix suhlen Sultan
	Sulz summen sumpfig surfen Surfer surreal surren Sushi suspekt synchron Syndrom Syntax Syrer Tablet Tablett Tabu
	Tacho Taco Tadel tadeln tänzeln taff taghell Tagung Tagwache Taifun Taiga Taille taktisch taktlos Talg Tamtam Tandem
	Tang Tanga tanken Tanne Tanzerei Tapete tapezieren tapsen tapsig Tarif tarnen Tarock Tascherl Taste tasten Taster
	Tatze Taucher Taucherin tauen taufen taugen tauglich taumeln Techno Teelicht Teenie Teflon Teig teigig teilbar Teint
	Tenne Tennis Terrain Terrier Terrine Theke Therme Thymian ticken Tiefsee Tiegel Tierart Tierarzt Tierfell Tierheim
	tierisch Tierkind Tierpark Tierschau Tierwelt tilgen Tilgung Timer Tipi tippen Tirade Tiroler Tischler Tischtuch
	Titan Tixo tja toben Tobsucht todernst todsicher Tölpel tönen tönern Töpfer töpfern töricht Törtchen Toffee Tofu Toga
	tolerant Tollwut Tomate Tombola Tonart Tonband Tonfall tonlos Tonne Topfen topfit Torf Torheit torkeln Tornado Torso
	Tortur Torwand Toto Toupet Touri Tourist Tower Trab Trabant traben Trabi Tracht Trachtler träg trällern tränen
	tränken Trafik tragbar Tragerl Tragik tragisch Traktat Traktor Tram Trampel trampeln trampen Tramway Transit Trapez
	Tratsch tratschen Traube trauern Traufe Trauma Trauung Treff Treiber trendig Trense Tresen treulos Tribut Trichter
	tricky triefen triftig trillern Trinker trippeln trist trivial Trockner Trödel trödeln Trödler Trog Trojaner Troll
	Trolley Trommel trommeln Trommler Tropen tropisch Trott Trottel trotten trotzen trotzig Trubel Truck trüb trügen
	Trümmer Trug Truhe Trumpf Trunk trunken Trupp Tscheche Tschick Tsunami Tube Tuchent tüchtig Tücke tüfteln Tüftler
	Tümpel tünchen Türchen Türke Türkin türkis türkisch Türmchen Tugend Tulpe Tumult Tundra Tunfisch Tunika Tunke tunken
	tupfen Tupfer Turban Turbine Turbo Turmuhr turnen turteln Tusche tuscheln tuten Tutor Tutu twittern Tycoon Typhus
	Typus Tyrann Übermut Übersee Überzug üppig uferlos uff Uhrmacher Uhrwerk Uhrzeit Uhu Ulk ulkig Ulme umbauen Umbruch
	umfallen Umfrage umgraben Umhang umkippen umknicken umkommen umleiten umrühren umschulen umsteigen Umsturz Umtausch
	Umweg Unart unartig unbar unbequem Undank undicht Unding uneben unecht uneinig unfertig unfrei unfroh Unfug ungenau
	ungerade ungleich Ungnade Unhold Unikat Unikum Unke unklug Unkraut Unlust Unmenge Unmensch unmodern Unmoral Unmut
	unnütz Unrast Unrat unreif unrein unruhig unsanft unsauber unscharf unschön Unsitte unstet Untat Unterarm Untier
	untot untreu unwahr Unwesen Unwetter Unwille unwohl Unwort Unzahl Unzucht Update Upload Urahn uralt Uran Urenkel
	Urform urig Urknall Urmensch Urne Urologe Uroma Uropa Urtier Urwald Urzeit Utopie vag vakant Vakuum Vamp Vandale
	Vanille Vasall Vase Vatertag Veganer Vehikel Veilchen Vektor Velo Vene Ventil verarmen verbal verbeugen verbiegen
	verblassen verblöden verblühen verdauen verdecken verdorren verdrehen Verdruss verdünnen verdursten verdutzt verehren
	Verehrer vereisen vererben verfaulen verfilmen verfluchen Verfolger Vergaser vergelten vergiften vergilbt vergolden
	verhasst verhauen verheilen verhexen verirren verjagen verkannt verkleben verkohlen verkühlen verladen verleumden
	Verlies verlosen vermieten Vermieter vermischen verneinen verputzen verreisen verrenken verrosten versalzen Versand
	versenken versiegen versinken versöhnen Versorger verspäten verspeisen verstreuen verstummen vertagen vertauschen
	Verteiler vertonen verwarnen verwelken verwesen verwöhnen verwunden verzagen verzaubern Verzug Veteran Veto Viadukt
	viehisch Vieleck Viereck vierfach Vierling vierzehn vierzig Vinyl violett viral virtuos Visa Visite visuell Visum
	vital Vitamin Vitrine Vize Vokabel Vokal Vollgas Voodoo vorab Vorbau Vorbote Vordach Vorfeld Vorgabe Vorhaut Vorhof
	Vorhut vorig vorlaut Vorleser vormachen Vormund Vorrat Vorraum Vorrecht vorsagen Vorsatz Vorschau Vorsitz Vortag
	Vorwahl vorzeigen Vorzug Voyeur vulgär Waage wabbeln Wabe Wachhund Wachmann Wacholder Wachs wachsam Wachtel Wachturm
	wackeln Wackler wacklig Wadl wälzen wärmen Wäscher Waffel Wagemut Waggon Wagnis wahllos Wahn Waise Waldweg Walfang
	Walfisch Walküre Wallach Wallung Walnuss Walross Walze walzen Walzer Wampe Wams wandeln Wandler Wange Wanst Wanze
	Warner Warze warzig Waschbär waschecht Waschtag waten Watsche Wauwau weben Weber Weberei Website Wecken Weckerl
	Weckuhr wedeln Weggang Wegrand Wehmut wehrlos Weichsel Weichtier weigern weihen weinrot Weisung welk welken wellig
	Welpe Wels Weltall weltlich Weltmeer wendig Wendung Werber Werfer Werkbank Werkraum Werktag Werktisch Wermut
	Wertsache Wertung Werwolf Wespe Wessi wetzen Whiskey Wichtel Wicke Wickel wickeln Widder Widmung widrig wiegen
	wiehern Wiesel Wigwam Wildbach Wilderer wildern Wildsau Wildtier willig Willkür wimmeln Wimmerl wimmern Wimpel Wimper
	winden windig Windrad Wink winken winklig winseln Winzer Wipfel Wippe wippen Wirbel wirbeln wirr Wirrnis Wirsing
	Wirtin wischen Wischer Wisent wispern Witwer witzeln Wölfin wogen wohlig Wohltat wohnlich Wok wolkig wollig Wollust
	Wombat Wonne wonnig worin Wortart wortlos Wrap Wucher wuchern Wucht wuchtig wühlen würfeln würgen Würmchen Würstel
	Würze würzen würzig wüten Wüterich Wulst wund wurmen wurmig wurscht Wurst wursteln wurstig wuselig wuseln Wust Xenon
	Xylofon Yacht Yankee Yeti Yoga Ypsilon Zacken zackig zäh zähmen zärtlich zaghaft zahlbar zahllos Zahltag zahm Zahnfee
	zahnlos Zahnrad Zahnweh Zampano Zander Zange Zank zanken zapfen Zapfen zappeln Zarin zart Zaster Zauberei Zauberin
	zaubern zaudern Zaum zausen Zebra zechen Zecher Zecke Zeder Zehnerl zehnmal zehren Zeiger Zeisig zeitig zeitlos
	zeitnah Zeitnot Zeltdach zelten Zement zensieren Zensor Zensus Zentaur Zentner Zepter zerbeißen zerfallen zerfetzen
	zerhacken zerkauen zerlegen zerlumpt zerplatzen zerquetschen Zerrbild zerreißen zerren zersägen zersetzen zetern
	Zeugung Zicke zickig Ziegel Ziehung ziellos Zierde zieren zierlich Ziesel Ziffer zigmal Zimt Zinn Zins Zinsen Zipfel
	Zirbe Zirkel zirpen zischen Zisterne Zither Zitrone zittrig Zitze Zivi zivil Zobel zocken Zocker Zöllner Zofe Zoff
	Zombie Zoologe Zopf zornig zottig Zuber zubinden Zucchini zucken Zuckerl zuckern Zuckung zudecken züchten Zügel
	zügeln zügig zündeln zünden Zünder zürnen Zufahrt Zufluss Zufuhr Zugabe zugig Zugluft Zugpferd Zuhörer Zulage Zulauf
	zumachen zumuten Zunft zupfen zusagen zuschauen Zuschuss Zuspruch Zustrom Zutat Zutun Zuwachs zuwider zuwinken
	zwängen zweifach Zweifler Zweirad Zwetsche Zwickel zwicken Zwiebel zwiefach Zwinger zwinkern Zwirn Zwist zwitschern
	Zwitter zyklisch Zyklon Zyniker zynisch Zyste
`

// wellKnown are words that most people know, or most in Austria, in southern Germany
// or in Switzerland.
const wellKnown = `
	Abdomen Abhörer Abholer Achat Adabei Älpler Aerobic Aikido Aioli Airport Akelei Alaun Algerier Almwirt Aloe Alpaka
	Altglas Altgold Altöl Alzerl Amalgam Amarant Amigo Ammer Anatom Anfahrer Anmelder Anschub Antrunk Aorta Apnoe Aquavit
	Ara Araberin Aralie Armvoll Arnika Astloch Auditor Aufmaß Auwald Award Axolotl Azalee baba Baccara Bacon Badi Bagno
	Bahö Bandana Bandl Bankbuch Bardame Barista Barmixer Basmati Bassena Bauhelm Bauxerl Bazi Beagle Beluga Bergbad
	Bergler Bergnot Bergvolk Beserl Bezoar Bibi Bidet Bierdose Bierhefe Bierteig Biertisch Bierwirt Bildchen Billet
	Bimbam Biobauer Biomilch Bison Blasloch Blowup Blunze Blutwert Boccia Bodega Bolero Bouquet Boxhieb Boxring Brandy
	Bratöl Brexit Bridge Brimsen Brioche Brodem Brokat Bründl Buchecker Buckerl Budel Büchl Bünzli Bürette Bürli Bürochef
	Büsi Bulgare Bulgur Bully Bummerl Burka Butan Caddie Caddy Calla Calypso Campari Canapé Canyon Caprese Carport
	Cashmere Casting Cervelat Chalet Chianti Chick Chiffon Chinin Chino Chorist Chorizo Cidre Collie Comedy Corner Corso
	Cottage Cotton Coyote Creek Croupier Croûton Cupcake Curare Custard Cyan Cyborg Daiquiri dalkert damisch Dampfl
	Damwild Dealerin Deckchen Default Depesche Depperl deppert Dezibel Dialyse Diashow Digit Dingi Dingo Dioxid Dioxin
	Dippel Diskont Dolde Dolm Dong Dopamin Doper Drachme Dreherei Drogist Drops Dschunke Dublone Duftöl Dulder Dummerl
	Dummy Dumping Duschbad Duschgel Duschtuch Ebola Echolot Eckbank Ecklohn Ecktisch Edamer Edelgas Ehebuch Ehejahr
	Ehekrach Ehename Eichbaum Eichmaß Eichwald Eierfrau Eierlauf Eiermann Eierstich Eiertanz Einbaum Einguss Einrad
	Einschau Einstich Einwahl Eisbad Eisbank Eismann Eisnacht Eispilz Eisstau Eistag Eiswein Elchjagd Elchkuh Elchtest
	Elfchen Elfeck Eminenz Emu Endivie Endlage Endreim Endzahl Endziel Enigma Entlein Erbfall Erbfehler Erblast Erbonkel
	Erbtante Erdbohrer Erdgeist Erdloch Erdmaus Erdofen Ersteller Eselchen Eselin Esserei Etüde Exot Exotin Expander
	Fachfrau Fachkurs Fado Färse Faktur Falltür Falott Fango Fasttag Fatwa Feber Federboa Feindin Feitel Fernbahn Fernbus
	Fernkurs Fernruf Fernsinn Feschak Festiger Fex Fiesta Filius Filmchen Fischtag Fistel Fixstern Flachmeer fladern
	Flanell Flaschner Fleece Fleet Flinserl Flip Flokati Florin Flow Flummi Fluorid Fogosch Fondue Forint Fräser Freesie
	Fuchsie Fuder Funkloch Fuzerl Gackerl Galan Galeone Galosche Gamasche Gambe Gameboy Garaus Gasgeruch Gashahn
	Gaskocher Gaslicht Gasofen Gasrohr Gastank gatschig Gaucho Gaudee Gaze Gazpacho Gebrumm Gedudel Geest Gefluche
	Gehgips Gehrock Gejodel Geleier Geleise Gelkerze Genmais Geometer Gepard Geranie Gerber Gerbera Gerenne Geröchel
	Gesocks Gesteck Gewieher Gewölk Gfrast Gfraster Gfrett Gfrieß Gibbon Giftler Gigerl Ginseng Gipfeli Girlie Glasaal
	Glaserei Glastür Gleiter Glorie Glumpert Glyzerin Gneis Godel Goder Goderl Godin Godl Göd Goiserer Gospel Grabtuch
	Gradl Granne grillieren Gringo Grizzly Gröstl Grufti Grundel Gschaftl gschamig Gschloder Gschnas Gspusi Guave Güsel
	Gupf Guppy Gwirkst Gyros Haberer Habschi hackeln Hackler Häuerin Häusel Haiku Hanföl Hangerl Hangover Harpyie
	Hatschek Hatscher hatschert Hausdach Haustor Heftung Heilerde Heilerin Helling Henkerin herinnen Hernie heroben
	Herpes herüben Herzton Hetscherl Hickory Hightech Hirntod Hobler Hochamt Hochrad Hochtour Hoftor Hofweg Holster
	Hostel Hotdog Hufschuh Huftier Hula Hummus Hupatz Husky Hutband Hutfeder Hutmacher Hydrat Ibis Imkerei Imkerin
	Inkasso Inlay Input Iraker Iraner Irokese Jägerei Jass jassen Jaukerl Jazzfan Jeton Jetset Jockel Jodsalz Joggerin
	Jogi Jojoba Joke Judaist Jute Kätzin Kaff Kaftan Kajal Kaluppe Kamelie Karibu Karneol Karner Kaser Kassler Katheder
	Kathete Kaverne Kees Kefir Kehlchen Kelim Kendo keppeln Keppler Keuper Keuschler Kiberer Kieberer kiefeln Kilbi
	Kinetik Kipfler Klescher Kletze Klipper Klofrau Klotür Knorren knotzen Knowhow Koben Kochecke Kochkurs Kochshow
	Kochwein Kochzeit Köpfler Körbchen Körnchen Kofel Kokarde Komtess Kondor Kopeke Kopist Kornett Kosakin Kotter Kramuri
	Kraxe Krepp Kriecherl Krill Kroko Krot Krucke Kubist Kürass Kuhauge Kuhdung Kuhfell Kuhherde Kuhhirt Kuhmist Kummet
	Kurarzt Kursaal Kurswert Kurzeit Kuttel Kyklop Lackl Lackmus Lagerist Landauer Lasur Lattich Lavabo Lederhut Leergut
	Leerung Lefze Leguan Lehrherr Leierei Leihamt Leiten Leitton Lemming Lemur Lerner Lernziel Lesebuch Leseraum Lesewut
	Libyer Liedchen Liftboy Lifting Litschi Lobelie Lockruf Loft Logger Lotion Lotus Luftbad Luftweg Lulatsch Luser
	Lymphom Machete Madl Mäderl Märzbier Mahner Maibock Maifeier Maitag Makak Malbec Malkurs Malve Malware Mamba Mambo
	Manderl Mangold Maniok Marabu Marend Masseur Mastiff Mauspad Mautner Mazurka Medley Meersalz Melasse Melisse Melkkuh
	Meringue Merlot Milchbar Milcheis Milchkuh Minibar Mischgas Mocca Mogelei Mohair Mojito Moorbad Mopp Moschus Mousse
	Mugel Mungo Muräne Muskete Mustopf Myrrhe Myrte Nachkauf Näherei Nandu Napalm Narwal Natel nebbich Nerzfell Nestbau
	Network Neurose Neuware Nierndl Nieser Nilgans Nirvana Nirwana Nomadin Notbett Notfeuer Notgeld Nothalt Notlager
	Nugget Nuggi Nussöl Nutzerin Oberhaut Oberhemd Oberleder Öhi Öhrchen Ölbaum Ölfass Ölfund Ofentür Oktett Opener
	Opossum Origami Ork Osmose Ostwind Outing Outlet Output Outsider Oxer Ozelot packeln Paddler Paella Pafese Palazzo
	Pampers Pansen Pantry Papille Pappen Papua Parasol Parfait parkieren Patina patschert Pedell Peeling Pekari Pelerine
	Penalty Percht Perlhuhn Perlwein Perron Perserin Peruaner Peso Peterli Petting Petunie Pfadi Pfandl pfiat Phlox
	Piazza Pilgerin Pinscher Pipe Piranha Pitbull Plache Planerin Plaque Plattler Plauderer Plente Plutzer Pöstler Pofel
	Pofese Poller Polo Pond Ponyhof Postbus Postrad Postweg Postzug Pottwal Poulet Pracker Prior Priorin Psycho pudeln
	Puderung Pülcher Pulsar Purist Putto Quasar Queen Quiche Quizshow Rachsucht Radball Raglan Ramadan Ranft Raserin raß
	Rasthof Rasur Raubgier Rauchgas Raufer Ravioli Realist Reblaus Recorder Rederei Rednerin Reherl Rehfell Rehleder
	Reisöl Reling resch Retterin Reuse Rexglas Rhesus Riesin Rikscha Ringbuch Ritschert Ritterin Ritzung Roadster
	Rockerin Rodeo Rössl Rogen Rohmilch Rondell Rotauge Rotbart Rotdorn Rotfeder Rotlicht Rotluchs Rouge Rübchen Rüebli
	Rumba Rumfass Rumtopf Sachwert Sackloch Säckel Säerin Sägerei Sager Sahib Salettl Saloon Salsa Salz Salzbad Samowar
	Sampler Sangria Satin Sauhund Saukerl Scampi Scan Schachzug Schänder Schaffel Schalmei Scharlach Schaukler Schenkerl
	Scherzl schiach Schlankl Schlehe Schlürfer Schnupfer Schottin Schranne Schrauber Schulchor Schultag Schupo Schurkin
	Schwaiger Schwinger Scooter Scout Script Seeamt Seefrau Seegras Seehase Seeluft Seeotter Seesack Seesand Seetang
	Seewolf Seglerin Seherin Sehnerv Seicherl Seiherl Seilzug Sekante Senderin Sepia Sepsis Sequenz Setter Siamese Sierra
	Siesta Sirtaki Sitar Skiff Skikurs Skunk Slam Slowfox Smash Snooker Soap Soccer Softeis Softie Sombrero Sorbet
	Soufflé spechteln speiben Spionin Spoiler Sprudler Spüler Spüli Squash stad Stapler Steher stierln Stifterl Stilett
	Stilist Stint Störerei Stola Straps Strike sudern Suff Sumo Surferin Sweater Syrerin tachinieren Tadler Tagwacht
	Tagwerk Talar Talkum Tampon Tandler Tankini Tanktop Tankzug Tapir Tarot Taschner Tattedl Taxus Tazzerl Teebaum
	Teeernte Teeglas Teerose Teetisch Tender Tensid teppert Terzett Texaner Textbuch Thermik Thuja Tigerin Tilapia
	Tischchen Tobel Töff Töle Törchen Törl Topas Topform Torero Torfeuer Tornetz Torraum Traber Tranche Treterei Trike
	Tschador tschechern Tschechin Tuareg Tuba Tüll Tümmler Tütchen Tukan Tunesier Tuning Turmzug Turnerin Tutsi Tweed
	Uferweg Uhrband Uhudler Ukulele Ulk Umtrunk Ungustl Urangst urassen Urmutter Urschel Urtrieb Urvater Urvogel Veigerl
	Verächter Vergeber Vergolder verhabern verkutzen vernadern Vernichter Verwerter Vifzack Visage Vogelei Vogtei Vollbad
	Vorfilm Vorkauf Vorwitz Vorwoche Vorzelt Wachauer Wachhaus Walhai Wallone Wanderin Wandrer Wanduhr Wappler Waserl
	watscheln Webcam Weberin Weckruf Wegerich Weggli Weilchen Weinchen Weinort Welfe Wesir Wickler Wildeber Wilderei
	Windbö Windzug Winzerin Wörtchen Workout Wrestler Wühler Würfchen Würger Wundmal wurzen wuzeln Wuzler Yogi Yucca
	Yuppie Zebu Zeller Zen Zimbel Zimmerei Zinnie Zipf Zmittag Zmorge Znacht Zores Zugvieh Zugwind Zulu Zunder Zuruf
	Zuwaage zuzeln Zvieri Zwergin Zwille
`

// newEveryday and newWellKnown are words that the list of Tanglet lacks, though
// Austrians, mostly, write and lay them: a line is a word with its forms, in all
// its spellings.
const newEveryday = `
	Beisl Beisls Beisln
	Buberl Buberls Buberln
	Deckerl Deckerls Deckerln
	Eckerl Eckerls Eckerln
	Eiklar Eiklars
	Engerl Engerls Engerln
	Flascherl Flascherls Flascherln
	Fünferl
	Gamer Gamers Gamern Gamerin
	Gansl Gansls Gansln
	Glaserl Glaserls Glaserln
	gscheit gscheite gscheiter
	Gurkerl Gurkerls Gurkerln
	Haserl Haserls Haserln
	Herzerl Herzerls Herzerln
	Hockerl Hockerls Hockerln
	Hunderl Hunderls Hunderln
	Kammerl Kammerls Kammerln
	Kapperl Kapperls Kapperln
	Kas
	Kasterl Kasterls Kasterln
	Katzerl Katzerls Katzerln
	Körberl Körberls Körberln
	Kreuzerl Kreuzerls Kreuzerln
	Krügerl Krügerls Krügerln
	Kugerl Kugerls Kugerln
	Laberl Laberls Laberln
	Lüfterl Lüfterls Lüfterln
	oida/Oida
	Platzerl Platzerls Platzerln
	Popsch
	Ribisl Ribisln
	Ringerl Ringerls Ringerln
	Schalerl Schalerls Schalerln
	Schatzerl Schatzerls Schatzerln
	Schoki Schokis
	Stadl Stadls Stadln
	Stricherl Stricherls Stricherln
	Taferl Taferls Taferln
	Teuferl Teuferls Teuferln
	Vierterl Vierterls Vierterln
	Vogerl Vogerls Vogerln
	Wagerl Wagerls Wagerln
`

const newWellKnown = `
	Äugerl Äugerls Äugerln
	Agrasel Agraseln
	Asperl Asperls Asperln
	Bacherl Bacherls Bacherln
	Banderl Banderls Banderln
	Beuschl Beuschls Beuschln
	Binkerl Binkerls Binkerln
	Blümerl Blümerls Blümerln
	Börserl Börserls Börserln
	Bratl Bratls Bratln
	Büberl Büberls Büberln
	Butzerl Butzerls Butzerln
	Dacherl Dacherls Dacherln
	Dirnderl Dirnderls Dirnderln
	Dodel Dodels Dodeln
	Fangerl Fangerls Fangerln
	Fingerl Fingerls Fingerln
	Fuchzger Fuchzgern Fuchzgers Fuchzgerl
	Füßerl Füßerls Füßerln
	Ganserl Ganserls Ganserln
	Gatterl Gatterls Gatterln
	Goscherl Goscherls Goscherln
	Grosi Grosis
	Gschau
	Gschrapp
	gschupft
	Gspaß
	Gspür Gspürs
	gstopft
	Guetzli
	Gwand Gwands Gwandes Gwänder
	Häusle
	Hakerl Hakerls Hakerln
	Handerl Handerls Handerln
	Harpfe Harpfen
	Haxerl Haxerls Haxerln
	Jackerl Jackerls Jackerln
	Jauserl Jauserls Jauserln
	Käferl Käferls Käferln
	Kalberl Kalberls Kalberln
	Kandl Kandls Kandln
	Kastl Kastls Kastln
	Kerzerl Kerzerls Kerzerln
	Kinderl Kinderls Kinderln
	Kindl Kindls Kindln
	Kisterl Kisterls Kisterln
	Kistl Kistls Kistln
	Kranzerl Kranzerls Kranzerln
	Krapferl Krapferls Krapferln
	Kuchl Kuchls Kuchln
	Kumpf
	Lackerl Lackerls Lackerln
	Ladl Ladls Ladln
	Lamperl Lamperls Lamperln
	Lebzelt
	Lercherl Lercherls Lercherln
	Lichterl Lichterls Lichterln
	Liwanze
	Lulu
	Maderl Maderls Maderln
	Mädle
	Mauserl Mauserls Mauserln
	Meitschi
	Mugerl Mugerls Mugerln
	Naserl Naserls Naserln
	Nusserl Nusserls Nusserln
	Packl Packls Packln
	Papierl Papierls Papierln
	Pinkerl Pinkerls Pinkerln
	Pinze Pinzen
	Popscherl Popscherls Popscherln
	Pulverl Pulverls Pulverln
	Punkterl Punkterls Punkterln
	Pupperl Pupperls Pupperln
	Putzerl Putzerls Putzerln
	Reiberl Reiberls Reiberln
	Reiskoch
	Rösserl Rösserls Rösserln
	Sackl Sackls Sackln
	Schlagerl Schlagerls Schlagerln
	Schnapser
	Schnürl Schnürls Schnürln
	Schoggi Schoggis
	Sechserl Sechserls Sechserln
	Seiderl Seiderls Seiderln
	Seidl Seidls Seidln
	Simperl Simperls Simperln
	Stangerl Stangerls Stangerln
	Streams
	Suderant
	Suderer Suderers Suderern Suderei
	Tach
	Taschl Taschls Taschln
	Taucherl Taucherls Taucherln
	Tommerl Tommerls Tommerln
	Tschecherl Tschecherls Tschecherln
	Türl Türls Türln
	Tupferl Tupferls Tupferln
	Veggie Veggies
	Wandl Wandls Wandln
	Weiberl Weiberls Weiberln
	Weinberl Weinberls Weinberln
	Wuchtel Wuchteln
	Wuzerl Wuzerls Wuzerln
	Zahnderl Zahnderls Zahnderln
	Zapferl Zapferls Zapferln
	Zeiserl Zeiserls Zeiserln
	Zirberl Zirberls Zirberln
	Zistel Zisteln
	Zniachtl Zniachtls Zniachtln
	Zwergerl Zwergerls Zwergerln
	Zwickl
	zwider zwidere zwiderer zwideres zwideren zwiderem
`

// misread are words that few people know, though they look like forms of everyday
// ones: Katen, but no Katenen.
const misread = `
	Äster Ästern Aliase Artern Barn Barnen Bille Bober Bobern Brücher Brüchern Büge Bügen Delten Donnen Eriken Fünde
	Fünden Gate Gaten Häßer Hexene Hexenen Karman Katenen Kniese Knieses Laboer Laboern Löhner Löhnern Merline Merlinen
	Moren Opere Papse Parden Pöter Pötern Queene Queenen Rade Raden Rähm Rüfe Rüfen Rügener Sälzer Sälzern Sände Sänden
	Sequenzer Servicen Singener Sölle Söllen Stäre Stären Taren Ülke Wällern Zuger Zugern
`

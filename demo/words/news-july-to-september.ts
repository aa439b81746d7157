import type { NewsItem } from './news-item.ts'

export const NEWS_JULY_TO_SEPTEMBER: readonly NewsItem[] = [
  {
    on: { month: 7, day: 9, yearsBack: 0 },
    rating: 76,
    artistIndex: 29,
    subject: 'sea',
    titleDe: 'Sechs Etiketten mit Seegang',
    titleEn: 'Six labels on a rolling sea',
    introDe:
      'Lasse Ohmstede hat für die Brauerei Tiefgang sechs Biere eingekleidet. Jede Sorte bekommt ihr eigenes Wetter.',
    introEn: 'Lasse Ohmstede has dressed six beers for the Tiefgang brewery. Each gets its own weather.',
    bodyDe: `Das Helle fährt bei Flaute, das Bockbier bei Sturm. Stellt man alle sechs Flaschen nebeneinander, ergibt sich ein einziges Panorama, und die Wellen laufen durch.

Gezeichnet hat er vor Ort, am Anleger hinter dem Sudhaus. Die Brauerei hatte um Seemannsromantik gebeten und bekam Gummistiefel, Möwen und Regen. Sie hat sich nicht beklagt.

Die Serie steht seit Juli in den Regalen. Auch die Kästen sind gezeichnet.`,
    bodyEn: `The lager sails in a calm, the bock in a storm. Line up all six bottles and they form a single panorama, with the waves running straight through.

He drew on the spot, on the jetty behind the brewhouse. The brewery had asked for the romance of the sea and got wellingtons, gulls and rain. It didn’t mind at all.

The series has been in the shops since July. The crates are drawn too.`,
    keywordsDe: 'Etikett, Verpackung, Meer, Brauerei',
    keywordsEn: 'label, packaging, sea, brewery',
    metaDe:
      'Lasse Ohmstede hat sechs Bieretiketten gezeichnet. Nebeneinander gestellt ergeben die Flaschen ein Meerespanorama.',
    metaEn:
      'Lasse Ohmstede has drawn six beer labels. Line the bottles up and they form a panorama of the sea.',
    permalinkDe: 'sechs-etiketten-mit-seegang',
    permalinkEn: 'six-labels-with-a-swell',
    imageAltDe: 'Bild vom Meer für ein Bieretikett',
    imageAltEn: 'Picture of the sea for a beer label',
    extraImages: [
      { altDe: 'Zweites Etikett der Serie mit Meer', altEn: 'Second label of the series, with the sea' },
      { altDe: 'Drittes Etikett der Serie mit Meer', altEn: 'Third label of the series, with the sea' },
      { altDe: 'Viertes Etikett der Serie mit Meer', altEn: 'Fourth label of the series, with the sea' },
      { altDe: 'Meeresbild für den Kasten', altEn: 'Picture of the sea for the crate' },
    ],
  },
  {
    on: { month: 7, day: 3, yearsBack: 1 },
    rating: 62,
    artistIndex: 17,
    subject: 'architecture',
    titleDe: 'Ein Geschäftsbericht, den man aufhängt',
    titleEn: 'An annual report to hang on the wall',
    introDe:
      'Die Wohnungsgenossenschaft Am Anger lässt ihre Zahlen zeichnen. Jagoda Wrońska hat daraus ein Haus gemacht.',
    introEn:
      'The Am Anger housing co-operative wanted its figures drawn. Jagoda Wrońska turned them into a house.',
    bodyDe: `Jedes Stockwerk steht für ein Kapitel, jedes Fenster für zwanzig Wohnungen. Wer den Umschlag aufklappt, hält eine Fassade von einem Meter Länge in der Hand.

Die Zahlen stimmen auf die Wohnung genau. Das hat Jagoda Wrońska mit der Buchhaltung durchgezählt, an einem langen Nachmittag mit zwei Kannen Kaffee.

Früher wurden von dem Bericht 400 Stück gedruckt und 300 entsorgt. In diesem Jahr musste nachgedruckt werden.`,
    bodyEn: `Each floor stands for a chapter, each window for twenty flats. Unfold the cover and you hold a façade one metre long.

The figures are right down to the last flat. Jagoda Wrońska counted them with the accounts department, over one long afternoon and two pots of coffee.

In the past, 400 copies were printed and 300 thrown away. This year they had to reprint.`,
    keywordsDe: 'Geschäftsbericht, Architektur, Genossenschaft',
    keywordsEn: 'annual report, architecture, housing co-operative',
    metaDe:
      'Jagoda Wrońska hat die Zahlen einer Wohnungsgenossenschaft als Haus gezeichnet. Der Bericht musste nachgedruckt werden.',
    metaEn:
      'Jagoda Wrońska has drawn a housing co-operative’s figures as a house. The report had to be reprinted.',
    permalinkDe: 'geschaeftsbericht-zum-aufhaengen',
    permalinkEn: 'annual-report-to-hang-up',
    imageAltDe: 'Architektur-Illustration aus dem Geschäftsbericht',
    imageAltEn: 'Architecture illustration from the annual report',
    extraImages: [
      {
        altDe: 'Zweite Architektur-Illustration aus dem Bericht',
        altEn: 'Second architecture illustration from the report',
      },
      {
        altDe: 'Dritte Architektur-Illustration aus dem Bericht',
        altEn: 'Third architecture illustration from the report',
      },
    ],
  },
  {
    on: { month: 8, day: 25, yearsBack: 0 },
    rating: 90,
    artistIndex: 46,
    subject: 'technology',
    titleDe: 'KI und Rechte: So sind die Bilder geschützt',
    titleEn: 'AI and rights: how the pictures are protected',
    introDe:
      'Jedes Bild auf dieser Website trägt einen Vorbehalt gegen Text- und Data-Mining. Was das heißt und was es für Sie ändert.',
    introEn:
      'Every picture on this website is marked as off limits for text and data mining. Here’s what that means, and what changes for you.',
    bodyDe: `Wer Bilder zum Trainieren von Programmen nutzen möchte, braucht dafür eine Erlaubnis, wenn die Rechteinhaber sich das vorbehalten haben. Das tun wir, und zwar so, dass Maschinen es lesen können: in jeder Bilddatei, auf jeder Seite und in einer Datei an der üblichen Stelle.

Für Sie als Kundin oder Kunde ändert sich wenig. Was wir liefern, ist von einem Menschen gezeichnet, und die Rechte stehen im Angebot. Wenn Sie ein Bild in Werkzeugen mit KI verwenden möchten, vereinbaren wir das eigens, vorher und in klaren Worten.

Fragen dazu beantworten wir am Telefon. Die Zeichnerinnen und Zeichner entscheiden selbst, ob sie zustimmen.`,
    bodyEn: `Anyone who wants to train software on pictures needs permission if the rights holders have reserved that use. We have, and in a form machines can read: in every image file, on every page and in a file in the usual place.

As a client, you’ll notice little difference. What we deliver has been drawn by a person, and the rights are set out in the quote. If you’d like to use a picture with AI tools, we agree that separately, beforehand and in plain words.

If you have questions, call us. The artists decide for themselves whether to agree.`,
    keywordsDe: 'KI, Urheberrecht, Data Mining, Nutzungsrechte',
    keywordsEn: 'AI, copyright, data mining, licences',
    metaDe:
      'Alle Bilder tragen einen maschinenlesbaren Vorbehalt gegen Text- und Data-Mining. Was das für Kundinnen und Kunden bedeutet.',
    metaEn:
      'All our pictures are marked, in a form machines can read, as off limits for text and data mining. What that means for clients.',
    permalinkDe: 'ki-und-rechte',
    permalinkEn: 'ai-and-rights',
    imageAltDe: 'Illustration zum Thema Technik',
    imageAltEn: 'Illustration about technology',
    extraImages: [
      {
        altDe: 'Zweite Illustration zum Thema Technik',
        altEn: 'Second illustration about technology',
      },
      {
        altDe: 'Dritte Illustration zum Thema Technik',
        altEn: 'Third illustration about technology',
      },
    ],
  },
  {
    on: { month: 8, day: 14, yearsBack: 1 },
    rating: 64,
    artistIndex: 9,
    subject: 'landscape',
    seenAs: 'poster',
    titleDe: 'Plakate für eine Bahn, die langsam fährt',
    titleEn: 'Posters for a slow railway',
    introDe:
      'Borys Zawada hat fünf Plakate für die Waldtalbahn gezeichnet. Sie braucht für 32 Kilometer fast zwei Stunden und ist stolz darauf.',
    introEn:
      'Borys Zawada has drawn five posters for the Waldtal railway. It takes almost two hours to cover 32 kilometres, and it’s proud of that.',
    bodyDe: `Der Auftrag bestand aus einem Satz: Zeigen Sie, was man sieht, wenn man Zeit hat. Borys Zawada ist die Strecke elfmal gefahren, bei jedem Wetter, immer am selben Fenster.

Auf den Plakaten sieht man den Zug kaum, dafür Hügel, Nebel und ein Reh, das er zunächst für einen Fahrgast hielt.

Die Plakate hängen an allen neun Haltestellen. Am Fahrkartenschalter gibt es sie auch als Postkarten.`,
    bodyEn: `The brief was a single sentence: show what you see when you have time. Borys Zawada rode the line eleven times, in all weathers, always at the same window.

You can hardly see the train on the posters. Instead there are hills, mist, and a deer he first took for a passenger.

The posters are up at all nine stops, and the ticket office sells them as postcards.`,
    keywordsDe: 'Plakat, Landschaft, Bahn',
    keywordsEn: 'poster, landscape, railway',
    metaDe:
      'Borys Zawada hat fünf Plakate für die langsame Waldtalbahn gezeichnet: Hügel, Nebel und ein Reh am Fenster.',
    metaEn:
      'Borys Zawada has drawn five posters for the slow Waldtal railway: hills, mist and a deer at the window.',
    permalinkDe: 'plakate-fuer-eine-langsame-bahn',
    permalinkEn: 'posters-for-a-slow-railway',
    imageAltDe: 'Landschaft auf einem Plakat für die Waldtalbahn',
    imageAltEn: 'Landscape on a poster for the Waldtal railway',
    extraImages: [
      { altDe: 'Landschaft auf dem zweiten Plakat', altEn: 'Landscape on the second poster' },
      { altDe: 'Landschaft auf dem dritten Plakat', altEn: 'Landscape on the third poster' },
    ],
  },
  {
    on: { month: 9, day: 16, yearsBack: 0 },
    rating: 84,
    artistIndex: 10,
    subject: 'landscape',
    titleDe: 'Vierzig Meter Landschaft für eine Kinderklinik',
    titleEn: 'Forty metres of landscape for a children’s hospital',
    introDe:
      'Der Weg zum Röntgen war grau und lang. Jetzt führt er über Hügel, die Thea Hagedorn gezeichnet hat.',
    introEn: 'The way to X-ray used to be long and grey. Now it leads across hills drawn by Thea Hagedorn.',
    bodyDe: `Ein Flur in einer Klinik muss viel aushalten: Betten, Desinfektion, Rollerrennen. Das Wandbild ist deshalb auf abwaschbare Bahnen gedruckt und lässt sich stückweise austauschen.

Thea Hagedorn hat vorher drei Tage im Flur gesessen und notiert, wo die Kinder stehen bleiben. Dort gibt es jetzt etwas zu finden, und zwar auf Augenhöhe von Vierjährigen.

Die Klinik meldet, dass der Weg nun länger dauert. Das war die Absicht.`,
    bodyEn: `A hospital corridor has a lot to put up with: beds, disinfectant, scooter races. So the mural is printed on washable panels that can be replaced one at a time.

First, Thea Hagedorn spent three days sitting in the corridor and noting where the children stop. Now there’s something to find in all those places, at a four-year-old’s eye level.

The hospital says the walk takes longer now. That was the idea.`,
    keywordsDe: 'Wandbild, Klinik, Landschaft',
    keywordsEn: 'mural, hospital, landscape',
    metaDe:
      'Thea Hagedorn hat für eine Kinderklinik ein Wandbild gezeichnet: vierzig Meter Landschaft auf dem Weg zum Röntgen.',
    metaEn:
      'Thea Hagedorn has drawn a mural for a children’s hospital: forty metres of landscape on the way to the X-ray room.',
    permalinkDe: 'wandbild-kinderklinik',
    permalinkEn: 'mural-childrens-hospital',
    imageAltDe: 'Vorlage für das Wandbild in der Kinderklinik',
    imageAltEn: 'Artwork for the mural in the children’s hospital',
    extraImages: [
      {
        altDe: 'Entwurf für den Anfang des Flurs',
        altEn: 'Design for the start of the corridor',
      },
      {
        altDe: 'Entwurf für die Mitte des Flurs',
        altEn: 'Design for halfway along the corridor',
      },
      {
        altDe: 'Entwurf für die Wand vor dem Röntgenraum',
        altEn: 'Design for the wall outside the X-ray room',
      },
    ],
  },
  {
    on: { month: 9, day: 10, yearsBack: 1 },
    rating: 60,
    artistIndex: 44,
    subject: 'portrait',
    titleDe: 'Mappentag in London: zwanzig Minuten für jede Mappe',
    titleEn: 'Portfolio day in London: twenty minutes each',
    introDe:
      'Am zweiten Mittwoch im Oktober sehen wir uns in unserem Londoner Büro Mappen an. Eine Anmeldung genügt, ein Abschluss ist nicht nötig.',
    introEn:
      'On the second Wednesday in October we’re looking at portfolios in our London office. All you need is an appointment, not a degree.',
    bodyDe: `Zweimal im Jahr nehmen wir uns einen Tag für Menschen, die wir noch nicht vertreten. Jede Mappe bekommt zwanzig Minuten, eine ehrliche Meinung und einen Tee.

Das möchten wir sehen:

- zehn bis fünfzehn Arbeiten, lieber weniger als mehr
- mindestens eine Serie, die zusammengehört
- etwas, das nur für Sie selbst entstanden ist

Rowan Fairclough kam vor zwei Jahren auf diesem Weg zu uns und sitzt diesmal mit am Tisch.`,
    bodyEn: `Twice a year we set aside a day for people we don’t represent yet. Every portfolio gets twenty minutes, an honest opinion and a cup of tea.

Here’s what we’d like to see:

- ten to fifteen pieces, and fewer rather than more
- at least one series that belongs together
- something you made just for yourself

Rowan Fairclough came to us this way two years ago, and is on our side of the table this time.`,
    keywordsDe: 'Mappe, Bewerbung, London',
    keywordsEn: 'portfolio, application, London',
    metaDe:
      'Mappentag am zweiten Mittwoch im Oktober in London: zwanzig Minuten, eine ehrliche Meinung und ein Tee. Das möchten wir sehen.',
    metaEn:
      'Portfolio day in London on the second Wednesday in October: twenty minutes, an honest opinion and a cup of tea. Here’s what we’d like to see.',
    permalinkDe: 'mappentag-london',
    permalinkEn: 'portfolio-day-london',
    imageAltDe: 'Gezeichnetes Porträt von Rowan Fairclough',
    imageAltEn: 'Drawn portrait by Rowan Fairclough',
    extraImages: [
      { altDe: 'Zweites gezeichnetes Porträt', altEn: 'Second drawn portrait' },
      { altDe: 'Drittes gezeichnetes Porträt', altEn: 'Third drawn portrait' },
    ],
  },
]

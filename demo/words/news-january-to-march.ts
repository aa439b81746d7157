import type { NewsItem } from './news-item.ts'

export const NEWS_JANUARY_TO_MARCH: readonly NewsItem[] = [
  {
    on: { month: 1, day: 28, yearsBack: 0 },
    rating: 74,
    artistIndex: 18,
    subject: 'food',
    titleDe: 'Tilda Ellerbrock deckt den Tisch',
    titleEn: 'Tilda Ellerbrock lays the table',
    introDe: 'Ein Kochbuch, 64 Teller, kein einziges Foto. „Was der Garten übrig hat“ erscheint im Februar.',
    introEn:
      'One cookbook, 64 plates, not a single photograph. “What the Garden Can Spare” comes out in February.',
    bodyDe: `Die Rezepte stammen von einer Gärtnerei, die Bilder aus Freiburg. Tilda Ellerbrock hat alles nachgekocht, bevor sie es gezeichnet hat, manches auch zweimal.

Gezeichnetes Essen wird nicht kalt und braucht keinen Haarlack. Vor allem aber lässt es Platz für die eigene Küche: Wer das Bild sieht, denkt an den Geschmack und nicht an das Geschirr der anderen.

Am Ende des Buchs stehen acht leere Teller. Dort dürfen Sie selbst zeichnen.`,
    bodyEn: `The recipes come from a market garden, the pictures from Freiburg. Tilda Ellerbrock cooked everything before she drew it, and some of it twice.

Drawn food never goes cold and needs no hairspray. Above all, it leaves room for your own kitchen: the picture makes you think of the taste, not of someone else’s plates.

At the end of the book there are eight empty plates. Those are for you to draw on.`,
    keywordsDe: 'Kochbuch, Essen, Buchillustration',
    keywordsEn: 'cookbook, food, book illustration',
    metaDe:
      'Tilda Ellerbrock hat 64 Teller für das Kochbuch „Was der Garten übrig hat“ gezeichnet. Es erscheint im Februar.',
    metaEn:
      'Tilda Ellerbrock has drawn 64 plates for the cookbook “What the Garden Can Spare”. It comes out in February.',
    permalinkDe: 'tilda-ellerbrock-deckt-den-tisch',
    permalinkEn: 'tilda-ellerbrock-lays-the-table',
    imageAltDe: 'Illustration von Speisen aus dem Kochbuch',
    imageAltEn: 'Illustration of food from the cookbook',
    extraImages: [
      {
        altDe: 'Zweite Illustration von Speisen aus dem Kochbuch',
        altEn: 'Second illustration of food from the cookbook',
      },
      {
        altDe: 'Dritte Illustration von Speisen aus dem Kochbuch',
        altEn: 'Third illustration of food from the cookbook',
      },
      {
        altDe: 'Vierte Illustration von Speisen aus dem Kochbuch',
        altEn: 'Fourth illustration of food from the cookbook',
      },
    ],
  },
  {
    on: { month: 1, day: 16, yearsBack: 1 },
    rating: 52,
    artistIndex: 40,
    subject: 'pattern',
    titleDe: 'Suchen mit einem Bild statt mit Worten',
    titleEn: 'Search with a picture instead of words',
    introDe:
      'Sie haben ein Bild im Kopf und kein Wort dafür? Laden Sie ein Beispiel hoch, wir zeigen Ihnen verwandte Arbeiten.',
    introEn: 'Got a picture in mind but no word for it? Upload an example and we’ll show you related work.',
    bodyDe: `Stile haben viele Namen, und jede Agentur nennt sie anders. Deshalb können Sie auf unserer Website nun auch mit einem Bild suchen: hochladen, hineinziehen oder einfügen.

Gesucht wird in den Arbeiten unserer Zeichnerinnen und Zeichner, sonst nirgends. Ihr Bild dient nur dem Vergleich, danach löschen wir es; eine kleine Vorschau bleibt einen Tag lang.

Die Suche ersetzt kein Gespräch. Sie ist aber ein guter Anfang dafür: Legen Sie drei Treffer in Ihre Auswahl und rufen Sie an.`,
    bodyEn: `Styles go by many names, and every agency uses different ones. So you can now search our website with a picture instead: upload it, drag it in or paste it.

We search our artists’ work and nothing else. Your picture is used for the comparison only, and then we delete it; a small preview stays for a day.

The search is no substitute for a conversation, but it’s a good way to start one: put three pictures you like into your collection and call us.`,
    keywordsDe: 'Bildersuche, Website, Referenzbild',
    keywordsEn: 'image search, website, reference image',
    metaDe:
      'Auf unserer Website können Sie jetzt mit einem Referenzbild nach passenden Zeichnerinnen und Zeichnern suchen.',
    metaEn:
      'You can now search our website with a reference image and find artists whose work is close to it.',
    permalinkDe: 'suchen-mit-einem-bild',
    permalinkEn: 'search-with-a-picture',
    imageAltDe: 'Ein Bild, mit dem sich suchen lässt',
    imageAltEn: 'A picture to search with',
    extraImages: [
      { altDe: 'Erster Treffer', altEn: 'First match' },
      { altDe: 'Zweiter Treffer', altEn: 'Second match' },
    ],
  },
  {
    on: { month: 2, day: 18, yearsBack: 0 },
    rating: 82,
    artistIndex: 48,
    subject: 'editorial',
    titleDe: 'Was ein Bild kostet, und warum',
    titleEn: 'What a picture costs, and why',
    introDe: 'Faire Honorare sind kein Geheimnis. Wir erklären, woraus sich ein Angebot zusammensetzt.',
    introEn: 'Fair fees are no secret. Here’s what goes into a quote.',
    bodyDe: `Ein Angebot von uns hat drei Zeilen: die Arbeit, die Nutzung und die Frist. Die Arbeit bemisst sich nach Tagen, die Nutzung danach, wo, wie lange und in welcher Auflage ein Bild erscheint.

Ein kleines Bild kann deshalb mehr kosten als ein großes. Wer ein Motiv fünf Jahre lang weltweit auf Verpackungen druckt, nutzt es anders als ein Vereinsheft mit 300 Stück.

Zwei Korrekturrunden sind immer enthalten, eine für die Skizze und eine für die Ausführung. Entwürfe werden auch dann bezahlt, wenn aus dem Projekt nichts wird. Pitches ohne Honorar begleiten wir nicht.

Wenn Ihr Budget feststeht, sagen Sie es uns ruhig. Meist finden wir eine Lösung, die hineinpasst.`,
    bodyEn: `Our quotes have three lines: the artwork, the licence and the deadline. The artwork is worked out in days; the licence depends on where a picture appears, for how long and in what numbers.

That’s why a small picture can cost more than a large one. Printing a picture on packaging worldwide for five years isn’t the same as printing 300 copies of a club newsletter.

Two rounds of changes are always included, one for the sketch and one for the final artwork. Sketches are paid for even if the project comes to nothing. We don’t take part in unpaid pitches.

If your budget is fixed, just tell us. We can usually find something that fits.`,
    keywordsDe: 'Honorar, Nutzungsrechte, Angebot',
    keywordsEn: 'fees, licences, quote',
    metaDe:
      'Arbeit, Nutzung, Frist: Wir erklären, wie sich das Honorar für eine Illustration zusammensetzt und was immer enthalten ist.',
    metaEn:
      'Artwork, licence, deadline: what makes up the fee for an illustration, and what is always included.',
    permalinkDe: 'was-ein-bild-kostet',
    permalinkEn: 'what-a-picture-costs',
    imageAltDe: 'Editorial-Illustration zum Thema Honorare',
    imageAltEn: 'Editorial illustration for an article on fees',
    extraImages: [
      { altDe: 'Zweite Editorial-Illustration', altEn: 'Second editorial illustration' },
      { altDe: 'Dritte Editorial-Illustration', altEn: 'Third editorial illustration' },
    ],
  },
  {
    on: { month: 2, day: 13, yearsBack: 1 },
    rating: 54,
    artistIndex: 25,
    subject: 'pattern',
    titleDe: 'Nilgün Taşdemir tapeziert ein Hotel',
    titleEn: 'Nilgün Taşdemir papers a hotel',
    introDe:
      'Vier Stockwerke, vier Muster, kein Rapport kürzer als ein Bett: die neuen Tapeten im Hotel Zur Seidenraupe.',
    introEn:
      'Four floors, four patterns, no repeat shorter than a bed: the new wallpaper at the Hotel Zur Seidenraupe.',
    bodyDe: `Wer im Hotel aufwacht, starrt als Erstes an die Wand. Nilgün Taşdemir hat deshalb Muster gezeichnet, in denen man eine Weile spazieren gehen kann.

Jedes Stockwerk hat sein Motiv. Das Personal findet sich seitdem ohne Zimmernummern zurecht, die Gäste angeblich auch.

Gedruckt wurde auf Vlies, in einer Auflage von 1.200 Rollen. Der Rest des vierten Musters wird gerade zu Geschenkpapier.`,
    bodyEn: `When you wake up in a hotel, the first thing you see is the wall. So Nilgün Taşdemir has drawn patterns you can go for a stroll in.

Each floor has its own motif. The staff now find their way without room numbers, and so, we’re told, do the guests.

The run was 1,200 rolls of non-woven wallpaper. What’s left of the fourth pattern is being turned into wrapping paper.`,
    keywordsDe: 'Muster, Tapete, Hotel',
    keywordsEn: 'patterns, wallpaper, hotel',
    metaDe:
      'Nilgün Taşdemir hat vier Tapetenmuster für ein Hotel gezeichnet, eines je Stockwerk und keines kürzer als ein Bett.',
    metaEn:
      'Nilgün Taşdemir has drawn four wallpaper patterns for a hotel, one for each floor and none shorter than a bed.',
    permalinkDe: 'tapeten-fuer-ein-hotel',
    permalinkEn: 'wallpapers-for-a-hotel',
    imageAltDe: 'Muster von Nilgün Taşdemir',
    imageAltEn: 'Pattern by Nilgün Taşdemir',
    extraImages: [
      { altDe: 'Zweites Muster der Reihe', altEn: 'Second pattern of the series' },
      { altDe: 'Drittes Muster der Reihe', altEn: 'Third pattern of the series' },
      { altDe: 'Viertes Muster der Reihe', altEn: 'Fourth pattern of the series' },
    ],
  },
  {
    on: { month: 3, day: 24, yearsBack: 0 },
    rating: 80,
    artistIndex: 34,
    subject: 'interior',
    titleDe: 'Zweihundert Tische: Ausstellung in Hamburg',
    titleEn: 'Two hundred desks: an exhibition in Hamburg',
    introDe:
      'Wir haben alle gefragt, was auf dem Arbeitstisch liegt. Die Antworten hängen ab April in unserem Büro.',
    introEn: 'We asked everyone what’s on their desk. The answers go up on our office walls in April.',
    bodyDe: `Die Bitte war einfach: Zeichnen Sie Ihren Tisch, so wie er jetzt gerade aussieht, ohne aufzuräumen. Gekommen sind zweihundert Blätter, vom Skizzenzettel bis zum Großformat.

Man sieht viele Tassen, erstaunlich viele Katzen und einen einzigen leeren Tisch. Dessen Besitzerin schwört, dass er immer so aussieht.

Die Ausstellung ist von Montag bis Freitag von 9:00 bis 18:00 Uhr geöffnet, der Eintritt ist frei. Bitte klingeln Sie zweimal, wir sitzen hinten.`,
    bodyEn: `What we asked was simple: draw your desk as it looks right now, without tidying up. Two hundred drawings arrived, from scraps of paper to large sheets.

There are lots of cups, a surprising number of cats and just one empty desk. Its owner swears it always looks like that.

The exhibition is open from Monday to Friday, 9:00 to 18:00, and admission is free. Please ring the bell twice: we’re at the back.`,
    keywordsDe: 'Ausstellung, Stillleben, Hamburg',
    keywordsEn: 'exhibition, still life, Hamburg',
    metaDe:
      'Zweihundert gezeichnete Arbeitstische: Die Ausstellung ist ab April in unserem Hamburger Büro zu sehen, der Eintritt ist frei.',
    metaEn:
      'Two hundred drawn desks: the exhibition opens in our Hamburg office in April, and admission is free.',
    permalinkDe: 'ausstellung-zweihundert-tische',
    permalinkEn: 'exhibition-two-hundred-tables',
    imageAltDe: 'Blatt aus der Ausstellung',
    imageAltEn: 'Sheet from the exhibition',
    extraImages: [
      { altDe: 'Zweites Blatt aus der Ausstellung', altEn: 'Second sheet from the exhibition' },
      { altDe: 'Drittes Blatt aus der Ausstellung', altEn: 'Third sheet from the exhibition' },
    ],
  },
  {
    on: { month: 3, day: 6, yearsBack: 1 },
    rating: 65,
    artistIndex: 46,
    subject: 'space',
    titleDe: 'Eine Reise zum Saturn in neun Minuten',
    titleEn: 'To Saturn in nine minutes',
    introDe: 'Ishaan Deshmane hat die Bilder für das neue Kinderprogramm eines Planetariums gezeichnet.',
    introEn: 'Ishaan Deshmane has drawn the pictures for a planetarium’s new children’s show.',
    bodyDe: `Eine Kuppel hat keine Ecken, und ein Bild ohne Rand verzeiht wenig. Ishaan Deshmane hat zuerst ein Modell gebaut: eine Salatschüssel, von innen bemalt.

Gezeigt werden 28 Bilder, die ineinander übergehen. Die Astronomin des Hauses hat die Größen geprüft, die Farben durften frei bleiben. Nur der Saturn hat mehr Ringe bekommen, als sie wollte, und einen weniger, als er wollte.

Das Programm läuft ab Ende März an jedem Sonntag um elf.`,
    bodyEn: `A dome has no corners, and a picture without edges is unforgiving. Ishaan Deshmane started with a model: a salad bowl, painted on the inside.

There are 28 pictures, each melting into the next. The planetarium’s astronomer checked the sizes but left the colours to him. Only Saturn has more rings than she wanted, and one fewer than he did.

The show runs every Sunday at eleven from the end of March.`,
    keywordsDe: 'Planetarium, Weltraum, Kinder',
    keywordsEn: 'planetarium, space, children',
    metaDe:
      'Ishaan Deshmane hat 28 Bilder für das Kinderprogramm eines Planetariums gezeichnet: eine Reise zum Saturn in neun Minuten.',
    metaEn:
      'Ishaan Deshmane has drawn 28 pictures for a planetarium’s children’s show: a trip to Saturn in nine minutes.',
    permalinkDe: 'reise-zum-saturn',
    permalinkEn: 'trip-to-saturn',
    imageAltDe: 'Weltraum-Illustration für das Planetarium',
    imageAltEn: 'Space illustration for the planetarium',
    extraImages: [
      { altDe: 'Zweite Weltraum-Illustration', altEn: 'Second space illustration' },
      { altDe: 'Dritte Weltraum-Illustration', altEn: 'Third space illustration' },
    ],
  },
]

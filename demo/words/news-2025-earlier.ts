import type { NewsItem } from './news-item.ts'

/** The news of the first half of 2025, and one of the year before. */
export const NEWS_2025_EARLIER: readonly NewsItem[] = [
  {
    publishedOn: '2025-06-12',
    rating: 58,
    artistIndex: 27,
    subject: 'fantasy',
    seenAs: 'poster',
    titleDe: 'Zehn Plakate für eine Spielzeit',
    titleEn: 'Ten posters for one season',
    introDe:
      'Baptiste Courvoisier zeichnet die Plakate des Deichtheaters. Jedes beginnt mit einer Frage an die Regie.',
    introEn:
      'Baptiste Courvoisier is drawing the posters for the Deichtheater. Each begins with a question to the director.',
    bodyDe: `Baptiste Courvoisier liest keine Inhaltsangaben. Er fragt die Regie, welches Geräusch das Stück hat, und zeichnet dann. Beim Eröffnungsstück lautete die Antwort: eine Tür, die jemand leise zumacht.

So sind Wesen und Orte entstanden, die auf der Bühne gar nicht vorkommen und trotzdem niemanden wundern. Die ersten vier Plakate sind fertig, das fünfte wartet noch auf seine Antwort.

Zu haben sind die Plakate an der Abendkasse, der Erlös geht an die Jugendgruppe.`,
    bodyEn: `Baptiste Courvoisier doesn’t read synopses. He asks the director what the play sounds like and then starts to draw. For the opening production, the answer was a door being closed very gently.

The result is creatures and places that never appear on stage and yet surprise nobody. Four posters are finished; the fifth is still waiting for its answer.

The posters are on sale at the box office, and the proceeds go to the youth group.`,
    keywordsDe: 'Plakat, Theater, Fantasy',
    keywordsEn: 'poster, theatre, fantasy',
    metaDe:
      'Baptiste Courvoisier zeichnet zehn Plakate für das Deichtheater. Jedes beginnt mit einer Frage an die Regie.',
    metaEn:
      'Baptiste Courvoisier is drawing ten posters for the Deichtheater. Each begins with a question to the director.',
    permalinkDe: 'zehn-plakate-fuer-eine-spielzeit',
    permalinkEn: 'ten-posters-for-one-season',
    imageAltDe: 'Fantasy-Illustration für ein Theaterplakat',
    imageAltEn: 'Fantasy illustration for a theatre poster',
    extraImages: [
      {
        altDe: 'Fantasy-Illustration für das zweite Plakat',
        altEn: 'Fantasy illustration for the second poster',
      },
      {
        altDe: 'Fantasy-Illustration für das dritte Plakat',
        altEn: 'Fantasy illustration for the third poster',
      },
    ],
  },
  {
    publishedOn: '2025-05-08',
    rating: 50,
    artistIndex: 32,
    subject: 'plants',
    titleDe: 'Workshop: Drucken am Küchentisch',
    titleEn: 'Workshop: printing at the kitchen table',
    introDe:
      'An einem Samstag im Juni zeigen wir, wie man mit Kartoffel, Linol und Löffel druckt. Es gibt zwölf Plätze.',
    introEn:
      'One Saturday in June we’ll show you how to print with a potato, a piece of lino and a spoon. There are twelve places.',
    bodyDe: `Man braucht keine Presse, um ein gutes Blatt zu drucken. Ein glatter Löffel, etwas Geduld und ein Tisch, der Flecken verträgt, reichen aus.

Gearbeitet wird nach Pflanzen, die jede und jeder selbst mitbringt. Am Nachmittag hängt an der Leine eine gemeinsame Wiese, und alle nehmen von jedem Motiv einen Abzug mit.

Der Workshop findet am 14. Juni von 10:00 bis 16:00 Uhr in unserem Hamburger Büro statt. Vorkenntnisse sind nicht nötig, eine Schürze schon.`,
    bodyEn: `You don’t need a press to make a good print. All it takes is a smooth spoon, a little patience and a table that can take a few stains.

Everyone brings plants to draw from. By the afternoon a whole meadow is hanging on the line, and you all go home with a print of every one.

The workshop is at our Hamburg office on 14 June, from 10:00 to 16:00. You won’t need any experience, but you will need an apron.`,
    keywordsDe: 'Workshop, Druck, Hamburg, Pflanzen',
    keywordsEn: 'workshop, printing, Hamburg, plants',
    metaDe:
      'Drucken mit Kartoffel, Linol und Löffel: Workshop am 14. Juni in unserem Hamburger Büro, zwölf Plätze, ohne Vorkenntnisse.',
    metaEn:
      'Printing with potato, lino and spoon: a workshop at our Hamburg office on 14 June, twelve places, no experience needed.',
    permalinkDe: 'workshop-drucken-am-kuechentisch',
    permalinkEn: 'workshop-kitchen-table-printing',
    imageAltDe: 'Pflanzenillustration zum Workshop',
    imageAltEn: 'Plant illustration for the workshop',
    extraImages: [
      {
        altDe: 'Zweite Pflanzenillustration zum Workshop',
        altEn: 'Second plant illustration for the workshop',
      },
      {
        altDe: 'Dritte Pflanzenillustration zum Workshop',
        altEn: 'Third plant illustration for the workshop',
      },
    ],
  },
  {
    publishedOn: '2025-04-03',
    rating: 56,
    artistIndex: 11,
    subject: 'fantasy',
    seenAs: 'cover',
    titleDe: 'Elf neue Kinderbücher in einem Frühjahr',
    titleEn: 'Eleven new children’s books in one spring',
    introDe:
      'So viele waren es noch nie. Wir stellen sie am 24. April beim Vorlesenachmittag in Hamburg vor.',
    introEn:
      'We’ve never had so many at once. Come and meet them at a reading afternoon in Hamburg on 24 April.',
    bodyDe: `Ein Pappbuch über Bagger, ein Sachbuch über Moos, ein Märchen mit unzuverlässigem Frosch: Die elf Bücher des Frühjahrs haben nichts gemeinsam, außer dass sie bei uns begonnen haben.

Beim Vorlesenachmittag liest, wer mag, und vier der Zeichnerinnen und Zeichner zeichnen dazu. Für Kinder ab drei Jahren liegt Papier auf dem Boden, für Erwachsene stehen Stühle bereit.

Beginn ist um 15:00 Uhr. Eine Anmeldung ist nicht nötig.`,
    bodyEn: `A board book about diggers, a non-fiction book about moss, a fairy tale with an unreliable frog: this spring’s eleven books have nothing in common except that they began with us.

Anyone can read aloud, and four of the artists will draw as they listen. There’s paper on the floor for children aged three and over, and chairs for the grown-ups.

We start at 15:00. No need to book.`,
    keywordsDe: 'Kinderbuch, Lesung, Hamburg',
    keywordsEn: 'children’s books, reading, Hamburg',
    metaDe:
      'Elf neue Kinderbücher aus der Agentur: Vorlesenachmittag mit vier Zeichnerinnen und Zeichnern am 24. April in Hamburg.',
    metaEn:
      'Eleven new children’s books from the agency: a reading afternoon with four artists in Hamburg on 24 April.',
    permalinkDe: 'elf-neue-kinderbuecher',
    permalinkEn: 'eleven-new-childrens-books',
    imageAltDe: 'Illustration aus einem der neuen Kinderbücher',
    imageAltEn: 'Illustration from one of the new children’s books',
    extraImages: [
      { altDe: 'Zweite Kinderbuch-Illustration', altEn: 'Second children’s book illustration' },
      { altDe: 'Dritte Kinderbuch-Illustration', altEn: 'Third children’s book illustration' },
      { altDe: 'Vierte Kinderbuch-Illustration', altEn: 'Fourth children’s book illustration' },
    ],
  },
  {
    publishedOn: '2025-03-06',
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
  {
    publishedOn: '2025-02-13',
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
    publishedOn: '2025-01-16',
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
    publishedOn: '2024-11-21',
    rating: 48,
    artistIndex: 7,
    subject: 'underwater',
    titleDe: 'Unter dem Meeresspiegel: Bilder für ein Museum',
    titleEn: 'Below sea level: pictures for a museum',
    introDe:
      'Luísa Vilanova hat die Wände der neuen Tiefsee-Abteilung gezeichnet. Je tiefer man kommt, desto weniger Farben sind übrig.',
    introEn:
      'Luísa Vilanova has drawn the walls of a museum’s new deep-sea gallery. The deeper you go, the fewer colours are left.',
    bodyDe: `Rot verschwindet im Wasser zuerst, dann Gelb, dann Grün. Luísa Vilanova hat diese Regel ernst genommen und für jede Etage des Museums eine Farbe weniger benutzt.

Im untersten Raum sieht man nur noch, was selbst leuchtet. Kinder finden die Fische dort schneller als ihre Eltern, weil sie länger hinschauen.

Die Biologinnen des Hauses haben jede Flosse gezählt. Über die Zähne des Anglerfischs wurde gestritten, die Zeichnerin hat gewonnen.`,
    bodyEn: `Red is the first to vanish under water, then yellow, then green. Luísa Vilanova took the rule at its word and used one colour fewer on each floor of the museum.

In the lowest room you see only what makes its own light. Children find the fish there before their parents do, because they look for longer.

The museum’s biologists counted every fin. The anglerfish’s teeth caused an argument, which the artist won.`,
    keywordsDe: 'Museum, Meer, Unterwasser',
    keywordsEn: 'museum, sea, underwater',
    metaDe:
      'Luísa Vilanova hat die Tiefsee-Abteilung eines Museums gezeichnet: je tiefer der Raum, desto weniger Farben.',
    metaEn:
      'Luísa Vilanova has drawn a museum’s deep-sea gallery: the deeper the room, the fewer the colours.',
    permalinkDe: 'unter-dem-meeresspiegel',
    permalinkEn: 'below-sea-level',
    imageAltDe: 'Unterwasser-Illustration für das Museum',
    imageAltEn: 'Underwater illustration for the museum',
    extraImages: [
      { altDe: 'Zweite Unterwasser-Illustration', altEn: 'Second underwater illustration' },
      { altDe: 'Dritte Unterwasser-Illustration', altEn: 'Third underwater illustration' },
      { altDe: 'Vierte Unterwasser-Illustration', altEn: 'Fourth underwater illustration' },
    ],
  },
]

import type { NewsItem } from './news-item.ts'

export const NEWS_2025_EARLIER: readonly NewsItem[] = [
  {
    publishedOn: '2025-06-12',
    rating: 58,
    artistIndex: 27,
    subject: 'fantasy',
    titleDe: 'Zehn Plakate für eine Spielzeit',
    titleEn: 'Ten posters for one season',
    introDe:
      'Baptiste Courvoisier zeichnet die Plakate des Deichtheaters. Jedes beginnt mit einer Frage an die Regie.',
    introEn:
      'Baptiste Courvoisier is drawing the posters for the Deichtheater. Each begins with a question to the director.',
    bodyDe: `Baptiste Courvoisier liest keine Inhaltsangaben. Er fragt die Regie, welches Geräusch das Stück hat, und zeichnet dann. Beim Eröffnungsstück lautete die Antwort: eine Tür, die jemand leise zumacht.

So sind Wesen und Orte entstanden, die auf der Bühne gar nicht vorkommen und trotzdem niemanden wundern. Die ersten vier Plakate sind fertig, das fünfte hängt an einer ungelösten Frage.

Das Haus verkauft die Plakate an der Abendkasse. Der Erlös geht an die Jugendgruppe.`,
    bodyEn: `Baptiste Courvoisier does not read synopses. He asks the director what the play sounds like and then starts to draw. For the opening production the answer was: a door that someone is closing softly.

The results are creatures and places that never appear on stage and yet surprise nobody. Four posters are finished, while the fifth is waiting for an answer.

The theatre sells the posters at the box office. The proceeds go to its youth group.`,
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
      'One Saturday in June we show you how to print with a potato, a piece of lino and a spoon. There are twelve places.',
    bodyDe: `Man braucht keine Presse, um ein gutes Blatt zu drucken. Ein glatter Löffel, etwas Geduld und ein Tisch, der Flecken verträgt, reichen aus.

Gearbeitet wird nach Pflanzen, die jede und jeder selbst mitbringt. Am Nachmittag hängt an der Leine eine gemeinsame Wiese, und alle nehmen von jedem Motiv einen Abzug mit.

Der Workshop findet am 14. Juni von 10:00 bis 16:00 Uhr in unserem Hamburger Büro statt. Vorkenntnisse sind nicht nötig, eine Schürze schon.`,
    bodyEn: `You do not need a press to print a good sheet. A smooth spoon, some patience and a table that can take a few stains are enough.

We work from plants that everyone brings along. By the afternoon a whole meadow is hanging on the line, and everyone goes home with a print of each motif.

The workshop takes place on 14 June from 10:00 to 16:00 in our Hamburg office. No experience is needed, but an apron is.`,
    keywordsDe: 'Workshop, Druck, Hamburg, Pflanzen',
    keywordsEn: 'workshop, printing, Hamburg, plants',
    metaDe:
      'Drucken mit Kartoffel, Linol und Löffel: Workshop am 14. Juni in unserem Hamburger Büro, zwölf Plätze, ohne Vorkenntnisse.',
    metaEn:
      'Printing with potato, lino and spoon: a workshop on 14 June in our Hamburg office, twelve places, no experience needed.',
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
    titleDe: 'Elf neue Kinderbücher in einem Frühjahr',
    titleEn: 'Eleven new children’s books in one spring',
    introDe:
      'So viele waren es noch nie. Wir stellen sie am 24. April beim Vorlesenachmittag in Hamburg vor.',
    introEn: 'We have never had so many. Meet them on 24 April at a reading afternoon in Hamburg.',
    bodyDe: `Ein Pappbuch über Bagger, ein Sachbuch über Moos, ein Märchen mit unzuverlässigem Frosch: Die elf Bücher des Frühjahrs haben nichts gemeinsam, außer dass sie bei uns begonnen haben.

Beim Vorlesenachmittag liest, wer mag, und vier der Zeichnerinnen und Zeichner zeichnen dazu. Für Kinder ab drei Jahren liegt Papier auf dem Boden, für Erwachsene stehen Stühle bereit.

Beginn ist um 15:00 Uhr. Eine Anmeldung ist nicht nötig.`,
    bodyEn: `A board book about diggers, a non-fiction book about moss, a fairy tale with an unreliable frog: the eleven books of this spring have nothing in common, except that they began with us.

At the reading afternoon anyone may read aloud, and four of the artists draw along. There is paper on the floor for children from the age of three and there are chairs for grown-ups.

We begin at 15:00. There is no need to book.`,
    keywordsDe: 'Kinderbuch, Lesung, Hamburg',
    keywordsEn: 'children’s books, reading, Hamburg',
    metaDe:
      'Elf neue Kinderbücher aus der Agentur: Vorlesenachmittag mit vier Zeichnerinnen und Zeichnern am 24. April in Hamburg.',
    metaEn:
      'Eleven new children’s books from the agency: a reading afternoon with four artists on 24 April in Hamburg.',
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
    introEn: 'Ishaan Deshmane has drawn the pictures for a planetarium’s new children’s programme.',
    bodyDe: `Eine Kuppel hat keine Ecken, und ein Bild ohne Rand verzeiht wenig. Ishaan Deshmane hat zuerst ein Modell aus einer Salatschüssel gebaut und von innen bemalt.

Gezeigt werden 28 Bilder, die ineinander übergehen. Die Astronomin des Hauses hat die Größen geprüft, die Farben durften frei bleiben. Nur der Saturn hat mehr Ringe bekommen, als sie wollte, und einen weniger, als er wollte.

Das Programm läuft ab Ende März an jedem Sonntag um elf.`,
    bodyEn: `A dome has no corners, and a picture without an edge forgives little. Ishaan Deshmane began by building a model from a salad bowl and painting the inside.

There are 28 pictures, each melting into the next. The resident astronomer checked the sizes and left the colours alone. Saturn alone has more rings than she wanted, and one fewer than he did.

The programme runs every Sunday at eleven from the end of March.`,
    keywordsDe: 'Planetarium, Weltraum, Kinder',
    keywordsEn: 'planetarium, space, children',
    metaDe:
      'Ishaan Deshmane hat 28 Bilder für das Kinderprogramm eines Planetariums gezeichnet: eine Reise zum Saturn in neun Minuten.',
    metaEn:
      'Ishaan Deshmane has drawn 28 pictures for a planetarium’s children’s programme: a trip to Saturn in nine minutes.',
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
      'Four floors, four patterns, no repeat shorter than a bed: the new wallpapers at the Hotel Zur Seidenraupe.',
    bodyDe: `Wer im Hotel aufwacht, starrt als Erstes an die Wand. Nilgün Taşdemir hat deshalb Muster gezeichnet, in denen man eine Weile spazieren gehen kann.

Jedes Stockwerk hat sein Motiv. Das Personal findet sich seitdem ohne Zimmernummern zurecht, die Gäste angeblich auch.

Gedruckt wurde auf Vlies, in einer Auflage von 1.200 Rollen. Der Rest des vierten Musters wird gerade zu Geschenkpapier.`,
    bodyEn: `People who wake up in a hotel begin the day staring at the wall. So Nilgün Taşdemir has drawn patterns in which you can go for a bit of a walk.

Each floor has a motif of its own. The staff now find their way without room numbers, and so, it is said, do the guests.

The run was 1,200 rolls of non-woven paper. What is left of the fourth pattern is being turned into gift wrap.`,
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
    introEn:
      'You have a picture in mind but no word for it? Upload an example and we will show you related work.',
    bodyDe: `Stile haben viele Namen, und jede Agentur nennt sie anders. Deshalb können Sie auf unserer Website nun auch mit einem Bild suchen: hochladen, hineinziehen oder einfügen.

Gesucht wird in den Arbeiten unserer Zeichnerinnen und Zeichner, sonst nirgends. Ihr Bild dient nur dem Vergleich und wird nach kurzer Zeit gelöscht.

Die Suche ersetzt kein Gespräch. Sie ist aber ein guter Anfang dafür: Legen Sie drei Treffer in Ihre Auswahl und rufen Sie an.`,
    bodyEn: `Styles go by many names, and every agency uses different ones. That is why you can now search our website with a picture, too: upload it, drag it in or paste it.

We search the work of our artists and nothing else. Your picture is used for the comparison only and deleted after a short while.

The search does not replace a conversation, but it is a good way to begin one: put three finds into your collection and give us a ring.`,
    keywordsDe: 'Bildersuche, Website, Referenzbild',
    keywordsEn: 'image search, website, reference image',
    metaDe:
      'Auf unserer Website können Sie jetzt mit einem Referenzbild nach passenden Zeichnerinnen und Zeichnern suchen.',
    metaEn:
      'You can now search our website with a reference image and find the artists whose work is related to it.',
    permalinkDe: 'suchen-mit-einem-bild',
    permalinkEn: 'search-with-a-picture',
    imageAltDe: 'Ein Bild, mit dem sich suchen lässt',
    imageAltEn: 'A picture to search with',
    extraImages: [
      { altDe: 'Erster Treffer', altEn: 'First find' },
      { altDe: 'Zweiter Treffer', altEn: 'Second find' },
    ],
  },
]

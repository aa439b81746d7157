import type { NewsItem } from './news-item.ts'

export const NEWS_OCTOBER_TO_DECEMBER: readonly NewsItem[] = [
  {
    on: { month: 10, day: 6, yearsBack: 0 },
    rating: 88,
    artistIndex: 28,
    subject: 'portrait',
    titleDe: 'Neu bei uns: Ha-eun Seok aus Seoul',
    titleEn: 'New at the agency: Ha-eun Seok from Seoul',
    introDe:
      'Sie hat Maschinenbau studiert und danach sechs Jahre Gesichter gezeichnet. Seit Oktober vertreten wir Ha-eun Seok.',
    introEn:
      'She studied mechanical engineering and then spent six years drawing faces. We have represented Ha-eun Seok since October.',
    bodyDe: `Die Bewerbung kam als Postkarte: ein Porträt, eine Telefonnummer, kein Wort dazu. Wir haben angerufen.

Ha-eun Seok arbeitet für Zeitungen und Verlage in Korea und Frankreich. Sie liest erst das ganze Interview und zeichnet dann den Satz, den niemand gesagt hat. So jedenfalls erklärt sie es.

Ihre Mappe umfasst Porträts, Buchtitel und eine Serie über Menschen, die in Wartezimmern eingeschlafen sind. Für Termine in Europa steht sie vormittags per Video zur Verfügung.`,
    bodyEn: `Her application came as a postcard: a portrait, a phone number and not a word more. We called.

Ha-eun Seok works for newspapers and publishers in Korea and France. She reads the whole interview first and then draws the sentence that nobody said. That, at least, is how she explains it.

Her portfolio includes portraits, book covers and a series about people who have fallen asleep in waiting rooms. For clients in Europe, she’s available by video in the mornings.`,
    keywordsDe: 'neue Zeichnerin, Porträt, Seoul',
    keywordsEn: 'new artist, portrait, Seoul',
    metaDe:
      'Ha-eun Seok aus Seoul ist neu in der Agentur. Sie zeichnet Porträts und Buchtitel für Zeitungen und Verlage.',
    metaEn:
      'Ha-eun Seok from Seoul has joined the agency. She draws portraits and book covers for newspapers and publishers.',
    permalinkDe: 'neu-ha-eun-seok',
    permalinkEn: 'new-ha-eun-seok',
    imageAltDe: 'Gezeichnetes Porträt von Ha-eun Seok aus ihrer Mappe',
    imageAltEn: 'Drawn portrait from Ha-eun Seok’s portfolio',
    extraImages: [
      { altDe: 'Zweites Porträt aus der Mappe', altEn: 'Second portrait from the portfolio' },
      { altDe: 'Drittes Porträt aus der Mappe', altEn: 'Third portrait from the portfolio' },
    ],
  },
  {
    on: { month: 10, day: 2, yearsBack: 1 },
    rating: 78,
    artistIndex: 30,
    subject: 'plants',
    titleDe: 'Silberstift für Wanjiru Githinji',
    titleEn: 'Silver Pencil for Wanjiru Githinji',
    introDe:
      'Die Jury des Wettbewerbs „Silberstift“ zeichnet ihr Herbarium der Straßenränder aus. Wir gratulieren nach Nairobi.',
    introEn:
      'She has won the Silver Pencil for her roadside herbarium. We send our congratulations to Nairobi.',
    bodyDe: `Drei Jahre lang hat Wanjiru Githinji gezeichnet, was zwischen Asphalt und Mauer wächst. Fast zweihundert Blätter sind entstanden, jedes mit Fundort und Uhrzeit.

„Hier sieht jemand hin, wo andere weitergehen“, schreibt die Jury. Der Preis ist mit einer Ausstellung verbunden, die im Frühjahr durch vier Städte wandert.

Die ersten Blätter stehen schon in der Mappe. Einige davon sind als Tapete zu haben, ein Anruf genügt.`,
    bodyEn: `For three years Wanjiru Githinji drew whatever grows between the tarmac and the wall. There are now almost two hundred sheets, each marked with the place and the time of day.

“Here is someone who stops where others walk past,” the jury wrote. The prize comes with an exhibition that will tour four cities in the spring.

The first sheets are already in her portfolio. Some are available as wallpaper: just call us.`,
    keywordsDe: 'Auszeichnung, Pflanzen, Ausstellung',
    keywordsEn: 'award, plants, exhibition',
    metaDe:
      'Wanjiru Githinji erhält den Silberstift für ihr gezeichnetes Herbarium der Straßenränder: fast zweihundert Blätter aus drei Jahren.',
    metaEn:
      'Wanjiru Githinji has won the Silver Pencil for her roadside herbarium: almost two hundred drawings from three years.',
    permalinkDe: 'silberstift-wanjiru-githinji',
    permalinkEn: 'silver-pencil-wanjiru-githinji',
    imageAltDe: 'Pflanzenillustration von Wanjiru Githinji',
    imageAltEn: 'Plant illustration by Wanjiru Githinji',
    extraImages: [
      { altDe: 'Zweite Pflanzenillustration', altEn: 'Second plant illustration' },
      { altDe: 'Dritte Pflanzenillustration', altEn: 'Third plant illustration' },
      { altDe: 'Vierte Pflanzenillustration', altEn: 'Fourth plant illustration' },
    ],
  },
  {
    on: { month: 11, day: 13, yearsBack: 0 },
    rating: 68,
    artistIndex: 3,
    subject: 'science',
    titleDe: 'Das Herz in acht Bildern',
    titleEn: 'The heart in eight pictures',
    introDe:
      'Henrike Sandrock erklärt für eine Gesundheitsstiftung, was bei einem Eingriff am Herzen geschieht. Das Heft liegt nun in dreißig Praxen.',
    introEn:
      'For a health foundation, Henrike Sandrock explains what happens during heart surgery. You’ll find the booklet in thirty medical practices.',
    bodyDe: `Wer vor einer Operation steht, hat viele Fragen und wenig Ruhe zum Lesen. Die Broschüre kommt deshalb mit acht Bildern und sehr wenigen Sätzen aus.

Zwei Fachärztinnen haben jeden Entwurf geprüft, danach sechs Patientinnen und Patienten. Die zweite Prüfung war die strengere: Danach wurde aus dem Querschnitt ein Haus mit vier Zimmern und vier Türen.

Henrike Sandrock zeichnet seit Jahren für Forschung und Lehre. Weitere Hefte über Lunge und Niere sind in Arbeit.`,
    bodyEn: `People facing an operation have plenty of questions and no peace to read. So the booklet gets by on eight pictures and very few sentences.

Two specialists checked every draft, and then six patients did. The patients were stricter. It was they who turned the cross-section into a house with four rooms and four doors.

Henrike Sandrock has been drawing for scientists and teachers for years. Booklets on the lungs and the kidneys are next.`,
    keywordsDe: 'Wissenschaft, Medizin, Broschüre',
    keywordsEn: 'science, medicine, booklet',
    metaDe:
      'Henrike Sandrock erklärt das Herz in acht Bildern: eine Broschüre für Menschen, die vor einer Operation stehen.',
    metaEn:
      'Henrike Sandrock explains the heart in eight pictures: a booklet for people who are facing an operation.',
    permalinkDe: 'das-herz-in-acht-bildern',
    permalinkEn: 'the-heart-in-eight-pictures',
    imageAltDe: 'Wissenschaftliche Illustration',
    imageAltEn: 'Science illustration',
    extraImages: [
      { altDe: 'Zweite wissenschaftliche Illustration', altEn: 'Second science illustration' },
      { altDe: 'Dritte wissenschaftliche Illustration', altEn: 'Third science illustration' },
    ],
  },
  {
    on: { month: 11, day: 21, yearsBack: 1 },
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
  {
    on: { month: 12, day: 2, yearsBack: 0 },
    rating: 95,
    artistIndex: 5,
    subject: 'animals',
    titleDe: 'Ein Bilderbuch über das Warten',
    titleEn: 'A picture book about waiting',
    introDe:
      'Carlotta Petersen-Rau hat zwölf Tiere gezeichnet, die auf etwas warten. Worauf, verrät die letzte Seite.',
    introEn:
      'Carlotta Petersen-Rau has drawn twelve animals waiting for something. What for? The last page tells you.',
    bodyDe: `Angefangen hat es an einer Bushaltestelle in Kiel. Drei Kinder, eine alte Dame und ein Hund warteten, und nur der Hund sah zufrieden aus. Aus der Skizze auf dem Fahrschein wurde ein Buch mit vierzig Seiten.

Jedes Tier wartet auf seine Weise: im Stehen, im Schlaf oder mit dem Kopf in der Tasche. Der Text kommt mit 96 Wörtern aus, das Übrige steht in den Gesichtern.

„Warten bis Mittwoch“ erscheint im Verlag Kranich & Köhler. Die Originale hängen bis Weihnachten in unserem Hamburger Büro.`,
    bodyEn: `It began at a bus stop in Kiel. Three children, an elderly lady and a dog were waiting, and only the dog looked content. The sketch on the bus ticket grew into a forty-page book.

Each animal waits in its own way: standing up, asleep, or with its head in a bag. The text needs only 96 words; the faces say the rest.

“Waiting for Wednesday” is published by Kranich & Köhler. The originals are on show at our Hamburg office until Christmas.`,
    keywordsDe: 'Bilderbuch, Tiere, Kinderbuch',
    keywordsEn: 'picture book, animals, children’s book',
    metaDe:
      'Carlotta Petersen-Rau hat ein Bilderbuch über das Warten gezeichnet: zwölf Tiere, 96 Wörter, vierzig Seiten.',
    metaEn:
      'Carlotta Petersen-Rau has drawn a picture book about waiting: twelve animals, 96 words, forty pages.',
    permalinkDe: 'bilderbuch-ueber-das-warten',
    permalinkEn: 'picture-book-about-waiting',
    imageAltDe: 'Tierillustration aus dem Bilderbuch „Warten bis Mittwoch“',
    imageAltEn: 'Animal illustration from the picture book “Waiting for Wednesday”',
    extraImages: [
      {
        altDe: 'Eine weitere Doppelseite des Bilderbuchs mit Tieren',
        altEn: 'Another spread of the picture book, with animals',
      },
      {
        altDe: 'Tier auf einer Einzelseite des Bilderbuchs',
        altEn: 'Animal on a single page of the picture book',
      },
      {
        altDe: 'Tierzeichnung für den Vorsatz des Buchs',
        altEn: 'Animal drawing for the endpapers of the book',
      },
    ],
  },
  {
    on: { month: 12, day: 9, yearsBack: 1 },
    rating: 71,
    artistIndex: 6,
    subject: 'city',
    titleDe: 'Mio Kurokawa gestaltet die Winterhefte',
    titleEn: 'Mio Kurokawa draws the winter covers',
    introDe:
      'Vier Titel für ein Wochenmagazin, vier Städte im Schnee. Wer sie nebeneinanderlegt, findet den Kater.',
    introEn:
      'Four covers for a weekly magazine, four cities in the snow. Lay them side by side and you’ll find the cat.',
    bodyDe: `Die Redaktion wollte Winter ohne Weihnachtsmann. Mio Kurokawa schlug vor, jede Woche eine andere Stadt einschneien zu lassen, und zwar immer zur selben Uhrzeit.

Die Skizzen kamen aus Kyoto, während in Hamburg noch geschlafen wurde. So lag der Entwurf jeden Morgen um acht auf dem Tisch, und am Abend ging das Heft in Druck.

Der Kater läuft durch alle vier Bilder. Im letzten kommt er zu Hause an.`,
    bodyEn: `The editors wanted winter without Father Christmas. Mio Kurokawa suggested letting it snow on a different city each week, always at the same time of day.

The sketches came from Kyoto while Hamburg was still asleep. Every morning at eight there was a draft on the desk, and that evening the issue went to press.

The cat walks through all four pictures. In the last one he gets home.`,
    keywordsDe: 'Magazintitel, Editorial, Stadt, Winter',
    keywordsEn: 'magazine cover, editorial, city, winter',
    metaDe:
      'Mio Kurokawa hat vier Wintertitel für ein Wochenmagazin gezeichnet: vier verschneite Städte und ein Kater auf dem Heimweg.',
    metaEn:
      'Mio Kurokawa has drawn four winter covers for a weekly magazine: four snowy cities and a cat on his way home.',
    permalinkDe: 'mio-kurokawa-winterhefte',
    permalinkEn: 'mio-kurokawa-winter-issues',
    imageAltDe: 'Stadtbild von Mio Kurokawa',
    imageAltEn: 'City picture by Mio Kurokawa',
    extraImages: [
      { altDe: 'Zweites Stadtbild der Reihe', altEn: 'Second city picture of the series' },
      { altDe: 'Drittes Stadtbild der Reihe', altEn: 'Third city picture of the series' },
      { altDe: 'Viertes Stadtbild der Reihe', altEn: 'Fourth city picture of the series' },
    ],
  },
]

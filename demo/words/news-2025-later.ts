import type { NewsItem } from './news-item.ts'

export const NEWS_2025_LATER: readonly NewsItem[] = [
  {
    publishedOn: '2025-12-09',
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
  {
    publishedOn: '2025-11-13',
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
    publishedOn: '2025-10-02',
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
    publishedOn: '2025-09-10',
    rating: 60,
    artistIndex: 44,
    subject: 'portrait',
    titleDe: 'Mappentag in London: zwanzig Minuten für jede Mappe',
    titleEn: 'Portfolio day in London: twenty minutes each',
    introDe:
      'Am 8. Oktober sehen wir uns in unserem Londoner Büro Mappen an. Eine Anmeldung genügt, ein Abschluss ist nicht nötig.',
    introEn:
      'On 8 October we’re looking at portfolios in our London office. All you need is an appointment, not a degree.',
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
      'Mappentag am 8. Oktober in London: zwanzig Minuten, eine ehrliche Meinung und ein Tee. Das möchten wir sehen.',
    metaEn:
      'Portfolio day in London on 8 October: twenty minutes, an honest opinion and a cup of tea. Here’s what we’d like to see.',
    permalinkDe: 'mappentag-london',
    permalinkEn: 'portfolio-day-london',
    imageAltDe: 'Gezeichnetes Porträt von Rowan Fairclough',
    imageAltEn: 'Drawn portrait by Rowan Fairclough',
    extraImages: [
      { altDe: 'Zweites gezeichnetes Porträt', altEn: 'Second drawn portrait' },
      { altDe: 'Drittes gezeichnetes Porträt', altEn: 'Third drawn portrait' },
    ],
  },
  {
    publishedOn: '2025-08-14',
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
    publishedOn: '2025-07-03',
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
]

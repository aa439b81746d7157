import type { NewsItem } from './news-item.ts'

export const NEWS_2025_LATER: readonly NewsItem[] = [
  {
    publishedOn: '2025-12-09',
    rating: 71,
    artistIndex: 6,
    subject: 'city',
    titleDe: 'Mio Kurokawa gestaltet die Winterhefte',
    titleEn: 'Mio Kurokawa draws the winter issues',
    introDe:
      'Vier Titel für ein Wochenmagazin, vier Städte bei Schnee. Man muss sie nebeneinanderlegen, um den Kater zu finden.',
    introEn:
      'Four covers for a weekly magazine, four cities in snow. You need to lay them side by side to find the cat.',
    bodyDe: `Die Redaktion wollte Winter ohne Weihnachtsmann. Mio Kurokawa schlug vor, jede Woche eine andere Stadt einschneien zu lassen, und zwar immer zur selben Uhrzeit.

Die Skizzen kamen aus Kyoto, während in Hamburg noch geschlafen wurde. So lag der Entwurf jeden Morgen um acht auf dem Tisch, und am Abend ging das Heft in Druck.

Der Kater läuft durch alle vier Bilder. Im letzten kommt er zu Hause an.`,
    bodyEn: `The editors wanted winter without Father Christmas. Mio Kurokawa suggested snowing in a different city each week, always at the same time of day.

The sketches came from Kyoto while Hamburg was still asleep. So there was a draft on the desk at eight every morning, and the issue went to press that evening.

The cat walks through all four pictures. In the last one he gets home.`,
    keywordsDe: 'Magazintitel, Editorial, Stadt, Winter',
    keywordsEn: 'magazine cover, editorial, city, winter',
    metaDe:
      'Mio Kurokawa hat vier Wintertitel für ein Wochenmagazin gezeichnet: vier verschneite Städte und ein Kater auf dem Heimweg.',
    metaEn:
      'Mio Kurokawa has drawn four winter covers for a weekly magazine: four snowed-in cities and a cat on its way home.',
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
      'Henrike Sandrock erklärt für eine Stiftung, was bei einem Eingriff am Herzen geschieht. Die Hefte liegen nun in dreißig Praxen.',
    introEn:
      'Henrike Sandrock explains, for a foundation, what happens during heart surgery. The booklets are now in thirty doctors’ practices.',
    bodyDe: `Wer vor einer Operation steht, hat viele Fragen und wenig Ruhe zum Lesen. Die Broschüre kommt deshalb mit acht Bildern und sehr wenigen Sätzen aus.

Zwei Fachärztinnen haben jeden Entwurf geprüft, danach sechs Patientinnen und Patienten. Die zweite Prüfung war die strengere. Nach ihr wurde aus dem Querschnitt ein Haus mit vier Zimmern und vier Türen.

Henrike Sandrock zeichnet seit Jahren für Forschung und Lehre. Weitere Hefte über Lunge und Niere sind in Arbeit.`,
    bodyEn: `People facing an operation have many questions and little peace for reading. The booklet therefore makes do with eight pictures and very few sentences.

Two specialists checked every draft, followed by six patients. The second check was the stricter one. It turned the cross-section into a house with four rooms and four doors.

Henrike Sandrock has been drawing for research and teaching for years. Further booklets on the lungs and the kidneys are under way.`,
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
      'The jury of the Silver Pencil competition honours her herbarium of the roadside. Congratulations to Nairobi.',
    bodyDe: `Drei Jahre lang hat Wanjiru Githinji gezeichnet, was zwischen Asphalt und Mauer wächst. Fast zweihundert Blätter sind entstanden, jedes mit Fundort und Uhrzeit.

„Hier sieht jemand hin, wo andere weitergehen“, schreibt die Jury. Der Preis ist mit einer Ausstellung verbunden, die im Frühjahr durch vier Städte wandert.

Die ersten Blätter stehen schon in der Mappe. Einige davon sind als Tapete zu haben, ein Anruf genügt.`,
    bodyEn: `For three years Wanjiru Githinji drew whatever grows between tarmac and wall. There are now almost two hundred sheets, each noting the place and the time of day.

“Someone is looking where others walk on,” writes the jury. The prize comes with an exhibition that will travel to four cities in the spring.

The first sheets are already in her portfolio. Some can be had as wallpaper: just give us a ring.`,
    keywordsDe: 'Auszeichnung, Pflanzen, Ausstellung',
    keywordsEn: 'award, plants, exhibition',
    metaDe:
      'Wanjiru Githinji erhält den Silberstift für ihr gezeichnetes Herbarium der Straßenränder: fast zweihundert Blätter aus drei Jahren.',
    metaEn:
      'Wanjiru Githinji wins the Silver Pencil for her drawn herbarium of the roadside: almost two hundred sheets from three years.',
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
      'On 8 October we look at portfolios in our London office. All you need is a booking, not a degree.',
    bodyDe: `Zweimal im Jahr nehmen wir uns einen Tag für Menschen, die wir noch nicht vertreten. Jede Mappe bekommt zwanzig Minuten, eine ehrliche Meinung und einen Tee.

Das möchten wir sehen:

- zehn bis fünfzehn Arbeiten, lieber weniger als mehr
- mindestens eine Serie, die zusammengehört
- etwas, das nur für Sie selbst entstanden ist

Rowan Fairclough kam vor zwei Jahren auf diesem Weg zu uns und sitzt diesmal mit am Tisch.`,
    bodyEn: `Twice a year we set aside a day for people we do not yet represent. Every portfolio gets twenty minutes, an honest opinion and a cup of tea.

This is what we would like to see:

- ten to fifteen pieces, rather fewer than more
- at least one series that belongs together
- something you made for nobody but yourself

Rowan Fairclough came to us this way two years ago and will be on our side of the table this time.`,
    keywordsDe: 'Mappe, Bewerbung, London',
    keywordsEn: 'portfolio, application, London',
    metaDe:
      'Mappentag am 8. Oktober in London: zwanzig Minuten, eine ehrliche Meinung und ein Tee. So melden Sie sich an.',
    metaEn:
      'Portfolio day in London on 8 October: twenty minutes, an honest opinion and a cup of tea. Here is what to bring.',
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
    titleDe: 'Plakate für eine Bahn, die langsam fährt',
    titleEn: 'Posters for a railway that runs slowly',
    introDe:
      'Borys Zawada hat fünf Plakate für die Waldtalbahn gezeichnet. Sie braucht für 32 Kilometer fast zwei Stunden und ist stolz darauf.',
    introEn:
      'Borys Zawada has drawn five posters for the Waldtal railway. It takes almost two hours over 32 kilometres and is proud of it.',
    bodyDe: `Der Auftrag bestand aus einem Satz: Zeigen Sie, was man sieht, wenn man Zeit hat. Borys Zawada ist die Strecke elfmal gefahren, bei jedem Wetter, immer am selben Fenster.

Auf den Plakaten ist der Zug kaum zu sehen. Dafür Hügel, Nebel und ein Reh, das er zunächst für einen Fahrgast hielt.

Die Plakate hängen an allen neun Haltestellen. Im Fahrkartenladen sind sie auch als Postkarten zu bekommen.`,
    bodyEn: `The brief was one sentence long: show what you see when you have time. Borys Zawada rode the line eleven times, in all weathers, always at the same window.

The train is hardly to be seen on the posters. There are hills instead, and mist, and a deer that he first took for a passenger.

The posters are up at all nine stops. The ticket office also sells them as postcards.`,
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
      'The Am Anger housing association has had its figures drawn. Jagoda Wrońska turned them into a house.',
    bodyDe: `Jedes Stockwerk steht für ein Kapitel, jedes Fenster für zwanzig Wohnungen. Wer den Umschlag aufklappt, hält eine Fassade von einem Meter Länge in der Hand.

Die Zahlen stimmen auf die Wohnung genau. Das hat Jagoda Wrońska mit der Buchhaltung durchgezählt, an einem langen Nachmittag mit zwei Kannen Kaffee.

Früher wurden von dem Bericht 400 Stück gedruckt und 300 entsorgt. In diesem Jahr musste nachgedruckt werden.`,
    bodyEn: `Each floor stands for a chapter, each window for twenty flats. Unfold the cover and you hold a façade one metre long.

The figures are right to the last flat. Jagoda Wrońska counted them through with the accounts department, over one long afternoon and two pots of coffee.

In other years 400 copies were printed and 300 thrown away. This time there had to be a reprint.`,
    keywordsDe: 'Geschäftsbericht, Architektur, Genossenschaft',
    keywordsEn: 'annual report, architecture, housing association',
    metaDe:
      'Jagoda Wrońska hat die Zahlen einer Wohnungsgenossenschaft als Haus gezeichnet. Der Bericht musste nachgedruckt werden.',
    metaEn:
      'Jagoda Wrońska has drawn a housing association’s figures as a house. The report had to be reprinted.',
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

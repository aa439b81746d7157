import type { NewsItem } from './news-item.ts'

export const NEWS_2026_EARLIER: readonly NewsItem[] = [
  {
    publishedOn: '2026-06-11',
    rating: 72,
    artistIndex: 16,
    subject: 'people',
    titleDe: 'Zwei Tage Kongress auf neun Metern Papier',
    titleEn: 'A two-day conference on nine metres of paper',
    introDe:
      'Svea Dahlke hat mit einer Kollegin den Pflegekongress in Lübeck live gezeichnet. Am Ende standen die Gäste vor der Wand statt am Buffet.',
    introEn:
      'Svea Dahlke and a colleague drew the nursing conference in Lübeck live. By the end, the guests were gathering at the wall, not at the buffet.',
    bodyDe: `Vierzehn Vorträge, drei Podien, eine hitzige Fragerunde: Beim Graphic Recording entsteht das Bild, während gesprochen wird. Svea Dahlke hört zu, fasst zusammen und zeichnet, ohne Radiergummi. Bei so langen Tagen wechseln sich zwei ab.

Das hat einen Nebeneffekt. Wer sich selbst an der Wand wiederfindet, widerspricht genauer. Der Veranstalter hat aus dem Bild inzwischen ein Faltblatt gemacht, und alle haben es sich tatsächlich angesehen.

So läuft ein Auftrag ab:

- Vorgespräch von 30 Minuten, gern per Video
- Zeichnen vor Ort, auf Papier oder Tablet
- Druckfertige Datei am nächsten Arbeitstag`,
    bodyEn: `Fourteen talks, three panels and one heated question-and-answer session: in graphic recording, the picture grows while people are still speaking. Svea Dahlke listens, sums up and draws, without rubbing anything out. On days this long, two artists take turns.

That has a side effect: people who find themselves on the wall disagree more precisely. The organisers have since turned the picture into a leaflet, and everyone has actually looked at it.

Here’s how a job works:

- A first conversation of 30 minutes, by video if you like
- Drawing on site, on paper or on a tablet
- A print-ready file on the next working day`,
    keywordsDe: 'Graphic Recording, Kongress, Menschen',
    keywordsEn: 'graphic recording, conference, people',
    metaDe:
      'Graphic Recording auf dem Pflegekongress: Svea Dahlke zeichnete zwei Tage lang zu zweit. So läuft ein Auftrag ab.',
    metaEn:
      'Graphic recording at a nursing conference: Svea Dahlke drew for two days. Here’s how a job works.',
    permalinkDe: 'graphic-recording-pflegekongress',
    permalinkEn: 'graphic-recording-nursing-congress',
    imageAltDe: 'Illustration von Menschen, gezeichnet von Svea Dahlke',
    imageAltEn: 'Illustration of people, drawn by Svea Dahlke',
    extraImages: [
      { altDe: 'Zweite Szene mit Menschen', altEn: 'Second scene with people' },
      { altDe: 'Dritte Szene mit Menschen', altEn: 'Third scene with people' },
    ],
  },
  {
    publishedOn: '2026-05-19',
    rating: 70,
    artistIndex: 33,
    subject: 'travel',
    firstNumber: 5,
    titleDe: 'Ein Stadtplan, der Umwege empfiehlt',
    titleEn: 'A town map that recommends the long way round',
    introDe:
      'Mareike Hölscher hat für ein Hotel in Osnabrück die Umgebung gezeichnet. Den kürzesten Weg hat sie absichtlich weggelassen.',
    introEn:
      'Mareike Hölscher has mapped the streets around a hotel in Osnabrück. She left out the shortest route on purpose.',
    bodyDe: `Das Navigationsgerät kennt den schnellsten Weg zum Bahnhof. Der gezeichnete Plan kennt den schönsten, dazu die Bank mit Abendsonne und die Bäckerei, die schon um fünf Uhr öffnet.

Vier Wochenenden lang ist Mareike Hölscher jede Straße zu Fuß gegangen. Alles, was auf der Karte steht, hat sie selbst ausprobiert, auch den Minigolfplatz.

Der Plan liegt in jedem Zimmer. Nach drei Monaten war die erste Auflage vergriffen, weil die Gäste ihn mitnehmen.`,
    bodyEn: `A satnav knows the fastest way to the station. The drawn map knows the loveliest, along with the bench that gets the evening sun and the bakery that opens at five in the morning.

Mareike Hölscher spent four weekends walking every street. She tried out everything on the map, crazy golf included.

There’s a copy in every room. Within three months the first print run had gone, because the guests take it home.`,
    keywordsDe: 'illustrierte Karte, Stadtplan, Hotel',
    keywordsEn: 'illustrated map, town map, hotel',
    metaDe:
      'Mareike Hölscher hat für ein Hotel einen Stadtplan gezeichnet, der Umwege empfiehlt. Die erste Auflage ist vergriffen.',
    metaEn:
      'For a hotel, Mareike Hölscher has drawn a town map that recommends the long way round. The first print run has gone.',
    permalinkDe: 'stadtplan-mit-umwegen',
    permalinkEn: 'town-map-with-detours',
    imageAltDe: 'Illustrierte Karte',
    imageAltEn: 'Illustrated map',
    extraImages: [
      { altDe: 'Weitere Arbeit der Zeichnerin', altEn: 'Another work by the artist' },
      { altDe: 'Reisebild der Zeichnerin', altEn: 'Travel picture by the artist' },
    ],
  },
  {
    publishedOn: '2026-04-15',
    rating: 66,
    artistIndex: 24,
    subject: 'city',
    seenAs: 'app',
    titleDe: 'Sechzig kleine Bilder für eine Fahrplan-App',
    titleEn: 'Sixty small pictures for a timetable app',
    introDe:
      'Kim Achterberg hat für den Verkehrsverbund Mittelland Icons und Stadtszenen gezeichnet. Alle funktionieren auch in Briefmarkengröße.',
    introEn:
      'Kim Achterberg has drawn icons and city scenes for the Mittelland transport authority. They all work at the size of a postage stamp.',
    bodyDe: `Ein Bus ist ein Bus, sollte man meinen. Es gibt aber den pünktlichen, den verspäteten und den, der heute gar nicht kommt. Kim Achterberg hat für jeden Fall ein eigenes Icon gefunden.

Geprüft wurde auf alten Handys, bei Sonne und mit Handschuhen. Was nach einer Sekunde nicht zu erkennen war, ging zurück auf den Zeichentisch. Das betraf vor allem die Fähre.

Zu den sechzig Icons gehören fünf größere Stadtszenen, die erscheinen, wenn gerade nichts fährt.`,
    bodyEn: `A bus is a bus, you might think. But there’s the punctual one, the late one and the one that isn’t coming today. Kim Achterberg has found an icon for each.

They were tested on old phones, in sunlight and with gloves on. Anything you couldn’t make out within a second went back to the drawing board. That was mostly the ferry.

Alongside the sixty icons there are five larger city scenes, which appear when nothing is running.`,
    keywordsDe: 'Icons, App, Stadt, Verkehr',
    keywordsEn: 'icons, app, city, transport',
    metaDe:
      'Kim Achterberg hat sechzig Icons und fünf Stadtszenen für eine Fahrplan-App gezeichnet, lesbar auch in Briefmarkengröße.',
    metaEn:
      'Kim Achterberg has drawn sixty icons and five city scenes for a timetable app, clear even at the size of a postage stamp.',
    permalinkDe: 'sechzig-icons-fahrplan-app',
    permalinkEn: 'sixty-icons-timetable-app',
    imageAltDe: 'Stadtszene für die Fahrplan-App',
    imageAltEn: 'City scene for the timetable app',
    extraImages: [
      { altDe: 'Zweite Stadtszene für die App', altEn: 'Second city scene for the app' },
      { altDe: 'Dritte Stadtszene für die App', altEn: 'Third city scene for the app' },
      { altDe: 'Vierte Stadtszene für die App', altEn: 'Fourth city scene for the app' },
    ],
  },
  {
    publishedOn: '2026-03-24',
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
    publishedOn: '2026-02-18',
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
    publishedOn: '2026-01-28',
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
]

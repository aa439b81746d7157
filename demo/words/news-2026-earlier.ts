import type { NewsItem } from './news-item.ts'

export const NEWS_2026_EARLIER: readonly NewsItem[] = [
  {
    publishedOn: '2026-06-11',
    rating: 72,
    artistIndex: 16,
    subject: 'people',
    titleDe: 'Zwei Tage Kongress auf neun Metern Papier',
    titleEn: 'A two-day congress on nine metres of paper',
    introDe:
      'Svea Dahlke hat den Pflegekongress in Lübeck live mitgezeichnet. Am Ende standen die Gäste vor der Wand statt am Buffet.',
    introEn:
      'Svea Dahlke drew the nursing congress in Lübeck as it happened. In the end the guests gathered at the wall, not the buffet.',
    bodyDe: `Vierzehn Vorträge, drei Podien, eine hitzige Fragerunde: Beim Graphic Recording entsteht das Protokoll, während gesprochen wird. Svea Dahlke hört zu, fasst zusammen und zeichnet, ohne Pause und ohne Radiergummi.

Das hat einen Nebeneffekt. Wer sich selbst an der Wand wiederfindet, widerspricht genauer. Der Veranstalter hat aus dem Bild inzwischen ein Faltblatt gemacht, das sich alle Beteiligten tatsächlich angesehen haben.

So läuft ein Auftrag ab:

- Vorgespräch von 30 Minuten, gern per Video
- Zeichnen vor Ort, auf Papier oder Tablet
- Druckfertige Datei am nächsten Arbeitstag`,
    bodyEn: `Fourteen talks, three panels and one heated round of questions: graphic recording takes the minutes while people are still speaking. Svea Dahlke listens, sums up and draws, without a break and without a rubber.

This has a side effect. People who find themselves on the wall disagree with more precision. The organisers have since turned the picture into a leaflet, which everyone involved has actually looked at.

This is how a job runs:

- A preparatory talk of 30 minutes, by video if you like
- Drawing on the spot, on paper or tablet
- A file ready for print on the next working day`,
    keywordsDe: 'Graphic Recording, Kongress, Menschen',
    keywordsEn: 'graphic recording, congress, people',
    metaDe:
      'Graphic Recording auf dem Pflegekongress: Svea Dahlke zeichnete zwei Tage lang mit. So läuft ein Auftrag ab.',
    metaEn:
      'Graphic recording at a nursing congress: Svea Dahlke drew along for two days. This is how a job runs.',
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
    titleEn: 'A town map that recommends detours',
    introDe:
      'Mareike Hölscher hat für ein Hotel in Osnabrück die Umgebung gezeichnet. Der kürzeste Weg ist absichtlich nicht dabei.',
    introEn:
      'Mareike Hölscher has mapped the surroundings of a hotel in Osnabrück. The shortest route has been left out on purpose.',
    bodyDe: `Das Navigationsgerät kennt den schnellsten Weg zum Bahnhof. Der gezeichnete Plan kennt den schönsten, dazu die Bank mit Abendsonne und die Bäckerei, die schon um fünf Uhr öffnet.

Vier Wochenenden lang ist Mareike Hölscher jede Straße zu Fuß gegangen. Alles, was auf der Karte steht, hat sie selbst ausprobiert, auch den Minigolfplatz.

Der Plan liegt in jedem Zimmer. Nach drei Monaten war die erste Auflage vergriffen, weil die Gäste ihn mitnehmen.`,
    bodyEn: `A satnav knows the fastest way to the station. The drawn map knows the loveliest, along with the bench that gets the evening sun and the bakery that opens at five in the morning.

For four weekends Mareike Hölscher walked every street. She tried out everything that is on the map, crazy golf included.

There is a copy in every room. Within three months the first printing had gone, because guests take it home.`,
    keywordsDe: 'illustrierte Karte, Stadtplan, Hotel',
    keywordsEn: 'illustrated map, town map, hotel',
    metaDe:
      'Mareike Hölscher hat für ein Hotel einen Stadtplan gezeichnet, der Umwege empfiehlt. Die erste Auflage ist vergriffen.',
    metaEn:
      'Mareike Hölscher has drawn a town map for a hotel that recommends detours. The first printing has gone.',
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
    titleDe: 'Sechzig kleine Bilder für eine Fahrplan-App',
    titleEn: 'Sixty small pictures for a timetable app',
    introDe:
      'Kim Achterberg hat für den Verkehrsverbund Mittelland Icons und Stadtszenen gezeichnet. Alle funktionieren auch in Briefmarkengröße.',
    introEn:
      'Kim Achterberg has drawn icons and city scenes for the Mittelland transport authority. All of them work at the size of a stamp.',
    bodyDe: `Ein Bus ist ein Bus, sollte man meinen. Es gibt aber den pünktlichen, den verspäteten und den, der heute gar nicht kommt. Kim Achterberg hat für jeden Fall ein eigenes Zeichen gefunden.

Geprüft wurde auf alten Telefonen, bei Sonne und mit Handschuhen. Was nach einer Sekunde nicht zu erkennen war, ging zurück auf den Zeichentisch. Das betraf vor allem die Fähre.

Zu den sechzig Icons gehören fünf größere Stadtszenen, die erscheinen, wenn gerade nichts fährt.`,
    bodyEn: `A bus is a bus, you might think. But there is the punctual one, the late one and the one that is not coming today. Kim Achterberg has found a sign for each.

They were tested on old telephones, in sunlight and with gloves on. Anything that could not be made out within a second went back to the drawing board. The ferry was the main casualty.

Besides the sixty icons there are five larger city scenes, which appear when nothing is running.`,
    keywordsDe: 'Icons, App, Stadt, Verkehr',
    keywordsEn: 'icons, app, city, transport',
    metaDe:
      'Kim Achterberg hat sechzig Icons und fünf Stadtszenen für eine Fahrplan-App gezeichnet, lesbar auch in Briefmarkengröße.',
    metaEn:
      'Kim Achterberg has drawn sixty icons and five city scenes for a timetable app, legible even at the size of a stamp.',
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
    titleEn: 'Two hundred tables: an exhibition in Hamburg',
    introDe:
      'Wir haben alle gefragt, was auf dem Arbeitstisch liegt. Die Antworten hängen ab April in unserem Büro.',
    introEn: 'We asked everyone what is lying on their desk. The answers are on our office walls from April.',
    bodyDe: `Die Bitte war einfach: Zeichnen Sie Ihren Tisch, so wie er jetzt gerade aussieht, ohne aufzuräumen. Gekommen sind zweihundert Blätter, vom Skizzenzettel bis zum Großformat.

Man sieht viele Tassen, erstaunlich viele Katzen und einen einzigen leeren Tisch. Dessen Besitzerin schwört, dass er immer so aussieht.

Die Ausstellung ist von Montag bis Freitag zwischen 9:00 und 18:00 Uhr geöffnet, der Eintritt ist frei. Bitte klingeln Sie zweimal, wir sitzen hinten.`,
    bodyEn: `The request was simple: draw your table as it looks right now, without tidying up. Two hundred sheets arrived, from scraps of sketch paper to large formats.

There are many cups, a surprising number of cats and just one empty table. Its owner swears that it always looks like that.

The exhibition is open from Monday to Friday between 9:00 and 18:00, and admission is free. Please ring twice, as we sit at the back.`,
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
    introDe:
      'Faire Honorare sind kein Geheimnis. Wir erklären, aus welchen Teilen sich ein Angebot zusammensetzt.',
    introEn: 'Fair fees are no secret. We explain the parts that make up a quotation.',
    bodyDe: `Ein Angebot von uns hat drei Zeilen: die Arbeit, die Nutzung und die Frist. Die Arbeit bemisst sich nach Tagen, die Nutzung danach, wo, wie lange und in welcher Auflage ein Bild erscheint.

Ein kleines Bild kann deshalb mehr kosten als ein großes. Wer ein Motiv fünf Jahre lang weltweit auf Verpackungen druckt, nutzt es anders als ein Vereinsheft mit 300 Stück.

Zwei Korrekturrunden sind immer enthalten. Entwürfe werden auch dann bezahlt, wenn aus dem Projekt nichts wird. Pitches ohne Honorar begleiten wir nicht.

Wenn Ihr Budget feststeht, sagen Sie es uns ruhig. Meist finden wir eine Lösung, die hineinpasst.`,
    bodyEn: `A quotation from us has three lines: the work, the use and the deadline. The work is measured in days, the use by where, for how long and in what numbers a picture appears.

This is why a small picture may cost more than a large one. Printing a motif on packaging worldwide for five years is not the same as printing 300 copies of a club newsletter.

Two rounds of corrections are always included. Sketches are paid for even if the project comes to nothing. We do not take part in unpaid pitches.

If your budget is fixed, do tell us. As a rule we find a solution that fits.`,
    keywordsDe: 'Honorar, Nutzungsrechte, Angebot',
    keywordsEn: 'fees, licences, quotation',
    metaDe:
      'Arbeit, Nutzung, Frist: Wir erklären, wie sich das Honorar für eine Illustration zusammensetzt und was immer enthalten ist.',
    metaEn:
      'Work, use, deadline: we explain how the fee for an illustration is made up and what is always included.',
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
      'One cookbook, 64 plates, not a single photograph. “What the Garden Can Spare” is out in February.',
    bodyDe: `Die Rezepte stammen von einer Gärtnerei, die Bilder aus Freiburg. Tilda Ellerbrock hat alles nachgekocht, bevor sie es gezeichnet hat, manches auch zweimal.

Gezeichnetes Essen wird nicht kalt und braucht keinen Haarlack. Vor allem aber lässt es Platz für die eigene Küche: Wer das Bild sieht, denkt an den Geschmack und nicht an das Geschirr der anderen.

Am Ende des Buchs stehen acht leere Teller. Dort dürfen Sie selbst zeichnen.`,
    bodyEn: `The recipes come from a market garden, the pictures from Freiburg. Tilda Ellerbrock cooked everything before she drew it, and some of it twice.

Drawn food never goes cold and needs no hairspray. Above all it leaves room for your own kitchen: the picture makes you think of the taste, not of other people’s china.

The book ends with eight empty plates. Those are for you to draw on.`,
    keywordsDe: 'Kochbuch, Essen, Buchillustration',
    keywordsEn: 'cookbook, food, book illustration',
    metaDe:
      'Tilda Ellerbrock hat 64 Teller für das Kochbuch „Was der Garten übrig hat“ gezeichnet. Es erscheint im Februar.',
    metaEn:
      'Tilda Ellerbrock has drawn 64 plates for the cookbook “What the Garden Can Spare”. It is out in February.',
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

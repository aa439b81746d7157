import type { NewsItem } from './news-item.ts'

export const NEWS_APRIL_TO_JUNE: readonly NewsItem[] = [
  {
    on: { month: 4, day: 15, yearsBack: 0 },
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
    on: { month: 4, day: 3, yearsBack: 1 },
    rating: 56,
    artistIndex: 11,
    subject: 'fantasy',
    seenAs: 'cover',
    titleDe: 'Elf neue Kinderbücher in einem Frühjahr',
    titleEn: 'Eleven new children’s books in one spring',
    introDe:
      'So viele waren es noch nie. Wir stellen sie am letzten Donnerstag im April beim Vorlesenachmittag in Hamburg vor.',
    introEn:
      'We’ve never had so many at once. Come and meet them at a reading afternoon in Hamburg on the last Thursday in April.',
    bodyDe: `Ein Pappbuch über Bagger, ein Sachbuch über Moos, ein Märchen mit unzuverlässigem Frosch: Die elf Bücher des Frühjahrs haben nichts gemeinsam, außer dass sie bei uns begonnen haben.

Beim Vorlesenachmittag liest, wer mag, und vier der Zeichnerinnen und Zeichner zeichnen dazu. Für Kinder ab drei Jahren liegt Papier auf dem Boden, für Erwachsene stehen Stühle bereit.

Beginn ist um 15:00 Uhr. Eine Anmeldung ist nicht nötig.`,
    bodyEn: `A board book about diggers, a non-fiction book about moss, a fairy tale with an unreliable frog: this spring’s eleven books have nothing in common except that they began with us.

Anyone can read aloud, and four of the artists will draw as they listen. There’s paper on the floor for children aged three and over, and chairs for the grown-ups.

We start at 15:00. No need to book.`,
    keywordsDe: 'Kinderbuch, Lesung, Hamburg',
    keywordsEn: 'children’s books, reading, Hamburg',
    metaDe:
      'Elf neue Kinderbücher aus der Agentur: Vorlesenachmittag mit vier Zeichnerinnen und Zeichnern am letzten Donnerstag im April in Hamburg.',
    metaEn:
      'Eleven new children’s books from the agency: a reading afternoon with four artists in Hamburg on the last Thursday in April.',
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
    on: { month: 5, day: 19, yearsBack: 0 },
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
    on: { month: 5, day: 8, yearsBack: 1 },
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

Der Workshop findet am zweiten Samstag im Juni von 10:00 bis 16:00 Uhr in unserem Hamburger Büro statt. Vorkenntnisse sind nicht nötig, eine Schürze schon.`,
    bodyEn: `You don’t need a press to make a good print. All it takes is a smooth spoon, a little patience and a table that can take a few stains.

Everyone brings plants to draw from. By the afternoon a whole meadow is hanging on the line, and you all go home with a print of every one.

The workshop is at our Hamburg office on the second Saturday in June, from 10:00 to 16:00. You won’t need any experience, but you will need an apron.`,
    keywordsDe: 'Workshop, Druck, Hamburg, Pflanzen',
    keywordsEn: 'workshop, printing, Hamburg, plants',
    metaDe:
      'Drucken mit Kartoffel, Linol und Löffel: Workshop am zweiten Samstag im Juni in unserem Hamburger Büro, zwölf Plätze, ohne Vorkenntnisse.',
    metaEn:
      'Printing with potato, lino and spoon: a workshop at our Hamburg office on the second Saturday in June, twelve places, no experience needed.',
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
    on: { month: 6, day: 11, yearsBack: 0 },
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
    on: { month: 6, day: 12, yearsBack: 1 },
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
]

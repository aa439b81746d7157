import { NEWS_2025_EARLIER } from './news-2025-earlier.ts'
import { NEWS_2025_LATER } from './news-2025-later.ts'
import { NEWS_2026_EARLIER } from './news-2026-earlier.ts'
import type { NewsItem } from './news-item.ts'

/** The demo agency's news of two years, newest first; those before July 2026 have files of their own. */
export const NEWS: readonly NewsItem[] = [
  {
    publishedOn: '2026-10-21',
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
    publishedOn: '2026-10-06',
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
    publishedOn: '2026-09-16',
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
    publishedOn: '2026-08-25',
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
    publishedOn: '2026-07-09',
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
  ...NEWS_2026_EARLIER,
  ...NEWS_2025_LATER,
  ...NEWS_2025_EARLIER,
]

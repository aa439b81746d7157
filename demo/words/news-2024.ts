import type { NewsItem } from './news-item.ts'

export const NEWS_2024: readonly NewsItem[] = [
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

import type { Bilingual } from './bilingual.ts'

/**
 * What an artist draws, as plurals that are alike in the nominative and the accusative, so that they fit
 * into any sentence. Two ways to say it each.
 */
const SUBJECTS = {
  landscape: [
    { de: 'weite Landschaften', en: 'open landscapes' },
    { de: 'Hügel im Abendlicht', en: 'hills in evening light' },
  ],
  city: [
    { de: 'Straßenszenen', en: 'street scenes' },
    { de: 'Städte kurz vor Feierabend', en: 'cities just before closing time' },
  ],
  sea: [
    { de: 'Küsten bei jedem Wetter', en: 'coasts in all weathers' },
    { de: 'Boote in kleinen Häfen', en: 'boats in small harbours' },
  ],
  animals: [
    { de: 'Tiere mit Haltung', en: 'animals with attitude' },
    { de: 'Vierbeiner aller Art', en: 'four-legged creatures of every kind' },
  ],
  plants: [
    { de: 'Pflanzen aller Art', en: 'plants of every kind' },
    { de: 'verwilderte Gärten', en: 'gardens run wild' },
  ],
  food: [
    { de: 'gedeckte Tische', en: 'laid tables' },
    { de: 'Früchte zum Anbeißen', en: 'fruit good enough to eat' },
  ],
  still: [
    { de: 'stille Dinge auf Tischen', en: 'quiet things on tables' },
    { de: 'Stillleben', en: 'still lifes' },
  ],
  people: [
    { de: 'Menschen unterwegs', en: 'people on the move' },
    { de: 'Leute bei der Arbeit', en: 'people at work' },
  ],
  movement: [
    { de: 'Körper in Bewegung', en: 'bodies in motion' },
    { de: 'Sprünge kurz vor der Landung', en: 'leaps just before they land' },
  ],
  music: [
    { de: 'Konzerte vom Seitenrand aus', en: 'concerts seen from the wings' },
    { de: 'Klänge, die man sehen kann', en: 'sounds that can be seen' },
  ],
  ideas: [
    { de: 'Gedanken als Bilder', en: 'thoughts turned into pictures' },
    { de: 'Szenen mit doppeltem Boden', en: 'scenes with a false bottom' },
  ],
  portrait: [
    { de: 'Porträts', en: 'portraits' },
    { de: 'Gesichter mit Geschichte', en: 'faces with a past' },
  ],
  space: [
    { de: 'ferne Planeten', en: 'distant planets' },
    { de: 'Raketen vor dem Start', en: 'rockets before lift-off' },
  ],
  interior: [
    { de: 'bewohnte Zimmer', en: 'lived-in rooms' },
    { de: 'Räume mit Morgenlicht', en: 'rooms in morning light' },
  ],
  abstract: [
    { de: 'freie Formen', en: 'free shapes' },
    { de: 'Kompositionen ohne Motiv', en: 'compositions without a subject' },
  ],
  isometric: [
    { de: 'kleine Welten von schräg oben', en: 'small worlds seen from above' },
    { de: 'Häuser im Querschnitt', en: 'houses in cross-section' },
  ],
  map: [
    { de: 'illustrierte Karten', en: 'illustrated maps' },
    { de: 'Stadtpläne mit Umwegen', en: 'town maps with detours' },
  ],
  infographic: [
    { de: 'Schaubilder', en: 'diagrams' },
    { de: 'erklärende Grafiken', en: 'explanatory graphics' },
  ],
  lettering: [
    { de: 'gezeichnete Schriftzüge', en: 'drawn lettering' },
    { de: 'Buchstaben mit Eigenleben', en: 'letters with a life of their own' },
  ],
  pattern: [
    { de: 'Muster für Stoffe', en: 'patterns for textiles' },
    { de: 'Rapporte', en: 'repeat patterns' },
  ],
  science: [
    { de: 'Themen aus der Forschung', en: 'topics from research' },
    { de: 'Bilder für Lehrbücher', en: 'pictures for textbooks' },
  ],
  technology: [
    { de: 'Maschinen mit Innenleben', en: 'machines seen from inside' },
    { de: 'Apparate von übermorgen', en: 'gadgets of the day after tomorrow' },
  ],
  fashion: [
    { de: 'Kleider mit Schwung', en: 'clothes with swing' },
    { de: 'Modefiguren', en: 'fashion figures' },
  ],
  fantasy: [
    { de: 'Fabelwesen', en: 'mythical creatures' },
    { de: 'Burgen mit Drachen', en: 'castles with dragons' },
  ],
  architecture: [
    { de: 'Fassaden', en: 'façades' },
    { de: 'Häuser mit Eigensinn', en: 'headstrong houses' },
  ],
  underwater: [
    { de: 'Meerestiere', en: 'sea creatures' },
    { de: 'Szenen unter Wasser', en: 'scenes under water' },
  ],
  travel: [
    { de: 'Reisebilder', en: 'travel pictures' },
    { de: 'Orte mit Bahnanschluss', en: 'places with a railway station' },
  ],
  editorial: [
    { de: 'Bildideen für Leitartikel', en: 'ideas for leading articles' },
    { de: 'gezeichnete Kommentare', en: 'drawn comments' },
  ],
  children: [
    { de: 'Bilderbuchfiguren', en: 'picture-book characters' },
    { de: 'Geschichten für Kinder', en: 'stories for children' },
  ],
} as const satisfies Record<string, readonly [Bilingual, Bilingual]>

/** The subjects that have words of their own. */
export type KnownSubject = keyof typeof SUBJECTS

const ANY_SUBJECTS: Bilingual = { de: 'Szenen aus dem Alltag', en: 'scenes from daily life' }
/** More than three would read as a catalogue. */
const MOST_NAMED = 3

/** A list such as „Küsten, Fassaden und Porträts“; unknown subjects are passed over, and without any it is everyday life. */
export function subjectWords(subjects: readonly string[], seed: number): Bilingual {
  const named = subjects.filter(isKnown).slice(0, MOST_NAMED)
  const words = named.map((subject, at) => SUBJECTS[subject][(seed + at) % 2 === 0 ? 0 : 1])
  const [first = ANY_SUBJECTS, ...others] = words
  return others.length === 0
    ? first
    : {
        de: listed(
          [first, ...others].map(({ de }) => de),
          'und',
        ),
        en: listed(
          [first, ...others].map(({ en }) => en),
          'and',
        ),
      }
}

function isKnown(subject: string): subject is KnownSubject {
  return Object.hasOwn(SUBJECTS, subject)
}

function listed(words: readonly string[], and: string): string {
  return `${words.slice(0, -1).join(', ')} ${and} ${words.at(-1)}`
}

import type { Subject } from 'demo-art/recipe'
import type { Bilingual } from './bilingual.ts'

/**
 * What an artist draws, as plurals that are alike in the nominative and the accusative, so that they fit
 * into any sentence. Two ways to say it each.
 */
const WORDS: Record<Subject, readonly [Bilingual, Bilingual]> = {
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
    { de: 'sichtbare Klänge', en: 'sounds that can be seen' },
  ],
  metaphors: [
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
}
/** More than three would read as a catalogue. */
const MOST_NAMED = 3

/** A list such as „Küsten, Fassaden und Porträts“ of at least one subject. */
export function subjectWords(subjects: readonly Subject[], seed: number): Bilingual {
  const words = subjects
    .slice(0, MOST_NAMED)
    .map((subject, at) => WORDS[subject][(seed + at) % 2 === 0 ? 0 : 1])
  return {
    de: listed(
      words.map(({ de }) => closed(de)),
      'und',
    ),
    en: listed(
      words.map(({ en }) => en),
      'and',
    ),
  }
}

/** German closes a relative clause with a comma; where another mark follows, whoever fills the sentence drops it. */
function closed(words: string): string {
  return words.includes(',') ? `${words},` : words
}

function listed(words: readonly string[], and: string): string {
  const [last = '', ...before] = words.toReversed()
  return before.length === 0 ? last : `${before.toReversed().join(', ')} ${and} ${last}`
}

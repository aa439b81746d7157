import { fileURLToPath } from 'node:url'
import { createRandom, itemAt } from '../core/random.ts'
import { named } from '../core/scene.ts'
import type { Mood } from '../hands/colours.ts'
import { editorialIdeas } from '../subjects/editorial.ts'
import { lettering } from '../subjects/lettering.ts'
import { metaphors } from '../subjects/metaphors.ts'
import { type Composition, type Format, type Motif, type Piece, SQUARE } from '../subjects/piece.ts'
import { portrait } from '../subjects/portrait.ts'
import { composed } from './compose.ts'
import { readLaterTitles, readMotifs } from './written.ts'

/** So often chance is asked for a look of a composition. */
const LOOKS = 60
/** For takes of a look that has fewer hours or formats of its own. */
const HOURS: readonly Mood[] = ['bold', 'paper', 'dusk', 'day']
const FORMATS: readonly Format[] = [SQUARE, [4, 5], [5, 4]]
/** How much closer the second and third take of a drawn composition come. */
const CROPS = [1, 1.22, 0.88] as const

/** The one place to add a subject: a list of written motifs, drawn compositions, or both. */
const LISTS = {
  landscape: [],
  science: [],
  movement: [],
  music: [],
  travel: [],
  metaphors: looksOf(metaphors, 5),
  pattern: [],
  lettering: looksOf(lettering, 6),
  fantasy: [],
  editorial: editorialIdeas(),
  architecture: [],
  space: [],
  interior: [],
  technology: [],
  food: [],
  plants: [],
  animals: [],
  underwater: [],
  sea: [],
  city: [],
  people: [],
  portrait: looksOf(portrait, 8),
} as const satisfies Record<string, readonly Motif[]>

export type SubjectName = keyof typeof LISTS

/** Subjects whose motifs are all drawn compositions. */
const DRAWN_ONLY: ReadonlySet<string> = new Set(['metaphors', 'lettering'])

const laterTitles = readLaterTitles(fileURLToPath(new URL('./lists/later-titles.txt', import.meta.url)))

const cache = new Map<string, readonly Motif[]>()

/** A subject's motifs, written ones first; a recipe's number counts their takes. */
export function motifsOf(subject: SubjectName): readonly Motif[] {
  const known = cache.get(subject)
  if (known) return known
  const drawn = [...(DRAWN_ONLY.has(subject) ? [] : writtenMotifs(subject)), ...LISTS[subject]]
  const motifs = drawn.map((motif) => (take: number) => retitled(motif(take), take))
  cache.set(subject, motifs)
  return motifs
}

export { LISTS as SUBJECT_LISTS }

/** The first take has the motif's own title, each later one its own: no two works share one. */
function retitled(piece: Piece, take: number): Piece {
  const title = take === 0 ? undefined : laterTitles.get(piece.words.title[0])?.[take - 1]
  return title ? { ...piece, words: { ...piece.words, title } } : piece
}

function writtenMotifs(subject: string): Motif[] {
  const path = fileURLToPath(new URL(`./lists/${subject}.txt`, import.meta.url))
  return readMotifs(path).map((written, at) => (take) => composed(written, at, take))
}

/** Makes motifs of the different looks of drawn compositions, at most so many of each. No two are titled or described alike. */
function looksOf(compositions: readonly Composition[], most: number): Motif[] {
  const titles = new Set<string>()
  return compositions.flatMap((composition, at) => {
    const looks = new Map<string, Piece[]>()
    for (let look = 0; look < LOOKS; look++) {
      const piece = composition(createRandom(`composition ${at} ${look}`))
      const [german] = piece.words.alt
      const alike = looks.get(german)
      if (alike) alike.push(piece)
      else if (looks.size < most && !titles.has(piece.words.title[0])) {
        looks.set(german, [piece])
        titles.add(piece.words.title[0])
      }
    }
    return [...looks.values()].map((pieces) => motifOf(pieces, composition.name))
  })
}

/** A look at the hours and in the formats that chance gave it, then at others. */
function motifOf(looks: readonly Piece[], name: string): Motif {
  const [first] = looks
  if (!first) throw new Error('A motif needs a look.')
  const hours = [...new Set([...looks.map(({ mood }) => mood), ...HOURS])]
  const formats = new Map(
    [...looks.map(({ format }) => format), ...FORMATS].map((format) => [format.join(), format]),
  )
  return (take) => ({
    ...first,
    mood: itemAt(hours, take),
    format: itemAt([...formats.values()], take),
    crop: itemAt(CROPS, take),
    draw: (stage) => named(stage.scene, name, () => first.draw(stage)),
  })
}

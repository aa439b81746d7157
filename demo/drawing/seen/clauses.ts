import type { Surface } from '../subjects/piece.ts'
import { COLOURS, type ColourName } from './colour-names.ts'
import type { Seen, SeenThing } from './seen.ts'
import type { ThingWords } from './things.ts'

type Both = readonly [de: string, en: string]
export type Case = 'nominative' | 'accusative' | 'dative'

const ARTICLES = {
  nominative: { m: ['ein', 'er'], f: ['eine', 'e'], n: ['ein', 'es'] },
  accusative: { m: ['einen', 'en'], f: ['eine', 'e'], n: ['ein', 'es'] },
  dative: { m: ['einem', 'en'], f: ['einer', 'en'], n: ['einem', 'en'] },
} as const
const NUMBERS: readonly Both[] = [
  ['zwei', 'two'],
  ['drei', 'three'],
  ['vier', 'four'],
]
/** Colours whose noun is not the adjective with a capital. */
const NOUNS: Partial<Record<ColourName, string>> = {
  beige: 'Beige',
  pink: 'Pink',
  salmon: 'Lachs',
  paleRose: 'Rosa',
  orange: 'Orange',
  apricot: 'Apricot',
  lilac: 'Flieder',
}

export function colourStem(colour: ColourName): string {
  return COLOURS[colour][0]
}

export function englishColour(colour: ColourName): string {
  return COLOURS[colour][1]
}

/** "ein rotes Auto", "zwei rote Autos" or, from five on, "rote Autos"; of two colours one after the other. */
export function thingClause({ count, colours, side }: SeenThing, words: ThingWords, inCase: Case): Both {
  const [colour, other] = colours
  if (count === 1)
    return [germanOne(words, inCase, colour) + SIDES[side][0], englishOne(words, colour) + SIDES[side][1]]
  if (colour && other)
    return [
      `${germanOne(words, inCase, colour)} und ${germanOne({ ...words, de: ['', ''] }, inCase, other).trim()}`,
      `${englishOne(words, colour)} and ${withArticle(englishColour(other))} one`,
    ]
  const number = NUMBERS[count - 2] ?? ['', '']
  const painted = colour ? [`${colourStem(colour)}e `, `${englishColour(colour)} `] : ['', '']
  return [spaced(number[0], `${painted[0]}${words.de[1]}`), spaced(number[1], `${painted[1]}${words.en[1]}`)]
}

const SIDES: Record<SeenThing['side'], Both> = {
  l: [' links', ' on the left'],
  r: [' rechts', ' on the right'],
  '': ['', ''],
}

function spaced(first: string, second: string): string {
  return first === '' ? second : `${first} ${second}`
}

function germanOne({ gender, de }: ThingWords, inCase: Case, colour: ColourName | undefined): string {
  const [article, ending] = ARTICLES[inCase][gender]
  return `${article} ${colour ? `${colourStem(colour)}${ending} ` : ''}${de[0]}`
}

function englishOne({ en }: ThingWords, colour: ColourName | undefined): string {
  return withArticle(colour ? `${englishColour(colour)} ${en[0]}` : en[0])
}

export function withArticle(noun: string): string {
  return `${/^[aeiou]/.test(noun) ? 'an' : 'a'} ${noun}`
}

const IN_THE_SKY: ReadonlySet<string> = new Set(['sun', 'moon', 'cloud', 'balloon', 'mountain'])

/** What the picture's empty part is and its colour, as "vor gelber Wand"; null where hardly any is left. */
export function groundClause({ ground, things }: Seen, surface: Surface | undefined): Both | null {
  const wall = things.find(({ name }) => name === 'wall')?.colours[0]
  const colour = wall ?? ground
  if (!colour) return null
  return GROUNDS[wall ? 'wall' : (surface ?? surfaceOf(things))](colourStem(colour), englishColour(colour))
}

function surfaceOf(things: readonly SeenThing[]): Surface {
  return things.some(({ name }) => IN_THE_SKY.has(name)) ? 'sky' : 'backdrop'
}

const GROUNDS: Record<Surface, (stem: string, colour: string) => Both> = {
  sky: (stem, colour) => [`unter ${stem}em Himmel`, `beneath ${withArticle(colour)} sky`],
  wall: (stem, colour) => [`vor ${stem}er Wand`, `in front of ${withArticle(colour)} wall`],
  water: (stem, colour) => [`in ${stem}em Wasser`, `in ${colour} water`],
  sheet: (stem, colour) => [`auf ${stem}em Grund`, `on ${withArticle(colour)} ground`],
  backdrop: (stem, colour) => [`vor ${stem}em Hintergrund`, `against ${withArticle(colour)} background`],
}

/** "in Orange, Dunkelblau und Beige". */
export function coloursClause(colours: readonly ColourName[]): Both | null {
  if (colours.length === 0) return null
  const nouns = colours.map((colour) => NOUNS[colour] ?? capital(colourStem(colour)))
  return [`in ${listed(nouns, 'und')}`, `in ${listed(colours.map(englishColour), 'and')}`]
}

function capital(word: string): string {
  return word.slice(0, 1).toUpperCase() + word.slice(1)
}

export function listed(words: readonly string[], and: string): string {
  const last = words.at(-1) ?? ''
  return words.length < 2 ? last : `${words.slice(0, -1).join(', ')} ${and} ${last}`
}

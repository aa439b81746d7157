import { COLOURS, type ColourName } from './colour-names.ts'
import type { SeenThing } from './seen.ts'
import type { ThingWords } from './things.ts'

export type Both = readonly [de: string, en: string]
export type Case = 'nominative' | 'accusative'

const ARTICLES = {
  nominative: { m: ['ein', 'er'], f: ['eine', 'e'], n: ['ein', 'es'] },
  accusative: { m: ['einen', 'en'], f: ['eine', 'e'], n: ['ein', 'es'] },
} as const
const NUMBERS: readonly Both[] = [
  ['zwei', 'two'],
  ['drei', 'three'],
  ['vier', 'four'],
]
const MORE: Both = ['mehrere', 'several']
/** There is one of each that everybody knows. */
const THE_ONE: Readonly<Record<string, Both>> = {
  sun: ['die Sonne', 'the sun'],
  moon: ['der Mond', 'the moon'],
}
/** Colours whose noun is not the adjective with a capital. */
const NOUNS: Partial<Record<ColourName, string>> = {
  beige: 'Beige',
  pink: 'Pink',
  salmon: 'Lachsrosa',
  paleRose: 'Rosa',
  orange: 'Orange',
  apricot: 'Apricot',
  lilac: 'Fliederlila',
}

export function colourStem(colour: ColourName): string {
  return COLOURS[colour][0]
}

export function englishColour(colour: ColourName): string {
  return COLOURS[colour][1]
}

/** "ein rotes Auto", "zwei rote Autos" or, from five on, "mehrere rote Autos"; of two colours one after the other. */
export function thingClause({ name, count, colours }: SeenThing, words: ThingWords, inCase: Case): Both {
  const [colour, other] = colours
  if (count === 1) {
    const known = colour || inCase !== 'nominative' ? undefined : THE_ONE[name]
    return known ?? [germanOne(words, inCase, colour), englishOne(words, colour)]
  }
  if (colour && other)
    return [
      `${germanOne({ ...words, de: ['', ''] }, inCase, colour).trim()} und ${germanOne(words, inCase, other)}`,
      `${englishOne(words, colour)} and ${withArticle(englishColour(other))} one`,
    ]
  const number = NUMBERS[count - 2] ?? MORE
  const painted = colour ? [`${colourStem(colour)}e `, `${englishColour(colour)} `] : ['', '']
  return [`${number[0]} ${painted[0]}${words.de[1]}`, `${number[1]} ${painted[1]}${words.en[1]}`]
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

/** "Orange, Dunkelblau und Beige", "orange, dark blue and beige". */
export function colourNouns(colours: readonly ColourName[]): Both {
  const nouns = colours.map((colour) => NOUNS[colour] ?? capital(colourStem(colour)))
  return listed(nouns.map((noun, at) => [noun, englishColour(colours[at] ?? 'grey')]))
}

/** "orangefarben und dunkelblau", as in "die Kleidung ist …". */
export function colourAdjectives(colours: readonly ColourName[]): Both {
  return listed(colours.map((colour) => [colourStem(colour), englishColour(colour)]))
}

export function capital(text: string): string {
  return text.slice(0, 1).toUpperCase() + text.slice(1)
}

export function listed(words: readonly Both[]): Both {
  return [
    joined(
      words.map(([german]) => german),
      'und',
    ),
    joined(
      words.map(([, english]) => english),
      'and',
    ),
  ]
}

function joined(words: readonly string[], and: string): string {
  const last = words.at(-1) ?? ''
  return words.length < 2 ? last : `${words.slice(0, -1).join(', ')} ${and} ${last}`
}

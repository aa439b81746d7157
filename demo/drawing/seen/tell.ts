import { createRandom, type Random } from '../core/random.ts'
import type { Recipe } from '../recipe.ts'
import type { Surface } from '../subjects/piece.ts'
import { type Both, capital, colourStem, englishColour, listed, thingClause, withArticle } from './clauses.ts'
import type { ColourName } from './colour-names.ts'
import { keyOf, type SeenThing, seenOn } from './seen.ts'
import {
  type Beside,
  besideClauses,
  besideOnGround,
  bothClauses,
  coloursClauses,
  coloursOnGround,
  type Ground,
  groundClauses,
  type Worn,
  wornClauses,
} from './sentences.ts'
import { GARMENTS, THINGS, type ThingWords } from './things.ts'

/** More would be an inventory. */
const MOST_THINGS = 2
const MOST_COLOURS = 2
/** What is heard in about eight seconds. */
const USUAL_WORDS = 20
/** So many more are better than no second sentence, by which a picture is told from others of the same idea. */
const FEW_WORDS = 4
const SOMEBODY = [/Person|jemand/i, /person|somebody|someone/i] as const
/** A disc behind shelves is no sun. */
const IN_FRONT_OF_WALLS: ReadonlySet<string> = new Set(['sun', 'moon', 'cloud'])
const IN_THE_SKY: ReadonlySet<string> = new Set(['sun', 'moon', 'cloud', 'balloon', 'mountain'])
const STANDS_IN_THE_SKY: ReadonlySet<string> = new Set(['sun', 'moon', 'cloud'])
const ENDINGS = { m: 'er', f: 'e', n: 'es' } as const

/**
 * The composition's sentence, and a second one on what this one picture shows of its own: what a person wears, what stands
 * beside the main thing, its colours and its ground. Of a picture that nobody has looked at yet, the first alone.
 */
export function tellSeen(recipe: Recipe, alt: Both, surface?: Surface): Both {
  const seen = seenOn(recipe)
  if (!seen) return alt
  const things = seen.things
    .filter(({ name }) => surface !== 'wall' || !IN_FRONT_OF_WALLS.has(name))
    .map(withoutDarkMoon)
  const told = colouredInPlace(alt, things)
  const wall = things.find(({ name }) => name === 'wall')?.colours[0]
  const colour = wall ?? seen.ground
  const facts: Facts = {
    worn: wornBy(alt, things),
    beside: things
      .filter(({ name }) => isUntold(alt, name))
      .map((thing) => (thing.colours[0] === colour ? { ...thing, colours: [] } : thing)),
    ground: colour && { colour, surface: wall ? 'wall' : (surface ?? surfaceOf(things)) },
    colours: seen.colours
      .filter((one) => one !== colour && !told[1].includes(englishColour(one)))
      .slice(0, MOST_COLOURS),
  }
  const own = ownSentence(facts, told, createRandom(`${keyOf(recipe)} told`))
  return own ? [`${told[0]}. ${capital(own[0])}.`, `${told[1]}. ${capital(own[1])}.`] : told
}

/** What there is to say beyond the composition. */
type Facts = { worn: Worn | null; beside: SeenThing[]; ground: Ground | null; colours: readonly ColourName[] }

/** Two facts where both fit in, otherwise what comes close to the usual length, after a long idea a single one. */
function ownSentence(facts: Facts, told: Both, random: Random): Both | null {
  const [doubles, singles] = [doubleClauses(facts), singleClauses(facts)]
  const upTo = (most: number, clauses: readonly Both[]) =>
    clauses.filter((clause) => wordsOf([told, clause]) <= most)
  const fitting = [
    upTo(USUAL_WORDS, doubles),
    [...upTo(USUAL_WORDS + FEW_WORDS / 2, doubles), ...upTo(USUAL_WORDS + FEW_WORDS, singles)],
    singles.filter((clause) => wordsOf([clause]) <= FEW_WORDS + 2),
    singles,
  ].find((clauses) => clauses.length > 0)
  return fitting ? random.pick(fitting) : null
}

function doubleClauses({ worn, beside, ground, colours }: Facts): Both[] {
  const [one, pair] = [besideOf(beside.slice(0, 1)), besideOf(beside.slice(0, MOST_THINGS))]
  return [
    ...(ground && one ? besideOnGround(one, ground) : []),
    ...(ground && pair ? besideOnGround(pair, ground) : []),
    ...(ground && worn ? bothClauses(wornClauses(worn), groundClauses(ground)) : []),
    ...(worn && one ? bothClauses(wornClauses(worn), besideClauses(one)) : []),
    ...(ground && !worn && colours.length > 0 ? coloursOnGround(colours, ground) : []),
  ]
}

function singleClauses({ worn, beside, ground, colours }: Facts): Both[] {
  return [
    ...besideAlone(beside, ground),
    ...(worn ? wornClauses(worn) : []),
    ...(ground ? groundClauses(ground) : []),
    ...(colours.length > 0 ? coloursClauses(colours) : []),
  ]
}

/** Only what has a colour tells a picture from others; sun and moon are told with the sky that they stand in. */
function besideAlone(beside: readonly SeenThing[], ground: Ground | null): Both[] {
  const one = besideOf(beside.slice(0, 1))
  if (!one) return []
  if (one.inSky && ground?.surface === 'sky') return besideOnGround(one, ground)
  return beside[0]?.colours.length ? besideClauses(one) : []
}

/** In the language that takes more. */
function wordsOf(texts: readonly Both[]): number {
  const counted = ([0, 1] as const).map((at) => texts.flatMap((text) => text[at].split(' ')).length)
  return Math.max(...counted)
}

function surfaceOf(things: readonly SeenThing[]): Surface {
  return things.some(({ name }) => IN_THE_SKY.has(name)) ? 'sky' : 'backdrop'
}

/** A moon is drawn over itself to be a crescent: it has no colour of its own to speak of. */
function withoutDarkMoon(thing: SeenThing): SeenThing {
  return thing.name === 'moon' ? { ...thing, colours: [] } : thing
}

/** Of two kinds, the colours are left out. */
function besideOf(things: readonly SeenThing[]): Beside | null {
  const [first] = things
  if (!first) return null
  const alone = things.length === 1
  const words = things.flatMap((thing) => {
    const known = THINGS[thing.name]
    return known ? [thingClause(alone ? thing : { ...thing, colours: [] }, known, 'nominative')] : []
  })
  return {
    words: listed(words),
    many: !alone || first.count > 1,
    // "There’s a yellow cup and a red one."
    firstMany: first.count > 1 && (!alone || first.colours.length < 2),
    inSky: things.every(({ name }) => STANDS_IN_THE_SKY.has(name)),
    side: alone ? first.side : '',
  }
}

/** "Ein Fuchs" becomes "Ein roter Fuchs" where both languages name the one thing without an adjective. */
function colouredInPlace(alt: Both, things: readonly SeenThing[]): Both {
  let [german, english] = alt
  for (const { name, count, colours } of things) {
    const [words, colour] = [THINGS[name], colours[0]]
    if (!words || !colour || count !== 1) continue
    const [inGerman, inEnglish] = [paintGerman(german, words, colour), paintEnglish(english, words, colour)]
    if (inGerman && inEnglish) [german, english] = [inGerman, inEnglish]
  }
  return [german, english]
}

function paintGerman(text: string, { gender, de }: ThingWords, colour: ColourName): string | null {
  const found = new RegExp(`\\b([Ee]in|[Ee]ine|einen|einem|einer) (?=${de[0]}(?![\\p{L}]))`, 'u').exec(text)
  if (!found) return null
  const article = found[1] ?? ''
  const ending =
    article.toLowerCase() === 'ein' ? ENDINGS[gender] : article.toLowerCase() === 'eine' ? 'e' : 'en'
  return `${text.slice(0, found.index)}${article} ${colourStem(colour)}${ending} ${text.slice(found.index + found[0].length)}`
}

function paintEnglish(text: string, { en }: ThingWords, colour: ColourName): string | null {
  const found = new RegExp(`\\b([Aa])n? (?=${en[0]}\\b)`).exec(text)
  if (!found) return null
  const article = withArticle(englishColour(colour)).replace(/^a/, found[1] ?? 'a')
  return `${text.slice(0, found.index)}${article} ${text.slice(found.index + found[0].length)}`
}

/** What the one person wears, or in which colours several are dressed. */
function wornBy([german, english]: Both, things: readonly SeenThing[]): Worn | null {
  const worn = things.filter(({ name, colours }) => GARMENTS[name] && colours.length > 0)
  const people = things.filter(({ name }) => GARMENTS[name]).reduce((sum, { count }) => sum + count, 0)
  const [one] = worn
  const words = one && GARMENTS[one.name]
  if (!one || !words) return null
  if (people === 1) {
    const somebody = SOMEBODY[0].test(german) && SOMEBODY[1].test(english)
    return somebody ? { garment: thingClause(one, words, 'accusative') } : null
  }
  const coloured = worn.reduce((sum, { count }) => sum + count, 0)
  if (coloured * 2 < people) return null
  return { colours: [...new Set(worn.flatMap((garment) => garment.colours))].slice(0, MOST_COLOURS) }
}

/** The composition's own sentence does not name it. */
function isUntold([german, english]: Both, name: string): boolean {
  const words = THINGS[name]
  return words !== undefined && !isNamed(german, words.de) && !isNamed(english, words.en)
}

function isNamed(text: string, nouns: readonly string[]): boolean {
  const lower = text.toLowerCase()
  return nouns.some((noun) => lower.includes(noun.toLowerCase()))
}

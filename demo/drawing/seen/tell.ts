import type { Recipe } from '../recipe.ts'
import type { Surface } from '../subjects/piece.ts'
import {
  colourStem,
  coloursClause,
  englishColour,
  groundClause,
  listed,
  thingClause,
  withArticle,
} from './clauses.ts'
import { COLOURS, type ColourName } from './colour-names.ts'
import { type SeenThing, seenOn } from './seen.ts'
import { GARMENTS, THINGS, type ThingWords } from './things.ts'

type Both = readonly [de: string, en: string]

/** More would be an inventory. */
const MOST_THINGS = 2
/** With fewer clauses that name a colour, the main colours are told as well. */
const ENOUGH_CLAUSES = 2
const ANY_COLOUR = new RegExp(
  `\\b(?:${Object.values(COLOURS)
    .map(([, english]) => english)
    .join('|')})\\b`,
)
const SOMEBODY = [/Person|jemand/i, /person|somebody|someone/i] as const
/** A disc behind shelves is no sun. */
const IN_FRONT_OF_WALLS: ReadonlySet<string> = new Set(['sun', 'moon', 'cloud'])
const ENDINGS = { m: 'er', f: 'e', n: 'es' } as const

/**
 * The composition's sentence with what this one picture shows of its own: the colour of its main thing, what a person wears,
 * what stands beside it, on what ground. Of a picture that nobody has looked at yet, the sentence as it is.
 */
export function tellSeen(recipe: Recipe, alt: Both, surface?: Surface): Both {
  const all = seenOn(recipe)
  if (!all) return alt
  const seen = {
    ...all,
    things: all.things
      .filter(({ name }) => surface !== 'wall' || !IN_FRONT_OF_WALLS.has(name))
      .map(withoutDarkMoon),
  }
  const told = colouredInPlace(alt, seen.things)
  const [wears, beside, ground] = [
    wearsClause(alt, seen.things),
    besideClause(alt, seen.things),
    groundClause(seen, surface),
  ]
  const main = [wears, beside, ground].filter((clause) => clause !== null)
  const colourful = main.filter(([, english]) => ANY_COLOUR.test(english))
  const left = seen.colours.filter(
    (colour) => !main.some(([, english]) => english.includes(englishColour(colour))),
  )
  const colours = colourful.length < ENOUGH_CLAUSES ? coloursClause(left) : null
  return joined([told, wears, colours, ground, beside])
}

/** A moon is drawn over itself to be a crescent: it has no colour of its own to speak of. */
function withoutDarkMoon(thing: SeenThing): SeenThing {
  return thing.name === 'moon' ? { ...thing, colours: [] } : thing
}

function joined(clauses: readonly (Both | null)[]): Both {
  const all = clauses.filter((clause) => clause !== null)
  return [all.map(([german]) => german).join(', '), all.map(([, english]) => english).join(', ')]
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
function wearsClause([german, english]: Both, things: readonly SeenThing[]): Both | null {
  const worn = things.filter(({ name, colours }) => GARMENTS[name] && colours.length > 0)
  const people = things.filter(({ name }) => GARMENTS[name]).reduce((sum, { count }) => sum + count, 0)
  const [one] = worn
  const words = one && GARMENTS[one.name]
  if (!one || !words) return null
  if (people === 1) {
    const [inGerman, inEnglish] = thingClause({ ...one, side: '' }, words, 'accusative')
    const somebody = SOMEBODY[0].test(german) && SOMEBODY[1].test(english)
    return somebody ? [`die Person trägt ${inGerman}`, `the person in ${inEnglish}`] : null
  }
  const coloured = worn.reduce((sum, { count }) => sum + count, 0)
  if (coloured * 2 < people) return null
  const colours = [...new Set(worn.flatMap((garment) => garment.colours))]
  return [`Kleidung ${inColours(colours)[0]}`, `clothes ${inColours(colours)[1]}`]
}

function inColours(colours: readonly ColourName[]): Both {
  return coloursClause(colours.slice(0, 3)) ?? ['', '']
}

/** What else is there, the largest first. */
function besideClause([german, english]: Both, things: readonly SeenThing[]): Both | null {
  const clauses: Both[] = []
  for (const thing of things) {
    const words = THINGS[thing.name]
    if (!words || isNamed(german, words.de) || isNamed(english, words.en) || clauses.length === MOST_THINGS)
      continue
    clauses.push(thingClause(clauses.length > 0 ? { ...thing, side: '' } : thing, words, 'nominative'))
  }
  if (clauses.length === 0) return null
  return [
    `dazu ${listed(
      clauses.map(([inGerman]) => inGerman),
      'und',
    )}`,
    `with ${listed(
      clauses.map(([, inEnglish]) => inEnglish),
      'and',
    )}`,
  ]
}

function isNamed(text: string, nouns: readonly string[]): boolean {
  const lower = text.toLowerCase()
  return nouns.some((noun) => lower.includes(noun.toLowerCase()))
}

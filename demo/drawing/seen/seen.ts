import { readFileSync } from 'node:fs'
import type { Recipe } from '../recipe.ts'
import type { ColourName } from './colour-names.ts'
import { COLOURS } from './colour-names.ts'

export type SeenThing = {
  name: string
  count: number
  /** One for all of them or one for each of two; empty where a thing has no main colour. */
  colours: ColourName[]
  /** Where a single one stands: left, right, or no word for it. */
  side: 'l' | 'r' | ''
}

/** What whoever looks at a painted work can say of it. */
export type Seen = { ground: ColourName | null; colours: ColourName[]; things: SeenThing[] }

/** More than the words ever name. */
const MOST_THINGS = 6
const THING = /^(?<name>[a-z-]+)\*(?<count>\d+)(?<side>[lr]?)(?::(?<colours>[A-Za-z+]+))?$/

/** A line such as `hand-3 sea 4: darkBlue | darkBlue+red | sailboat*2:red+white sun*1l:orange`. */
export function lineOf(recipe: Recipe, { ground, colours, things }: Seen): string {
  const told = things.slice(0, MOST_THINGS).map((thing) => {
    const painted = thing.colours.length > 0 ? `:${thing.colours.join('+')}` : ''
    return `${thing.name}*${thing.count}${thing.side}${painted}`
  })
  return `${keyOf(recipe)}: ${ground ?? '-'} | ${colours.join('+')} | ${told.join(' ')}`
}

export function keyOf({ school, hand, subject, number }: Recipe): string {
  return `${school} ${hand} ${subject} ${number}`
}

/** Written by `npm run demo -- --look`, as drawing thousands of works to describe them would take minutes. */
export const SEEN_FILE = new URL('./seen-works.txt', import.meta.url)

let lines: Map<string, string> | null = null

/** What is to be seen on a work of the usual roster; null for any other picture. */
export function seenOn(recipe: Recipe): Seen | null {
  if (recipe.kind !== 'work') return null
  lines ??= readLines()
  const line = lines.get(keyOf(recipe))
  return line === undefined ? null : parsed(line)
}

function readLines(): Map<string, string> {
  const all = readFileSync(SEEN_FILE, 'utf8').split('\n').filter(Boolean)
  return new Map(all.map((line) => [line.slice(0, line.indexOf(': ')), line.slice(line.indexOf(': ') + 2)]))
}

function parsed(line: string): Seen {
  const [ground = '', colours = '', things = ''] = line.split(' | ')
  return {
    ground: coloursIn(ground)[0] ?? null,
    colours: coloursIn(colours),
    things: things.split(' ').flatMap((text) => thingIn(text)),
  }
}

function thingIn(text: string): SeenThing[] {
  const { name, count, side, colours = '' } = THING.exec(text)?.groups ?? {}
  if (name === undefined) return []
  return [
    {
      name,
      count: Number(count),
      colours: coloursIn(colours),
      side: side === 'l' || side === 'r' ? side : '',
    },
  ]
}

function coloursIn(text: string): ColourName[] {
  return text.split('+').filter(isColour)
}

function isColour(name: string): name is ColourName {
  return Object.hasOwn(COLOURS, name)
}

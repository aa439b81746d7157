import { boxOf, type Point } from '../core/geometry.ts'
import { named } from '../core/scene.ts'
import type { Stage } from '../core/stage.ts'
import type { Both, Piece } from '../subjects/piece.ts'
import { ARRANGEMENTS } from './arrangements.ts'
import { ANIMALS } from './cast/animals.ts'
import { BELONGINGS } from './cast/belongings.ts'
import { CODED_HOUSEHOLD } from './cast/coded.ts'
import { FANTASY } from './cast/fantasy.ts'
import { FOOD } from './cast/food.ts'
import { FURNISHING } from './cast/furnishing.ts'
import { NATURE } from './cast/nature.ts'
import { OUTDOORS } from './cast/outdoors.ts'
import { LIKENESSES, PEOPLE } from './cast/people.ts'
import { kindsOf } from './kinds.ts'
import type { Manner, Part, Place } from './part.ts'
import { LAND } from './places/land.ts'
import { ROOMS, SHEETS } from './places/rooms-and-sheets.ts'
import { TOWN } from './places/town.ts'
import { WATER } from './places/water.ts'
import { type Take, takeOf } from './take.ts'
import type { Casting, Written } from './written.ts'

/** A motif can name everybody and everything in it. */
const CAST: Readonly<Record<string, Part>> = {
  ...PEOPLE,
  ...LIKENESSES,
  ...ANIMALS,
  ...FANTASY,
  ...FURNISHING,
  ...FOOD,
  ...BELONGINGS,
  ...CODED_HOUSEHOLD,
  ...OUTDOORS,
  ...NATURE,
}
/** A motif can play in each of these. */
const PLACES: Readonly<Record<string, Place>> = { ...LAND, ...WATER, ...TOWN, ...ROOMS, ...SHEETS }

/** How much of the sheet's width the shares from 0 to 1 span. */
const SPAN = 0.92
/** How far the lower edge of depth 1 is above the sheet's. */
const FRONT = 0.94
/** Empty grounds are not seen from afar: nothing would be left to look at. */
const LEAST_ON_SHEETS = 1.12
/** A closer view centres the first of the cast, by this share of the way. */
const TOWARDS_FIRST = 0.75

/** A written motif as one of its takes; `at` is its place in the list. Throws when it names what does not exist. */
export function composed(written: Written, at: number, number: number): Piece {
  const place = known(PLACES, written.place, written.name)
  const seen = takeOf(at, number, place.times)
  const isSheet = place.surface === 'backdrop' || place.surface === 'sheet'
  const take = isSheet
    ? { ...seen, view: { ...seen.view, zoom: Math.max(seen.view.zoom, LEAST_ON_SHEETS) } }
    : seen
  const parts = written.cast.map((casting) => ({ casting, part: known(CAST, casting.name, written.name) }))
  for (const { casting, part } of parts) checkDoing(part, casting, written.name)
  return {
    mood: take.time,
    format: take.format,
    ...(place.surface && { surface: place.surface }),
    words: { title: written.title, alt: written.alt, keywords: keywordsOf(written.place, place, parts) },
    draw(stage) {
      const horizon = stage.height * take.view.horizon
      named(stage.scene, written.place, () => place.draw(stage, horizon))
      const order = parts.toSorted((one, other) => rank(one.casting) - rank(other.casting))
      for (const each of order) {
        const first = stage.scene.shapes.length
        named(stage.scene, each.casting.name, () => put(stage, horizon, take, written.cast[0], each))
        if (isWhole(each.casting)) keepInFrame(stage, first)
      }
      named(stage.scene, written.place, () => place.drawFront?.(stage, horizon))
    },
  }
}

/** Parts that are further back or hang above are drawn first. */
function rank({ height, depth }: Casting): number {
  return height === null ? depth : height - 1
}

/** More of one thing are a pattern, which runs on past the edge as a likeness does. */
const MOST_WHOLE = 12

function isWhole({ name, several }: Casting): boolean {
  return !name.endsWith('-portrait') && (several?.count ?? 1) <= MOST_WHOLE
}

/** Share of the sheet's sides that stays free at its edges. */
const EDGE = 0.015

/** Moves what was drawn since the shape `first` to where nothing of it is cut off, and makes it smaller where it must. */
function keepInFrame({ scene, width, height }: Stage, first: number): void {
  const drawn = scene.shapes.slice(first)
  const { left, right, top, bottom } = boxOf(drawn.flatMap(({ rings }) => rings.flat()))
  const [free, most] = [EDGE * width, 1 - 2 * EDGE]
  const scale = Math.min(1, (most * width) / (right - left), (most * height) / (bottom - top))
  const [wide, high] = [(right - left) * scale, (bottom - top) * scale]
  const x = Math.max(free, Math.min((left + right - wide) / 2, width - free - wide))
  const y = Math.max(EDGE * height, Math.min(bottom - high, height * (1 - EDGE) - high))
  for (const shape of drawn) {
    shape.rings = shape.rings.map((ring) =>
      ring.map(([px, py]): Point => [x + (px - left) * scale, y + (py - top) * scale]),
    )
    shape.width *= scale
  }
}

function put(
  stage: Stage,
  horizon: number,
  { view, flip: mirrored }: Take,
  first: Casting | undefined,
  { casting, part }: { casting: Casting; part: Part },
): void {
  const { width, height, random } = stage
  const size = Math.min(width, height) * view.zoom * casting.size
  const centre = view.zoom > 1 ? 0.5 - (0.5 - (first?.x ?? 0.5)) * TOWARDS_FIRST : 0.5
  const across = (casting.x - centre) * (mirrored ? -1 : 1) * SPAN * Math.max(1, Math.sqrt(view.zoom))
  const x = width * (0.5 + across)
  const y =
    casting.height === null
      ? horizon + (height - horizon) * FRONT * (0.12 + 0.88 * casting.depth)
      : height * casting.height
  const manner: Manner = {
    doing: casting.doing,
    holding: casting.holding,
    flip: casting.flip !== mirrored,
  }
  if (!casting.several) {
    part.draw(stage, x, y, size, manner)
    return
  }
  const { arrangement, count } = casting.several
  for (const { at, scale, flip } of known(ARRANGEMENTS, arrangement, casting.name)(count, random))
    part.draw(stage, x + at[0] * size, y + at[1] * size, size * scale, {
      ...manner,
      flip: manner.flip !== flip,
    })
}

function keywordsOf(name: string, place: Place, parts: readonly { casting: Casting; part: Part }[]): Both[] {
  const all = parts.flatMap(({ casting, part }) => {
    const doing = casting.doing ? part.doings?.[casting.doing] : null
    const held = casting.holding === null ? undefined : CAST[casting.holding]
    return [part.words, doing, held?.words, ...kindsOf(casting.name)].filter((words) => !!words)
  })
  const seen = new Set<string>()
  return [...all, place.words, ...kindsOf(name)].filter(([german]) => !seen.has(german) && seen.add(german))
}

function checkDoing({ doings = {} }: Part, { name, doing }: Casting, motif: string): void {
  if (doing !== null && !(doing in doings))
    throw new Error(`${motif}: "${name}" cannot do "${doing}", only ${Object.keys(doings).join(', ')}.`)
}

function known<Value>(record: Readonly<Record<string, Value>>, name: string, where: string): Value {
  const value = record[name]
  if (value === undefined) throw new Error(`${where}: there is no "${name}".`)
  return value
}

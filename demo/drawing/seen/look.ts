import { coarseDraft } from '../core/coarse.ts'
import type { Rgb } from '../core/colour.ts'
import { byteAt } from '../core/pixels.ts'
import type { Pixels } from '../core/raster.ts'
import type { Scene, Shape, Thing } from '../core/scene.ts'
import { arrange, paintStill } from '../draw.ts'
import type { Recipe } from '../recipe.ts'
import { type ColourName, nameOf } from './colour-names.ts'
import type { Seen, SeenThing } from './seen.ts'

/** Fine enough that a cup on a table has some places of its own. */
const COLUMNS = 120
/** Share of the sheet below which nobody would speak of a thing. */
const LEAST_THING = 0.0022
/** Share of a thing that one colour must take for the thing to be called by it. */
const MAIN_COLOUR = 0.45
/** A ground that shines through here and there is none. */
const LEAST_GROUND = 0.12
/** A colour that takes less does not make the picture. */
const LEAST_COLOUR = 0.05
const MOST_COLOURS = 3

/** An area of even colour before a school paints it: one material of one thing. */
type Area = { thing: Thing | null; backdrop: boolean; places: number[] }

/** Draws a work small and tells what is to be seen on it, and in which colours a school really painted it. */
export async function lookAt(recipe: Recipe): Promise<Seen> {
  const { scene } = arrange(recipe)
  const areas = areasOf(scene)
  const painted = await paintStill(recipe, COLUMNS * 2)
  const colourOf = (area: Area) => nameOf(meanOf(painted, area.places))
  const named = areas.map((area) => ({ ...area, colour: colourOf(area) }))
  const total = named.reduce((sum, { places }) => sum + places.length, 0)
  const ground = named.filter((area) => area.backdrop).sort(byPlaces)[0]
  return {
    ground: ground && ground.places.length > total * LEAST_GROUND ? ground.colour : null,
    colours: mainColours(named, total),
    things: thingsOf(named, total),
  }
}

type Named = Area & { colour: ColourName }

function byPlaces(one: Area, other: Area): number {
  return other.places.length - one.places.length
}

/** Which area every place of the sheet shows. */
function areasOf(scene: Scene): Area[] {
  const areas: Area[] = []
  const known = new Map<string, number>()
  const things = new Map<Thing, number>()
  const numberOf = ({ thing, slot, tone, backdrop }: Shape) => {
    if (thing && !things.has(thing)) things.set(thing, things.size)
    const key = `${thing ? things.get(thing) : ''} ${slot} ${tone.toFixed(2)} ${backdrop}`
    const number = known.get(key) ?? areas.push({ thing, backdrop, places: [] }) - 1
    known.set(key, number)
    return number
  }
  const draft = coarseDraft(scene, (shape) => `#${numberOf(shape).toString(16).padStart(6, '0')}`, COLUMNS)
  for (let place = 0; place < draft.width * draft.height; place++)
    areas[numberAt(draft, place)]?.places.push(place)
  return areas.filter(({ places }) => places.length > 0)
}

function numberAt(draft: Pixels, place: number): number {
  const [red, green, blue] = [0, 1, 2].map((channel) => byteAt(draft, place * 3 + channel))
  return (((red ?? 0) << 16) | ((green ?? 0) << 8) | (blue ?? 0)) >>> 0
}

/** The mean over both pixels and both rows of every place, as dots and lines mix in the eye. */
function meanOf(painted: Pixels, places: readonly number[]): Rgb {
  const sums: [number, number, number] = [0, 0, 0]
  for (const place of places) {
    const [column, row] = [place % COLUMNS, Math.floor(place / COLUMNS)]
    for (const [dx, dy] of [
      [0, 0],
      [1, 0],
      [0, 1],
      [1, 1],
    ] as const) {
      const at = Math.min(painted.height - 1, row * 2 + dy) * painted.width + column * 2 + dx
      for (const channel of [0, 1, 2] as const) sums[channel] += byteAt(painted, at * 3 + channel)
    }
  }
  const count = places.length * 4
  return [sums[0] / count, sums[1] / count, sums[2] / count]
}

function mainColours(named: readonly Named[], total: number): ColourName[] {
  const shares = new Map<ColourName, number>()
  for (const { colour, places } of named)
    shares.set(colour, (shares.get(colour) ?? 0) + places.length / total)
  return [...shares]
    .filter(([, share]) => share > LEAST_COLOUR)
    .sort(([, one], [, other]) => other - one)
    .slice(0, MOST_COLOURS)
    .map(([colour]) => colour)
}

/** What is clearly visible, the largest kind first. */
function thingsOf(named: readonly Named[], total: number): SeenThing[] {
  const parts = new Map<Thing, Named[]>()
  for (const area of named) if (area.thing) parts.set(area.thing, [...(parts.get(area.thing) ?? []), area])
  const kinds = new Map<
    string,
    { share: number; count: number; colours: (ColourName | null)[]; across: number[] }
  >()
  for (const [{ name }, areas] of parts) {
    const places = areas.flatMap((area) => area.places)
    if (places.length < total * LEAST_THING) continue
    const kind = kinds.get(name) ?? { share: 0, count: 0, colours: [], across: [] }
    const [largest] = areas.sort(byPlaces)
    const even = largest && largest.places.length >= places.length * MAIN_COLOUR
    kinds.set(name, {
      share: kind.share + places.length / total,
      count: kind.count + 1,
      colours: [...kind.colours, even ? largest.colour : null],
      across: [
        ...kind.across,
        places.reduce((sum, place) => sum + (place % COLUMNS), 0) / places.length / COLUMNS,
      ],
    })
  }
  return [...kinds]
    .sort(([, one], [, other]) => other.share - one.share)
    .map(([name, { count, colours, across }]) => ({
      name,
      count,
      ...sharedColours(colours),
      side: sideOf(across),
    }))
}

/** One colour for all, two for two, none where they differ more or a thing has no main one. */
function sharedColours(colours: readonly (ColourName | null)[]): { colours: ColourName[] } {
  const found = [...new Set(colours)].filter((colour) => colour !== null)
  const isClear =
    !colours.includes(null) && (found.length === 1 || (found.length === 2 && colours.length === 2))
  return { colours: isClear ? found : [] }
}

/** Only of a thing that stands alone. */
function sideOf([across, ...more]: readonly number[]): SeenThing['side'] {
  if (across === undefined || more.length > 0) return ''
  return across < 0.38 ? 'l' : across > 0.62 ? 'r' : ''
}

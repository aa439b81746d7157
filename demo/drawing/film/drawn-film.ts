import sharp from 'sharp'
import { boxOf, type Point, path } from '../core/geometry.ts'
import { type Pixels, rasterise } from '../core/raster.ts'
import type { Scene } from '../core/scene.ts'
import type { Colours } from '../hands/colours.ts'
import { colourLayer } from '../painter.ts'
import { FILM_HEIGHT, FILM_WIDTH, type Film } from './film.ts'
import { outlinesOf, strokesOf } from './outline.ts'
import { doneAt, type Move, partOf, schedule, type TimedMove, tipAt } from './timeline.ts'

// Each frame is an SVG: the lines and marker strokes that are done at its second, and the tool at the end of the last one.

/** A part of the scene that is drawn and then coloured: from one shape in its list up to another. */
export type Part = {
  from: number
  to: number
  /** The marker also colours what lies behind the shapes of this part. */
  withGround?: boolean
}

type Script = { scene: Scene; colours: Colours; parts: readonly Part[]; seconds: number; heldSeconds: number }

/** Thin lines on paper stay clean at this. */
const COARSENESS = 31
/** Nothing happens on the empty sheet for so long: one sees what is about to begin. */
const QUIET_SECONDS = 0.4

/** Makes a film in which a pen draws a scene part by part and a marker colours it. It ends on the finished picture. */
export async function drawnFilm({ scene, colours, parts, seconds, heldSeconds }: Script): Promise<Film> {
  const moves = schedule(
    parts.flatMap((part, at) => movesFor(scene, part, part.withGround ? null : at)),
    QUIET_SECONDS,
    seconds - heldSeconds,
  )
  const painted = await rasterise(scene, { ...colourLayer(colours), background: colours.paper }, FILM_WIDTH)
  const png = await sharp(painted.data, {
    raw: { width: painted.width, height: painted.height, channels: 3 },
  })
    .png()
    .toBuffer()
  const picture = `data:image/png;base64,${png.toString('base64')}`
  const clips = parts.map((part, at) => clipOf(scene, part, at)).join('')
  return {
    seconds,
    posterSecond: seconds,
    coarseness: COARSENESS,
    frameAt: (second) => rasteriseFrame(frameSvg({ scene, colours, picture, clips }, moves, second)),
  }
}

type Sheet = { scene: Scene; colours: Colours; picture: string; clips: string }

/** The areas of a part: its marker colours nothing else. */
function clipOf(scene: Scene, { from, to }: Part, at: number): string {
  const paths = outlinesOf(scene, from, to).map((points) => `<path d="${pathThrough(points)}Z"/>`)
  return `<clipPath id="c${at}">${paths.join('')}</clipPath>`
}

function frameSvg(sheet: Sheet, moves: readonly TimedMove[], second: number): string {
  const { scene, colours, picture, clips } = sheet
  const begun = moves.filter((move) => move.from <= second)
  const strokes = (tool: TimedMove['tool'], colour: string) =>
    begun
      .filter((move) => move.tool === tool)
      .map((move) => {
        const path = pathThrough(partOf(move.points, doneAt(move, second)))
        const line = `<path d="${path}" stroke="${colour}" stroke-width="${move.width}"/>`
        return move.within === null ? line : `<g clip-path="url(#c${move.within})">${line}</g>`
      })
      .join('')
  const tip = tipAt(moves, second)
  const lines = 'fill="none" stroke-linecap="round" stroke-linejoin="round"'
  return `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="${FILM_WIDTH}" height="${FILM_HEIGHT}" viewBox="0 0 ${scene.width} ${scene.height}"><defs>${clips}<mask id="m"><g ${lines}>${strokes('marker', '#fff')}</g></mask></defs><rect width="100%" height="100%" fill="${colours.paper}"/><image xlink:href="${picture}" width="${scene.width}" height="${scene.height}" mask="url(#m)"/><g ${lines}>${strokes('pen', colours.dark)}</g>${tip ? toolAt(tip, colours) : ''}</svg>`
}

async function rasteriseFrame(svg: string): Promise<Pixels> {
  const data = await sharp(Buffer.from(svg), { unlimited: true }).removeAlpha().raw().toBuffer()
  return { width: FILM_WIDTH, height: FILM_HEIGHT, data }
}

function pathThrough(points: readonly Point[]): string {
  return `M${points.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}`
}

/** How broad the marker is and how far apart its ways lie, in scene units: they overlap, so that nothing stays white. */
const MARKER_WIDTH = 92
const MARKER_STEP = 58
/** How far the marker goes beyond what it colours. */
const MARKER_BLEED = 46
/** How much each way of the marker leans, as hands do. */
const MARKER_LEAN = 26

/** Lists the lines of a part one after another, then the marker that colours it, within the areas of a part or everywhere. */
function movesFor(scene: Scene, { from, to }: { from: number; to: number }, within: number | null): Move[] {
  const strokes = strokesOf(scene, from, to)
  const lines = strokes.map((stroke): Move => ({ ...stroke, tool: 'pen', within: null }))
  const points = scene.shapes.slice(from, to).flatMap((shape) => (shape.backdrop ? [] : shape.rings.flat()))
  if (points.length === 0) return lines
  const sheet: Point[] = path([0, 0, scene.width, scene.height])
  const coloured = within === null ? sheet : points
  return [...lines, { points: zigzagOver(coloured, scene), width: MARKER_WIDTH, tool: 'marker', within }]
}

/** From the top to the bottom of what is to be coloured, from side to side. */
function zigzagOver(points: readonly Point[], { width, height }: Scene): Point[] {
  const box = boxOf(points)
  const left = Math.max(-MARKER_BLEED, box.left - MARKER_BLEED / 2)
  const right = Math.min(width + MARKER_BLEED, box.right + MARKER_BLEED / 2)
  const bottom = Math.min(height, box.bottom) + MARKER_BLEED
  const way: Point[] = []
  for (let y = Math.max(0, box.top) - MARKER_BLEED / 2; y < bottom; y += MARKER_STEP) {
    const [start, end] = way.length % 4 === 0 ? [left, right] : [right, left]
    way.push([start, y + MARKER_LEAN], [end, y])
  }
  return way
}

type Tip = { point: Point; tool: 'pen' | 'marker'; lifted: boolean }

/** How far a lifted tool stands above the paper, in scene units. */
const LIFT = 16

/** Draws the fineliner or the marker in nobody's hand, its tip on the line, with a shadow on the paper. */
function toolAt({ point: [x, y], tool, lifted }: Tip, colours: Colours): string {
  const up = lifted ? LIFT : 0
  const [barrel, cap] = tool === 'pen' ? [colours.dark, colours.sun] : [colours.a, colours.dark]
  const thick = tool === 'pen' ? 11 : 19
  const body = (fill: string, ring: string, opacity: number) =>
    `<g opacity="${opacity}"><path d="M0 0L${-thick * 0.55} -26L${thick * 0.55} -26Z" fill="${ring}"/><path d="M${-thick} -24H${thick}V-150Q0 -160 ${-thick} -150Z" fill="${fill}"/><path d="M${-thick} -128H${thick}V-150Q0 -160 ${-thick} -150Z" fill="${ring}"/></g>`
  return `<g transform="translate(${x + 14 + up} ${y + 10 + up}) rotate(52)">${body('#000', '#000', 0.13)}</g><g transform="translate(${x} ${y - up}) rotate(36)">${body(barrel, cap, 1)}</g>`
}

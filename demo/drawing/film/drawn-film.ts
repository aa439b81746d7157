import sharp from 'sharp'
import type { Point } from '../core/geometry.ts'
import { type Pixels, rasterise } from '../core/raster.ts'
import type { Scene } from '../core/scene.ts'
import type { Colours } from '../hands/colours.ts'
import { colourLayer } from '../schools/layers.ts'
import { FILM_HEIGHT, FILM_WIDTH, type Film } from './film.ts'
import { movesFor } from './moves.ts'
import { outlinesOf } from './outline.ts'
import { doneAt, partOf, schedule, type TimedMove, tipAt } from './timeline.ts'
import { toolAt } from './tools.ts'

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

/** A film in which a pen draws a scene part by part and a marker colours it, and which ends on the finished picture. */
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

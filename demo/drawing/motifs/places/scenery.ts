import { type Point, path } from '../../core/geometry.ts'
import { named, SLOTS } from '../../core/scene.ts'
import type { Stage } from '../../core/stage.ts'
import { PATTERNS, TREES } from '../../hands/hand.ts'
import { PLANTS } from '../../parts/plant-kinds.ts'
import type { Surface } from '../../subjects/piece.ts'
import type { Place } from '../part.ts'
import { type Ink, type Scenery, STROKES } from './strokes.ts'

const TIMES = {
  hours: ['day', 'dusk', 'night'],
  dark: ['night', 'dusk', 'bold'],
  under: ['bold', 'night', 'day', 'dusk'],
  sheet: ['paper', 'bold', 'dusk'],
  board: ['night', 'bold', 'dusk'],
} as const satisfies Record<string, Place['times']>

const SURFACES: readonly Surface[] = ['sky', 'wall', 'water', 'sheet', 'backdrop']

/**
 * Places written as text. `# name | de | en` begins one, with times or a surface if it has its own; then
 * steps, with `;` between them: a verb of STROKES, its colours (`near-.05` is a darker near) and numbers. `=`
 * before a verb also draws its mirror image, `5*.1,0` draws it five times, each further by u and v. What
 * follows `front:` stands in front of everybody.
 */
export function placesOf(text: string, times: keyof typeof TIMES, surface?: Surface): Record<string, Place> {
  const entries = text
    .split('# ')
    .slice(1)
    .map((entry): [string, Place] => {
      const [head = '', ...lines] = entry.trim().split('\n')
      const [name = '', german = '', english = '', ...own] = head.split('|').map((part) => part.trim())
      const [back = '', front] = lines.join(';').split('front:')
      const seen = SURFACES.find((each) => own.includes(each)) ?? surface
      const flat = seen === 'sheet' || seen === 'backdrop'
      const draw = (steps: string) => {
        const strokes = stepsOf(steps, name)
        return (stage: Stage, horizon: number) => {
          for (const stroke of strokes) stroke(stage, flat ? stage.height / 2 : horizon)
        }
      }
      const hours = Object.entries(TIMES).find(([key]) => own.includes(key))?.[1] ?? TIMES[times]
      const rest = { ...(seen && { surface: seen }), ...(front && { drawFront: draw(front) }) }
      return [name, { words: [german, english], times: hours, draw: draw(back), ...rest }]
    })
  return Object.fromEntries(entries)
}

/** These words say how something is to be drawn. */
const WORDS: readonly string[] = [...TREES, ...PLANTS, ...PATTERNS, 'arched', 'crossing']

type Step = (stage: Stage, horizon: number) => void

function stepsOf(text: string, place: string): Step[] {
  const written = text.split(';').map((step) => step.trim().split(/\s+/))
  return written.filter(([first]) => first).map((tokens) => stepOf(tokens, place))
}

function stepOf(tokens: string[], place: string): Step {
  const repeat = /^(\d+)\*([-.\d]+),([-.\d]+)$/.exec(tokens[0] ?? '')
  const [first = '', ...rest] = repeat ? tokens.slice(1) : tokens
  const stroke = STROKES[first.replace('=', '')]
  if (!stroke) throw new Error(`Place ${place}: nothing can be drawn by "${first}".`)
  const numbers = rest.map(Number).filter((number) => !Number.isNaN(number))
  const names = rest.filter((token) => Number.isNaN(Number(token)))
  const inks = names.flatMap((name) => inkOf(name) ?? [])
  const words = names.filter((name) => !inkOf(name))
  const unknown = words.find((word) => !WORDS.includes(word))
  if (unknown) throw new Error(`Place ${place}: "${first}" does not know "${unknown}".`)
  const [, times = 1, du = 0, dv = 0] = (repeat ?? []).map(Number)
  return (stage, horizon) => {
    for (let index = 0; index < times; index++)
      for (const mirrored of first.startsWith('=') ? [false, true] : [false])
        named(stage.scene, first.replace('=', ''), () =>
          stroke(sceneryOf(stage, horizon, index * du, index * dv, mirrored), numbers, inks, words),
        )
  }
}

function inkOf(name: string): Ink | null {
  const [, word, tone = '0'] = /^([a-zA-Z]+\d?)([+-][.\d]+)?$/.exec(name) ?? []
  const slot = SLOTS.find((each) => each === word)
  return slot ? { slot, tone: Number(tone) } : null
}

function sceneryOf(stage: Stage, horizon: number, du: number, dv: number, mirrored: boolean): Scenery {
  const { width, height } = stage
  const x = (u: number) => width * (mirrored ? 1 - u - du : u + du)
  const y = (v: number) => horizon + (v + dv) * (v + dv < 0 ? horizon : height - horizon)
  const points = (uv: readonly number[]) => path(uv).map(([u, v]): Point => [x(u), y(v)])
  return { stage, size: Math.min(width, height), x, y, points }
}

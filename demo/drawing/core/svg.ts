import type { Point } from './geometry.ts'
import type { Scene, Shape } from './scene.ts'

/** How a shape shows in one layer: paint names for fill and stroke, or null to leave it out. */
export type Look = { fill?: string; stroke?: string; strokeWidth?: number; extra?: string }
export type LookOf = (shape: Shape, index: number) => Look | null

export type Layer = {
  look: LookOf
  /** Gradients and patterns that looks refer to. */
  defs?: string
  /** Without soft edges, for maps whose values must not mix. */
  crisp?: boolean
  background?: string
  /** This lies over all shapes. */
  overlay?: string
}

/** Most schools draw a scene as several layers: its outlines are spelled only once. */
const known = new WeakMap<Shape, string>()

function knownPathOf(shape: Shape): string {
  const path = known.get(shape) ?? pathOf(shape)
  known.set(shape, path)
  return path
}

function pathOf(shape: Shape): string {
  return shape.rings
    .map((ring) => (shape.curved ? curvedPath(ring, shape.closed) : straightPath(ring, shape.closed)))
    .join('')
}

function number(value: number): string {
  return String(Math.round(value * 10) / 10)
}

export function straightPath(ring: readonly Point[], closed: boolean): string {
  return `M${ring.map(([x, y]) => `${number(x)} ${number(y)}`).join('L')}${closed ? 'Z' : ''}`
}

function curvedPath(ring: readonly Point[], closed: boolean): string {
  const count = ring.length
  if (count < 3) return straightPath(ring, closed)
  const at = (index: number): Point =>
    ring[closed ? (index + count) % count : Math.max(0, Math.min(count - 1, index))] ?? [0, 0]
  const start = at(0)
  let path = `M${number(start[0])} ${number(start[1])}`
  for (let index = 0; index < (closed ? count : count - 1); index++) {
    const [before, from, to, after] = [at(index - 1), at(index), at(index + 1), at(index + 2)]
    path += `C${number(from[0] + (to[0] - before[0]) / 6)} ${number(from[1] + (to[1] - before[1]) / 6)} `
    path += `${number(to[0] - (after[0] - from[0]) / 6)} ${number(to[1] - (after[1] - from[1]) / 6)} `
    path += `${number(to[0])} ${number(to[1])}`
  }
  return path + (closed ? 'Z' : '')
}

export function toSvg(scene: Scene, layer: Layer, width: number, height: number): string {
  const clips = new Set(scene.shapes.flatMap((shape) => (shape.clip === null ? [] : [shape.clip])))
  const paths = scene.shapes.map(knownPathOf)
  const clipPaths = [...clips].map(
    (index) => `<clipPath id="k${index}"><path d="${paths[index] ?? ''}"/></clipPath>`,
  )
  const body = scene.shapes.map((shape, index) => {
    const look = shape.rings.length > 0 ? layer.look(shape, index) : null
    return look ? elementOf(shape, paths[index] ?? '', look) : ''
  })
  const background = layer.background ? `<rect width="100%" height="100%" fill="${layer.background}"/>` : ''
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${number(scene.width)} ${number(scene.height)}" preserveAspectRatio="none"${layer.crisp ? ' shape-rendering="crispEdges"' : ''}><defs>${clipPaths.join('')}${layer.defs ?? ''}</defs>${background}${body.join('')}${layer.overlay ?? ''}</svg>`
}

function elementOf(shape: Shape, path: string, look: Look): string {
  const clip = shape.clip === null ? '' : ` clip-path="url(#k${shape.clip})"`
  const stroke = look.stroke
    ? ` stroke="${look.stroke}" stroke-width="${number(look.strokeWidth ?? shape.width)}" stroke-linecap="round" stroke-linejoin="round"`
    : ''
  const holes = shape.rings.length > 1 ? ' fill-rule="evenodd"' : ''
  return `<path d="${path}" fill="${look.fill ?? 'none'}"${stroke}${holes}${clip}${look.extra ?? ''}/>`
}

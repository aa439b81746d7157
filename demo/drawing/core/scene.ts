import type { Point } from './geometry.ts'

/** A slot says what a shape is made of, not which colour it has: the hand decides that for every work anew. */
export const SLOTS = [
  'ground',
  'paper',
  'white',
  'light',
  'dark',
  'sun',
  'far',
  'mid',
  'near',
  'front',
  'leaf',
  'leafDark',
  'leafLight',
  'trunk',
  'bloom',
  'bloomToo',
  'water',
  'waterDark',
  'wall',
  'floor',
  'a',
  'b',
  'c',
  'd',
  'glow',
  'skin0',
  'skin1',
  'skin2',
  'skin3',
  'hair0',
  'hair1',
  'hair2',
  'hair3',
  'blush',
] as const
export type Slot = (typeof SLOTS)[number]

export type Shape = {
  /** Outer outlines and, for letters, their counters (even-odd). */
  rings: Point[][]
  closed: boolean
  /** Whether the outline runs softly through its points or straight between them. */
  curved: boolean
  slot: Slot
  /** Lighter (positive) or darker than the slot's colour, in OKLab lightness. */
  tone: number
  /** Stroke width of an open line, in scene units. */
  width: number
  /** Index of the shape that this one shows inside of. */
  clip: number | null
  /** The all-covering ground, which nothing bends. */
  backdrop: boolean
  /** Small marks such as eyes and stars that a rough hand must not wobble apart. */
  fine: boolean
  moves: Motion | null
  /** What it is a part of, the smallest first. */
  names: readonly string[]
}

export type Motion = { kind: 'drift'; reach: number; phase: number } | { kind: 'eye'; open: boolean }

export type ShapeOptions = Partial<
  Pick<Shape, 'tone' | 'clip' | 'backdrop' | 'fine' | 'moves' | 'curved' | 'names'>
>

/** A drawing before any style: about a million square units, whatever its proportions. */
export type Scene = { width: number; height: number; shapes: Shape[] }

export function createScene(width: number, height: number): Scene {
  return { width, height, shapes: [] }
}

const PLAIN = {
  tone: 0,
  width: 0,
  clip: null,
  backdrop: false,
  fine: false,
  moves: null,
  names: [],
  curved: true,
}

/** Adds a soft-edged area and answers its index, so that patterns can be clipped to it. */
export function fill(scene: Scene, points: readonly Point[], slot: Slot, options: ShapeOptions = {}): number {
  return scene.shapes.push({ ...PLAIN, rings: [[...points]], closed: true, slot, ...options }) - 1
}

/** Adds an area with straight edges. */
export function cut(scene: Scene, points: readonly Point[], slot: Slot, options: ShapeOptions = {}): number {
  return fill(scene, points, slot, { curved: false, ...options })
}

/** Adds an area of several outlines, for letters and rings. */
export function cutRings(scene: Scene, rings: Point[][], slot: Slot, options: ShapeOptions = {}): number {
  return scene.shapes.push({ ...PLAIN, rings, closed: true, slot, curved: false, ...options }) - 1
}

export function line(
  scene: Scene,
  points: readonly Point[],
  slot: Slot,
  width: number,
  options: ShapeOptions = {},
): number {
  return scene.shapes.push({ ...PLAIN, rings: [[...points]], closed: false, slot, width, ...options }) - 1
}

/** Everything drawn meanwhile shows only inside the shape at `index`. */
export function inside(scene: Scene, index: number, draw: () => void): void {
  const first = scene.shapes.length
  draw()
  for (const shape of scene.shapes.slice(first)) shape.clip ??= index
}

export type Placing = { x: number; y: number; scale?: number; turn?: number; flip?: boolean; name?: string }

/** Everything drawn meanwhile, in its own coordinates around (0, 0), is moved to its place in the scene. */
export function place(
  scene: Scene,
  { x, y, scale = 1, turn = 0, flip = false, name }: Placing,
  draw: () => void,
): void {
  const first = scene.shapes.length
  draw()
  const [cos, sin] = [Math.cos(turn) * scale, Math.sin(turn) * scale]
  const move = ([px, py]: Point): Point => {
    const side = flip ? -px : px
    return [x + side * cos - py * sin, y + side * sin + py * cos]
  }
  for (const shape of scene.shapes.slice(first)) {
    shape.rings = shape.rings.map((ring) => ring.map(move))
    shape.width *= scale
    if (name) shape.names = [...shape.names, name]
  }
}

/** Lets everything drawn meanwhile move in animated works. */
export function moving(scene: Scene, motion: Motion, draw: () => void): void {
  const first = scene.shapes.length
  draw()
  for (const shape of scene.shapes.slice(first)) shape.moves ??= motion
}

/** Everything drawn meanwhile is part of what has this name, so that a caption can be compared with its drawing. */
export function named(scene: Scene, name: string, draw: () => void): void {
  const first = scene.shapes.length
  draw()
  for (const shape of scene.shapes.slice(first)) shape.names = [...shape.names, name]
}

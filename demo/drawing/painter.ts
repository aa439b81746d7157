import { areaOf } from './core/geometry.ts'
import { hashText } from './core/random.ts'
import type { Pixels } from './core/raster.ts'
import type { Scene, Shape } from './core/scene.ts'
import type { Layer } from './core/svg.ts'
import { type Colours, colourOf } from './hands/colours.ts'

// A school's painter gets a canvas and returns pixels. Most painters begin with the two layers below: colours and forms.

/** A school gets to see this of a work: shapes, colours, the width in pixels and a seed for its textures. */
export type Canvas = { scene: Scene; colours: Colours; width: number; seed: number }

/** An artist's way of putting a scene on paper. */
export type Painter = (canvas: Canvas) => Promise<Pixels>

/** Shapes smaller than this (square units) take no shading or brush direction of their own. */
export const SMALLEST_SHADED = 420
/** Brush and carving directions a shape can have. */
const DIRECTIONS = 8

/** Every shape in its even colour. */
export function colourLayer(colours: Colours): Layer {
  return { look: (shape) => lookOf(shape, colourOf(colours, shape)) }
}

export function lookOf(shape: Shape, colour: string) {
  return shape.closed ? { fill: colour } : { stroke: colour }
}

export function sizeOfShape(shape: Shape): number {
  const ring = shape.rings[0]
  return shape.closed && ring !== undefined ? areaOf(ring) : 0
}

/**
 * What pixel kernels need to know about the form under each pixel. Red: 0 in the light to 255 in the shade.
 * Green: the brush direction of the shape, 0 to 7 in steps of 32. Blue: 255 on larger shapes,
 * 140 on the backdrop, which takes shading more lightly.
 */
export function formLayer(light: Light): Layer {
  const defs = Array.from({ length: DIRECTIONS }, (_, direction) => {
    const green = direction * 32 + 16
    return `<linearGradient id="f${direction}" ${GRADIENT_OF[light]}><stop offset=".12" stop-color="rgb(0,${green},255)"/><stop offset="1" stop-color="rgb(255,${green},255)"/></linearGradient><linearGradient id="v${direction}" x1="0" y1="1" x2="0" y2="0"><stop offset="0" stop-color="rgb(0,${green},140)"/><stop offset="1" stop-color="rgb(220,${green},140)"/></linearGradient>`
  }).join('')
  return {
    defs,
    look: (shape, index) => {
      const direction = directionOf(shape, index)
      if (shape.backdrop) return { fill: `url(#v${direction})` }
      const small = !shape.closed || shape.fine || sizeOfShape(shape) < SMALLEST_SHADED
      return lookOf(shape, small ? `rgb(0,${direction * 32 + 16},0)` : `url(#f${direction})`)
    },
  }
}

export const LIGHTS = ['left', 'right', 'above'] as const
export type Light = (typeof LIGHTS)[number]

const GRADIENT_OF: Record<Light, string> = {
  left: 'x1="0" y1="0" x2="1" y2=".7"',
  right: 'x1="1" y1="0" x2="0" y2=".7"',
  above: 'x1=".3" y1="0" x2=".5" y2="1"',
}

/** Neighbouring shapes mostly differ; shapes of one material (and clipped marks on it) agree. */
function directionOf(shape: Shape, index: number): number {
  return hashText(`${shape.slot}${shape.clip ?? Math.floor(index / 3)}`) % DIRECTIONS
}

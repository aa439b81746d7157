import { createHash } from 'node:crypto'
import type { Drawing, Recipe } from 'demo-art'

const BYTES_PER_PIXEL = 3
/** The default proportions. */
const USUAL = { width: 3, height: 2 }

/** A fake of the drawing threads: a plain image in a colour that depends on the recipe, with a single frame. */
export async function drawPlainly(recipe: Recipe, width: number, full = USUAL): Promise<Drawing> {
  const height = Math.max(1, Math.round((width * full.height) / full.width))
  const colour = createHash('sha256').update(JSON.stringify(recipe)).digest().subarray(0, BYTES_PER_PIXEL)
  const frame = new Uint8Array(Buffer.alloc(width * height * BYTES_PER_PIXEL, colour))
  return { width, height, frames: [frame], frameMs: 0 }
}

import { createHash } from 'node:crypto'
import { frameCountOf, groundOf, type Recipe, sizeOf } from 'demo-art'
import type { NewPicture } from './pictures.server.ts'

/** The row of a picture that is drawn from its recipe. Nothing is drawn for it. */
export function drawnPicture(recipe: Recipe, fileName: string | null = null): NewPicture {
  const { width, height } = sizeOf(recipe)
  const contentVersion = createHash('sha256').update(JSON.stringify(recipe)).digest('hex').slice(0, 10)
  return {
    recipe,
    format: 'drawn',
    frames: frameCountOf(recipe),
    width,
    height,
    ground: groundOf(recipe),
    contentVersion,
    fileName,
  }
}

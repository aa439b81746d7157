import { createHash } from 'node:crypto'
import { groundOf, type Recipe, sizeOf } from 'demo-art'
import type { NewPicture } from '#agency/imaging/pictures.server.ts'

/** Frames of every animated work that `demo-art` draws. */
const FRAMES_OF_MOTION = 4

/** The row of a picture that is drawn from its recipe. Nothing is drawn for it. */
export function drawnPicture(recipe: Recipe, fileName: string | null = null): NewPicture {
  const { width, height } = sizeOf(recipe)
  const contentVersion = createHash('sha256').update(JSON.stringify(recipe)).digest('hex').slice(0, 10)
  const frames = recipe.motion ? FRAMES_OF_MOTION : 1
  return {
    recipe,
    format: 'drawn',
    frames,
    width,
    height,
    ground: groundOf(recipe),
    contentVersion,
    fileName,
  }
}

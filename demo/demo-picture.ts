import { createHash } from 'node:crypto'
import { frameCountOf, groundOf, type Recipe, sizeOf } from 'demo-art'
import type { NewPicture } from '#domain/imaging/pictures.server.ts'
import { demoKeyOf } from './demo-key.ts'

/** Vectors that are shipped with the model are found by it. */
const VERSION_LENGTH = 10

/** The row of a picture whose original is drawn when it is first read. Nothing is drawn for it here. */
export function demoPicture(recipe: Recipe, fileName: string | null = null): NewPicture {
  return {
    originalKey: demoKeyOf(recipe),
    format: recipe.motion ? 'gif' : 'jpeg',
    frames: frameCountOf(recipe),
    ...sizeOf(recipe),
    dominantColour: groundOf(recipe),
    contentVersion: contentVersionOf(recipe),
    fileName,
  }
}

/** The same for the same recipe, in whatever order its parts were written. */
function contentVersionOf({ kind, school, hand, subject, number, motion, looks }: Recipe): string {
  const text = JSON.stringify({ kind, school, hand, subject, number, motion, looks })
  return createHash('sha256').update(text).digest('hex').slice(0, VERSION_LENGTH)
}

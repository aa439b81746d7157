import { createHash } from 'node:crypto'
import { frameCountOf, groundOf, sizeOf } from 'demo-art/describe'
import { LOOKS, MOTIONS, Recipe } from 'demo-art/recipe'
import type { NewPicture } from '#domain/imaging/pictures.server.ts'
import { DEMO_FOLDER } from './drawing-file-store.ts'

// A picture of the demo is a recipe. Its row has no more of it than a key, from which the recipe is read again.

/** Vectors that are shipped with the model are found by it. */
const VERSION_LENGTH = 10

/** Returns the row of a picture. Its original is drawn when it is first read, and not here. */
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

/**
 * Returns the key of a recipe's original, such as `demo/work/riso/hand-3/sea/4-drift.gif`. It holds all of the recipe, so nothing
 * else has to be stored. The migration that took recipes out of the database composes the same keys.
 */
export function demoKeyOf({ kind, school, hand, subject, number, motion, looks }: Recipe): string {
  const name = [number, motion, looks].filter((part) => part !== undefined).join('-')
  return `${DEMO_FOLDER}${kind}/${school}/${hand}/${subject}/${name}.${motion ? 'gif' : 'jpg'}`
}

/** Returns null for a key that names no recipe. */
export function recipeOf(key: string): Recipe | null {
  const parts = Object.entries(KEY.exec(key)?.groups ?? {}).filter(([, part]) => part !== undefined)
  const { number, ...names } = Object.fromEntries(parts)
  const recipe = Recipe.safeParse({ ...names, number: Number(number) })
  return recipe.success ? recipe.data : null
}

const KEY = new RegExp(
  `^${DEMO_FOLDER}(?<kind>[^/]+)/(?<school>[^/]+)/(?<hand>[^/]+)/(?<subject>[^/]+)/` +
    `(?<number>\\d{1,9})(?:-(?<motion>${MOTIONS.join('|')}))?(?:-(?<looks>${LOOKS.join('|')}))?[.](?:jpg|gif)$`,
)

/** Returns the same for the same recipe, in whatever order its parts were written. */
function contentVersionOf({ kind, school, hand, subject, number, motion, looks }: Recipe): string {
  const text = JSON.stringify({ kind, school, hand, subject, number, motion, looks })
  return createHash('sha256').update(text).digest('hex').slice(0, VERSION_LENGTH)
}

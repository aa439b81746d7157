import { LOOKS, MOTIONS, Recipe } from 'demo-art'
import { DEMO_FOLDER } from './drawing-file-store.ts'

const KEY = new RegExp(
  `^${DEMO_FOLDER}(?<kind>[^/]+)/(?<school>[^/]+)/(?<hand>[^/]+)/(?<subject>[^/]+)/` +
    `(?<number>\\d{1,9})(?:-(?<motion>${MOTIONS.join('|')}))?(?:-(?<looks>${LOOKS.join('|')}))?[.](?:jpg|gif)$`,
)

/**
 * The key of a recipe's original, such as `demo/work/riso/hand-3/sea/4-drift.gif`. It holds all of the recipe, so nothing
 * else has to be stored. The migration that took recipes out of the database composes the same keys.
 */
export function demoKeyOf({ kind, school, hand, subject, number, motion, looks }: Recipe): string {
  const name = [number, motion, looks].filter((part) => part !== undefined).join('-')
  return `${DEMO_FOLDER}${kind}/${school}/${hand}/${subject}/${name}.${motion ? 'gif' : 'jpg'}`
}

/** Null for a key that names no recipe. */
export function recipeOf(key: string): Recipe | null {
  const parts = Object.entries(KEY.exec(key)?.groups ?? {}).filter(([, part]) => part !== undefined)
  const { number, ...names } = Object.fromEntries(parts)
  const recipe = Recipe.safeParse({ ...names, number: Number(number) })
  return recipe.success ? recipe.data : null
}

import { Piscina } from 'piscina'
import { expect, test } from 'vitest'
import { type Drawing, drawWork } from './draw.ts'
import type { Recipe } from './recipe.ts'

test('a worker thread draws the same pixels as we do', async () => {
  const recipe: Recipe = { kind: 'work', school: 'riso', hand: 'test', subject: 'city', number: 3 }
  const pool = new Piscina<{ recipe: Recipe; width: number }, Drawing>({
    filename: new URL('./worker.ts', import.meta.url).href,
    maxThreads: 1,
  })
  try {
    const theirs = await pool.run({ recipe, width: 80 })
    expect(theirs).toEqual(await drawWork(recipe, 80))
  } finally {
    await pool.destroy()
  }
})

import { expect, test } from 'vitest'
import { coalesce } from './coalesce.ts'

function countedWork() {
  const seen = { runs: 0, atOnce: 0, mostAtOnce: 0 }
  async function work(): Promise<void> {
    seen.runs += 1
    seen.atOnce += 1
    seen.mostAtOnce = Math.max(seen.mostAtOnce, seen.atOnce)
    await new Promise((resolve) => setImmediate(resolve))
    seen.atOnce -= 1
  }
  return { seen, work }
}

test('a hundred calls in a row become two runs, never two at once', async () => {
  const { seen, work } = countedWork()
  const ask = coalesce(work, 1)
  await Promise.all(Array.from({ length: 100 }, () => ask()))
  expect(seen).toEqual({ runs: 2, atOnce: 0, mostAtOnce: 1 })
})

test('a call during a run waits for a run that began after it', async () => {
  let value = 0
  const seen: number[] = []
  const ask = coalesce(async () => {
    const read = value
    await new Promise((resolve) => setImmediate(resolve))
    seen.push(read)
  }, 1)
  const first = ask()
  value = 1
  await Promise.all([first, ask()])
  expect(seen).toEqual([0, 1])
})

test('a failed run rejects its callers and does not stop the next one', async () => {
  let fails = true
  const ask = coalesce(async () => {
    if (fails) throw new Error('not now')
  }, 1)
  await expect(ask()).rejects.toThrow('not now')
  fails = false
  await expect(ask()).resolves.toBeUndefined()
})

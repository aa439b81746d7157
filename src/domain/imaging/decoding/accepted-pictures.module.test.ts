import { afterAll, expect, test } from 'vitest'
import { makeHostilePictures } from '#tests/hostile/hostile-pictures.ts'
import { openTestLog } from '#tests/pictures.ts'
import { FOR_STAFF, openDecoder } from './decoder.server.ts'

const FILES = 300
const SEED = 3

const decoder = openDecoder(openTestLog().log, FOR_STAFF)
afterAll(decoder.close)

test('whatever the check accepts can be rewritten and searched by later, however damaged files are', async () => {
  const accepted: string[] = []
  const failed: string[] = []
  for (const { kind, name, bytes } of await makeHostilePictures(FILES, SEED)) {
    if ((await decoder.check(bytes)).outcome !== 'ok') continue
    accepted.push(name)
    const outcomes = [await decoder.rewrite(bytes), await decoder.copyReference(bytes)].map(
      ({ outcome }) => outcome,
    )
    if (outcomes.join() !== 'decoded,copied') failed.push(`${name}, ${kind}: ${outcomes}`)
  }
  expect(failed).toEqual([])
  // Some changes do no harm, so that it is known that something was tried.
  expect(accepted.length).toBeGreaterThan(FILES / 20)
})

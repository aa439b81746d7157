import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { describeWork } from '../describe.ts'
import { paintStill } from '../draw.ts'
import { roster } from '../roster.ts'
import { nameOf } from './colour-names.ts'
import { lookAt } from './look.ts'
import { lineOf, SEEN_FILE, seenOn } from './seen.ts'

/** Each so many-th work is enough to notice a drawing that has changed. */
const EVERY = 253
const LOOKING_MS = 120_000

const works = roster(212).flatMap((plan) => plan.works)
const sample = works.filter((_, at) => at % EVERY === 0)

test('every work of the roster has been looked at', () => {
  expect(works.filter((work) => seenOn(work) === null)).toEqual([])
})

test('what is told of a work is what its drawing shows', { timeout: LOOKING_MS }, async () => {
  const lines = new Set(readFileSync(SEEN_FILE, 'utf8').split('\n'))
  const stale: string[] = []
  for (const work of sample) {
    const line = lineOf(work, await lookAt(work))
    if (!lines.has(line)) stale.push(line)
  }
  expect(stale, 'Run `npm run demo -- --look` after a change of the drawings.').toEqual([])
})

test('a ground that is named takes much of nearly every painted picture', {
  timeout: LOOKING_MS,
}, async () => {
  const flat = works.filter(({ school, motion }) => school === 'flat' && !motion)
  const shares: number[] = []
  for (const work of flat.filter((_, at) => at % 20 === 0)) {
    const ground = seenOn(work)?.ground
    if (!ground) continue
    const { data, width, height } = await paintStill(work, 60)
    const names = Array.from({ length: width * height }, (_, place) =>
      nameOf([data[place * 3] ?? 0, data[place * 3 + 1] ?? 0, data[place * 3 + 2] ?? 0]),
    )
    shares.push(names.filter((name) => name === ground).length / names.length)
  }
  // A colour on the border between two names may be called by either.
  expect(shares.filter((share) => share > 0.08).length / shares.length).toBeGreaterThan(0.75)
})

test('a picture that nobody has looked at is described by its composition alone', () => {
  const [work] = works
  if (!work) throw new Error('The roster is empty.')
  const unseen = { ...work, number: 900 }
  expect(seenOn(unseen)).toBeNull()
  expect(describeWork(unseen).altDe).not.toMatch(/[.]/)
})

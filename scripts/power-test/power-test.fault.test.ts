import { expect, test } from 'vitest'
import { seededChance } from '#scripts/kill-test/seeded-random.ts'
import { type PowerCut, powerCuts } from './power-cuts.server.ts'
import { openQuickFolder } from './quick-folder.ts'

/** Three runs of the writer and as many starts of a database as there are cuts; on a busy machine each takes many seconds. */
const CUTS_WITHIN_MS = 400_000
/** One of each phase in which the writer is, with either kind of disk for the first ones. */
const CUTS = 16

test('no power cut takes what was acknowledged, nor leaves a database that cannot be opened', {
  timeout: CUTS_WITHIN_MS,
}, async () => {
  await using place = await openQuickFolder()
  const cuts: PowerCut[] = []
  for await (const cut of powerCuts({ cuts: CUTS, directory: place.folder, random: seededChance(11) }))
    cuts.push(cut)
  expect(cuts.filter(({ losses }) => losses.length > 0)).toEqual([])
  expect(new Set(cuts.map(({ phase }) => phase))).toEqual(
    new Set(['opening', 'writing', 'checkpoint', 'closing']),
  )
  expect(cuts.at(-1)?.acknowledged).toBeGreaterThan(100)
})

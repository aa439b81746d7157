import { expect, test } from 'vitest'
import { checkAfterwards } from '#tests/fuzz/check-afterwards.ts'
import type { Finding } from '#tests/fuzz/findings.ts'
import { fuzz, listSurfaces } from '#tests/fuzz/fuzz.ts'
import { openFuzzSite } from '#tests/fuzz/fuzz-site.ts'

/** The long form is `npm run fuzz`. */
const FOR_MS = 12_000
/** The first cases are always the same ones. */
const SEED = 1
/** A busy machine is no failure here, something that hangs is; the long form has the wanted limits. */
const LONGEST_STOP = { processorMs: 1_000, ownMs: 5_000 }
/** One would leave a core idle, more than two take them from the tests beside. */
const AT_ONCE = 2
/** Half a minute on an idle machine, several beside all other tests. */
const HANGS_MS = 420_000

test('changed requests of all kinds get no answer that they should not, and leave the site as good as before', {
  timeout: HANGS_MS,
}, async () => {
  await using site = await openFuzzSite()
  const findings: Finding[] = []
  const counts = new Map<string, number>()
  const surfaces = await listSurfaces(site)
  await fuzz({
    site,
    surfaces,
    counts,
    seed: SEED,
    until: Date.now() + FOR_MS,
    atOnce: AT_ONCE,
    longestStop: LONGEST_STOP,
    onFinding: (finding) => findings.push(finding),
  })
  expect(findings.map(({ surface, fault, fuzzCase }) => [surface, fault, JSON.stringify(fuzzCase)])).toEqual(
    [],
  )
  expect(counts.size).toBeGreaterThan(surfaces.length / 2)
  expect(await checkAfterwards(site)).toEqual([])
})

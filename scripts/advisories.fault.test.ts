import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { openTestFolder, runProgram } from '#tests/run-program.ts'

const counted = (high: number, critical: number) =>
  JSON.stringify({ metadata: { vulnerabilities: { low: 2, moderate: 1, high, critical, total: 3 } } })

test.each([
  ['a report of less severe ones passes', counted(0, 0), 0, ''],
  [
    'a high one fails',
    counted(1, 0),
    1,
    'Packages with grave advisories: 1; npm audit --omit=dev names them.',
  ],
  [
    'a critical one fails',
    counted(0, 2),
    1,
    'Packages with grave advisories: 2; npm audit --omit=dev names them.',
  ],
  ['a registry without advisories is told', '{"message":"405","error":{}}', 0, 'The advisories were skipped'],
  ['a page instead of a report is told', '<html>', 0, 'The advisories were skipped'],
])('%s', async (_what, printed, code, said) => {
  await using place = await openTestFolder()
  const npm = join(place.folder, 'npm.mjs')
  await writeFile(npm, `process.stdout.write(${JSON.stringify(printed)})`)
  const ending = await runProgram({ npm_execpath: npm }, 'scripts/advisories.mjs')
  expect([ending.code, ending.stdout]).toEqual([code, expect.stringContaining(said)])
})

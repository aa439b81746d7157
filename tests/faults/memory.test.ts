import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { openTestFolder, startSite } from '#tests/run-program.ts'

const KILOBYTES = 1_024
/** Without the demo, whose pictures take more: `npm run bench -- --only memory` measures a whole first start. */
const MOST_MB = 800

test('a first start creates its database without taking a gigabyte for a moment', async () => {
  await using place = await openTestFolder()
  await using site = await startSite({ DATA_DIR: place.folder })
  const status = readFileSync(`/proc/${site.pid}/status`, 'utf8')
  expect(Number(/^VmHWM:\s+(\d+)/m.exec(status)?.[1]) / KILOBYTES).toBeLessThan(MOST_MB)
})

import { expect, test } from 'vitest'
import { OLDEST_SCHEMA } from '#platform/database/schema-promise.ts'
import { openTestFolder, runProgram, startSite } from '#tests/run-program.ts'
import { archiveOf } from './archives.ts'

test('a backup of the oldest schema is restored by the command, and the site shows it', async () => {
  await using place = await openTestFolder()
  const environment = { DATA_DIR: place.folder }
  const restored = await runProgram(environment, 'src/cli/restore.ts', [archiveOf(OLDEST_SCHEMA)])
  expect(restored).toMatchObject({
    code: 0,
    stderr: '',
    stdout: expect.stringContaining('Restored 83 rows in 39 tables and 2 originals'),
  })
  await using site = await startSite(environment)
  const artist = await fetch(`${site.address}/illustrator/oemer-usta`)
  expect([artist.status, await artist.text()]).toEqual([200, expect.stringContaining('Ömer Usta')])
})

import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { openTestFolder, runProgram } from '#tests/run-program.ts'

test('a list that is called otherwise is named, with the names that are known', async () => {
  await using place = await openTestFolder()
  await writeFile(join(place.folder, 'Kundenstimmen.csv'), 'DeText;EnText\nGut.;Good.\n')
  const { code, stderr } = await runProgram({}, 'src/cli/import.ts', [place.folder])
  expect(code).toBe(1)
  expect(stderr).toContain(
    'Left out: Kundenstimmen.csv. Lists are called galleries.csv, artists.csv, images.csv',
  )
  expect(stderr).toContain(`There are no lists in ${place.folder}. Lists are called galleries.csv`)
})

import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { openFileStore } from '#platform/files/open-file-store.server.ts'
import { addArtist } from '#tests/builders.ts'
import { openTestFolder } from '#tests/run-program.ts'
import { fillSmallCatalogue } from '#tests/small-catalogue.ts'
import { openTestDatabase } from '#tests/test-database.ts'
import { backUp } from './back-up.server.ts'
import { tryRestore } from './drill.server.ts'

test('a backup is tried, compared, and found to be whole; one of other tables is refused', async () => {
  await using place = await openTestFolder()
  await using database = await openTestDatabase()
  const files = await openFileStore({ kind: 'folder' }, join(place.folder, 'files'))
  await files.write('originals/wal.png', Buffer.from('A whale.'))
  await fillSmallCatalogue(database.db)
  await addArtist(database.db, { code: 'later' })
  // A row that was changed is elsewhere in its table.
  await database.db.execute(sql`UPDATE artists SET name = 'Ada' WHERE id = (SELECT min(id) FROM artists)`)
  const whole = join(place.folder, 'whole.tar.gz')
  const summary = await backUp({ database, files }, whole, new Date())
  const progress: { text: string; share: number }[] = []
  expect(
    await tryRestore({ path: whole, onProgress: (text, share) => progress.push({ text, share }) }),
  ).toEqual(summary)
  const { rows } = summary
  expect(progress.map(({ text }) => text)).toEqual(
    expect.arrayContaining([
      expect.stringMatching(/^[0-9.]+ of [0-9.]+ MB checked$/),
      expect.stringMatching(/^[0-9.]+ of [0-9.]+ MB restored$/),
      `${rows} of ${rows} rows`,
      '0 of 1 originals',
    ]),
  )
  expect(progress.filter(({ share }) => !(share >= 0 && share <= 1))).toEqual([])
  expect(summary.originals).toBe(1)

  await database.db.execute(sql`CREATE TABLE oddities (word text)`)
  const odd = join(place.folder, 'odd.tar.gz')
  await backUp({ database, files }, odd, new Date())
  await database.db.execute(sql`DROP TABLE oddities`)
  await expect(tryRestore({ path: odd })).rejects.toThrow()
})

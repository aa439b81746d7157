import { expect, test } from 'vitest'
import { addArtist } from '#tests/builders.ts'
import { openTestFolder, type RunningSite, startSite } from '#tests/run-program.ts'
import { ENGINES, openTestDatabase } from '#tests/test-database.ts'

test.runIf(ENGINES.includes('postgres'))(
  'two sites share one database: both show changes, and both end cleanly',
  async () => {
    await using database = await openTestDatabase('postgres')
    await using one = await openTestFolder()
    await using other = await openTestFolder()
    const url = database.url ?? ''
    await using first = await startSite({ DATA_DIR: one.folder, DATABASE_URL: url })
    await using second = await startSite({ DATA_DIR: other.folder, DATABASE_URL: url })
    expect((await fetch(`${first.address}/readyz`)).status).toBe(200)
    expect((await fetch(`${second.address}/readyz`)).status).toBe(200)
    await addArtist(database.db, { code: 'new-here' })
    await untilShown(first, 'new-here')
    await untilShown(second, 'new-here')
    expect((await first.stop()).code).toBe(0)
    expect((await second.stop()).code).toBe(0)
  },
)

/** Polls until the artist is visible; the test's time limit ends it otherwise. */
async function untilShown({ address }: RunningSite, code: string): Promise<void> {
  while (!(await (await fetch(`${address}/illusde/api/artists/all`)).text()).includes(code));
}

import { join } from 'node:path'
import { expect, test } from 'vitest'
import { findRound } from '#domain/collection/deciding/rounds.server.ts'
import { openPglite } from '#platform/database/pglite/open-pglite.server.ts'
import { addArtist, addImage } from '#tests/builders.ts'
import { openDataFolder } from '#tests/databases/data-folder.ts'
import { callsOf } from '#tests/deciding-agency.ts'
import { startSite } from '#tests/run-program.ts'

const HEARTS = 20

test('a kill loses no vote and no comment that was acknowledged', async () => {
  await using testFolder = await openDataFolder()
  const prepared = await openPglite(join(testFolder.folder, 'db'))
  const imageId = await addImage(prepared.db, { artistId: await addArtist(prepared.db) })
  await prepared.close()

  await using site = await startSite({ DATA_DIR: testFolder.folder })
  const { open, vote, comment } = callsOf(site, [imageId])
  const { id } = await open()
  const given: string[] = []
  const giving = Array.from({ length: HEARTS }, async (_, at) => {
    const name = `Anna ${at}`
    if ((await vote(id, name).catch(() => null))?.ok) given.push(name)
  })
  expect((await comment(id, 'Ben', 'Das bleibt.')).status).toBe(200)
  await giving[0]
  await site.stop('SIGKILL')
  await Promise.all(giving)

  const database = await openPglite(join(testFolder.folder, 'db'))
  const found = await findRound({ db: database.db, id, now: new Date() }, null)
  await database.close()
  const state = found.outcome === 'found' ? found.state : null
  expect(state?.comments).toMatchObject([{ text: 'Das bleibt.' }])
  const kept = state?.people.map(({ name }) => name) ?? []
  expect(given.length).toBeGreaterThan(0)
  expect(given.filter((name) => !kept.includes(name))).toEqual([])
})

import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { rowsOf } from '#platform/database/database.ts'
import { DAY_MS } from '#platform/durations.ts'
import { runAction } from '#platform/row-history/row-history.server.ts'
import { site } from '#site/site.server.ts'
import { collect } from '#tests/collect.ts'
import { anEnquiry, openFormAgency } from '#tests/form-agency.ts'
import { aPainting } from '#tests/pictures.ts'
import { findPerson, removePerson } from './enquiries/purge-enquiries.server.ts'
import { type Kept, purgeOld, RETENTION } from './retention.server.ts'

const KEPT = site.keptDays.enquiries

async function anAgencyWithAnEnquiry() {
  const world = await openFormAgency()
  const form = anEnquiry({ email: 'Anna@maler.example' })
  form.append('attachment', new File([Buffer.from(await aPainting(90, 60).png().toBuffer())], 'a.png'))
  await world.post('contact', form)
  await world.received()
  const { database, files, log } = world.agency.services
  const stored = () => collect(files.list('originals/enquiries'))
  const forgetAfter = (days: number) => {
    const now = new Date(world.time.now.getTime() + days * DAY_MS)
    const kinds: [string, Kept][] = [['enquiries', RETENTION.enquiries]]
    return purgeOld({ db: database.db, files, log, clock: { now: () => now } }, kinds)
  }
  return { ...world, db: database.db, files, stored, forgetAfter }
}

test('an enquiry is kept as long as the configuration says, and then goes with its files', async () => {
  await using world = await anAgencyWithAnEnquiry()
  await world.forgetAfter(KEPT)
  expect((await findPerson(world.db, 'anna@maler.example')).enquiries).toHaveLength(1)
  expect(await world.stored()).toHaveLength(1)
  await world.forgetAfter(KEPT + 1)
  expect((await findPerson(world.db, 'anna@maler.example')).enquiries).toEqual([])
  expect(await world.stored()).toEqual([])
})

test('what staff deleted is kept no longer than the rest, and goes at once with all of a person', async () => {
  await using world = await anAgencyWithAnEnquiry()
  const [row] = await rowsOf(world.db, sql`SELECT id FROM enquiries`)
  const id = String(row?.id)
  const deleteAs = (actionId: string) =>
    runAction({ db: world.db, actionId }, (tx) => tx.execute(sql`DELETE FROM enquiries WHERE id = ${id}`))
  await deleteAs('by-retention')
  await world.forgetAfter(KEPT)
  expect((await findPerson(world.db, 'ANNA@maler.example')).deleted).toMatchObject([{ id }])
  expect(await world.stored()).toHaveLength(1)
  await world.forgetAfter(KEPT + 1)
  expect([(await findPerson(world.db, 'anna@maler.example')).deleted, await world.stored()]).toEqual([[], []])
  const form = anEnquiry({ email: 'Bert@maler.example' })
  await world.post('contact', form)
  await world.ingested()
  await runAction({ db: world.db, actionId: 'by-person' }, (tx) => tx.execute(sql`DELETE FROM enquiries`))
  expect(await removePerson(world.db, world.files, 'bert@maler.example')).toMatchObject({ enquiries: 1 })
  expect(await rowsOf(world.db, sql`SELECT 1 FROM kept_rows`)).toEqual([])
})

test("a person's data is found and removed by the address in any case, and nobody else's", async () => {
  await using world = await anAgencyWithAnEnquiry()
  await world.post('contact', anEnquiry({ email: 'bert@maler.example' }))
  await world.ingested()
  expect((await findPerson(world.db, 'ANNA@maler.example')).enquiries[0]?.submission.fields.name).toBe(
    'Katrin Lorenzen',
  )
  expect(await removePerson(world.db, world.files, 'ANNA@maler.example')).toEqual({
    enquiries: 1,
    emails: 0,
  })
  expect(await world.stored()).toEqual([])
  expect((await findPerson(world.db, 'anna@maler.example')).enquiries).toEqual([])
  expect((await findPerson(world.db, 'bert@maler.example')).enquiries).toHaveLength(1)
})

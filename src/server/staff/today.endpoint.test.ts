import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { noteBackup } from '#domain/backup/last-backup.server.ts'
import { emails } from '#platform/mail/queue/email-rows.server.ts'
import { addArtist } from '#tests/builders.ts'
import { openOffice } from '#tests/office.ts'
import { addPasskey, openPasskeyDevice } from '#tests/passkey-device.ts'
import { openStaffAgency } from '#tests/staff-agency.ts'
import { ENGINES } from '#tests/test-database.ts'

describe.each(ENGINES)('on %s', (engine) => {
  test('what there is to do today comes in one answer, counted as the filtered lists count it', async () => {
    await using staff = await openStaffAgency(engine)
    const before = (await staff.ask('GET', '/today')).body
    expect(before).toMatchObject({ NewEnquiries: 0, FailedEmails: 0, WaitingEmails: 0, LastBackupAt: null })
    const id = staff.agency.services.readModel.current().catalogue.images[0]?.id
    expect((await staff.change(`/images/${id}`, { Hidden: true })).status).toBe(200)
    expect((await staff.change(`/images/${id}`, { AltDe: '' })).status).toBe(200)
    const { body: list } = await staff.ask('GET', '/news?perPage=1')
    const [item] = Array.isArray(list.data) ? list.data : []
    const tomorrow = new Date(Date.now() + 86_400_000).toISOString()
    expect((await staff.change(`/news/${item.Id}`, { PublishedAt: tomorrow })).status).toBe(200)
    const { body: scheduled } = await staff.ask('GET', '/news?Scheduled=true')
    expect(scheduled).toMatchObject({ total: 1, data: [{ Id: item.Id }] })
    expect((await staff.ask('GET', '/today')).body).toEqual({
      ...before,
      HiddenImages: Number(before.HiddenImages) + 1,
      ImagesWithoutAlt: Number(before.ImagesWithoutAlt) + 1,
      ScheduledNews: 1,
    })
  })
})

test('what is still to set up is told to those who can do it, until it is done', async () => {
  await using office = await openOffice()
  const { address, services } = office.agency
  const owner = await office.add('Ova', 'owner')
  const stepsOf = async ({ ask }: typeof owner) => (await ask('GET', '/today')).body.FirstSteps
  expect(await stepsOf(owner)).toEqual(['passkey', 'colleague', 'email', 'backup', 'imprint', 'artist'])
  const [editor, reader] = [await office.add('Edo', 'editor'), await office.add('Rea', 'reader')]
  expect(await stepsOf(editor)).toEqual(['passkey', 'artist'])
  expect(await stepsOf(reader)).toEqual(['passkey'])
  await addPasskey(owner.browser, openPasskeyDevice(address))
  await addArtist(services.database.db, { portraitId: null })
  await noteBackup(services.config.dataDirectory, {
    finishedAt: new Date().toISOString(),
    rows: 1,
    originals: 1,
  })
  expect(await stepsOf(owner)).toEqual(['email', 'imprint'])
})

test('an owner sends a test message to themself, and nobody else does', async () => {
  await using office = await openOffice()
  const [owner, editor] = [await office.add('Ova', 'owner'), await office.add('Edo', 'editor')]
  expect((await editor.ask('POST', '/test-email')).status).toBe(403)
  const sent = await owner.ask('POST', '/test-email')
  expect([sent.status, sent.body]).toEqual([202, { To: owner.email }])
  const { db } = office.agency.services.database
  await db.update(emails).set({ state: 'sent', payload: null }).where(eq(emails.kind, 'test-message'))
  expect((await owner.ask('GET', '/today')).body.FirstSteps).not.toContain('email')
  for (let time = 2; time <= 5; time++) await owner.ask('POST', '/test-email')
  expect((await owner.ask('POST', '/test-email')).status).toBe(429)
})

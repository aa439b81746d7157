import { readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { MINUTE_MS } from '#platform/durations.ts'
import { aSubmission, type Intake, openIntake } from '#tests/intake.ts'
import { ENGINES } from '#tests/test-database.ts'
import { findEnquiry } from './enquiries.server.ts'

const FINE = { name: 'skizze.jpg', content: 'a picture' }
const DAMAGED = { name: 'kaputt.jpg', content: 'damaged' }

function later(intake: Intake, minutes = 1): void {
  intake.time.now = new Date(intake.time.now.getTime() + minutes * MINUTE_MS)
}

describe.each(ENGINES)('on %s', (engine) => {
  test('an enquiry whose file cannot be taken comes in without it at the third attempt, and says which', async () => {
    await using intake = await openIntake(engine)
    const id = await intake.putIntoInbox(aSubmission(), [FINE, DAMAGED])
    for (const attempt of [1, 2]) {
      await intake.run()
      expect(intake.named('enquiry.file-not-ingested')).toHaveLength(attempt)
      expect(await intake.counts()).toMatchObject({ waiting: 1, failing: 1, setAside: 0 })
      later(intake)
    }
    expect(await findEnquiry(intake.db, id)).toBeNull()
    await intake.run()
    const found = await findEnquiry(intake.db, id)
    expect(found).toMatchObject({ files: [{ name: 'skizze.jpg' }], brokenFiles: ['kaputt.jpg'] })
    expect(await intake.counts()).toMatchObject({ waiting: 0, failing: 0, setAside: 0 })
    expect(await readdir(intake.inboxFolder)).toEqual([])
    expect(intake.named('enquiry.without-files')).toMatchObject([{ enquiryId: id, files: 1 }])
  })

  test('attempts are counted through restarts', async () => {
    await using intake = await openIntake(engine)
    const id = await intake.putIntoInbox(aSubmission(), [DAMAGED])
    for (let start = 1; start <= 3; start++) {
      expect(await findEnquiry(intake.db, id)).toBeNull()
      await intake.restart()
      later(intake)
    }
    expect(await findEnquiry(intake.db, id)).toMatchObject({ files: [], brokenFiles: ['kaputt.jpg'] })
  })

  test('attempts that follow at once are one: what disturbs for a moment costs no file', async () => {
    await using intake = await openIntake(engine)
    const id = await intake.putIntoInbox(aSubmission(), [DAMAGED])
    for (let call = 1; call <= 5; call++) await intake.run()
    expect(intake.named('enquiry.file-not-ingested')).toHaveLength(1)
    intake.damaged.clear()
    later(intake)
    await intake.run()
    expect(await findEnquiry(intake.db, id)).toMatchObject({
      files: [{ name: 'kaputt.jpg' }],
      brokenFiles: [],
    })
  })

  test('several broken files are counted together', async () => {
    await using intake = await openIntake(engine)
    const id = await intake.putIntoInbox(aSubmission(), [DAMAGED, FINE, { ...DAMAGED, name: 'kaputt-2.jpg' }])
    for (let attempt = 1; attempt <= 3; attempt++) {
      await intake.run()
      later(intake)
    }
    expect(await findEnquiry(intake.db, id)).toMatchObject({ brokenFiles: ['kaputt.jpg', 'kaputt-2.jpg'] })
  })

  test('a file that is gone from the inbox holds nothing up for good', async () => {
    await using intake = await openIntake(engine)
    const id = await intake.putIntoInbox(aSubmission(), [FINE])
    await intake.damage(id, '0', 'gone')
    for (let attempt = 1; attempt <= 3; attempt++) {
      await intake.run()
      later(intake)
    }
    expect(await findEnquiry(intake.db, id)).toMatchObject({ files: [], brokenFiles: ['skizze.jpg'] })
  })

  test.each([
    ['the database is away', 'database'],
    ['the file store is away', 'files'],
    ['the disk is full', 'ENOSPC'],
    ['there is no memory for another process', 'ENOMEM'],
  ] as const)('no file is given up because %s', async (_, trouble) => {
    await using intake = await openIntake(engine)
    const id = await intake.putIntoInbox(aSubmission(), [FINE])
    intake.trouble.is = trouble
    for (let attempt = 1; attempt <= 6; attempt++) {
      await intake.run()
      later(intake)
    }
    expect(intake.named('enquiry.not-ingested').length).toBeGreaterThanOrEqual(6)
    expect(await intake.counts()).toMatchObject({ waiting: 1, failing: 0, setAside: 0 })
    intake.trouble.is = null
    await intake.run()
    expect(await findEnquiry(intake.db, id)).toMatchObject({
      files: [{ name: 'skizze.jpg' }],
      brokenFiles: [],
    })
  })

  test('a record that cannot be removed is ingested once', async () => {
    await using intake = await openIntake(engine)
    const id = await intake.putIntoInbox(aSubmission(), [FINE])
    intake.trouble.is = 'removal'
    await intake.run()
    expect(await findEnquiry(intake.db, id)).toMatchObject({ files: [{ name: 'skizze.jpg' }] })
    expect(await intake.counts()).toMatchObject({ waiting: 1 })
    // Meanwhile staff may delete it; it does not come back.
    await intake.db.execute(sql`DELETE FROM enquiries`)
    await intake.run()
    expect(await findEnquiry(intake.db, id)).toBeNull()
    expect(intake.named('enquiry.not-removed')).toHaveLength(2)
    intake.trouble.is = null
    await intake.run()
    expect(await readdir(intake.inboxFolder)).toEqual([])
    expect(intake.named('enquiry.ingested')).toHaveLength(1)
  })

  test.each([
    ['is no JSON', 'broken'],
    ['is none of ours', '{"kind":"other"}'],
    ['is gone', null],
  ])('a record that %s is set aside, and is counted until somebody saw to it', async (_, content) => {
    await using intake = await openIntake(engine)
    const good = await intake.putIntoInbox(aSubmission(), [])
    for (let time = 1; time <= 2; time++) {
      const id = await intake.putIntoInbox(aSubmission({ id: 'b'.repeat(32) }), [FINE])
      await intake.damage(id, 'submission.json', content ?? 'gone')
      await intake.run()
      expect(await intake.counts()).toMatchObject({ waiting: 0, failing: 0, setAside: time })
    }
    expect(await findEnquiry(intake.db, good)).not.toBeNull()
    expect(intake.named('enquiry.set-aside')).toHaveLength(2)
    const broken = (await readdir(intake.inboxFolder)).filter((name) => name.endsWith('.broken'))
    expect(await readdir(join(intake.inboxFolder, broken[0] ?? ''))).toContain('0')
  })

  test('a count of attempts that cannot be read begins anew', async () => {
    await using intake = await openIntake(engine)
    const id = await intake.putIntoInbox(aSubmission(), [FINE])
    await writeFile(join(intake.inboxFolder, id, 'failures.json'), '{"counts":')
    await intake.run()
    expect(await findEnquiry(intake.db, id)).toMatchObject({ files: [{ name: 'skizze.jpg' }] })
  })
})

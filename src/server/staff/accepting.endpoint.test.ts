import { randomBytes } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { addEnquiry } from '#domain/enquiries/enquiries.server.ts'
import { applicationRecordSchema } from '#domain/enquiries/forms/application.ts'
import { rowsOf } from '#platform/database/database.ts'
import { aPainting } from '#tests/pictures.ts'
import { SOMEBODY } from '#tests/staff.ts'
import { openStaffAgency, type StaffAgency } from '#tests/staff-agency.ts'
import { EITHER_ENGINE } from '#tests/test-database.ts'

describe.each(EITHER_ENGINE)('on %s', (engine) => {
  let staff: StaffAgency

  beforeAll(async () => {
    staff = await openStaffAgency(engine)
    const { id, name, email } = SOMEBODY
    await db().execute(sql`INSERT INTO staff_accounts (id, name, email, role, created_at, updated_at)
      VALUES (${id}, ${name}, ${email}, 'owner', now(), now())`)
    await db().execute(sql`INSERT INTO staff_passwords (id, account_id, provider_id, user_id, password, created_at, updated_at)
      VALUES ('a', ${id}, 'credential', ${id}, 'hashed', now(), now())`)
  })
  afterAll(() => staff[Symbol.asyncDispose]())

  const db = () => staff.agency.services.database.db
  const count = async (what: ReturnType<typeof sql>) =>
    Number((await rowsOf(db(), sql`SELECT count(*)::int AS number FROM ${what}`))[0]?.number)

  async function anApplicant(fields: { name: string; email: string }): Promise<string> {
    const id = randomBytes(16).toString('hex')
    const { files } = staff.agency.services
    const samples = [
      { name: '01_fuchs.png', contentType: 'image/png', bytes: await aPainting(320, 240).png().toBuffer() },
      { name: 'kaputt.png', contentType: 'image/png', bytes: Buffer.from('no picture') },
    ]
    const stored = samples.map(({ bytes, ...sample }, at) => ({
      ...{ ...sample, bytes: bytes.length, key: `originals/enquiries/${id}/${at}.png` },
    }))
    for (const [at, { bytes }] of samples.entries()) await files.write(stored[at]?.key ?? '', bytes)
    const typed = {
      town: 'Kiel',
      website: 'https://pinsel.example',
      social: '@pinsel',
      statement: 'Ich zeichne.',
    }
    const parsed = applicationRecordSchema().parse({ ...typed, ...fields })
    const submission = { id, kind: 'application', fields: parsed, language: 'de' } as const
    await addEnquiry(db(), { ...submission, receivedAt: new Date('2026-11-19T10:00:00Z'), files: [] }, stored)
    return id
  }

  const accept = (id: string, body: object = {}) =>
    staff.ask('POST', `/applications/${id}/acceptance`, { Invite: true, ...body })

  test('an applicant becomes a hidden artist with hidden works and an invitation', async () => {
    const id = await anApplicant({ name: 'Kim Pinsel', email: 'Kim@maler.example' })
    const { status, body } = await accept(id)
    expect({ status, body }).toMatchObject({
      status: 200,
      body: { Works: 1, LeftOut: ['kaputt.png'], Invited: true },
    })
    expect(await staff.read(`/artists/${body.ArtistId}`)).toMatchObject({
      ...{ Name: 'Kim Pinsel', SortName: 'Pinsel, Kim', Code: 'kim-pinsel', TownDe: 'Kiel', Hidden: true },
      ...{ Email: 'Kim@maler.example', WebAddresses: 'https://pinsel.example\n@pinsel', Works: 1 },
    })
    const { body: works } = await staff.ask('GET', `/images?ArtistId=${body.ArtistId}`)
    expect(works).toMatchObject({ data: [{ Hidden: true, AltDe: '', Width: 320 }] })
    expect(await staff.read(`/applications/${id}`)).toMatchObject({ State: 'won', ArtistId: body.ArtistId })
    const { body: colleagues } = await staff.ask('GET', '/colleagues')
    expect(colleagues.data).toContainEqual(
      expect.objectContaining({ Email: 'kim@maler.example', Role: 'artist', ArtistId: body.ArtistId }),
    )
  })

  test('a second click, or a second person at once, makes no second artist and is told of the first', async () => {
    const id = await anApplicant({ name: 'Zwei Klicks', email: 'zwei@maler.example' })
    const both = await Promise.all([accept(id), accept(id)])
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
    const [made] = both.flatMap(({ status, body }) => (status === 200 ? [body.ArtistId] : []))
    const { status, body } = await accept(id)
    expect({ status, body }).toMatchObject({
      status: 409,
      body: { error: { code: 'accepted_already' }, ArtistId: made },
    })
    expect(await count(sql`artists WHERE name = 'Zwei Klicks'`)).toBe(1)
  })

  test('undoing takes back artist, works, account, link and the e-mail that still waits', async () => {
    const id = await anApplicant({ name: 'Rück Gängig', email: 'undo@maler.example' })
    await db().execute(sql`INSERT INTO outgoing_holds VALUES (now())`)
    await accept(id)
    const account = sql`staff_accounts WHERE email = 'undo@maler.example'`
    const waiting = sql`letters WHERE kind = 'staff-link' AND payload::text LIKE '%undo@maler.example%'`
    expect(await Promise.all([count(account), count(waiting)])).toEqual([1, 1])
    const [line] = await staff.changes()
    expect((await staff.ask('POST', `/actions/${Object(line).ActionId}/undo`, {})).status).toBe(204)
    await db().execute(sql`DELETE FROM outgoing_holds`)
    expect(await Promise.all([count(account), count(waiting)])).toEqual([0, 0])
    expect(await count(sql`artists WHERE name = 'Rück Gängig'`)).toBe(0)
    expect(await staff.read(`/applications/${id}`)).toMatchObject({
      State: 'new',
      ArtistId: null,
      Files: [{}, {}],
    })
    expect((await accept(id)).status).toBe(200)
  })

  test('an artist or an account of that name or address is told, and asked about', async () => {
    await accept(await anApplicant({ name: 'Ada Doppel', email: 'ada@maler.example' }))
    const id = await anApplicant({ name: 'ada doppel', email: 'ADA@maler.example' })
    const { status, body } = await accept(id)
    expect({ status, body }).toMatchObject({
      status: 409,
      body: { error: { code: 'known' }, Artists: [{ Name: 'Ada Doppel' }], Account: true },
    })
    const anyway = await accept(id, { EvenIfKnown: true })
    expect(anyway).toMatchObject({ status: 200, body: { Invited: false } })
    expect(await staff.read(`/artists/${anyway.body.ArtistId}`)).toMatchObject({ Code: 'ada-doppel-2' })
  })

  test('an enquiry is no application, and an application can be put on hold and is found so', async () => {
    expect((await accept('ab'.repeat(16))).status).toBe(404)
    const id = await anApplicant({ name: 'Später Vielleicht', email: 'later@maler.example' })
    await staff.change(`/applications/${id}`, { State: 'on-hold' })
    expect(await staff.ask('GET', '/applications?State=on-hold')).toMatchObject({ body: { total: 1 } })
  })
})

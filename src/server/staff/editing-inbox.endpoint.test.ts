import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { TO_OFFICE } from '#domain/enquiries/emails/email-messages.ts'
import { addEnquiry } from '#domain/enquiries/enquiries.server.ts'
import { listUsedOriginals } from '#domain/imaging/pictures.server.ts'
import { rowsOf } from '#platform/database/database.ts'
import { removeFiles } from '#platform/files/removed-file-rows.server.ts'
import { finishEmail, queueEmail } from '#platform/mail/queue/email-queue.server.ts'
import { fieldErrorsIn, openStaffAgency, STAFF_START, type StaffAgency } from '#tests/staff-agency.ts'
import { TYPED } from '#tests/stored-enquiry.ts'
import { EITHER_ENGINE } from '#tests/test-database.ts'

const FIELDS = { ...TYPED, email: 'katrin@maler.example', message: '<b>Hallo</b>' }
const AS_FRIEDA = { Cookie: 'session=of-frieda' }

describe.each(EITHER_ENGINE)('on %s', (engine) => {
  let staff: StaffAgency
  let enquiries = 0

  beforeAll(async () => {
    staff = await openStaffAgency(engine)
  })
  afterAll(() => staff[Symbol.asyncDispose]())

  const db = () => staff.agency.services.database.db

  /** Stores an enquiry with one file, and one e-mail that could not be sent. */
  async function anEnquiry(fields = FIELDS) {
    enquiries += 1
    const id = enquiries.toString(16).padStart(8, '0').padEnd(32, 'f')
    const key = `originals/enquiries/${id}/0.pdf`
    await staff.agency.services.files.write(key, Buffer.from('%PDF-'))
    const file = { name: 'Größe "1".pdf', contentType: 'application/pdf', key, bytes: 5 }
    const facts = { id, kind: 'enquiry', fields, language: 'de' } as const
    await addEnquiry(db(), { ...facts, files: [], receivedAt: STAFF_START }, [file])
    const email = { kind: TO_OFFICE, payload: { enquiryId: id }, recordId: id, domain: 'maler.example' }
    const emailId = await queueEmail(db(), { ...email, now: STAFF_START })
    await finishEmail(db(), emailId, 'failed', STAFF_START)
    return { id, key, emailId, path: `/enquiries/${id}` }
  }

  /** The text has characters that JSON or LIKE would interpret. */
  const WRITTEN = 'Ein "hoher" Leuchtturm aus C:\\Skizzen, zu 80_% fertig'

  test.each([
    ['its message', 'Leuchtturm'],
    ['a company', 'Nordwind Verlag'],
    ['a name', 'Lorenzen'],
    ['a word in quotation marks', '"hoher"'],
    ['a folder', 'C:\\Skizzen'],
    ['a share of a hundred', '80_%'],
  ])('a search finds an enquiry by %s, and not by what its fields are called', async (_, words) => {
    const { path } = await anEnquiry({ ...FIELDS, message: WRITTEN, company: 'Nordwind Verlag' })
    const found = async (query: string) => {
      const { data } = Object(await staff.read(`/enquiries?perPage=200&q=${encodeURIComponent(query)}`))
      return Array.from(data, (enquiry) => `/enquiries/${Object(enquiry).Id}`)
    }
    expect(await found(words)).toContain(path)
    expect(await found('telephone')).toEqual([])
  })

  test('an enquiry is returned as it was typed, with its files and its emails', async () => {
    const { id, path, emailId } = await anEnquiry()
    expect(await staff.read(path)).toMatchObject({
      Id: id,
      Kind: 'enquiry',
      Email: FIELDS.email,
      Fields: FIELDS,
      State: 'new',
      Notes: '',
      Files: [{ Position: 0, Name: 'Größe _1_.pdf', ContentType: 'application/pdf', Bytes: 5 }],
      Letters: [{ Id: emailId, Kind: TO_OFFICE, State: 'failed', Attempts: 0, NextAttemptAt: null }],
    })
    expect((await staff.ask('GET', `/applications/${id}`)).status).toBe(404)
  })

  test('an enquiry is found by the number that its sender was told, in capitals or not', async () => {
    const { id } = await anEnquiry()
    const number = id.slice(0, 8).toUpperCase()
    for (const q of [number, number.toLowerCase(), `${number} katrin`]) {
      const { body } = await staff.ask('GET', `/enquiries?q=${encodeURIComponent(q)}`)
      expect(body).toMatchObject({ total: 1, data: [{ Id: id }] })
    }
    const { body: none } = await staff.ask('GET', '/enquiries?q=EEEEEEEE')
    expect(none.total).toBe(0)
  })

  test('its state and notes change; the text of the notes stays out of the log', async () => {
    const { path } = await anEnquiry()
    const { body } = await staff.change(path, { State: 'answered', Notes: 'Rief an.\nMag Wale.' })
    expect(body).toMatchObject({ State: 'answered', Notes: 'Rief an.\nMag Wale.' })
    const [line] = await staff.changes()
    expect(line).toMatchObject({ Details: { State: { from: 'new', to: 'answered' }, Notes: {} } })
    const { body: answered } = await staff.ask('GET', '/enquiries?State=answered')
    expect(answered.total).toBe(1)
  })

  test.each([
    [{ State: 'lost' }, { State: 'pattern' }],
    [{ State: null }, { State: 'required' }],
    [{ Notes: 'x'.repeat(10_001) }, { Notes: 'longest:10000' }],
  ])('refused (%#)', async (changes, errors) => {
    expect(fieldErrorsIn(await staff.change((await anEnquiry()).path, changes))).toEqual(errors)
  })

  test('a visitor’s text cannot be changed, nor an enquiry be created', async () => {
    const { path } = await anEnquiry()
    const sent = { Email: 'other@maler.example', Fields: {}, State: 'read' }
    expect((await staff.change(path, sent)).body).toMatchObject({ Email: FIELDS.email, Fields: FIELDS })
    expect((await staff.ask('POST', '/enquiries', sent)).status).toBe(405)
  })

  test('a file is sent as a download and never as a page', async () => {
    const { path } = await anEnquiry()
    const get = (file: string) => staff.agency.get(`/illusde/api/admin${path}/files/${file}`, AS_FRIEDA)
    const answer = await get('0')
    expect(await answer.text()).toBe('%PDF-')
    expect(answer.headers.get('Content-Disposition')).toBe(
      'attachment; filename="Gr__e _1_.pdf"; filename*=UTF-8\'\'Gr%C3%B6%C3%9Fe%20_1_.pdf',
    )
    expect(answer.headers.get('Content-Security-Policy')).toBe("default-src 'none'; sandbox")
    for (const file of ['1', '-1', '0x', '99999999999']) expect((await get(file)).status).toBe(404)
  })

  test('a failed email goes out on retry, once; without a mail server it is not called sent', async () => {
    const { path, emailId } = await anEnquiry()
    expect((await staff.ask('POST', `/letters/${emailId}/retry`)).status).toBe(204)
    await staff.agency.services.emails.run()
    expect(await staff.read(path)).toMatchObject({ Letters: [{ State: 'outbox', Attempts: 1 }] })
    expect((await staff.ask('POST', `/letters/${emailId}/retry`)).status).toBe(409)
    expect((await staff.ask('POST', '/letters/none/retry')).status).toBe(404)
    const [line] = await staff.changes()
    expect(line).toMatchObject({ Resource: 'letters', RecordId: emailId })
  })

  test('an enquiry deleted for good leaves nothing: no email, no file, no name in the log', async () => {
    const { path, key, id } = await anEnquiry()
    const { files } = staff.agency.services
    expect((await staff.remove(path)).status).toBe(204)
    await staff.ask('DELETE', '/trash')
    await removeFiles({ db: db(), files, listUsed: listUsedOriginals }, new Date('2100-01-01T00:00:00Z'))
    expect(await files.read(key)).toBeNull()
    const left = await db().execute(sql`SELECT 1 FROM letters WHERE enquiry_id = ${id}`)
    expect(left).toMatchObject({ rows: [] })
    expect(JSON.stringify(await staff.changes())).not.toContain('Katrin')
    expect(await rowsOf(db(), sql`SELECT 1 FROM kept_rows WHERE former::text LIKE '%Katrin%'`)).toEqual([])
  })

  test('a deleted enquiry comes back with its files; its changes keep nothing of what was written', async () => {
    const { path, key, id } = await anEnquiry()
    const { files } = staff.agency.services
    await staff.change(path, { State: 'read', Notes: 'Katrin rief an' })
    const readKept = () =>
      rowsOf(db(), sql`SELECT former, latter FROM kept_rows WHERE former ->> 'id' = ${id}`)
    expect(await readKept()).toEqual([])
    await staff.change(path, { State: 'spam' })
    const decided = { id, assignee_id: null, artist_id: null }
    const kept = { former: { ...decided, state: 'read' }, latter: { ...decided, state: 'spam' } }
    expect(await readKept()).toEqual([kept])
    const { Letters: _, ...before } = await staff.read(path)
    await staff.remove(path)
    await removeFiles({ db: db(), files, listUsed: listUsedOriginals }, new Date('2100-01-01T00:00:00Z'))
    expect(await files.read(key)).not.toBeNull()
    const [line] = await staff.changes()
    expect((await staff.ask('POST', `/actions/${Object(line).ActionId}/undo`, {})).status).toBe(204)
    expect(await staff.read(path)).toMatchObject(before)
  })
})

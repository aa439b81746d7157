import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readCsvElsewhere } from '#tests/read-csv.ts'
import { AS_STAFF, SOMEBODY } from '#tests/staff.ts'
import { fieldErrorsIn, openStaffAgency, type StaffAgency } from '#tests/staff-agency.ts'
import { storeEnquiry } from '#tests/stored-enquiry.ts'
import { EITHER_ENGINE } from '#tests/test-database.ts'

describe.each(EITHER_ENGINE)('on %s', (engine) => {
  let staff: StaffAgency

  beforeAll(async () => {
    staff = await openStaffAgency(engine)
    for (const [id, name] of [
      [SOMEBODY.id, SOMEBODY.name],
      ['staff-2', 'Jasper Probe'],
    ])
      await db().execute(sql`INSERT INTO staff_accounts (id, name, email, created_at, updated_at)
        VALUES (${id}, ${name}, ${`${id}@example.com`}, now(), now())`)
  })
  afterAll(() => staff[Symbol.asyncDispose]())

  const db = () => staff.agency.services.database.db
  const get = (path: string) => staff.agency.get(`/illusde/api/admin${path}`, AS_STAFF)
  const idsIn = (list: Record<string, unknown>) => Array.from(Object(list).data, (row) => Object(row).Id)

  test('an enquiry is read when somebody opens it, not when a list or a script reads it', async () => {
    const { id } = await storeEnquiry(db())
    const path = `/enquiries/${id}`
    await staff.read('/enquiries')
    await staff.read(`/enquiries/some?ids=${id}`)
    expect(await staff.read(path)).toMatchObject({ State: 'new' })
    expect((await staff.ask('POST', `/applications/${id}/opened`)).status).toBe(204)
    expect(await staff.read(path)).toMatchObject({ State: 'new' })
    expect((await staff.ask('POST', `${path}/opened`)).status).toBe(204)
    expect(await staff.read(path)).toMatchObject({ State: 'read' })
    const [line] = await staff.changes()
    expect(line).toMatchObject({ RecordId: id, Details: { State: { from: 'new', to: 'read' } } })
    await staff.change(path, { State: 'won' })
    await staff.ask('POST', `${path}/opened`)
    expect(await staff.read(path)).toMatchObject({ State: 'won' })
  })

  test('an enquiry has a colleague who sees to it, and is found by them', async () => {
    const [{ id: mine }, { id: others }] = [await storeEnquiry(db()), await storeEnquiry(db())]
    const { body } = await staff.change(`/enquiries/${mine}`, { AssigneeId: 'staff-2', State: 'offer' })
    expect(body).toMatchObject({ AssigneeId: 'staff-2', AssigneeName: 'Jasper Probe', State: 'offer' })
    const list = (who: string) => staff.read(`/enquiries?Assignee=${who}&perPage=200`)
    expect(idsIn(await list('staff-2'))).toEqual([mine])
    expect(idsIn(await list('nobody'))).toContain(others)
    const gone = await staff.change(`/enquiries/${others}`, { AssigneeId: 'staff-9' })
    expect(fieldErrorsIn(gone)).toEqual({ AssigneeId: 'unknown' })
    expect(Object(await staff.read('/inbox')).Colleagues).toEqual([
      { Id: SOMEBODY.id, Name: SOMEBODY.name, MayAnswer: true },
      { Id: 'staff-2', Name: 'Jasper Probe', MayAnswer: true },
    ])
  })

  test('what a colleague left behind when they went is nobody’s, and can be changed', async () => {
    const { id } = await storeEnquiry(db())
    await db().execute(sql`UPDATE enquiries SET assignee_id = 'staff-gone' WHERE id = ${id}`)
    expect(idsIn(await staff.read('/enquiries?Assignee=nobody&perPage=200'))).toContain(id)
    const { body } = await staff.change(`/enquiries/${id}`, { Notes: 'Frei' })
    expect(body).toMatchObject({ AssigneeId: 'staff-gone', AssigneeName: null, Notes: 'Frei' })
  })

  test('a list has up to four small pictures of what an enquiry is about', async () => {
    const images = [1, 2, 3, 4, 5, 999_999].map((image) => ({ id: image, note: '' }))
    const { id } = await storeEnquiry(db(), { fields: { images } })
    const { body } = await staff.ask('GET', '/enquiries?perPage=200')
    const row: unknown = Array.from(Object(body).data).find((one) => Object(one).Id === id)
    const thumbs: string[] = Object(row).Thumbs
    expect(thumbs).toHaveLength(4)
    expect((await staff.agency.get(thumbs[0] ?? '', AS_STAFF)).status).toBe(200)
  })

  test('the filtered list as a table has a column for each value, and no cell runs as a formula', async () => {
    const words = 'Quallenverlag'
    const message = '=HYPERLINK("http://evil.example")\nZweite Zeile'
    const { number } = await storeEnquiry(db(), { fields: { company: words, message, name: '+49' } })
    await storeEnquiry(db(), { fields: { company: 'Andere' } })
    const answer = await get(`/enquiries.csv?q=${words}`)
    const [head = [], row = [], ...more] = readCsvElsewhere(Buffer.from(await answer.arrayBuffer()))
    expect(head.slice(0, 7)).toEqual('Number,ReceivedAt,State,Assignee,Name,Email,Company'.split(','))
    const typed = {
      Name: "'+49",
      Email: 'katrin@wochenblatt.example',
      Company: words,
      Message: `'${message}`,
    }
    const cells = {
      Number: number,
      ReceivedAt: '2026-11-20T10:00:00.000Z',
      State: 'new',
      Assignee: '',
      ...typed,
    }
    expect(Object.fromEntries(head.map((column, at) => [column, row[at]]))).toMatchObject(cells)
    expect(more).toEqual([])
  })

  test('a picture that came with it is shown small, decoded anew; nothing else is', async () => {
    const picture = await sharp({ create: { width: 900, height: 600, channels: 3, background: 'teal' } })
      .png()
      .toBuffer()
    const { files } = staff.agency.services
    const kinds = [
      ['probe.png', 'image/png', picture],
      ['text.pdf', 'application/pdf', Buffer.from('%PDF-')],
      ['kaputt.png', 'image/png', Buffer.from('<svg onload=alert(1)>')],
    ] as const
    const stored = kinds.map(([name, contentType, bytes], at) => {
      const key = `originals/enquiries/previews-${engine}/${at}`
      return { name, contentType, key, bytes: bytes.length, content: bytes }
    })
    for (const { key, content } of stored) await files.write(key, content)
    const { id } = await storeEnquiry(db(), { files: stored.map(({ content: _, ...file }) => file) })
    const preview = (rest: string) => get(`/enquiries/${id}/files/${rest}`)
    const shown = await preview('0/preview/480')
    expect(shown.headers.get('Content-Type')).toBe('image/webp')
    expect(await sharp(await shown.arrayBuffer()).metadata()).toMatchObject({ width: 480, height: 320 })
    for (const rest of ['1/preview/480', '2/preview/480', '0/preview/481', '7/preview/480', 'x/preview/480'])
      expect([rest, (await preview(rest)).status]).toEqual([rest, 404])
    const stranger = await staff.agency.get(`/illusde/api/admin/enquiries/${id}/files/0/preview/480`)
    expect(stranger.status).toBe(401)
  })

  test('templates of replies are kept in both languages, and unknown placeholders are named', async () => {
    const named = {
      Name: `Danke ${randomUUID()}`,
      TextDe: 'Guten Tag {name} ({nummer})',
      TextEn: 'Dear {name}',
    }
    const { status, body } = await staff.ask('POST', '/reply-templates', named)
    expect([status, body]).toEqual([201, expect.objectContaining(named)])
    const path = `/reply-templates/${body.Id}`
    expect(fieldErrorsIn(await staff.change(path, { TextEn: 'Your budget: {budget}' }))).toEqual({
      TextEn: 'placeholder:{budget}',
    })
    expect(fieldErrorsIn(await staff.change(path, { TextDe: '', TextEn: '' }))).toEqual({
      TextDe: 'required',
    })
    await staff.remove(path)
    const [line] = await staff.changes()
    expect((await staff.ask('POST', `/actions/${Object(line).ActionId}/undo`, {})).status).toBe(204)
    expect(await staff.read(path)).toMatchObject(named)
  })
})

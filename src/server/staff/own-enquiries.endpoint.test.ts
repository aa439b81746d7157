import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type ArtistOffice, openArtistOffice } from '#tests/artist-office.ts'
import { storeEnquiry, TYPED } from '#tests/stored-enquiry.ts'
import { EITHER_ENGINE } from '#tests/test-database.ts'

describe.each(EITHER_ENGINE)('on %s', (engine) => {
  let office: ArtistOffice
  let shared: string

  beforeAll(async () => {
    office = await openArtistOffice(engine)
    const { ada, ben } = office
    const { db } = office.agency.services.database
    const image = (id: number) => ({ images: [{ id, note: '' }] })
    const contact = { company: 'Wochenblatt', telephone: '030 1234' }
    shared = (await storeEnquiry(db, { fields: { ...contact, to: ada.id } })).id
    // Once, whatever it names.
    await storeEnquiry(db, { fields: { artists: [ada.id, ben.id], ...image(ada.work) } })
    // The month in Berlin is already December.
    await storeEnquiry(db, { fields: image(ada.hidden), receivedAt: new Date('2026-11-30T23:30:00Z') })
    await storeEnquiry(db, { fields: image(ben.work) })
    await storeEnquiry(db, { fields: { to: ben.id } })
    await storeEnquiry(db)
  })
  afterAll(() => office[Symbol.asyncDispose]())

  const seen = async (who: 'ada' | 'ben') => (await office[who].member.ask('GET', '/own-enquiries')).body
  const share = (to: string, member = office.editor) =>
    member.ask('PUT', `/enquiries/${shared}/shares/${office.ada.id}`, { Shared: to })

  test('an artist learns how many enquiries named them or a work of theirs, by month, and no text', async () => {
    expect(await seen('ada')).toEqual({
      Total: 3,
      Months: [
        { Month: '2026-12', Count: 1 },
        { Month: '2026-11', Count: 2 },
      ],
      Shared: [],
    })
    expect(await seen('ben')).toMatchObject({ Total: 3 })
    expect((await office.ada.member.ask('GET', `/enquiries/${shared}`)).status).toBe(403)
    expect((await office.editor.ask('GET', '/own-enquiries')).status).toBe(404)
  })

  test('an artist reads what visitors looked at of their own works, and of nobody else’s', async () => {
    const { statistics } = office.agency.services
    statistics.note([{ kind: 'work', subject: String(office.ada.work), artistId: office.ada.id }])
    await statistics.store()
    const ask = (path: string) => office.ada.member.ask('GET', `/statistics${path}`)
    expect((await ask(`/artists/${office.ada.id}`)).body).toMatchObject({ Seen: 1 })
    for (const part of ['', '/csv', '/pdf'])
      expect((await ask(`/artists/${office.ben.id}${part}`)).status).toBe(404)
    expect((await ask('')).status).toBe(403)
  })

  test('what staff share is read with its text and day; who sent it only where staff say so, and no longer when not', async () => {
    expect((await share('text')).status).toBe(204)
    const text = {
      ...{ Id: shared, ReceivedAt: '2026-11-20T10:00:00.000Z', Message: TYPED.message },
      Answers: [],
    }
    expect((await seen('ada')).Shared).toEqual([{ ...text, Contact: null }])
    expect(JSON.stringify(await seen('ada'))).not.toContain('Katrin')
    expect((await seen('ben')).Shared).toEqual([])
    await share('contact')
    expect((await seen('ada')).Shared).toEqual([
      {
        ...text,
        Contact: { Name: TYPED.name, Email: TYPED.email, Company: 'Wochenblatt', Telephone: '030 1234' },
      },
    ])
    expect((await office.editor.ask('GET', `/enquiries/${shared}/shares`)).body).toEqual({
      data: [{ ArtistId: office.ada.id, Shared: 'contact' }],
    })
    await share('nothing')
    expect((await seen('ada')).Shared).toEqual([])
  })

  test('staff alone share, what is there and to whom is there, and the log says so', async () => {
    expect((await share('contact', office.ada.member)).status).toBe(403)
    expect((await share('everything')).status).toBe(400)
    const to = (path: string) => office.editor.ask('PUT', path, { Shared: 'text' })
    expect((await to(`/enquiries/${'0'.repeat(32)}/shares/${office.ada.id}`)).status).toBe(404)
    expect((await to(`/enquiries/${shared}/shares/999999`)).status).toBe(404)
    expect((await office.editor.ask('GET', `/enquiries/${'0'.repeat(32)}/shares`)).status).toBe(404)
    const { data } = (await office.editor.ask('GET', `/changes?RecordId=${shared}`)).body
    const Details = { SharedWith: { from: null, to: 'Ada' }, WithSender: { from: null, to: true } }
    expect(data).toContainEqual(expect.objectContaining({ Details }))
  })

  test('an artist answers what is shared with them, once, and who is responsible hears of it', async () => {
    const answer = { Id: crypto.randomUUID(), Text: 'Ab März gern.' }
    const send = (who: 'ada' | 'ben', body: object = answer) =>
      office[who].member.ask('POST', `/own-enquiries/${shared}/answers`, body)
    expect((await send('ada')).status).toBe(404)
    await share('text')
    expect((await send('ben')).status).toBe(404)
    expect((await send('ada', { ...answer, Text: ' ' })).status).toBe(422)
    for (const status of [204, 204]) expect((await send('ada')).status).toBe(status)
    const answers = [{ Id: answer.Id, Text: answer.Text, By: 'Ada' }]
    expect(await seen('ada')).toMatchObject({ Shared: [{ Answers: answers }] })
    const enquiry = await office.editor.ask('GET', `/enquiries/${shared}`)
    expect(enquiry.body).toMatchObject({ Answers: answers, Turn: { By: 'agency' } })
    const told = async (member: typeof office.editor) => (await member.ask('GET', '/notifications')).body.data
    expect(await told(office.editor)).toMatchObject([
      { Kind: 'answered', RecordName: TYPED.name, ByName: 'Ada' },
    ])
    expect(await told(office.ada.member)).toMatchObject([{ Kind: 'shared', IsSeen: false }])
    const until = { Until: new Date(Date.now() + 60_000).toISOString(), Language: 'de' }
    expect((await office.editor.ask('POST', '/notifications/seen', until)).status).toBe(204)
    expect((await office.editor.ask('GET', '/notifications/unseen')).body).toEqual({ Unseen: 0 })
    expect((await office.ada.member.ask('GET', '/notifications/unseen')).body).toEqual({ Unseen: 1 })
    await share('nothing')
    expect(await told(office.ada.member)).toEqual([])
  })

  test('with an enquiry goes that it was shared', async () => {
    await share('text')
    const { Revision } = (await office.editor.ask('GET', `/enquiries/${shared}`)).body
    const headers = { 'If-Match': `"${Revision}"` }
    expect((await office.editor.ask('DELETE', `/enquiries/${shared}`, undefined, headers)).status).toBe(204)
    expect(await seen('ada')).toMatchObject({ Total: 2, Shared: [] })
  })
})

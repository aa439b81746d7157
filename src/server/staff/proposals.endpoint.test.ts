import { sql } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { purgeProposals } from '#domain/pending-changes/pending-changes.server.ts'
import { rowsOf } from '#platform/database/database.ts'
import { type ArtistOffice, openArtistOffice, rowsIn } from '#tests/artist-office.ts'
import { addImage } from '#tests/builders.ts'
import type { Reply } from '#tests/office.ts'
import { fieldErrorsIn } from '#tests/staff-agency.ts'
import { CONCURRENT_ENGINE } from '#tests/test-database.ts'

describe('proposals of artists', () => {
  let office: ArtistOffice
  let work: string
  let profile: string

  beforeEach(async () => {
    office = await openArtistOffice(CONCURRENT_ENGINE)
    work = `/images/${office.ada.work}`
    profile = `/artists/${office.ada.id}`
  })
  afterEach(() => office[Symbol.asyncDispose]())

  const staffSee = async (path: string) => (await office.editor.ask('GET', path)).body
  const adaSees = async (path: string) => (await office.ada.member.ask('GET', path)).body
  const propose = (path: string, changes: Record<string, unknown>) =>
    office.change(office.ada.member, path, changes)
  const newest = async () => rowsIn(await office.editor.ask('GET', '/proposals'))[0] ?? {}
  const decide = async (how: string, body: Record<string, unknown> = {}, member = office.editor) => {
    const { Id } = await newest()
    return member.ask('POST', `/proposals/${Id}/${how}`, body)
  }
  const codeOf = ({ status, body }: Reply) => [status, Object(body.error).code]

  test('what an artist changes of something visible waits; they see it, and staff see what it was before', async () => {
    const proposed = await propose(work, { TitleDe: 'Neuer Titel', KeywordsDe: 'wal' })
    expect(proposed.body).toMatchObject({ TitleDe: 'Neuer Titel', Proposal: { State: 'new' } })
    expect(await adaSees(work)).toEqual(proposed.body)
    expect(await staffSee(work)).toMatchObject({ TitleDe: 'Wal von Ada', KeywordsDe: '' })
    expect(await newest()).toMatchObject({
      ...{ Resource: 'images', RecordId: String(office.ada.work), ArtistName: 'Ada', State: 'new' },
      RecordName: 'Wal von Ada',
      Details: { TitleDe: { from: 'Wal von Ada', to: 'Neuer Titel' }, KeywordsDe: { from: '', to: 'wal' } },
    })
    expect((await staffSee('/today')).NewProposals).toBe(1)
    expect(rowsIn(await office.editor.ask('GET', '/changes'))).toEqual([])
  })

  test('accepted, it is written in the artist’s name, and staff can undo it', async () => {
    await propose(profile, { BioDe: 'Zeichnet Wale.', AvailableFrom: '2027-01-01' })
    const accepted = await decide('accept')
    expect(accepted.status).toBe(204)
    expect(await staffSee(profile)).toMatchObject({ BioDe: 'Zeichnet Wale.', AvailableFrom: '2027-01-01' })
    const [line] = rowsIn(await office.editor.ask('GET', '/changes'))
    expect(line).toMatchObject({ StaffName: 'Ada', Resource: 'artists', Action: 'change' })
    expect(await newest()).toMatchObject({ State: 'accepted', DecidedBy: 'Edda' })
    expect(await adaSees(profile)).toMatchObject({ Proposal: null })
    expect(codeOf(await decide('accept'))).toEqual([409, 'decided_already'])
    await office.editor.ask('POST', `/actions/${accepted.headers.get('Action-Id')}/undo`, {})
    expect(await staffSee(profile)).toMatchObject({ BioDe: '' })
  })

  test('declined, nothing is written, and the artist reads why, in the application and by e-mail', async () => {
    await propose(work, { TitleDe: 'Neuer Titel' })
    expect(fieldErrorsIn(await decide('decline', { Sentence: ' ' }))).toEqual({ Sentence: 'required' })
    expect((await decide('decline', { Sentence: 'So heißt das Buch nicht.' })).status).toBe(204)
    expect(await adaSees(work)).toMatchObject({
      TitleDe: 'Wal von Ada',
      Proposal: { State: 'declined', Sentence: 'So heißt das Buch nicht.' },
    })
    const { db } = office.agency.services.database
    const queued = await rowsOf(db, sql`SELECT kind FROM letters WHERE kind = 'proposal-declined'`)
    expect(queued).toHaveLength(1)
    // Another one begins at what is there.
    expect((await propose(work, { TitleDe: 'Besserer Titel' })).body).toMatchObject({
      Proposal: { State: 'new' },
    })
  })

  test('what is hidden waits for nobody; what is made of it stays hidden until staff publish it', async () => {
    const hidden = `/images/${office.ada.hidden}`
    await propose(hidden, { TitleDe: 'Noch keiner', AltDe: 'Ein Wal.', AltEn: 'A whale.' })
    expect(await staffSee(hidden)).toMatchObject({ TitleDe: 'Noch keiner', Hidden: true })
    expect((await office.editor.ask('GET', '/proposals')).body.total).toBe(0)
    // It is published while the form is open: from then on it waits.
    const { Revision } = await adaSees(hidden)
    expect((await office.change(office.editor, hidden, { Hidden: false })).status).toBe(200)
    const headers = { 'If-Match': `"${Revision}"` }
    await office.ada.member.ask('PUT', hidden, { TitleDe: 'Doch einer' }, headers)
    expect(await staffSee(hidden)).toMatchObject({ TitleDe: 'Noch keiner' })
  })

  test('where staff want it so, nothing waits', async () => {
    await propose(work, { TitleDe: 'Erst so' })
    await office.change(office.editor, profile, { ReviewsChanges: false })
    await propose(work, { AltDe: 'Ein Wal.' })
    expect(await staffSee(work)).toMatchObject({ TitleDe: 'Erst so', AltDe: 'Ein Wal.' })
    expect((await office.editor.ask('GET', '/proposals')).body.total).toBe(0)
    const [line] = rowsIn(await office.editor.ask('GET', '/changes?Resource=images'))
    expect(line).toMatchObject({ StaffName: 'Ada' })
  })

  test('a record has one open proposal, which another browser does not overwrite unseen', async () => {
    const { Revision } = await adaSees(work)
    const send = (TitleDe: string, revision: unknown) =>
      office.ada.member.ask('PUT', work, { TitleDe }, { 'If-Match': `"${revision}"` })
    const both = await Promise.all([send('Eins', Revision), send('Zwei', Revision)])
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
    const { body: first } = both.find(({ status }) => status === 200) ?? {}
    const { body: second } = both.find(({ status }) => status === 409) ?? {}
    expect(Object(second?.current).TitleDe).toBe(first?.TitleDe)
    expect((await send('Drei', Object(second?.current).Revision)).status).toBe(200)
    expect((await office.editor.ask('GET', '/proposals')).body).toMatchObject({
      ...{ total: 1, data: [{ Details: { TitleDe: { from: 'Wal von Ada', to: 'Drei' } } }] },
    })
  })

  test('an artist who types again what is there has nothing proposed any more, or withdraws it', async () => {
    await propose(work, { TitleDe: 'Neu' })
    expect((await propose(work, { TitleDe: 'Wal von Ada' })).body).toMatchObject({ Proposal: null })
    await propose(work, { TitleDe: 'Noch einmal' })
    const { Id } = await newest()
    expect((await office.ben.member.ask('DELETE', `/proposals/${Id}`)).status).toBe(404)
    expect((await office.editor.ask('DELETE', `/proposals/${Id}`)).status).toBe(404)
    expect((await office.ada.member.ask('DELETE', `/proposals/${Id}`)).status).toBe(204)
    expect(await adaSees(work)).toMatchObject({ TitleDe: 'Wal von Ada', Proposal: null })
  })

  test('an artist lists their own proposals, without who decided; staff decide, an artist never', async () => {
    await propose(work, { TitleDe: 'Neu' })
    const proposals = rowsIn(await office.ada.member.ask('GET', '/proposals'))
    expect(proposals).toHaveLength(1)
    expect(proposals[0]).not.toHaveProperty('DecidedBy')
    expect((await office.ben.member.ask('GET', '/proposals')).body).toEqual({ data: [], total: 0 })
    expect((await office.ben.member.ask('GET', `/proposals/${proposals[0]?.Id}`)).status).toBe(404)
    for (const how of ['accept', 'decline'])
      expect((await decide(how, {}, office.ada.member)).status).toBe(403)
  })

  test('staff are told when the record, or the proposal, changed since; they may accept all the same', async () => {
    await propose(work, { TitleDe: 'Vorschlag' })
    const { Id } = await newest()
    await propose(work, { TitleEn: 'Suggestion' })
    const old = await office.editor.ask('POST', `/proposals/${Id}/accept`, {})
    expect(codeOf(old)).toEqual([404, 'not_found'])
    await office.change(office.editor, work, { TitleDe: 'Von Edda', KeywordsDe: 'meer' })
    expect(codeOf(await decide('accept'))).toEqual([409, 'changed'])
    expect(await staffSee(work)).toMatchObject({ TitleDe: 'Von Edda' })
    expect((await decide('accept', { EvenIfChanged: true })).status).toBe(204)
    const written = { TitleDe: 'Vorschlag', TitleEn: 'Suggestion', KeywordsDe: 'meer' }
    expect(await staffSee(work)).toMatchObject(written)
  })

  test('what else was changed of the record since, as by an upload, is no conflict', async () => {
    await propose(profile, { BioDe: 'Zeichnet Wale.' })
    await addImage(office.agency.services.database.db, { artistId: office.ada.id })
    await office.change(office.editor, profile, { TownDe: 'Husum' })
    expect((await decide('accept')).status).toBe(204)
    expect(await staffSee(profile)).toMatchObject({ BioDe: 'Zeichnet Wale.', TownDe: 'Husum', Works: 3 })
  })

  test('of two who decide at once the second is told', async () => {
    await propose(work, { TitleDe: 'Vorschlag' })
    const both = await Promise.all([decide('accept'), decide('decline', { Sentence: 'Nein.' }, office.owner)])
    expect(both.map(({ status }) => status).sort()).toEqual([204, 409])
  })

  test('a proposal is checked like a change', async () => {
    expect(fieldErrorsIn(await propose(work, { AltDe: '' }))).toEqual({ AltDe: 'required' })
    expect(fieldErrorsIn(await propose(work, { TitleDe: 'x'.repeat(201) }))).toEqual({
      TitleDe: 'longest:200',
    })
    expect((await office.editor.ask('GET', '/proposals')).body.total).toBe(0)
  })

  test('it cannot be accepted once its record is gone, and is forgotten with it; the decided ones by age', async () => {
    const { db } = office.agency.services.database
    await propose(work, { TitleDe: 'Vorschlag' })
    await propose(profile, { BioDe: 'Bio' })
    await decide('accept')
    const { Revision } = await staffSee(work)
    await office.editor.ask('DELETE', work, undefined, { 'If-Match': `"${Revision}"` })
    const open = rowsIn(await office.editor.ask('GET', '/proposals?State=new'))[0] ?? {}
    const gone = await office.editor.ask('POST', `/proposals/${open.Id}/accept`, {})
    expect(codeOf(gone)).toEqual([409, 'gone'])
    expect(await purgeProposals(db, new Date(0))).toBe(1)
    expect(await purgeProposals(db, new Date(Date.now() + 1_000))).toBe(1)
    expect((await office.editor.ask('GET', '/proposals')).body.total).toBe(0)
  })

  test('of a work that went to another artist, neither sees the other’s proposal, and staff can only decline it', async () => {
    await propose(work, { TitleDe: 'Von Ada' })
    await office.change(office.editor, work, { ArtistId: office.ben.id })
    expect((await office.ada.member.ask('GET', work)).status).toBe(404)
    expect((await office.ben.member.ask('GET', work)).body).toMatchObject({
      TitleDe: 'Wal von Ada',
      Proposal: null,
    })
    expect(codeOf(await decide('accept'))).toEqual([409, 'gone'])
    const changed = await office.change(office.ben.member, work, { TitleDe: 'Von Ben' })
    expect(changed.body).toMatchObject({ TitleDe: 'Von Ben', Proposal: { State: 'new' } })
    const { data } = (await office.editor.ask('GET', '/proposals?State=new')).body
    expect(data).toHaveLength(2)
  })

  test('when the account is removed they stay, marked; the log names them, and they are decided as before', async () => {
    await propose(work, { TitleDe: 'Vorschlag' })
    await propose(profile, { BioDe: 'Bio' })
    expect(await newest()).toMatchObject({ HasAccount: true })
    await office.owner.ask('DELETE', `/colleagues/${office.ada.member.id}`)
    const [removal] = rowsIn(await office.owner.ask('GET', '/changes?Resource=colleagues'))
    expect(removal).toMatchObject({ Action: 'delete', Details: { OpenProposals: 'Wal von Ada, Ada' } })
    expect((await office.editor.ask('GET', '/proposals?State=new')).body.total).toBe(2)
    expect(await newest()).toMatchObject({ HasAccount: false, State: 'new' })
    expect((await decide('decline', { Sentence: 'Nein.' })).status).toBe(204)
    const [open] = rowsIn(await office.editor.ask('GET', '/proposals?State=new'))
    expect((await office.editor.ask('POST', `/proposals/${open?.Id}/accept`, {})).status).toBe(204)
    expect(await staffSee(work)).toMatchObject({ TitleDe: 'Vorschlag' })
    const { db } = office.agency.services.database
    expect(await rowsOf(db, sql`SELECT 1 FROM letters WHERE kind = 'proposal-declined'`)).toEqual([])
  })
})

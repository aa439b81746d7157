import { sql } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { rowsOf } from '#platform/database/database.ts'
import { type ArtistOffice, openArtistOffice, rowsIn } from '#tests/artist-office.ts'
import { fieldErrorsIn } from '#tests/staff-agency.ts'
import { EITHER_ENGINE } from '#tests/test-database.ts'

const REASON = 'Bitte auf Deutsch.'

describe.each(EITHER_ENGINE)('a proposal that is accepted in part on %s', (engine) => {
  let office: ArtistOffice
  let profile: string
  let id: unknown

  beforeEach(async () => {
    office = await openArtistOffice(engine)
    profile = `/artists/${office.ada.id}`
    await propose({ TownDe: 'Emden', BioDe: 'Draws whales.', Languages: ['de', 'sq'] })
  })
  afterEach(() => office[Symbol.asyncDispose]())

  async function propose(changes: Record<string, unknown>): Promise<void> {
    await office.change(office.ada.member, profile, changes)
    id = rowsIn(await office.editor.ask('GET', '/proposals?State=new'))[0]?.Id
  }
  const accept = (body: Record<string, unknown>, member = office.editor) =>
    member.ask('POST', `/proposals/${id}/accept`, body)
  const staffSee = async () => (await office.editor.ask('GET', profile)).body
  const emails = () => {
    const { db } = office.agency.services.database
    return rowsOf(db, sql`SELECT kind, payload FROM letters WHERE kind LIKE 'proposal-%'`)
  }

  test('has its fields written alone, and the artist reads what was not and why', async () => {
    const accepted = await accept({ Fields: ['TownDe', 'Languages'], Sentence: REASON })
    expect(accepted.status).toBe(204)
    expect(await staffSee()).toMatchObject({ TownDe: 'Emden', Languages: ['de', 'sq'], BioDe: '' })
    const seen = (await office.ada.member.ask('GET', profile)).body
    expect(seen).toMatchObject({
      ...{ TownDe: 'Emden', BioDe: '' },
      Proposal: { State: 'declined', Sentence: REASON, Declined: ['BioDe'] },
    })
    expect(new Set(Object(seen.Proposal).Accepted)).toEqual(new Set(['TownDe', 'Languages']))
    for (const member of [office.editor, office.ada.member]) {
      const rows = rowsIn(await member.ask('GET', '/proposals'))
      const [yes, no] = ['accepted', 'declined'].map((state) => rows.find(({ State }) => State === state))
      expect(rows).toHaveLength(2)
      expect(yes).toMatchObject({ IsPart: true, Sentence: '', ...{ RecordName: 'Ada', ArtistName: 'Ada' } })
      expect(Object.keys(Object(yes?.Details)).sort()).toEqual(['Languages', 'TownDe'])
      expect(no).toMatchObject({ IsPart: true, Sentence: REASON, RecordName: 'Ada' })
      expect(no?.Details).toEqual({ BioDe: { from: '', to: 'Draws whales.' } })
      expect(yes?.DecidedAt).toBe(no?.DecidedAt)
    }
    expect(await emails()).toMatchObject([{ kind: 'proposal-decided' }])
    // Staff can undo the accepted part; the decision stays.
    await office.editor.ask('POST', `/actions/${accepted.headers.get('Action-Id')}/undo`, {})
    expect(await staffSee()).toMatchObject({ TownDe: '', Languages: [] })
    expect(rowsIn(await office.editor.ask('GET', '/proposals'))).toHaveLength(2)
    // Another proposal begins at what is there.
    await propose({ BioDe: 'Zeichnet Wale.' })
    expect((await accept({})).status).toBe(204)
    expect((await office.ada.member.ask('GET', profile)).body).toMatchObject({ Proposal: null })
    const [whole] = rowsIn(await office.editor.ask('GET', '/proposals'))
    expect(whole).toMatchObject({ State: 'accepted', IsPart: false })
  })

  test('needs a sentence as soon as something is refused, and fields of its own', async () => {
    for (const Sentence of [undefined, ' '])
      expect(fieldErrorsIn(await accept({ Fields: ['TownDe'], Sentence }))).toEqual({ Sentence: 'required' })
    const foreign = await accept({ Fields: ['TownDe', 'Name'], Sentence: REASON })
    expect(fieldErrorsIn(foreign)).toEqual({ Fields: 'unknown' })
    expect(await staffSee()).toMatchObject({ TownDe: '' })
    expect((await accept({ Fields: ['TownDe', 'BioDe', 'Languages'] })).status).toBe(204)
    const all = rowsIn(await office.editor.ask('GET', '/proposals'))
    expect(all).toMatchObject([{ State: 'accepted', IsPart: false }])
    expect(await emails()).toMatchObject([{ kind: 'proposal-decided' }])
  })

  test('is declined when nothing of it is accepted', async () => {
    expect(fieldErrorsIn(await accept({ Fields: [] }))).toEqual({ Sentence: 'required' })
    expect((await accept({ Fields: [], Sentence: REASON })).status).toBe(204)
    const all = rowsIn(await office.editor.ask('GET', '/proposals'))
    expect(all).toMatchObject([{ State: 'declined', IsPart: false, Sentence: REASON }])
    expect(await emails()).toMatchObject([{ kind: 'proposal-declined' }])
  })

  test('is no conflict with what was changed since of the refused fields', async () => {
    await office.change(office.editor, profile, { BioDe: 'Von Edda.' })
    const partly = { Fields: ['BioDe', 'TownDe'], Sentence: REASON }
    expect((await accept(partly)).body).toMatchObject({ error: { code: 'changed' } })
    expect((await accept({ ...partly, Fields: ['TownDe'] })).status).toBe(204)
    expect(await staffSee()).toMatchObject({ BioDe: 'Von Edda.', TownDe: 'Emden' })
  })

  test('is decided once: of two who decide at once, one is told and nothing of theirs is stored', async () => {
    const both = await Promise.all([
      accept({ Fields: ['TownDe'], Sentence: REASON }),
      accept({ Fields: ['BioDe'], Sentence: REASON }, office.owner),
    ])
    expect(both.map(({ status }) => status).sort()).toEqual([204, 409])
    expect(rowsIn(await office.editor.ask('GET', '/proposals'))).toHaveLength(2)
    expect(await emails()).toHaveLength(1)
    const { TownDe, BioDe } = await staffSee()
    expect([TownDe, BioDe].filter((text) => text !== '')).toHaveLength(1)
  })
})

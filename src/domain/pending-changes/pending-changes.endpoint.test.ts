import { describe, expect, test } from 'vitest'
import { openArtistOffice, rowsIn } from '#tests/artist-office.ts'
import { ENGINES } from '#tests/test-database.ts'
import { pendingChanges } from './tables.server.ts'

const NOW = new Date('2026-11-20T10:00:00Z')

describe.each(ENGINES)('a draft and a proposal of the same record on %s', (engine) => {
  test.each(['accept', 'publish'])(
    'published and accepted at once, one is told; %s is sent first',
    async (first) => {
      await using office = await openArtistOffice(engine)
      const { editor, owner, ada, change, agency } = office
      const { db } = agency.services.database
      const path = `/images/${ada.work}`
      await change(ada.member, path, { TitleDe: 'Vorschlag' })
      const { Revision } = (await editor.ask('GET', path)).body
      const waiting = { kind: 'draft', resource: 'images', recordId: String(ada.work), savedAt: NOW } as const
      const [draft] = await db
        .insert(pendingChanges)
        .values({ ...waiting, fields: { TitleDe: 'Entwurf' }, baseRevision: String(Revision) })
        .returning()
      const [proposal] = rowsIn(await editor.ask('GET', '/proposals'))
      const accept = () => editor.ask('POST', `/proposals/${proposal?.Id}/accept`, {})
      const publish = () => owner.ask('PUT', path, draft?.fields, { 'If-Match': `"${draft?.baseRevision}"` })
      const calls = first === 'accept' ? [accept(), publish()] : [publish(), accept()]
      const statuses = (await Promise.all(calls)).map(({ status }) => status).sort()
      const { TitleDe } = (await editor.ask('GET', path)).body
      expect([statuses, TitleDe]).toEqual(
        TitleDe === 'Vorschlag' ? [[204, 409], 'Vorschlag'] : [[200, 409], 'Entwurf'],
      )
      const left = await db.select().from(pendingChanges).orderBy(pendingChanges.kind)
      expect(left).toMatchObject([draft, { state: TitleDe === 'Vorschlag' ? 'accepted' : 'new' }])
    },
  )

  test('are decided apart: neither call of a proposal reaches a draft', async () => {
    await using office = await openArtistOffice(engine)
    const { editor, ada, agency } = office
    const { db } = agency.services.database
    const draft = {
      kind: 'draft',
      resource: 'images',
      recordId: String(ada.work),
      fields: {},
      savedAt: NOW,
    } as const
    const [row] = await db
      .insert(pendingChanges)
      .values({ ...draft, artistId: ada.id })
      .returning()
    for (const [how, body] of [
      ['accept', {}],
      ['decline', { Sentence: 'Nein.' }],
    ] as const)
      expect((await editor.ask('POST', `/proposals/${row?.id}/${how}`, body)).status).toBe(404)
    expect((await ada.member.ask('DELETE', `/proposals/${row?.id}`)).status).toBe(404)
    for (const member of [editor, ada.member]) {
      expect((await member.ask('GET', '/proposals')).body.total).toBe(0)
      expect((await member.ask('GET', `/proposals/${row?.id}`)).status).toBe(404)
    }
    expect((await ada.member.ask('GET', `/images/${ada.work}`)).body.Proposal).toBeNull()
    expect(await db.select().from(pendingChanges)).toEqual([row])
  })
})

import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { findStaffPicture } from '#domain/imaging/edit-pictures.server.ts'
import { listUsedOriginals } from '#domain/imaging/pictures.server.ts'
import { purgeOld, RETENTION } from '#domain/retention.server.ts'
import { purgeSurplusFiles } from '#domain/trash/purge-trash.server.ts'
import { rowsOf } from '#platform/database/database.ts'
import { DAY_MS } from '#platform/durations.ts'
import { removeFiles } from '#platform/files/removed-file-rows.server.ts'
import { ROW_HISTORY_DAYS } from '#platform/row-history/row-history-days.ts'
import { addArtist, addImage, addPicture } from '#tests/builders.ts'
import { AS_STAFF } from '#tests/staff.ts'
import { fieldErrorsIn, openStaffAgency, type StaffAgency } from '#tests/staff-agency.ts'
import { ENGINES } from '#tests/test-database.ts'

const LATER = new Date('2100-01-01T00:00:00Z')

describe.each(ENGINES)('on %s', (engine) => {
  let staff: StaffAgency
  let codes = 0
  beforeAll(async () => {
    staff = await openStaffAgency(engine)
  })
  afterAll(() => staff[Symbol.asyncDispose]())

  const db = () => staff.agency.services.database.db
  const anArtist = () => addArtist(db(), { code: `zeichnerin-${++codes}`, name: `Ida Probe ${codes}` })
  const removeUnusedFiles = () =>
    removeFiles({ db: db(), files: staff.agency.services.files, listUsed: listUsedOriginals }, LATER)

  /** The newest line of the log, with the action that it belongs to. */
  async function lastAction(): Promise<string> {
    const [line] = await staff.changes()
    return String(Object(line).ActionId)
  }
  const undo = (id: string, body = {}) => staff.ask('POST', `/actions/${id}/undo`, body)
  const codeOf = ({ status, body }: Awaited<ReturnType<typeof undo>>) => [status, Object(body.error).code]
  const trash = async () => Object(await staff.read('/trash')).data

  test('a deleted image is in the trash for 30 days and comes back as it was, with its file', async () => {
    const { files } = staff.agency.services
    const artistId = await anArtist()
    const gallery = await rowsOf(db(), sql`SELECT id FROM galleries LIMIT 1`)
    const galleryIds = gallery.map(({ id }) => Number(id))
    const originalKey = 'originals/trash/a.png'
    await files.write(originalKey, Buffer.from('x'))
    const id = await addImage(db(), { artistId, galleryIds, id: await addPicture(db(), { originalKey }) })
    const before = await staff.read(`/images/${id}`)
    await staff.remove(`/images/${id}`)
    await removeUnusedFiles()
    expect(await files.read(originalKey)).not.toBeNull()
    const [line] = await trash()
    expect(line).toMatchObject({
      Resource: 'images',
      RecordId: String(id),
      StaffName: 'Frieda Probe',
      Details: { name: 'Wal', Thumb: expect.stringContaining(`/pictures/${id}/`) },
    })
    const deletedAt = await rowsOf(db(), sql`SELECT kept_at FROM kept_rows ORDER BY id DESC LIMIT 1`)
    const keptAt = new Date(String(deletedAt[0]?.kept_at)).getTime()
    expect(Date.parse(line.KeptUntil) - keptAt).toBeLessThanOrEqual(ROW_HISTORY_DAYS * DAY_MS)
    expect(await findStaffPicture(db(), id)).toMatchObject({ id, originalKey, width: 2400, focus: null })
    expect((await undo(line.ActionId)).status).toBe(204)
    expect(await staff.read(`/images/${id}`)).toEqual(before)
    expect(await trash()).not.toContainEqual(expect.objectContaining({ Id: line.Id }))
    const [restored] = await staff.changes()
    expect(restored).toMatchObject({ Action: 'restore', RecordId: String(id), StaffName: 'Frieda Probe' })
    expect((await undo(line.ActionId)).status).toBe(404)
  })

  test('an artist comes back together with the portrait and all images in their order', async () => {
    const artistId = await anArtist()
    await addImage(db(), { artistId, position: 1 })
    await addImage(db(), { artistId, position: 0 })
    const before = await staff.read(`/artists/${artistId}`)
    await staff.remove(`/artists/${artistId}`)
    const [line] = await trash()
    expect(line).toMatchObject({ Resource: 'artists', Images: 2 })
    expect((await undo(line.ActionId)).status).toBe(204)
    expect(await staff.read(`/artists/${artistId}`)).toEqual(before)
  })

  test('what does not fit any more is not restored, and says why', async () => {
    const artistId = await anArtist()
    const imageId = await addImage(db(), { artistId })
    await staff.remove(`/images/${imageId}`)
    const imageAction = await lastAction()
    const { Code } = await staff.read(`/artists/${artistId}`)
    await staff.remove(`/artists/${artistId}`)
    const artistAction = await lastAction()
    const lines = await staff.changes()
    expect(codeOf(await undo(imageAction))).toEqual([409, 'linked'])
    const other = await addArtist(db(), { code: String(Code) })
    expect(codeOf(await undo(artistAction))).toEqual([409, 'taken'])
    expect(await staff.changes()).toEqual(lines)
    await staff.change(`/artists/${other}`, { Code: `${Code}-neu` })
    expect((await undo(artistAction)).status).toBe(204)
    expect((await undo(imageAction)).status).toBe(204)
    expect((await staff.read(`/artists/${artistId}`)).Order).toEqual([imageId])
  })

  test('a change of many at once is undone at once; what somebody changed since only when asked for', async () => {
    const artistId = await anArtist()
    const ids = [await addImage(db(), { artistId }), await addImage(db(), { artistId })]
    const hiddenOf = () => Promise.all(ids.map(async (id) => (await staff.read(`/images/${id}`)).Hidden))
    await staff.ask('POST', '/images/bulk', { ids, changes: { Hidden: true, Rating: 5 } })
    const action = await lastAction()
    expect(await hiddenOf()).toEqual([true, true])
    await staff.change(`/images/${ids[0]}`, { Rating: 7 })
    expect(codeOf(await undo(action))).toEqual([409, 'changed'])
    expect(await hiddenOf()).toEqual([true, true])
    expect((await undo(action, { EvenIfChanged: true })).status).toBe(204)
    expect(await hiddenOf()).toEqual([false, false])
    // Undoing is an action, too.
    expect((await undo(await lastAction())).status).toBe(204)
    expect(await hiddenOf()).toEqual([true, true])
  })

  test('an order of images is undone', async () => {
    const artistId = await anArtist()
    const order = [await addImage(db(), { artistId }), await addImage(db(), { artistId })]
    const { Revision } = await staff.read(`/artists/${artistId}`)
    await staff.ask('PUT', `/artists/${artistId}/order`, { images: order.toReversed() }, Revision)
    expect((await undo(await lastAction())).status).toBe(204)
    expect((await staff.read(`/artists/${artistId}`)).Order).toEqual(order)
  })

  test('an answer names its action as long as there is anything to undo', async () => {
    const id = await addImage(db(), { artistId: await anArtist() })
    const { Revision } = await staff.read(`/images/${id}`)
    const headers = { ...AS_STAFF, 'Content-Type': 'application/json', 'If-Match': `"${Revision}"` }
    const put = (TitleDe: string) =>
      fetch(`${staff.agency.address}/illusde/api/admin/images/${id}`, {
        method: 'PUT',
        headers,
        body: JSON.stringify({ TitleDe }),
      })
    expect((await put('Wal')).headers.get('Action-Id')).toBeNull()
    const changed = await put('Hai')
    expect(changed.headers.get('Action-Id')).toBe(await lastAction())
  })

  test('an earlier version of a record is restored from its history', async () => {
    const path = `/images/${await addImage(db(), { artistId: await anArtist() })}`
    await staff.change(path, { TitleDe: 'Hai', Rating: 3 })
    const [first] = await staff.changes()
    await staff.change(path, { TitleDe: 'Rochen' })
    await staff.change(path, { AltDe: 'Ein Rochen' })
    const restore = async (revision: unknown) =>
      staff.ask('POST', `/changes/${Object(first).Id}/restore`, undefined, revision)
    expect((await restore(undefined)).status).toBe(428)
    expect((await restore('0123456789abcdef')).status).toBe(409)
    const { status, body } = await restore((await staff.read(path)).Revision)
    expect(status).toBe(200)
    expect(body).toMatchObject({ TitleDe: 'Wal', Rating: 0, AltDe: 'Ein Wal unter Wasser' })
  })

  test('after 30 days, and when the trash is emptied, files go as well', async () => {
    const { files } = staff.agency.services
    const artistId = await anArtist()
    const keys = ['originals/trash/old.png', 'originals/trash/emptied.png', 'originals/trash/one.png']
    const deleted: number[] = []
    for (const originalKey of keys) {
      await files.write(originalKey, Buffer.from('x'))
      const id = await addImage(db(), { artistId, id: await addPicture(db(), { originalKey }) })
      await staff.remove(`/images/${id}`)
      deleted.push(Object((await trash())[0]).Id)
      if (deleted.length === 1) {
        const { log } = staff.agency.services
        const forgetAfter = (days: number) =>
          purgeOld({ db: db(), files, log, clock: { now: () => new Date(Date.now() + days * DAY_MS) } }, [
            ['trash', RETENTION.trash],
          ])
        await forgetAfter(ROW_HISTORY_DAYS - 1)
        expect(await trash()).toHaveLength(1)
        await forgetAfter(ROW_HISTORY_DAYS + 1)
        expect(await trash()).toEqual([])
      }
    }
    expect((await staff.ask('DELETE', `/trash/${deleted[2]}`)).status).toBe(204)
    expect(await trash()).toHaveLength(1)
    expect((await staff.ask('DELETE', `/trash/${deleted[0]}`)).status).toBe(404)
    expect(await staff.ask('DELETE', '/trash')).toMatchObject({ status: 200, body: { removed: 1 } })
    await removeUnusedFiles()
    expect(await Promise.all(keys.map(files.read))).toEqual([null, null, null])
  })

  test('when the files of the trash are too large together, what was deleted first goes, and the latest stays', async () => {
    const { files } = staff.agency.services
    await staff.ask('DELETE', '/trash')
    const artistId = await anArtist()
    const keys = [1, 2, 3].map((number) => `originals/many/${number}.png`)
    const ids: number[] = []
    for (const originalKey of keys) {
      await files.write(originalKey, Buffer.alloc(100))
      ids.push(await addImage(db(), { artistId, id: await addPicture(db(), { originalKey }) }))
    }
    for (const id of ids) await staff.remove(`/images/${id}`)
    const inTrash = async () => (await trash()).map(({ RecordId }: { RecordId: string }) => Number(RecordId))
    expect(await purgeSurplusFiles({ db: db(), files }, 300)).toBe(0)
    expect(await purgeSurplusFiles({ db: db(), files }, 250)).toBe(1)
    expect(await inTrash()).toEqual([ids[2], ids[1]])
    expect(await purgeSurplusFiles({ db: db(), files }, 50)).toBe(1)
    expect(await inTrash()).toEqual([ids[2]])
    await removeUnusedFiles()
    const left = await Promise.all(keys.map(files.read))
    expect(left.map((file) => file !== null)).toEqual([false, false, true])
  })

  test('a draft comes back with its news item, and goes with it for good', async () => {
    const items = Object(await staff.read('/news?perPage=2')).data
    const draftOf = async ({ Id }: { Id: number }) =>
      Object(await staff.ask('GET', `/drafts/news/${Id}`)).body
    for (const { Id, Revision } of items) {
      const draft = { Fields: { TitleDe: 'Entwurf' }, BaseRevision: Revision }
      expect((await staff.ask('PUT', `/drafts/news/${Id}`, draft, 'none')).status).toBe(200)
      expect((await staff.ask('POST', `/drafts/news/${Id}/links`, { Lasting: 'colleague' })).status).toBe(201)
      await staff.remove(`/news/${Id}`)
    }
    const listStored = async () => {
      const rows = await rowsOf(
        db(),
        sql`SELECT record_id AS id FROM pending_changes WHERE resource = 'news'
          UNION ALL SELECT record_id FROM preview_links WHERE resource = 'news'`,
      )
      return rows.map(({ id }) => Number(id)).toSorted()
    }
    const [first, second] = items
    const [newest] = await trash()
    expect(Number(newest.RecordId)).toBe(second.Id)
    expect((await undo(newest.ActionId)).status).toBe(204)
    expect((await draftOf(second)).Draft.Fields).toEqual({ TitleDe: 'Entwurf' })
    await staff.remove(`/news/${second.Id}`)
    expect(await listStored()).toEqual([first.Id, first.Id, second.Id, second.Id].toSorted())
    const ofFirst = (await trash()).find(({ RecordId }: { RecordId: string }) => RecordId === `${first.Id}`)
    await staff.ask('DELETE', `/trash/${ofFirst.Id}`)
    expect(await listStored()).toEqual([second.Id, second.Id])
    await staff.ask('DELETE', '/trash')
    expect(await listStored()).toEqual([])
  })

  test.each([
    ['POST', '/actions/none/undo', {}, 404],
    ['POST', '/actions/none/undo', { EvenIfChanged: 'x' }, 400],
    ['POST', '/changes/x/restore', {}, 404],
    ['DELETE', '/trash/x', undefined, 404],
  ])('%s %s with %j is refused', async (method, path, body, status) => {
    expect((await staff.ask(method, path, body, 'x')).status).toBe(status)
  })

  describe('many images at once', () => {
    let artistId: number
    beforeAll(async () => {
      artistId = await anArtist()
    })

    const removeMany = (ids: readonly number[]) => staff.ask('POST', '/images/bulk-removal', { ids })
    const statusOf = async (id: number) => (await staff.ask('GET', `/images/${id}`)).status

    test('go to the trash as one line, are found there by any name, and come back together', async () => {
      const ids = [
        await addImage(db(), { artistId, titleDe: 'Ebbe' }),
        await addImage(db(), { artistId, titleDe: 'Flut' }),
      ]
      const before = await Promise.all(ids.map((id) => staff.read(`/images/${id}`)))
      const { total } = await staff.read('/trash')
      expect(await removeMany(ids)).toEqual({ status: 200, body: { changed: 2 } })
      expect(await Promise.all(ids.map(statusOf))).toEqual([404, 404])
      const lines = Object(await staff.read('/trash?q=Flut')).data
      expect(lines).toMatchObject([{ Resource: 'images', Others: 1 }])
      expect((await staff.read('/trash')).total).toBe(Number(total) + 1)
      expect((await undo(lines[0].ActionId)).status).toBe(204)
      expect(await Promise.all(ids.map((id) => staff.read(`/images/${id}`)))).toEqual(before)
      expect((await staff.read('/trash')).total).toBe(total)
    })

    test('where one is still in use or missing none is removed, and those in use are named', async () => {
      const [free, used] = [await addImage(db(), { artistId }), await addImage(db(), { artistId })]
      await staff.change(`/artists/${artistId}`, { PortraitId: used })
      const lines = await staff.changes()
      const refused = await removeMany([free, used])
      expect(fieldErrorsIn(refused)).toEqual({ Id: 'in-use' })
      expect(refused.body.error).toMatchObject({ records: { [used]: { Id: 'in-use' } } })
      expect((await removeMany([free, 999_999])).status).toBe(404)
      expect([await statusOf(free), await statusOf(used)]).toEqual([200, 200])
      expect(await staff.changes()).toEqual(lines)
    })

    test.each([
      ['none', { ids: [] }],
      ['too many', { ids: Array.from({ length: 201 }, (_, at) => at + 1) }],
      ['no list', { ids: 'all' }],
      ['more than that', { ids: [1], where: '1=1' }],
    ])('%s: refused', async (_what, body) => {
      expect((await staff.ask('POST', '/images/bulk-removal', body)).status).toBe(400)
    })
  })

  describe('an import', () => {
    async function importLists(lists: Record<string, string>): Promise<string> {
      const body = new FormData()
      for (const [name, text] of Object.entries(lists)) body.append('lists', new File([text], name))
      const address = `${staff.agency.address}/illusde/api/admin/import`
      const begun = await fetch(address, { method: 'POST', headers: AS_STAFF, body })
      const { Id } = await begun.json()
      await vi.waitFor(async () => expect((await staff.read(`/import/${Id}`)).State).toBe('done'), 60_000)
      return String(Id)
    }
    const listOf = async (resource: string) => Object(await staff.read(`/${resource}?perPage=200`)).data

    test('is taken back whole: what was new goes, what was changed is as before', async () => {
      const [artist] = await listOf('artists')
      const [gallery] = await listOf('galleries')
      const before = await Promise.all(['artists', 'galleries', 'testimonials'].map(listOf))
      const id = await importLists({
        'testimonials.csv': 'DeText,EnText\nGut.,Good.\nSehr gut.,Very good.\n',
        'artists.csv': `Code,TownDe\n${artist.Code},Husum\n`,
        'galleries.csv': `GermanUrl,IntroDe\n${gallery.GermanUrl},Neuer Text\n`,
      })
      expect(await staff.read(`/import/${id}`)).toMatchObject({ CanBeUndone: true })
      expect((await staff.read(`/artists/${artist.Id}`)).TownDe).toBe('Husum')
      expect((await undo(id)).status).toBe(204)
      expect(await Promise.all(['artists', 'galleries', 'testimonials'].map(listOf))).toEqual(before)
      expect(await staff.read(`/import/${id}`)).toMatchObject({ CanBeUndone: false })
    })

    test('whose records somebody has changed is taken back only when that is wanted', async () => {
      const id = await importLists({ 'testimonials.csv': 'DeText,EnText\nAnders.,Different.\n' })
      const imported = (await listOf('testimonials')).find(
        (each: { DeText: string }) => each.DeText === 'Anders.',
      )
      await staff.change(`/testimonials/${imported.Id}`, { DeText: 'Ganz anders.' })
      expect((await undo(id)).body).toMatchObject({
        error: { code: 'changed' },
      })
      expect((await staff.read(`/testimonials/${imported.Id}`)).DeText).toBe('Ganz anders.')
      expect((await undo(id, { EvenIfChanged: true })).status).toBe(204)
      expect((await staff.ask('GET', `/testimonials/${imported.Id}`)).status).toBe(404)
    })
  })
})

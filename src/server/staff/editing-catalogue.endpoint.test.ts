import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { addHeroes } from '#domain/editorial/editorial.server.ts'
import { listUsedOriginals } from '#domain/imaging/pictures.server.ts'
import { rowsOf } from '#platform/database/database.ts'
import { removeFiles } from '#platform/files/removed-file-rows.server.ts'
import { addArtist, addGallery, addImage, addPicture } from '#tests/builders.ts'
import { readCsvElsewhere } from '#tests/read-csv.ts'
import { AS_STAFF } from '#tests/staff.ts'
import { fieldErrorsIn, openStaffAgency, STAFF_START, type StaffAgency } from '#tests/staff-agency.ts'
import { EITHER_ENGINE } from '#tests/test-database.ts'

/** Later than the time at which any test removes something. */
const LATER = new Date('2100-01-01T00:00:00Z')

const MONTH_LATER = new Date('2026-12-20T10:00:00Z')

describe.each(EITHER_ENGINE)('on %s', (engine) => {
  let staff: StaffAgency
  let artists = 0

  beforeAll(async () => {
    staff = await openStaffAgency(engine)
  })
  afterAll(() => staff[Symbol.asyncDispose]())

  const db = () => staff.agency.services.database.db
  function anArtist(): Promise<number> {
    artists += 1
    return addArtist(db(), { code: `artist-${artists}` })
  }
  const statusOf = async (path: string) => (await staff.agency.get(path)).status

  describe('artists', () => {
    test('one is added, found by name, changed, and visible to visitors', async () => {
      const portrait = { PortraitId: await addPicture(db()) }
      const added = await staff.ask('POST', '/artists', {
        Code: 'zoe-quill',
        Name: 'Zoë Quill',
        SortName: 'Quill, Zoë',
        BioDe: 'Eins\r\nZwei',
        ...portrait,
      })
      expect([added.status, added.body]).toEqual([
        201,
        expect.objectContaining({
          Name: 'Zoë Quill',
          BioDe: 'Eins\nZwei',
          Works: 0,
          Order: [],
          Hidden: false,
        }),
      ])
      const { body } = await staff.ask('GET', '/artists?q=zoë%20quill')
      expect(body).toMatchObject({ total: 1, data: [{ Id: added.body.Id }] })
      await expect.poll(() => statusOf('/illustrator/zoe-quill')).toBe(200)
      const [line] = await staff.changes()
      expect(line).toMatchObject({ Action: 'create', Resource: 'artists', Details: { name: 'Zoë Quill' } })
    })

    test.each([
      [{ Code: 'ada-moor' }, { Code: 'taken' }],
      [{ Code: 'Ada Moor' }, { Code: 'slug:ada-moor' }],
      [{ Code: 'a'.repeat(81) }, { Code: 'longest:80' }],
      [{ Name: '' }, { Name: 'required' }],
      [{ PortraitId: 999_999 }, { PortraitId: 'unknown' }],
      [{ BioDe: 'x'.repeat(8_001) }, { BioDe: 'longest:8000' }],
      [{ Order: [999_999] }, { Order: 'unknown' }],
    ])('refused (%#)', async (changes, errors) => {
      expect(fieldErrorsIn(await staff.change(`/artists/${await anArtist()}`, changes))).toEqual(errors)
    })

    test('a list is sent as a table, filtered, and no cell of it runs as a formula', async () => {
      const bioDe = 'Erste Zeile.\nZweite Zeile.'
      const id = await addArtist(db(), { code: 'als-tabelle', name: '=Tabelle', bioDe })
      const answer = await staff.agency.get('/illusde/api/admin/artists.csv?q=als-tabelle', AS_STAFF)
      expect(answer.headers.get('Content-Disposition')).toBe('attachment; filename="artists.csv"')
      const [head = [], row = [], ...more] = readCsvElsewhere(Buffer.from(await answer.arrayBuffer()))
      expect(head.slice(0, 3)).toEqual(['Id', 'Code', 'Name'])
      expect(head).not.toContain('Revision')
      expect(row.slice(0, 3)).toEqual([String(id), 'als-tabelle', "'=Tabelle"])
      expect(row[head.indexOf('BioDe')]).toBe(bioDe)
      expect(more).toEqual([])
      expect((await staff.agency.get('/illusde/api/admin/artists.csv')).status).toBe(401)
      expect((await staff.agency.get('/illusde/api/admin/artists.csv?x=1', AS_STAFF)).status).toBe(400)
    })

    test('works are shown in the order that staff set; an order without a work added since is stale', async () => {
      const artistId = await anArtist()
      const [one, two] = [await addImage(db(), { artistId }), await addImage(db(), { artistId })]
      const path = `/artists/${artistId}`
      const { Revision, Order } = await staff.read(path)
      expect(Order).toEqual([one, two])
      const ordered = await staff.ask('PUT', `${path}/order`, { images: [two, one] }, Revision)
      expect([ordered.status, ordered.body.Order]).toEqual([200, [two, one]])
      const seen = () => {
        const { catalogue } = staff.agency.services.readModel.current()
        return catalogue.imagesByArtist.get(artistId)?.map(({ id }) => id)
      }
      await expect.poll(seen).toEqual([two, one])
      expect((await staff.ask('PUT', `${path}/order`, { images: [one, two] }, Revision)).status).toBe(409)
      const meanwhile = await staff.read(path)
      await addImage(db(), { artistId })
      const late = await staff.ask('PUT', `${path}/order`, { images: [one, two] }, meanwhile.Revision)
      expect(late.status).toBe(409)
    })

    test.each([
      ['no revision', { images: [] }, undefined, 428],
      ['no list', { images: 'all' }, 'current', 422],
      ['nothing', {}, 'current', 400],
      ['more than the order', { images: [], Name: 'x' }, 'current', 400],
    ])('an order with %s is refused', async (_what, body, revision, status) => {
      const path = `/artists/${await anArtist()}`
      const { Revision } = await staff.read(path)
      const answer = await staff.ask('PUT', `${path}/order`, body, revision && Revision)
      expect(answer.status).toBe(status)
    })

    test('deleting one removes all works at once; their files go with the trash, and nothing else', async () => {
      const { files, readModel } = staff.agency.services
      const artistId = await anArtist()
      const [key, shared] = [`originals/${artistId}/a.png`, `originals/${artistId}/b.png`]
      const picture = { originalKey: key, format: 'png' as const }
      const id = await addImage(db(), { artistId, id: await addPicture(db(), picture) })
      await addImage(db(), { artistId, id: await addPicture(db(), { ...picture, originalKey: shared }) })
      await addPicture(db(), { ...picture, originalKey: shared })
      const card = 'variants/cards/0a1b2c3d4e5f.jpeg'
      for (const file of [key, shared, `variants/${id}/v1-640-abc.webp`, card])
        await files.write(file, Buffer.from('x'))
      await readModel.reload()
      const { Code } = await staff.read(`/artists/${artistId}`)
      expect((await staff.remove(`/artists/${artistId}`)).status).toBe(204)
      await expect.poll(() => statusOf(`/illustrator/${Code}`)).toBe(404)
      expect((await staff.ask('GET', `/images/${id}`)).status).toBe(404)
      expect(await files.read(key)).not.toBeNull()
      await removeFiles({ db: db(), files, listUsed: listUsedOriginals }, LATER)
      expect(await files.read(key)).not.toBeNull()
      await staff.ask('DELETE', '/trash')
      await removeFiles({ db: db(), files, listUsed: listUsedOriginals }, LATER)
      const left = await Promise.all([key, shared, `variants/${id}/v1-640-abc.webp`, card].map(files.read))
      expect(left).toEqual([null, Buffer.from('x'), null, null])
      expect(await rowsOf(db(), sql`SELECT 1 FROM removed_files`)).toEqual([])
    })

    test('one whose work is a hero cannot be deleted until the hero changes', async () => {
      const artistId = await anArtist()
      const imageId = await addImage(db(), { artistId })
      const texts = { title: 'x', caption: 'x', captionEn: 'x', link: '/news', position: 1_000 + artistId }
      await addHeroes(db(), [{ imageId, phonePictureId: await addPicture(db()), ...texts }])
      const lines = await staff.changes()
      for (const path of [`/artists/${artistId}`, `/images/${imageId}`])
        expect(fieldErrorsIn(await staff.remove(path))).toEqual({ Id: 'in-use' })
      expect((await staff.read(`/artists/${artistId}`)).Works).toBe(1)
      expect(await staff.changes()).toEqual(lines)
      expect((await staff.remove(`/heroes/${imageId}`)).status).toBe(204)
      // The picture is still used by an image, so it stays when its hero is deleted.
      expect((await staff.remove(`/images/${imageId}`)).status).toBe(204)
    })

    test('a saved collection still opens when one of its images is deleted', async () => {
      const imageId = await addImage(db(), { artistId: await anArtist() })
      await staff.agency.services.readModel.reload()
      const saved = await fetch(`${staff.agency.address}/illusde/api/lightbox`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ images: [imageId], lang: 'de' }),
      }).then((answer) => answer.json())
      await staff.remove(`/images/${imageId}`)
      const withdrawn = async () =>
        Object(await staff.agency.getJson(`/illusde/api/lightbox/${Object(saved).id}`)).withdrawn
      await expect.poll(withdrawn).toBe(1)
      expect(await staff.read(`/collections/${Object(saved).id}`)).toMatchObject({
        Images: [imageId],
        Count: 1,
        Language: 'de',
      })
      expect((await staff.remove(`/collections/${Object(saved).id}`)).status).toBe(204)
    })
  })

  describe('galleries', () => {
    const gallery = {
      GermanUrl: 'linolschnitt',
      Description: 'Linocut',
      GermanDescription: 'Linolschnitt',
      TitleDe: 'T',
      TitleEn: 'T',
      MetaDe: 'M',
      MetaEn: 'M',
      HeadingDe: 'H',
      HeadingEn: 'H',
    }

    test('one is added, opens at its address, and is deleted without its images', async () => {
      const { status, body } = await staff.ask('POST', '/galleries', gallery)
      expect([status, body.Images]).toEqual([201, 0])
      const imageId = await addImage(db(), { artistId: await anArtist(), galleryIds: [Number(body.Id)] })
      await expect.poll(() => statusOf('/linolschnitt')).toBe(200)
      expect((await staff.read(`/galleries/${body.Id}`)).Images).toBe(1)
      const { body: hung } = await staff.ask('GET', `/images?Gallery=${body.Id}`)
      expect(hung).toMatchObject({ total: 1, data: [{ Id: imageId }] })
      expect((await staff.remove(`/galleries/${body.Id}`)).status).toBe(204)
      expect((await staff.read(`/images/${imageId}`)).Galleries).toEqual([])
      await expect.poll(() => statusOf('/linolschnitt')).toBe(404)
    })

    test.each(['aquarell', 'team', 'news', 'admin', 'en', 'illusde', 'allezeichner'])(
      '/%s is taken',
      async (GermanUrl) => {
        const answer = await staff.ask('POST', '/galleries', { ...gallery, GermanUrl })
        expect(fieldErrorsIn(answer)).toEqual({ GermanUrl: 'taken' })
      },
    )

    test.each([
      [{ GermanUrl: '../x' }, { GermanUrl: 'slug:x' }],
      [{ MetaDe: '' }, { MetaDe: 'required' }],
      [{ IntroEn: 'x'.repeat(4_001) }, { IntroEn: 'longest:4000' }],
    ])('refused (%#)', async (changes, errors) => {
      const answer = await staff.ask('POST', '/galleries', { ...gallery, ...changes })
      expect(fieldErrorsIn(answer)).toEqual(errors)
    })

    test('of two that take the same address at once, one is refused', async () => {
      const named = { ...gallery, GermanUrl: 'zugleich' }
      const answers = await Promise.all([1, 2].map(() => staff.ask('POST', '/galleries', named)))
      expect(answers.map(({ status }) => status).sort()).toEqual([201, 422])
      expect(answers.map(fieldErrorsIn)).toContainEqual({ GermanUrl: 'taken' })
    })

    test('a hidden gallery and a hidden picture are visible to staff only', async () => {
      const galleryId = await addGallery(db(), { germanUrl: 'geheim', hidden: true })
      const imageId = await addImage(db(), { artistId: await anArtist(), hidden: true })
      await staff.agency.services.readModel.reload()
      expect(await statusOf('/geheim')).toBe(404)
      expect((await staff.read(`/galleries/${galleryId}`)).Hidden).toBe(true)
      expect(await statusOf(`/dmedia/webp/320/${imageId}.webp`)).toBe(404)
      const { Thumb } = await staff.read(`/images/${imageId}`)
      const picture = await staff.agency.get(String(Thumb), { Cookie: 'session=of-frieda' })
      expect([
        picture.status,
        picture.headers.get('Content-Type'),
        picture.headers.get('Cache-Control'),
      ]).toEqual([200, 'image/webp', 'private, max-age=86400'])
      expect((await staff.agency.get(String(Thumb))).status).toBe(401)
    })
  })

  describe('profiles', () => {
    const aProfile = async () => `/artists/${await anArtist()}`

    test('a profile is stored as staff wrote it, and confirmed on the day they did', async () => {
      const profile = {
        AvailableFrom: '2027-03-01',
        LeadTimeWeeks: 3,
        Clients: 'Theater am Regenrohr\nKleinbahn Hinterm Deich',
        Languages: ['fr', 'de'],
        Services: ['on-site'],
        TimeZone: 'Europe/Berlin',
      }
      const { status, body } = await staff.change(await aProfile(), profile)
      expect([status, body]).toEqual([
        200,
        expect.objectContaining({ ...profile, AvailabilityConfirmedAt: STAFF_START.toISOString() }),
      ])
    })

    test('what still holds is confirmed without being changed', async () => {
      const path = await aProfile()
      await staff.change(path, { AvailableFrom: '2027-03-01' })
      staff.time.now = MONTH_LATER
      await staff.change(path, { Clients: 'Gärtnerei Wühlmaus' })
      expect(await staff.read(path)).toMatchObject({ AvailabilityConfirmedAt: STAFF_START.toISOString() })
      await staff.change(path, { ConfirmAvailability: true })
      expect(await staff.read(path)).toMatchObject({
        AvailableFrom: '2027-03-01',
        AvailabilityConfirmedAt: MONTH_LATER.toISOString(),
        ConfirmAvailability: false,
      })
      staff.time.now = STAFF_START
    })

    test.each([
      [{ AvailableFrom: '2027-02-30' }, { AvailableFrom: 'pattern' }],
      [{ LeadTimeWeeks: 53 }, { LeadTimeWeeks: 'largest:52' }],
      [{ Languages: ['klingon'] }, { Languages: 'pattern' }],
      [{ Services: ['juggling'] }, { Services: 'pattern' }],
      [{ TimeZone: 'Europe/Atlantis' }, { TimeZone: 'pattern' }],
      [{ Awards: 'x'.repeat(4_001) }, { Awards: 'longest:4000' }],
    ])('refused (%#)', async (changes, errors) => {
      expect(fieldErrorsIn(await staff.change(await aProfile(), changes))).toEqual(errors)
    })

    test.each([
      [{ Year: 1899 }, { Year: 'smallest:1900' }],
      [{ Commission: 'stolen' }, { Commission: 'pattern' }],
      [{ Client: 'x'.repeat(121) }, { Client: 'longest:120' }],
    ])('refused of an image (%#)', async (changes, errors) => {
      const { body } = await staff.ask('GET', '/images')
      const [{ Id }] = Object(body).data
      expect(fieldErrorsIn(await staff.change(`/images/${Id}`, changes))).toEqual(errors)
    })
  })
})

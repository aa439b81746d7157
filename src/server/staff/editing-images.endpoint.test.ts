import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { addImage, addPicture } from '#tests/builders.ts'
import { fieldErrorsIn, openStaffAgency, type StaffAgency } from '#tests/staff-agency.ts'
import { EITHER_ENGINE } from '#tests/test-database.ts'

describe.each(EITHER_ENGINE)('on %s', (engine) => {
  let staff: StaffAgency
  let ada: number
  let aquarell: number
  beforeAll(async () => {
    staff = await openStaffAgency(engine)
    const { catalogue } = staff.agency.services.readModel.current()
    ada = catalogue.artistsByCode.get('ada-moor')?.id ?? 0
    aquarell = catalogue.galleriesByUrl.get('aquarell')?.id ?? 0
  })
  afterAll(() => staff[Symbol.asyncDispose]())

  const db = () => staff.agency.services.database.db
  const anImage = () => addImage(db(), { artistId: ada })

  test('an image has every field that staff may see', async () => {
    const id = await addImage(db(), { artistId: ada, galleryIds: [aquarell], keywordsDe: 'Wal, Meer' })
    const image = await staff.read(`/images/${id}`)
    expect(image).toMatchObject({
      Id: id,
      ArtistId: ada,
      ArtistName: 'Ada Moor',
      TitleDe: 'Wal',
      KeywordsDe: 'Wal, Meer',
      Galleries: [aquarell],
      Hidden: false,
      FocusX: null,
      Width: 2400,
      Height: 1600,
      Ground: '#aabbcc',
      EmbedCode: null,
      Variants: { made: 0, planned: 5 },
      Vectors: 'waiting',
      Thumb: `/illusde/api/admin/pictures/${id}/320?v=v1`,
    })
    expect(image.Revision).toMatch(/^[0-9a-f]{16}$/)
    expect(Object.keys(image)).not.toContain('SearchDe')
  })

  test('a change is visible to visitors within a second, and the log names its author', async () => {
    const id = await anImage()
    const { status, body } = await staff.change(`/images/${id}`, { TitleDe: 'Ein Fisch', Rating: 90 })
    expect([status, body.TitleDe, body.Rating]).toEqual([200, 'Ein Fisch', 90])
    const seen = async () => {
      const [image] = Object.values(Object(await staff.agency.getJson(`/illusde/api/images/some?ids=${id}`)))
      return Object(image).Title
    }
    await expect.poll(seen).toBe('Ein Fisch')
    const [line] = await staff.changes()
    expect(line).toMatchObject({
      StaffName: 'Frieda Probe',
      Action: 'change',
      Resource: 'images',
      RecordId: String(id),
      Details: { TitleDe: { from: 'Wal', to: 'Ein Fisch' }, Rating: { from: 0, to: 90 } },
      ChangedAt: '2026-11-20T10:00:00.000Z',
    })
  })

  test('a suggested alternative text is not done until somebody says that they have seen it', async () => {
    const path = `/images/${await anImage()}`
    const missing = async () => Object(await staff.read('/images?MissingAlt=true&perPage=200')).total
    const before = await missing()
    await staff.change(path, { AltDe: 'Illustration: Vektorgrafik, Landkarte und Karte' })
    expect([(await staff.read(path)).AltUnseen, await missing()]).toEqual([true, before + 1])
    const seen = await staff.ask('POST', '/images/bulk', {
      ids: [path.slice(8)],
      changes: { AltUnseen: false },
    })
    expect([seen.status, (await staff.read(path)).AltUnseen, await missing()]).toEqual([200, false, before])
    await staff.change(path, { AltEn: 'Illustration “Whale”: sea and whale' })
    expect((await staff.read(path)).AltUnseen).toBe(true)
    await staff.change(path, { AltDe: 'Eine Karte', AltEn: 'A map' })
    expect((await staff.read(path)).AltUnseen).toBe(false)
  })

  test('a hidden work needs no English title, and a visible one does', async () => {
    const path = `/images/${await addImage(db(), { artistId: ada, hidden: true })}`
    expect((await staff.change(path, { TitleEn: '' })).status).toBe(200)
    expect(fieldErrorsIn(await staff.change(path, { Hidden: false }))).toEqual({ TitleEn: 'required' })
  })

  test('a record sent back unchanged changes nothing, and is not logged', async () => {
    const path = `/images/${await anImage()}`
    const before = await staff.changes()
    const { status, body } = await staff.change(path, await staff.read(path).then(withoutProgress))
    expect([status, body.Revision]).toEqual([200, (await staff.read(path)).Revision])
    expect(await staff.changes()).toEqual(before)
  })

  test.each([
    ['TitleDe', '', 'required'],
    ['TitleDe', null, 'required'],
    ['TitleDe', 'ä'.repeat(201), 'longest:200'],
    ['TitleDe', 'x'.repeat(1_000_000), 'longest:200'],
    ['TitleDe', 'Zeile\r\nBcc: wer@anders.example', 'pattern'],
    ['TitleDe', 'a\0b', 'pattern'],
    ['TitleDe', 'a\ud83d', 'pattern'],
    ['TitleDe', 5, 'pattern'],
    ['TitleDe', { toString: 'x' }, 'pattern'],
    ['AltDe', '', 'required'],
    ['AltEn', ' ', 'required'],
    ['ArtistId', 999_999, 'unknown'],
    ['ArtistId', '1', 'pattern'],
    ['ArtistId', 2 ** 40, 'largest:2147483647'],
    ['Galleries', [999_999], 'unknown'],
    ['Galleries', Array.from({ length: 31 }, (_, at) => at + 1), 'too-many:30'],
    ['Galleries', 'all', 'pattern'],
    ['EmbedCode', '<iframe src="https://player.evil.example/1"></iframe>', 'not-a-player'],
    ['EmbedCode', '<script>alert(1)</script>', 'not-a-player'],
    ['Rating', 101, 'largest:100'],
    ['Rating', -1, 'smallest:0'],
    ['Rating', 1.5, 'pattern'],
    ['FocusX', 1.1, 'largest:1'],
    ['Hidden', 'yes', 'pattern'],
  ])('an invalid %s is refused (%#)', async (field, value, error) => {
    const path = `/images/${await anImage()}`
    const before = await staff.read(path)
    expect(fieldErrorsIn(await staff.change(path, { [field]: value }))).toEqual({ [field]: error })
    expect(await staff.read(path)).toEqual(before)
  })

  test('an image without alternative texts is hidden until both languages have one', async () => {
    const id = await addPicture(db())
    const words = { TitleDe: 'Neu', TitleEn: 'New', ArtistId: ada }
    expect((await staff.ask('POST', '/images', { Id: id, ...words })).body).toMatchObject({ Hidden: true })
    const path = `/images/${id}`
    expect(fieldErrorsIn(await staff.change(path, { Hidden: false }))).toEqual({
      AltDe: 'required',
      AltEn: 'required',
    })
    const alts = { AltDe: 'Ein Blatt', AltEn: 'A sheet', Hidden: false }
    expect((await staff.change(path, alts)).body).toMatchObject(alts)
  })

  test('a filter finds the images that lack an alternative text in either language, its inverse the others', async () => {
    const artistId = ada
    const whole = await anImage()
    const halves = [
      await addImage(db(), { artistId, altDe: '', hidden: true }),
      await addImage(db(), { artistId, altEn: '', hidden: true }),
    ]
    const listed = async (wanted: string) => {
      const { data } = await staff.read(`/images?perPage=200&MissingAlt=${wanted}`)
      return Array.isArray(data) ? data.map(({ Id }) => Id) : []
    }
    expect(await listed('true')).toEqual(expect.arrayContaining(halves))
    expect(await listed('true')).not.toContain(whole)
    expect(await listed('false')).toContain(whole)
    for (const half of halves) expect(await listed('false')).not.toContain(half)
    expect((await staff.ask('GET', '/images?MissingAlt=perhaps')).status).toBe(400)
  })

  test('a picture can be one image only, and has to exist', async () => {
    const words = { TitleDe: 'Neu', TitleEn: 'New', ArtistId: ada }
    const id = await anImage()
    expect(fieldErrorsIn(await staff.ask('POST', '/images', { ...words, Id: id }))).toEqual({ Id: 'taken' })
    expect(fieldErrorsIn(await staff.ask('POST', '/images', { ...words, Id: 999_999 }))).toEqual({
      Id: 'unknown',
    })
    expect(fieldErrorsIn(await staff.ask('POST', '/images', {}))).toEqual({
      Id: 'required',
      TitleDe: 'required',
      ArtistId: 'required',
    })
  })

  test('only the player of an embed code is stored', async () => {
    const path = `/images/${await anImage()}`
    const code =
      '<script>alert(1)</script><iframe onload="alert(1)" src="https://player.vimeo.com/video/1?h=a&t=1"></iframe>'
    const { body } = await staff.change(path, { EmbedCode: code })
    expect(body.EmbedCode).toBe(
      '<iframe src="https://player.vimeo.com/video/1?h=a&t=1" allowfullscreen></iframe>',
    )
    expect((await staff.change(path, { EmbedCode: '' })).body.EmbedCode).toBeNull()
  })

  test('a focus has both coordinates or none', async () => {
    const path = `/images/${await anImage()}`
    expect(fieldErrorsIn(await staff.change(path, { FocusX: 0.2 }))).toEqual({ FocusY: 'required' })
    expect((await staff.change(path, { FocusX: 0.2, FocusY: 1 })).body).toMatchObject({
      FocusX: 0.2,
      FocusY: 1,
    })
    expect((await staff.change(path, { FocusX: null, FocusY: null })).body).toMatchObject({ FocusX: null })
  })

  test('a change that cannot be logged is not made', async () => {
    const path = `/images/${await anImage()}`
    const before = await staff.read(path)
    const { Id, Revision } = before
    const bulk = { ids: [Id], changes: { Rating: 99, AddKeywordsDe: ['verloren'] } }
    await db().execute(sql`ALTER TABLE staff_changes ADD CONSTRAINT full_up CHECK (false) NOT VALID`)
    try {
      expect((await staff.ask('PUT', path, { TitleEn: 'Lost' }, Revision)).status).toBe(500)
      expect((await staff.ask('DELETE', path, undefined, Revision)).status).toBe(500)
      expect((await staff.ask('POST', '/images/bulk', bulk)).status).toBe(500)
    } finally {
      await db().execute(sql`ALTER TABLE staff_changes DROP CONSTRAINT full_up`)
    }
    expect(await staff.read(path)).toEqual(before)
  })

  test('concurrent changes of two editors are never silently lost', async () => {
    const path = `/images/${await anImage()}`
    const { Revision } = await staff.read(path)
    const answers = await Promise.all(
      ['Eins', 'Zwei', 'Drei'].map((TitleDe) => staff.ask('PUT', path, { TitleDe }, Revision)),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409])
    const [won] = answers.filter(({ status }) => status === 200)
    for (const { body } of answers.filter(({ status }) => status === 409))
      expect(body).toMatchObject({ error: { code: 'stale' }, current: { TitleDe: won?.body.TitleDe } })
    expect((await staff.ask('DELETE', path, undefined, Revision)).status).toBe(409)
    expect((await staff.ask('PUT', path, { TitleDe: 'Vier' })).status).toBe(428)
    expect((await staff.ask('DELETE', path)).status).toBe(428)
  })

  describe('many at once', () => {
    test('styles and keywords are added and removed, whatever each image had', async () => {
      const [one, other] = [
        await addImage(db(), { artistId: ada, galleryIds: [aquarell], keywordsDe: 'Wal, Meer' }),
        await addImage(db(), { artistId: ada, keywordsDe: 'Meer' }),
      ]
      const changes = {
        AddKeywordsDe: ['wal', 'Fisch'],
        RemoveKeywordsDe: ['MEER'],
        RemoveGalleries: [aquarell],
        Rating: 7,
      }
      const { status, body } = await staff.ask('POST', '/images/bulk', { ids: [one, other], changes })
      expect([status, body]).toEqual([200, { changed: 2 }])
      expect(await staff.read(`/images/${one}`)).toMatchObject({
        KeywordsDe: 'Wal, Fisch',
        Galleries: [],
        Rating: 7,
      })
      expect(await staff.read(`/images/${other}`)).toMatchObject({ KeywordsDe: 'wal, Fisch', Rating: 7 })
      const lines = await staff.changes()
      expect(lines.slice(0, 2).map((line) => Object(line).RecordId)).toEqual([String(other), String(one)])
    })

    test('all or none: one that may not be changed or is missing leaves the others unchanged', async () => {
      const one = await anImage()
      const bare = await addImage(db(), { artistId: ada, altDe: '', altEn: '', hidden: true })
      const before = await staff.read(`/images/${one}`)
      const lines = await staff.changes()
      const showing = { ids: [one, bare], changes: { Hidden: false, Rating: 3 } }
      const noAlt = { AltDe: 'required', AltEn: 'required' }
      const refused = await staff.ask('POST', '/images/bulk', showing)
      expect(fieldErrorsIn(refused)).toEqual(noAlt)
      expect(refused.body.error).toMatchObject({ records: { [bare]: noAlt } })
      const missing = { ids: [one, 999_999], changes: { Rating: 3 } }
      expect((await staff.ask('POST', '/images/bulk', missing)).status).toBe(404)
      expect(await staff.read(`/images/${one}`)).toEqual(before)
      expect(await staff.changes()).toEqual(lines)
    })

    test('a concurrent edit of one of them is a conflict', async () => {
      const id = await anImage()
      const { Revision } = await staff.read(`/images/${id}`)
      await staff.ask('POST', '/images/bulk', { ids: [id], changes: { AddKeywordsEn: ['whale'] } })
      const { status, body } = await staff.ask('PUT', `/images/${id}`, { KeywordsEn: 'fish' }, Revision)
      expect([status, body.current]).toEqual([409, expect.objectContaining({ KeywordsEn: 'whale' })])
    })

    test.each([
      ['none', { ids: [], changes: {} }],
      ['too many', { ids: Array.from({ length: 201 }, (_, at) => at + 1), changes: {} }],
      ['no list', { ids: 'all', changes: {} }],
      ['no changes', { ids: [1] }],
      ['more than that', { ids: [1], changes: {}, where: '1=1' }],
      ['nonsense', 'ids'],
    ])('%s: refused', async (_what, body) => {
      expect((await staff.ask('POST', '/images/bulk', body)).status).toBe(400)
    })
  })
})

function withoutProgress({ Variants, Vectors, ...record }: Record<string, unknown>): Record<string, unknown> {
  return record
}

import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { addPicture } from '#tests/builders.ts'
import { fieldErrorsIn, openStaffAgency, type StaffAgency } from '#tests/staff-agency.ts'
import { EITHER_ENGINE } from '#tests/test-database.ts'

describe.each(EITHER_ENGINE)('on %s', (engine) => {
  let staff: StaffAgency

  beforeAll(async () => {
    staff = await openStaffAgency(engine)
  })
  afterAll(() => staff[Symbol.asyncDispose]())

  const aPicture = () => addPicture(staff.agency.services.database.db)
  const pageOf = async (path: string) => (await staff.agency.get(path)).text()
  const firstOf = async (resource: string): Promise<string> => {
    const { body } = await staff.ask('GET', `/${resource}?perPage=1`)
    const [record] = Object.values(Object(body.data))
    return `/${resource}/${Object(record).Id}`
  }

  describe('news', () => {
    const words = {
      TitleDe: 'Messe',
      TitleEn: 'Fair',
      IntroDe: 'Wir kommen.',
      IntroEn: 'We come.',
      BodyDe: '**Halle 3**',
      BodyEn: '**Hall 3**',
      MetaDe: 'm',
      MetaEn: 'm',
      ImageAltDe: 'a',
      ImageAltEn: 'a',
      PublishedAt: '2026-11-19T10:00:00Z',
    }
    const named = (name: string) => ({ PermalinkDe: name, PermalinkEn: `${name}-en` })

    test('an item with further pictures is shown in both languages, and its pictures go with it from the trash', async () => {
      const [PictureId, extra] = [await aPicture(), await aPicture()]
      const Images = [{ PictureId: extra, AltDe: 'Stand', AltEn: 'Stand' }]
      const item = { ...words, ...named('messe'), PictureId, Images }
      const { status, body } = await staff.ask('POST', '/news', item)
      expect([status, body.Images]).toEqual([
        201,
        [{ ...Images[0], Thumb: `/illusde/api/admin/pictures/${extra}/320?v=v1` }],
      ])
      await expect.poll(() => pageOf('/news/messe')).toContain('<strong>Halle 3</strong>')
      expect(await pageOf('/en/news/messe-en')).toContain('<strong>Hall 3</strong>')
      const path = `/news/${body.Id}`
      expect((await staff.change(path, { Images: [] })).body.Images).toEqual([])
      expect((await staff.change(path, { Images: body.Images })).body.Images).toEqual(body.Images)
      expect((await staff.remove(path)).status).toBe(204)
      expect((await staff.ask('DELETE', '/trash')).status).toBe(200)
      const thumb = `/illusde/api/admin/pictures/${extra}/320`
      const seen = async () => (await staff.agency.get(thumb, { Cookie: 'session=of-frieda' })).status
      await expect.poll(seen).toBe(404)
    })

    test('an item needs a title and a text in one language, and a picture; in the other it is shown in that one', async () => {
      const least = { TitleDe: 'Nur deutsch', BodyDe: 'Ein Satz.', PictureId: await aPicture() }
      const item = { ...least, ...named('nur-deutsch'), PublishedAt: words.PublishedAt }
      expect((await staff.ask('POST', '/news', item)).status).toBe(201)
      await expect.poll(() => pageOf('/news/nur-deutsch')).toContain('Ein Satz.')
      expect(await pageOf('/en/news/nur-deutsch-en')).toMatch(
        /<h1[^>]* lang="de"><span>Nur deutsch<.*<div[^>]* lang="de">.*Ein Satz[.]/s,
      )
      expect(await pageOf('/en')).toMatch(/<h2 lang="de"><a[^>]*><span>Nur deutsch</)
      const wordless = { ...item, ...named('ohne-text'), BodyDe: '' }
      expect(fieldErrorsIn(await staff.ask('POST', '/news', wordless))).toEqual({ BodyDe: 'required' })
      const english = { ...wordless, TitleDe: '', TitleEn: 'Only English' }
      expect(fieldErrorsIn(await staff.ask('POST', '/news', english))).toEqual({ BodyEn: 'required' })
    })

    test('an item dated later is not shown yet', async () => {
      const later = { PublishedAt: '2026-11-21T10:00:00+01:00', PictureId: await aPicture() }
      const { body } = await staff.ask('POST', '/news', { ...words, ...named('bald'), ...later })
      expect(body.PublishedAt).toBe('2026-11-21T09:00:00.000Z')
      await staff.agency.services.readModel.reload()
      expect((await staff.agency.get('/news/bald')).status).toBe(404)
    })

    test.each([
      [{ BodyDe: 'a <script>alert(1)</script>' }, { BodyDe: 'not-safe' }],
      [{ BodyDe: '<img src=x onerror=alert(1)>' }, { BodyDe: 'not-safe' }],
      [{ BodyDe: '[hier](javascript:alert(1))' }, { BodyDe: 'not-safe' }],
      [{ BodyDe: '[hier](//evil.example)' }, { BodyDe: 'not-safe' }],
      [{ BodyDe: '- [a]\n\n[a]: data:text/html,x' }, { BodyDe: 'not-safe' }],
      [{ BodyEn: '![](https://evil.example/pixel.gif)' }, { BodyEn: 'not-safe' }],
      [{ BodyEn: 'x'.repeat(60_001) }, { BodyEn: 'longest:60000' }],
      [{ PermalinkDe: 'neu-1' }, { PermalinkDe: 'taken' }],
      [{ PermalinkEn: 'Ä b' }, { PermalinkEn: 'slug:ae-b' }],
      [{ PublishedAt: 'morgen' }, { PublishedAt: 'pattern' }],
      [{ PublishedAt: '2026-02-31T00:00:00Z' }, { PublishedAt: 'pattern' }],
      [{ PictureId: 999_999 }, { PictureId: 'unknown' }],
      [{ Images: [{ PictureId: 999_999, AltDe: 'a', AltEn: 'a' }] }, { Images: 'unknown' }],
      [{ Images: [{ PictureId: 1, AltDe: '', AltEn: 'a' }] }, { Images: 'required' }],
      [{ Images: 'none' }, { Images: 'pattern' }],
    ])('refused (%#)', async (changes, errors) => {
      const item = { ...words, ...named('abgelehnt'), PictureId: await aPicture(), ...changes }
      expect(fieldErrorsIn(await staff.ask('POST', '/news', item))).toEqual(errors)
    })

    test('a picture belongs to one item only, and once', async () => {
      const picture = await aPicture()
      const image = { PictureId: picture, AltDe: 'a', AltEn: 'a' }
      const item = async (name: string, Images: unknown) =>
        staff.ask('POST', '/news', { ...words, ...named(name), PictureId: await aPicture(), Images })
      expect(fieldErrorsIn(await item('doppelt', [image, image]))).toEqual({ Images: 'taken' })
      expect((await item('einmal', [image])).status).toBe(201)
      expect(fieldErrorsIn(await item('zweimal', [image]))).toEqual({ Images: 'taken' })
    })

    test('a preview equals what the page will show', async () => {
      const Body = '# Halle 3\n\n<b>nicht</b> [so](javascript:alert(1))'
      const { body } = await staff.ask('POST', '/news/preview', { Body })
      expect(body.Html).toBe('<h2>Halle 3</h2>\n<p>&lt;b>nicht&lt;/b> so</p>\n')
      expect((await staff.ask('POST', '/news/preview', { Text: 'x' })).status).toBe(400)
    })
  })

  describe('heroes', () => {
    test('one is added on top of the others and shown at once', async () => {
      const [ImageId, PhonePictureId] = [await aPicture(), await aPicture()]
      const hero = { ImageId, PhonePictureId, Title: 'Wintermarkt', Link: '/news', Position: 99 }
      const { status, body } = await staff.ask('POST', '/heroes', hero)
      expect([status, body]).toEqual([201, expect.objectContaining({ Id: ImageId, ...hero, Hidden: false })])
      await expect.poll(() => pageOf('/')).toContain('Wintermarkt')
      expect((await staff.change(`/heroes/${ImageId}`, { ImageId: 1, Title: 'Markt' })).body).toMatchObject({
        ImageId,
        Title: 'Markt',
      })
    })

    test.each([
      [{ Link: 'https://evil.example' }, { Link: 'pattern' }],
      [{ Link: '//evil.example' }, { Link: 'pattern' }],
      [{ Link: '/\\evil.example' }, { Link: 'pattern' }],
      [{ Link: '/' }, { Link: 'pattern' }],
      [{ Link: 'javascript:alert(1)' }, { Link: 'pattern' }],
      [{ Position: 2 }, { Position: 'taken' }],
      [{ PhonePictureId: 999_999 }, { PhonePictureId: 'unknown' }],
      [{ Title: '' }, { Title: 'required' }],
    ])('refused (%#)', async (changes, errors) => {
      const { body } = await staff.ask('GET', '/heroes?sort=Position&order=asc')
      const [lowest] = Object.values(Object(body.data))
      expect(fieldErrorsIn(await staff.change(`/heroes/${Object(lowest).Id}`, changes))).toEqual(errors)
    })
  })

  describe('banners and testimonials', () => {
    test('a banner’s text and picture change, and it cannot be deleted', async () => {
      const TextsDe = { text: 'Neu\n\nDarunter', title: 'Titel', alt: 'Alt' }
      const changed = await staff.change('/banners/home-2020', { TextsDe, PictureId: await aPicture() })
      expect([changed.status, changed.body.TextsDe]).toEqual([200, TextsDe])
      const { Revision } = changed.body
      expect((await staff.ask('DELETE', '/banners/home-2020', undefined, Revision)).status).toBe(405)
    })

    test.each([
      [{ TextsDe: 'x' }, { TextsDe: 'pattern' }],
      [{ TextsDe: { text: 'x', title: 'x' } }, { TextsDe: 'pattern' }],
      [{ TextsEn: { text: 'x', title: 'x', alt: 'x', html: '<b>' } }, { TextsEn: 'pattern' }],
      [{ PictureId: null }, { PictureId: 'required' }],
    ])('a banner is refused (%#)', async (changes, errors) => {
      expect(fieldErrorsIn(await staff.change('/banners/home-2020', changes))).toEqual(errors)
    })

    test('a testimonial is added, hidden and deleted', async () => {
      const quote = { DeText: 'Gut.', EnText: 'Good.', DeCredit: '<b>Verlag</b>', EnCredit: 'Publisher' }
      const { status, body } = await staff.ask('POST', '/testimonials', quote)
      expect([status, body]).toEqual([201, expect.objectContaining(quote)])
      const path = `/testimonials/${body.Id}`
      expect((await staff.change(path, { Hidden: true })).body.Hidden).toBe(true)
      expect(fieldErrorsIn(await staff.change(path, { EnText: '' }))).toEqual({ EnText: 'required' })
      expect((await staff.remove(path)).status).toBe(204)
      expect((await staff.ask('DELETE', path, undefined, 'x')).status).toBe(404)
    })
  })

  test.each(['news', 'heroes', 'banners', 'testimonials', 'galleries', 'artists'])(
    'of two concurrent edits of %s, the second is a conflict',
    async (resource) => {
      const path = await firstOf(resource)
      const field: Record<string, unknown> = {
        news: { MetaDe: 'Eins' },
        heroes: { Title: 'Eins' },
        testimonials: { DeText: 'Eins' },
        banners: { TextsDe: { text: 'Eins', title: '', alt: '' } },
        galleries: { MetaDe: 'Eins' },
        artists: { TownDe: 'Eins' },
      }
      const { Revision } = await staff.read(path)
      expect((await staff.ask('PUT', path, field[resource], Revision)).status).toBe(200)
      const second = await staff.ask('PUT', path, field[resource], Revision)
      expect([second.status, second.body.current]).toEqual([409, expect.objectContaining(field[resource])])
    },
  )
})

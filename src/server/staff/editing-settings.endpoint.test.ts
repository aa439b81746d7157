import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { site } from '#site/site.server.ts'
import { addArtist, addGallery, addImage } from '#tests/builders.ts'
import { fieldErrorsIn, openStaffAgency, type StaffAgency } from '#tests/staff-agency.ts'
import { EITHER_ENGINE } from '#tests/test-database.ts'

describe.each(EITHER_ENGINE)('on %s', (engine) => {
  let staff: StaffAgency

  beforeAll(async () => {
    staff = await openStaffAgency(engine)
  })
  afterAll(() => staff[Symbol.asyncDispose]())

  const db = () => staff.agency.services.database.db
  const redirect = (From: string, To: string, Permanent = true) =>
    staff.ask('POST', '/redirects', { From, To, Permanent })
  const ledTo = async (path: string) => {
    const { status, headers } = await staff.agency.get(path)
    return [status, headers.get('Location')]
  }

  test('a former address redirects, with its query, in both languages', async () => {
    expect((await redirect('/alt/Größe', '/illustrator/ada-moor')).body.From).toBe('/alt/Gr%C3%B6%C3%9Fe')
    await expect
      .poll(() => ledTo('/alt/Größe?a=1&b=//evil.example'))
      .toEqual([301, '/illustrator/ada-moor?a=1&b=//evil.example'])
    expect(await ledTo('/en/alt/Größe')).toEqual([301, '/en/illustrator/ada-moor'])
    expect(await ledTo('/alt/Größe/')).toEqual([301, '/illustrator/ada-moor'])
  })

  test('an artist, a style or a news item that moves leaves a redirect, unless the form says no', async () => {
    const id = await addArtist(db(), { code: 'ada-alt' })
    expect((await staff.read(`/artists/${id}`)).RedirectFormer).toBe(true)
    await staff.change(`/artists/${id}`, { Code: 'ada-neu' })
    await expect.poll(() => ledTo('/illustrator/ada-alt')).toEqual([301, '/illustrator/ada-neu'])
    expect(await ledTo('/en/illustrator/ada-alt')).toEqual([301, '/en/illustrator/ada-neu'])
    await staff.change(`/artists/${id}`, { Code: 'ada-spaeter', RedirectFormer: false })
    await expect.poll(() => ledTo('/illustrator/ada-neu')).toEqual([404, null])
    const galleryId = await addGallery(db(), { germanUrl: 'kreide-alt' })
    await staff.change(`/galleries/${galleryId}`, { GermanUrl: 'kreide-neu' })
    await expect.poll(() => ledTo('/kreide-alt')).toEqual([301, '/kreide-neu'])
    const { body } = await staff.ask('GET', '/news')
    const { Id, PermalinkDe, PermalinkEn } = Object(Object(body.data)[1])
    await staff.change(`/news/${Id}`, { PermalinkDe: 'fest-neu', PermalinkEn: 'party-new' })
    await expect.poll(() => ledTo(`/news/${PermalinkDe}`)).toEqual([301, '/news/fest-neu'])
    expect(await ledTo(`/en/news/${PermalinkEn}`)).toEqual([301, '/en/news/party-new'])
  })

  test('a style of an artist is found where it was before, whichever of both moved', async () => {
    const artistId = await addArtist(db(), { code: 'moni-alt' })
    const galleryId = await addGallery(db(), { germanUrl: 'tusche-alt' })
    await addImage(db(), { artistId, galleryIds: [galleryId] })
    const at = (code: string, gallery: string) => `/illustrator/${code}/gallery/${gallery}`
    await expect.poll(() => ledTo(at('moni-alt', 'tusche-alt'))).toEqual([200, null])
    await staff.change(`/galleries/${galleryId}`, { GermanUrl: 'tusche' })
    await expect.poll(() => ledTo(at('moni-alt', 'tusche-alt'))).toEqual([301, at('moni-alt', 'tusche')])
    await staff.change(`/artists/${artistId}`, { Code: 'moni' })
    await expect
      .poll(() => ledTo(`/en${at('moni-alt', 'tusche-alt')}?sort=x`))
      .toEqual([301, `/en${at('moni', 'tusche')}?sort=x`])
    expect(await ledTo(at('moni', 'tusche'))).toEqual([200, null])
    expect(await ledTo('/illus-new/moni-alt')).toEqual([301, '/illus-new/moni'])
    expect(await ledTo(at('moni-alt', 'gibt-es-nicht'))).toEqual([404, null])
  })

  test('an artist who moves and moves back is found at both addresses', async () => {
    const id = await addArtist(db(), { code: 'hin' })
    await staff.change(`/artists/${id}`, { Code: 'her' })
    await staff.change(`/artists/${id}`, { Code: 'hin' })
    await expect.poll(() => ledTo('/illustrator/her')).toEqual([301, '/illustrator/hin'])
    expect((await staff.agency.get('/illustrator/hin')).status).toBe(200)
  })

  test('a temporary redirect is not cached, and one to another host works', async () => {
    await redirect('/sommerfest', 'https://fest.example/2026?x=1#programm', false)
    await expect
      .poll(() => ledTo('/sommerfest?y=2'))
      .toEqual([302, 'https://fest.example/2026?x=1&y=2#programm'])
    const { headers } = await staff.agency.get('/sommerfest')
    expect(headers.get('Cache-Control')).toBe('no-store')
  })

  test('a chain is followed in one step, and a loop is refused', async () => {
    await redirect('/eins', '/zwei')
    await redirect('/zwei', '/news?von=zwei')
    await expect.poll(() => ledTo('/eins')).toEqual([301, '/news?von=zwei'])
    expect(fieldErrorsIn(await redirect('/drei', '/drei?noch=einmal'))).toEqual({ To: 'loop' })
    const { body } = await staff.ask('GET', '/redirects?q=/zwei&sort=From&order=desc')
    const [zwei] = Object.values(Object(body.data))
    expect(fieldErrorsIn(await staff.change(`/redirects/${Object(zwei).Id}`, { To: '/eins' }))).toEqual({
      To: 'loop',
    })
  })

  test('an existing page takes precedence, also one that is added later', async () => {
    for (const path of ['/', '/team', '/en/team', '/aquarell', '/illustrator/ada-moor', '/news/neu-1'])
      expect(fieldErrorsIn(await redirect(path, '/news'))).toEqual({
        From: path === '/' ? 'pattern' : 'taken',
      })
    await redirect('/buntstift', '/news')
    await expect.poll(() => ledTo('/buntstift')).toEqual([301, '/news'])
    const gallery = {
      GermanUrl: 'buntstift',
      Description: 'Crayon',
      GermanDescription: 'Buntstift',
      TitleDe: 'T',
      TitleEn: 'T',
      MetaDe: 'M',
      MetaEn: 'M',
      HeadingDe: 'H',
      HeadingEn: 'H',
    }
    await staff.ask('POST', '/galleries', gallery)
    await expect.poll(() => ledTo('/buntstift')).toEqual([200, null])
  })

  test.each([
    ['alt', '/news', { From: 'pattern' }],
    ['/alt?x=1', '/news', { From: 'pattern' }],
    ['/alt/', '/news', { From: 'pattern' }],
    ['//alt', '/news', { From: 'pattern' }],
    ['/a\\b', '/news', { From: 'pattern' }],
    ['/alt\r\nSet-Cookie: a=b', '/news', { From: 'pattern' }],
    ['/x', '//evil.example', { To: 'pattern' }],
    ['/x', '/\\evil.example', { To: 'pattern' }],
    ['/x', 'http://fest.example', { To: 'pattern' }],
    ['/x', 'https://a:b@fest.example', { To: 'pattern' }],
    ['/x', 'https:fest.example', { To: 'pattern' }],
    ['/x', 'javascript:alert(1)', { To: 'pattern' }],
    ['/x', '/news\r\nSet-Cookie: a=b', { To: 'pattern' }],
    ['/x', '', { To: 'required' }],
  ])('refused (%#)', async (from, to, errors) => {
    expect(fieldErrorsIn(await redirect(from, to))).toEqual(errors)
  })

  test('an address that is redirected already is refused', async () => {
    await redirect('/belegt', '/news')
    expect(fieldErrorsIn(await redirect('/belegt', '/team'))).toEqual({ From: 'taken' })
  })

  test('a setting shows on the pages at once, and disappears when it is emptied', async () => {
    const page = async (path: string) => (await staff.agency.get(path)).text()
    const { body } = await staff.ask('GET', '/settings')
    expect(Object.values(Object(body.data)).map((setting) => Object(setting).Id)).toEqual([
      'hours',
      'mail',
      'notice',
      'phone',
    ])
    const notice = { TextDe: 'Heute <b>zu</b>', TextEn: 'Closed today' }
    expect((await staff.change('/settings/notice', notice)).body).toMatchObject(notice)
    await expect.poll(() => page('/team')).toContain('Heute &lt;b&gt;zu&lt;/b&gt;')
    expect(await page('/en/team')).toContain('Closed today')
    await staff.change('/settings/notice', { TextDe: '', TextEn: '' })
    await expect.poll(() => page('/team')).not.toContain('Heute')
  })

  test('contact details come from the settings, and from the defaults again when those are empty', async () => {
    const page = async (path: string) => (await staff.agency.get(path)).text()
    await staff.change('/settings/hours', { TextDe: 'Heute nur bis 12 Uhr' })
    await staff.change('/settings/phone', { TextDe: '+49 40 5555-0' })
    await staff.change('/settings/mail', { TextEn: 'neu@zeichner.example' })
    await expect.poll(() => page('/kontakt')).toContain('href="mailto:neu@zeichner.example"')
    for (const path of ['/kontakt', '/impressum', '/', '/team'])
      expect(await page(path), path).toContain('href="tel:+494055550"')
    expect(await page('/kontakt')).toContain('Heute nur bis 12 Uhr')
    expect(await page('/en/contact')).toContain(site.hours.en)
    expect(await page('/en/contact')).toContain('+49 40 5555-0')
    for (const name of ['hours', 'phone', 'mail'])
      await staff.change(`/settings/${name}`, { TextDe: '', TextEn: '' })
    await expect.poll(() => page('/kontakt')).toContain(`href="mailto:${site.mail.office}"`)
    expect(await page('/kontakt')).toContain(site.hours.de)
  })

  test.each([
    ['phone', '040 66969 012'],
    ['phone', '+49 40 CALL-US'],
    ['phone', '+49'],
    ['mail', 'hallo'],
    ['mail', 'a@b.example?bcc=c@d.example'],
    ['mail', 'Hallo <hallo@zeichner.example>'],
  ])('an unusable %s is refused (%#)', async (name, text) => {
    expect(fieldErrorsIn(await staff.change(`/settings/${name}`, { TextDe: text }))).toEqual({
      TextDe: 'pattern',
    })
  })

  test('a setting can be changed, not created or deleted', async () => {
    expect(fieldErrorsIn(await staff.change('/settings/notice', { TextDe: 'x'.repeat(201) }))).toEqual({
      TextDe: 'longest:200',
    })
    expect((await staff.ask('GET', '/settings/password')).status).toBe(404)
    expect((await staff.ask('POST', '/settings', { Id: 'password' })).status).toBe(405)
    expect((await staff.ask('DELETE', '/settings/notice')).status).toBe(405)
  })
})

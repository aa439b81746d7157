import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  idOfNewRecord,
  MOST_NEW_DRAFTS,
  PREVIEW_PERMALINKS,
} from '#domain/pending-changes/pending-changes-model.ts'
import { DAY_MS } from '#platform/durations.ts'
import { openStaffAgency, type StaffAgency } from '#tests/staff-agency.ts'
import { EITHER_ENGINE } from '#tests/test-database.ts'

type Row = Record<string, unknown>

const HTML = { Accept: 'text/html', 'Accept-Language': 'en' }

describe.each(EITHER_ENGINE)('drafts and previews on %s', (engine) => {
  let staff: StaffAgency
  let item: Record<string, unknown>
  beforeAll(async () => {
    staff = await openStaffAgency(engine)
    const { body } = await staff.ask('GET', '/news?perPage=1')
    item = Array.isArray(body.data) ? body.data[0] : {}
  })
  afterAll(() => staff[Symbol.asyncDispose]())

  const at = () => `/drafts/news/${item.Id}`
  const write = (Fields: Record<string, unknown>, revision: unknown) =>
    staff.ask('PUT', at(), { Fields, BaseRevision: String(item.Revision) }, revision)
  const secretOf = async (Lasting: 'colleague' | 'window') =>
    String((await staff.ask('POST', `${at()}/links`, { Lasting })).body.Secret)
  const open = (path: string) => staff.agency.get(path, HTML)
  const pageOf = (secret: string) => `/news/${item.PermalinkDe}?preview=${secret}`

  test('a draft is kept beside the published record, and nobody overwrites one that they have not seen', async () => {
    expect((await staff.ask('GET', at())).body).toEqual({ Draft: null, Links: [] })
    const first = await write({ TitleDe: 'Noch geheim' }, 'none')
    expect(first).toMatchObject({ status: 200, body: { Fields: { TitleDe: 'Noch geheim' } } })
    expect(await write({ TitleDe: 'Dazwischen' }, 'none')).toMatchObject({
      status: 409,
      body: { current: { Fields: { TitleDe: 'Noch geheim' } } },
    })
    expect(await write({ TitleDe: 'Immer noch geheim' }, first.body.Revision)).toMatchObject({ status: 200 })
    expect((await staff.read(`/news/${item.Id}`)).TitleDe).toBe(item.TitleDe)
    expect((await staff.read(at())).Draft).toMatchObject({ Fields: { TitleDe: 'Immer noch geheim' } })
  })

  test('the secret address shows the draft through the real page, in the language of the address', async () => {
    const secret = await secretOf('colleague')
    const page = await open(pageOf(secret))
    expect(page.status).toBe(200)
    const html = await page.text()
    expect(html).toContain('Immer noch geheim')
    expect(html).toContain('lang="de"')
    expect(Object.fromEntries(page.headers)).toMatchObject({
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex, nofollow',
      'referrer-policy': 'no-referrer',
      'x-frame-options': 'SAMEORIGIN',
    })
    expect(page.headers.get('Content-Security-Policy')).toContain("frame-ancestors 'self'")
    // Once more, as a cache would answer it, and without the secret.
    expect(await (await open(pageOf(secret))).text()).toContain('Immer noch geheim')
    const published = await open(`/news/${item.PermalinkDe}`)
    expect(await published.text()).not.toContain('Immer noch geheim')
    expect(published.headers.get('X-Frame-Options')).toBe('DENY')
  })

  test('no public answer holds the draft', async () => {
    for (const path of [
      ...['/illusde/api/news/all', '/illusde/api/news/home', '/news', '/', '/news/feed.xml', '/sitemap.xml'],
    ])
      expect(await (await open(path)).text()).not.toContain('Immer noch geheim')
  })

  test('a picture that only the draft has is shown with the secret alone', async () => {
    const { body } = await staff.ask('GET', '/images?perPage=1&Hidden=true')
    const [hidden] = Array.isArray(body.data) ? body.data : []
    const { Revision } = Object(await staff.read(at())).Draft
    await write({ TitleDe: 'Immer noch geheim', PictureId: hidden?.Id }, Revision)
    const secret = await secretOf('window')
    const [address = ''] = (await (await open(pageOf(secret))).text()).match(
      new RegExp(`/dmedia/webp/\\d+/${hidden?.Id}\\.webp\\?v=[\\w-]+`),
    ) ?? ['']
    expect(address).toContain(secret)
    const shown = await open(address)
    expect([shown.status, shown.headers.get('Cache-Control')]).toEqual([200, 'no-store'])
    expect((await open(address.replace(secret, 'a'.repeat(43)))).status).toBe(404)
    expect((await open(address.replace(/\?.*/, ''))).status).toBe(404)
  })

  test('the pictures of a page are read with its draft once, and a link that has ended shows none soon after', async () => {
    const { body } = await staff.ask('GET', '/images?perPage=1&Hidden=true')
    const [hidden] = Array.isArray(body.data) ? body.data : []
    const { Revision } = Object(await staff.read(at())).Draft
    await write({ TitleDe: 'Immer noch geheim', PictureId: hidden?.Id }, Revision)
    const secret = await secretOf('colleague')
    const html = await (await open(pageOf(secret))).text()
    const all = html.match(new RegExp(`/dmedia/webp/\\d+/${hidden?.Id}\\.webp\\?v=[\\w-]+`, 'g'))
    const [one = '', other = ''] = new Set(all)
    expect((await open(one)).status).toBe(200)
    const { Links } = await staff.read(at())
    const newest = Array.isArray(Links) ? Links[0] : {}
    expect((await staff.ask('DELETE', `${at()}/links/${newest.Id}`)).status).toBe(204)
    // The rest of the page that is being loaded.
    expect((await open(other)).status).toBe(200)
    const before = staff.time.now
    staff.time.now = new Date(before.getTime() + 10_000)
    expect((await open(one)).status).toBe(404)
    staff.time.now = before
  })

  test('a link ends when it is revoked, and when its time is over', async () => {
    const [revoked, expired] = [await secretOf('colleague'), await secretOf('colleague')]
    const { Links } = await staff.read(at())
    const newest = Array.isArray(Links) ? Links[1] : {}
    expect((await staff.ask('DELETE', `${at()}/links/${newest.Id}`)).status).toBe(204)
    const gone = await open(pageOf(revoked))
    expect([gone.status, gone.headers.get('Cache-Control')]).toEqual([404, 'no-store'])
    expect(await gone.text()).toContain('Diese Vorschau gibt es nicht mehr')
    expect((await open(pageOf(expired))).status).toBe(200)
    const before = staff.time.now
    staff.time.now = new Date(before.getTime() + 7 * DAY_MS)
    expect((await open(pageOf(expired))).status).toBe(404)
    staff.time.now = before
    expect((await open(pageOf('guessed'))).status).toBe(404)
  })

  test('a hero is previewed as the current one, and its draft stays out of the API', async () => {
    const { body } = await staff.ask('GET', '/heroes?perPage=100&sort=Position&order=asc')
    const [oldest] = Array.isArray(body.data) ? body.data : []
    const draft = { Fields: { Title: 'Geheimer Held' }, BaseRevision: 'x' }
    expect((await staff.ask('PUT', `/drafts/heroes/${oldest?.Id}`, draft, 'none')).status).toBe(200)
    const made = await staff.ask('POST', `/drafts/heroes/${oldest?.Id}/links`, { Lasting: 'window' })
    for (const home of ['/', '/en'])
      expect(await (await open(`${home}?preview=${made.body.Secret}`)).text()).toContain('Geheimer Held')
    expect(await (await open('/illusde/api/hero')).text()).not.toContain('Geheimer Held')
  })

  test('a news item that is no record yet is kept, listed, and seen as it will be', async () => {
    const at = `/drafts/news/${idOfNewRecord()}`
    const draft = (Fields: Record<string, unknown>) => ({ Fields, BaseRevision: '' })
    const first = await staff.ask('PUT', at, draft({ TitleDe: 'Ganz neu' }), 'none')
    expect(first.status).toBe(200)
    expect(await staff.read('/drafts/news')).toMatchObject({
      Drafts: [{ Id: at.slice('/drafts/news/'.length), Fields: { TitleDe: 'Ganz neu' } }],
    })
    const secret = async () => (await staff.ask('POST', `${at}/links`, { Lasting: 'window' })).body.Secret
    const page = async () => open(`/en/news/${PREVIEW_PERMALINKS.PermalinkEn}?preview=${await secret()}`)
    // The preview needs the picture.
    expect((await page()).status).toBe(404)
    const whole = { TitleDe: 'Ganz neu', BodyDe: '<p>Ein neuer Text</p>', PictureId: item.PictureId }
    expect((await staff.ask('PUT', at, draft(whole), first.body.Revision)).status).toBe(200)
    const seen = await page()
    expect([seen.status, await seen.text()]).toEqual([200, expect.stringContaining('Ein neuer Text')])
    for (const path of ['/news', '/illusde/api/news/all', '/sitemap.xml'])
      expect(await (await open(path)).text()).not.toContain('Ganz neu')
    expect((await staff.ask('DELETE', at)).status).toBe(204)
    expect(await staff.read('/drafts/news')).toEqual({ Drafts: [] })
    expect((await page()).status).toBe(404)
  })

  test('a new hero is seen as soon as it has both pictures', async () => {
    const at = `/drafts/heroes/${idOfNewRecord()}`
    const { body } = await staff.ask('GET', '/heroes?perPage=1')
    const [hero] = Array.isArray(body.data) ? body.data : []
    const Fields = { Title: 'Neuer Held', ImageId: hero.ImageId, PhonePictureId: hero.PhonePictureId }
    expect((await staff.ask('PUT', at, { Fields, BaseRevision: '' }, 'none')).status).toBe(200)
    const made = await staff.ask('POST', `${at}/links`, { Lasting: 'window' })
    const page = await open(`/en?preview=${made.body.Secret}`)
    expect([page.status, await page.text()]).toEqual([200, expect.stringContaining('Neuer Held')])
    await staff.ask('DELETE', at)
  })

  test.each([
    ['artists', 'BioDe', ({ Code }: Row) => `/illustrator/${Code}`],
    ['images', 'TitleDe', ({ ArtistCode, Id }: Row) => `/illustrator/${ArtistCode}?bild=${Id}`],
    ['galleries', 'HeadingDe', ({ GermanUrl }: Row) => `/${GermanUrl}`],
  ])('%s that nobody sees are previewed with their draft, and nowhere else', async (kind, field, pageOf) => {
    const { body } = await staff.ask('GET', `/${kind}?perPage=1&Hidden=false`)
    const [record] = Array.isArray(body.data) ? body.data : []
    const path = `/${kind}/${record?.Id}`
    expect((await staff.change(path, { Hidden: true })).status).toBe(200)
    await staff.agency.services.readModel.reload()
    const draft = {
      Fields: { [field]: 'Noch im Entwurf', Code: 'anderswo', Rating: 'viel' },
      BaseRevision: '',
    }
    const { [field]: text } = draft.Fields
    const known = Object.keys(await staff.read(path))
    const Fields = Object.fromEntries(Object.entries(draft.Fields).filter(([name]) => known.includes(name)))
    expect((await staff.ask('PUT', `/drafts${path}`, { ...draft, Fields }, 'none')).status).toBe(200)
    const made = await staff.ask('POST', `/drafts${path}/links`, { Lasting: 'window' })
    const address = pageOf(record)
    const page = await open(`${address}${address.includes('?') ? '&' : '?'}preview=${made.body.Secret}`)
    const html = await page.text()
    expect([page.status, html.includes(String(text))]).toEqual([200, true])
    if (kind !== 'galleries') expect(html).toContain(`--${made.body.Secret}`)
    expect(await (await open(address)).text()).not.toContain(text)
    await staff.ask('DELETE', `/drafts${path}`)
    await staff.change(path, { Hidden: false })
    await staff.agency.services.readModel.reload()
  })

  test('a text of the website is previewed before it stands there', async () => {
    const draft = { Fields: { TextDe: 'Wir ziehen um' }, BaseRevision: '' }
    await staff.read('/settings')
    expect((await staff.ask('PUT', '/drafts/settings/notice', draft, 'none')).status).toBe(200)
    const made = await staff.ask('POST', '/drafts/settings/notice/links', { Lasting: 'window' })
    expect(await (await open(`/?preview=${made.body.Secret}`)).text()).toContain('Wir ziehen um')
    expect(await (await open('/')).text()).not.toContain('Wir ziehen um')
    await staff.ask('DELETE', '/drafts/settings/notice')
  })

  test('so many drafts of what is no record yet are enough', async () => {
    const ids = Array.from({ length: MOST_NEW_DRAFTS + 1 }, idOfNewRecord)
    const draft = { Fields: { Title: 'Held' }, BaseRevision: '' }
    const statuses: number[] = []
    for (const id of ids)
      statuses.push((await staff.ask('PUT', `/drafts/heroes/${id}`, draft, 'none')).status)
    expect(statuses).toEqual([...Array(MOST_NEW_DRAFTS).fill(200), 429])
    for (const id of ids) await staff.ask('DELETE', `/drafts/heroes/${id}`)
  })

  test('what is no draft is refused', async () => {
    const { Revision } = Object((await staff.read(at())).Draft)
    expect((await write({ Unknown: 1 }, Revision)).status).toBe(400)
    expect((await staff.ask('PUT', at(), { Fields: {} }, Revision)).status).toBe(400)
    expect((await staff.ask('GET', '/drafts/news/999999')).status).toBe(404)
    expect((await staff.ask('GET', '/drafts/news/new-1')).status).toBe(404)
    expect((await staff.ask('GET', '/drafts/redirects')).status).toBe(404)
    expect((await staff.ask('GET', '/drafts/redirects/1')).status).toBe(404)
    expect((await staff.agency.get(`/illusde/api/admin${at()}`)).status).toBe(401)
    expect((await staff.ask('DELETE', at())).status).toBe(204)
    expect((await staff.read(at())).Draft).toBeNull()
  })
})

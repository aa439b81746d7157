import { beforeAll, describe, expect, test } from 'vitest'
import { addArtist, addGallery, addImage } from '#tests/builders.ts'
import { openTestAgency, type TestAgency } from '#tests/open-test-agency.ts'
import { rawRequest } from '#tests/raw-request.ts'

let agency: TestAgency

beforeAll(async () => {
  agency = await openTestAgency({ environment: { METRICS_TOKEN: 'a-token-of-twenty-letters' } })
  const { db } = agency.services.database
  const artistId = await addArtist(db)
  await addImage(db, { artistId, galleryIds: [await addGallery(db)] })
  await agency.services.readModel.reload()
  return () => agency[Symbol.asyncDispose]()
})

const ENGLISH = { 'Accept-Language': 'en-GB,en;q=0.9' }

describe('a visitor gets the right language', () => {
  test.each([
    ['/', '/en'],
    ['/allezeichner?order=new', '/en/allartists?order=new'],
    ['/illustrator/ada-moor', '/en/illustrator/ada-moor'],
    ['/aquarell', '/en/aquarell'],
  ])('an English browser is redirected from %s to %s, with Vary', async (path, target) => {
    for (const round of ['first', 'kept']) {
      const answer = await agency.get(path, ENGLISH)
      expect([round, answer.status, answer.headers.get('Location')]).toEqual([round, 302, target])
      expect(answer.headers.get('Vary')).toContain('Accept-Language, Cookie')
      // A German visitor causes the page to be cached; the English visitor is still redirected.
      expect((await agency.get(path)).status).toBe(200)
    }
  })

  test('the cookie takes precedence over the browser’s language, in both directions', async () => {
    expect((await agency.get('/', { ...ENGLISH, Cookie: 'a=b; lang=de' })).status).toBe(200)
    expect((await agency.get('/', { Cookie: 'lang=en' })).headers.get('Location')).toBe('/en')
    expect((await agency.get('/', { Cookie: 'lang=xx' })).status).toBe(200)
  })

  test('the language switch is stored without script, and keeps the rest of the address', async () => {
    const answer = await agency.get('/en/allartists?order=new&lang=de', ENGLISH)
    expect([answer.status, answer.headers.get('Location')]).toEqual([302, '/allezeichner?order=new'])
    const cookie = answer.headers.get('Set-Cookie') ?? ''
    expect(cookie).toMatch(/^lang=de; Path=\/; Max-Age=31536000; SameSite=Lax$/)
    expect(
      (await agency.get('/allezeichner', { ...ENGLISH, Cookie: cookie.split(';')[0] ?? '' })).status,
    ).toBe(200)
    expect((await agency.get('//evil.example/?lang=en')).headers.get('Location')).toBe('/en/evil.example')
    expect((await agency.get('/?lang=xx')).headers.get('Set-Cookie')).toBeNull()
  })

  test('a crawler gets exactly what it requests', async () => {
    const crawler = {
      'User-Agent': 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
      ...ENGLISH,
    }
    expect((await agency.get('/', crawler)).status).toBe(200)
  })

  test('below /en it is English for everybody, elsewhere the document is German', async () => {
    expect(await (await agency.get('/en')).text()).toContain('<html lang="en"')
    expect(await (await agency.get('/')).text()).toContain('<html lang="de"')
  })

  test('neither the API nor pictures nor files are redirected', async () => {
    for (const path of ['/illusde/api/artists/all', '/dmedia/webp/320/1.webp', '/healthz']) {
      expect((await agency.get(path, ENGLISH)).status).toBe(200)
    }
  })
})

describe('former and malformed addresses redirect permanently, with their query', () => {
  test.each([
    ['/illustrator/Ada-Moor?x=1', '/illustrator/ada-moor?x=1'],
    ['/de/allezeichner', '/allezeichner'],
    ['/en/', '/en'],
    ['/en/allezeichner?order=new&y=%20', '/en/allartists?order=new&y=%20'],
    ['/live/profile/Ada-Moor', '/illustrator/ada-moor'],
  ])('%s to %s', async (path, target) => {
    const answer = await agency.get(path)
    expect([answer.status, answer.headers.get('Location')]).toEqual([301, target])
  })
})

describe('invalid requests are refused without internal details', () => {
  test.each([
    '/../../etc/passwd',
    '/assets/../../package.json',
    '/assets/..%2f..%2fpackage.json',
    '/assets/%252e%252e/package.json',
    '/dmedia/webp/640/../../../etc/passwd',
    '/dmedia/webp/640/%2e%2e%2f1.webp',
    '/dmedia/webp/640/1.webp%00.png',
    '/dmedia/webp/641/1.webp',
    '/dmedia/webp/abc/1.webp',
    '/dmedia/webp/640/abc.webp',
    '/dmedia/webp/640/-1.webp',
    '/dmedia/webp/640/1e1.webp',
    '/media/640/1.png',
    '/media/misc/denews/640/..%2f..%2fx.jpg',
    '/illustrator/%00',
    '/illustrator/%E0%A4%A',
    '/%c0%ae%c0%ae/',
    '/\\..\\..\\windows',
    `/${'a'.repeat(3_000)}`,
    '/illustrator/nobody',
    '/nirgends',
    '/en/nowhere/at/all',
    '/wp-login.php',
    '/.env',
    '/.git/config',
  ])('%s', async (path) => {
    const { status, body } = await rawRequest(agency.address, path, { 'Accept-Language': 'de' })
    expect([301, 400, 404, 414]).toContain(status)
    expect(body).not.toMatch(/at \w+ \(|node_modules|\.ts:\d+|root:/)
  })

  test.each(['POST', 'PUT', 'DELETE'])('%s to a page: 405 with Allow', async (method) => {
    const answer = await agency.get('/', {}, method)
    expect([answer.status, answer.headers.get('Allow')]).toEqual([405, 'GET, HEAD'])
  })

  test('an unknown page is 404 in the language of its address and is not indexed', async () => {
    for (const [path, language] of [
      ['/nirgends', 'de'],
      ['/en/nowhere', 'en'],
      ['/illustrator/nobody', 'de'],
    ]) {
      const answer = await agency.get(path ?? '')
      const html = await answer.text()
      expect(answer.status).toBe(404)
      expect(html).toContain(`<html lang="${language}"`)
      expect(html).toContain('Die Zeichner - File Not Found')
      expect(html).toMatch(/<meta name="robots" content="noindex/)
    }
  })
})

describe('operators', () => {
  test('see liveness and readiness', async () => {
    expect(await (await agency.get('/healthz')).text()).toBe('ok')
    expect(await agency.getJson('/readyz')).toEqual({
      ready: true,
      serving: true,
      database: true,
      files: true,
      progress: { pictures: 2, prepared: 0, images: 1, indexed: 0, fitted: true },
    })
  })

  test('can read the metrics locally or with the token, nobody else can', async () => {
    expect(await (await agency.get('/metrics')).text()).toMatch(
      /zeichner_requests_total\{method="GET",status="2xx"\} \d+/,
    )
    expect(await (await agency.get('/metrics')).text()).toContain('zeichner_last_backup_age_seconds Nan')
    const throughProxy = { 'X-Forwarded-For': '203.0.113.9' }
    expect((await agency.get('/metrics', throughProxy)).status).toBe(404)
    expect((await agency.get('/metrics', { ...throughProxy, Authorization: 'Bearer wrong' })).status).toBe(
      404,
    )
    const withToken = { ...throughProxy, Authorization: 'Bearer a-token-of-twenty-letters' }
    expect((await agency.get('/metrics', withToken)).status).toBe(200)
  })

  test('find one log line for each request, without search terms', async () => {
    const answer = await agency.get('/allezeichner?q=Erika+Musterfrau')
    await answer.text()
    const requestId = answer.headers.get('X-Request-Id')
    await expect
      .poll(() => agency.logged().filter((line) => line.requestId === requestId))
      .toMatchObject([
        {
          msg: 'request.answered',
          method: 'GET',
          path: '/allezeichner',
          status: 200,
          ms: expect.any(Number),
        },
      ])
    expect(JSON.stringify(agency.logged())).not.toContain('Musterfrau')
  })

  test.each([
    ['/illustrator/ada-moor?bild=1', '/illustrator/ada-moor'],
    ['/dmedia/webp/320/1.webp', '/dmedia/webp/320/1.webp'],
    ['/lieferung/its-secret/zip?p=its-secret', '/lieferung/:id/zip'],
    ['/lieferung/its-secret/7/bild', '/lieferung/:id/7/bild'],
    ['/de/Lieferung//its-secret', '/de/Lieferung/:id'],
    ['/en/%6Cightbox-email/its-secret', '/en/lightbox-email/:id'],
    ['/illusde/api/lightbox/its-secret/round/events', '/illusde/api/lightbox/:id/round/events'],
    ['/illusde/api/image-search/its-secret/thumbnail', '/illusde/api/image-search/:id/thumbnail'],
  ])('read of %s in the log as %s', async (address, path) => {
    const requestId = (await agency.get(address)).headers.get('X-Request-Id')
    await expect
      .poll(() => agency.logged().filter((line) => line.requestId === requestId))
      .toContainEqual(expect.objectContaining({ msg: 'request.answered', path }))
    expect(JSON.stringify(agency.logged())).not.toContain('its-secret')
  })
})

test('every response has the security headers, pages a policy that allows only their own scripts', async () => {
  for (const path of ['/', '/', '/illusde/api/hero', '/nirgends', '/dmedia/webp/320/1.webp']) {
    const { headers } = await agency.get(path)
    expect(headers.get('X-Content-Type-Options')).toBe('nosniff')
    expect(headers.get('X-Frame-Options')).toBe('DENY')
    expect(headers.get('tdm-reservation')).toBe('1')
    expect(headers.get('Strict-Transport-Security')).toBeNull()
  }
  const policy = (await agency.get('/')).headers.get('Content-Security-Policy') ?? ''
  expect(policy).toContain("default-src 'none'")
  expect(policy).toMatch(/script-src 'self' 'sha256-/)
  expect(policy).not.toMatch(/script-src[^;]*unsafe/)
})

test('who came by https is asked to stay with it, from the cache as well; who came by http is not', async () => {
  await using proxied = await openTestAgency({ environment: { TRUST_PROXY: '1' } })
  const isAsked = async (path: string, protocol: string) =>
    (await proxied.get(path, { 'X-Forwarded-Proto': protocol })).headers.has('Strict-Transport-Security')
  for (const path of ['/', '/', '/illusde/api/hero', '/nirgends', '/de/news'])
    for (const protocol of ['http', 'https'])
      expect([path, protocol, await isAsked(path, protocol)]).toEqual([path, protocol, protocol === 'https'])
})

test('a change in the database shows on the page and in the API without a restart, also when both are cached', async () => {
  const { database, readModel } = agency.services
  const before = readModel.current().version
  await (await agency.get('/allezeichner')).text()
  await agency.getJson('/illusde/api/artists/all')
  await addArtist(database.db, { code: 'zoe-quill', name: 'Zoe Quill' })
  await expect
    .poll(() => agency.getJson('/illusde/api/artists/all'))
    .toContainEqual(expect.objectContaining({ Name: 'Zoe Quill' }))
  expect(await (await agency.get('/allezeichner')).text()).toContain('Zoe Quill')
  expect(readModel.current().version).toBeGreaterThan(before)
})

test('an unexpected error becomes a sentence with the request id; the details are logged', async () => {
  await using broken = await openTestAgency()
  broken.services.readModel.current = () => {
    throw new Error('secret inside')
  }
  for (const path of ['/illusde/api/artists/all', '/']) {
    const answer = await broken.get(path)
    const body = await answer.text()
    expect(answer.status).toBe(500)
    expect(body).toContain(answer.headers.get('X-Request-Id'))
    expect(body).not.toContain('secret')
  }
  expect(JSON.stringify(broken.logged())).toContain('secret inside')
})

test('what is asked of the site’s health is never a stored answer', async () => {
  for (const path of ['/healthz', '/readyz', '/metrics'])
    expect([path, (await agency.get(path)).headers.get('Cache-Control')]).toEqual([path, 'no-store'])
})

test('a page of another site signs nobody in, and is told so by us', async () => {
  const answer = await fetch(`${agency.address}/illusde/api/auth/sign-in/email`, {
    method: 'POST',
    headers: {
      Origin: 'https://www.elsewhere.example',
      'Sec-Fetch-Site': 'cross-site',
      'Content-Type': 'application/json',
    },
    body: JSON.stringify({ email: 'x@example.com', password: 'x' }),
  })
  expect([answer.status, answer.headers.get('Cache-Control')]).toEqual([403, 'no-store'])
  expect(await answer.json()).toMatchObject({
    error: { code: 'forbidden', message: 'Pages of other sites may not send this.' },
  })
})

import { beforeAll, describe, expect, test } from 'vitest'
import { LONGEST_SEARCH } from '#domain/search/limits.ts'
import { openTestAgency, type TestAgency } from '#tests/open-test-agency.ts'
import { fillSmallCatalogue } from '#tests/small-catalogue.ts'

let agency: TestAgency

beforeAll(async () => {
  agency = await openTestAgency()
  await fillSmallCatalogue(agency.services.database.db)
  await agency.services.readModel.reload()
  return () => agency[Symbol.asyncDispose]()
})

/** The page's own part, with its comments taken out. */
async function search(query: string, path = '/image-search', headers = {}) {
  const answer = await agency.get(`${path}${query}`, headers)
  const html = await answer.text()
  const main = html.slice(html.indexOf('<main'), html.indexOf('</main')).replaceAll('<!-- -->', '')
  return { status: answer.status, cacheControl: answer.headers.get('Cache-Control'), main, html }
}

function linksOf(main: string): string[] {
  return [...main.matchAll(/<a[^>]*href="([^"]*)"/g)].map((match) => match[1] ?? '')
}

describe('the search by words', () => {
  test.each([
    ['?q=oemer', '/illustrator/oemer-usta'],
    ['?q=%20MOOR%20', '/illustrator/ada-moor'],
    ['?q=aqua', '/aquarell'],
    ['?q=animals', '/tiere'],
  ])('for %s leads to %s, in both languages', async (query, address) => {
    expect(linksOf((await search(query)).main)).toContain(address)
    expect(linksOf((await search(query, '/en/image-search')).main)).toContain(`/en${address}`)
  })

  test('never shows who is hidden', async () => {
    expect((await search('?q=hidden')).main).toContain('nichts gefunden')
  })

  test.each(['', '?other=ada'])(
    'says nothing of what is missing before anything was asked: %j',
    async (query) => {
      const { status, main } = await search(query)
      expect(status).toBe(200)
      expect(main).not.toContain('Bitte geben Sie')
    },
  )

  test.each(['?q=', '?q=a', '?q=%20%20', '?q=%00'])('asks for more when all it has is %j', async (query) => {
    const [german, english] = [await search(query), await search(query, '/en/image-search')]
    expect([german.status, english.status]).toEqual([200, 200])
    expect(german.main).toContain('Bitte geben Sie einen Künstlernamen oder einen Stil ein')
    expect(english.main).toContain('Please enter an artist name or style')
  })

  test('says when no image shows all of it, and what these show', async () => {
    const { main } = await search('?q=Wal%20Qwertz')
    expect(main).toContain('Kein Bild zeigt alles davon. Diese zeigen: Wal<')
    const english = await search('?q=Wal%20Qwertz', '/en/image-search')
    expect(english.main).toContain('No image shows all of it. These show: Wal<')
    expect((await search('?q=Delfin')).main).toContain('Genau das haben wir nicht.')
    expect((await search('?q=Wal')).main).not.toContain('Kein Bild zeigt alles davon')
  })

  test('says when it finds nothing, and shows ways on and works instead', async () => {
    const { main } = await search('?q=zzzz')
    expect(main).toContain('Leider haben wir zu Ihrer Suche nichts gefunden')
    expect(linksOf(main)).toEqual(
      expect.arrayContaining(['/kontakt', '/allezeichner', '/illustrator/ada-moor']),
    )
    const english = await search('?q=zzzz', '/en/image-search')
    expect(english.main).toContain('Sorry, we couldn&#x27;t find anything to match your search')
  })

  test('takes what was typed for words only, and cuts it to a length that a name can have', async () => {
    expect((await search(`?q=${encodeURIComponent('<b>"')}`)).main).toContain('value="&lt;b&gt;&quot;"')
    const long = await search(`?q=${'ü'.repeat(LONGEST_SEARCH + 1)}`)
    expect(long.main).toContain(`value="${'ü'.repeat(LONGEST_SEARCH)}"`)
  })

  test('is narrowed by a form that keeps the question', async () => {
    const { main } = await search('?q=moor&orientation=portrait')
    expect(main).toContain('<input type="hidden" name="q" value="moor"/>')
    expect(main).toMatch(/<option value="portrait" selected="">/)
    expect(linksOf(main)).toContain('/image-search?q=moor')
  })

  test('is not for search engines, and leads to itself in the other language', async () => {
    const { html } = await search('?q=ada')
    expect(html).toContain('name="robots" content="noindex"')
    expect(html).toContain('/en/image-search?q=ada"')
  })
})

describe('the search by a picture', () => {
  test('that is unknown says so, and is not cached', async () => {
    const { status, main, cacheControl } = await search('?image=unknown-reference-picture')
    expect(status).toBe(404)
    expect(main).toContain('Dieses Referenzbild kennen wir nicht')
    expect(cacheControl).toContain('no-store')
  })

  test('elsewhere is refused where the address is none of the web, in both languages', async () => {
    const address = `?url=${encodeURIComponent('http://127.0.0.1/whale.png')}`
    const [german, english] = [await search(address), await search(address, '/en/image-search')]
    expect([german.status, english.status]).toEqual([422, 422])
    expect(german.main).toContain('Unter dieser Adresse bekommen wir kein Bild')
    expect(english.main).toContain('We can’t get an image from this address')
    expect(german.cacheControl).toContain('no-store')
  })

  test.each(['http://127.0.0.1/whale.png', 'data:image/png;base64,iVBORw0KGgo='])(
    'at %s that a link of another site leads to is fetched only when the visitor says so',
    async (address) => {
      const query = `?url=${encodeURIComponent(address)}`
      const led = { 'Sec-Fetch-Site': 'cross-site', 'Sec-Fetch-Mode': 'navigate' }
      const german = await search(query, '/image-search', led)
      const english = await search(query, '/en/image-search', { ...led, 'Accept-Language': 'en' })
      expect([german.status, english.status]).toEqual([200, 200])
      expect(german.main).toContain('Wir holen es erst, wenn Sie das möchten')
      expect(english.main).toContain('only fetch it if you want us to')
      const [again = ''] = linksOf(german.main).filter((link) => link.includes('url='))
      expect(new URLSearchParams(again.slice(again.indexOf('?'))).get('url')).toBe(address)
      expect([german.cacheControl, english.cacheControl]).toEqual(['private, no-store', 'private, no-store'])
    },
  )

  test.each(['same-origin', 'same-site', 'none'])('is fetched when the browser says %s', async (site) => {
    const address = `?url=${encodeURIComponent('http://127.0.0.1/whale.png')}`
    expect((await search(address, '/image-search', { 'Sec-Fetch-Site': site })).status).toBe(422)
  })
})

describe('more like an image', () => {
  test('shows the image, and where to go on while nothing is known to be like it', async () => {
    const [image] = agency.services.readModel.current().catalogue.images
    const { status, main } = await search(`?like=${image?.id}`)
    expect(status).toBe(200)
    expect(main).toContain(`/dmedia/webp/320/${image?.id}.webp`)
    expect(main).toContain('Ähnliche Bilder')
  })

  test('that there is not is missing', async () => {
    expect((await search('?like=999999999')).status).toBe(404)
  })
})

test.each([
  ['/gibt-es-nicht', '/image-search', 'Zeichner oder Stil suchen', 'Zeichner, Stil oder Motiv'],
  ['/en/nothing-here', '/en/image-search', 'Search artist or style', 'Artist, style or subject'],
])('%s offers the search, and says that words work', async (path, action, label, hint) => {
  const { main } = await search('', path)
  expect(main).toContain(`action="${action}"`)
  expect(main).toContain(`aria-label="${label}"`)
  expect(main).toContain(`placeholder="${hint}"`)
})

test('every page has the launcher, with what works before script', async () => {
  const { html } = await search('', '/en/team')
  expect(html).toContain('aria-label="Open search"')
  expect(html).toContain('<form class="')
  expect(html).toContain('action="/en/image-search"')
})

import { beforeAll, describe, expect, test } from 'vitest'
import { LONGEST_SEARCH } from '#agency/search/limits.ts'
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
async function search(query: string, path = '/image-search'): Promise<{ status: number; main: string }> {
  const answer = await agency.get(`${path}${query}`)
  const html = await answer.text()
  const main = html.slice(html.indexOf('<main'), html.indexOf('</main')).replaceAll('<!-- -->', '')
  return { status: answer.status, main }
}

function linksOf(main: string): string[] {
  return [...main.matchAll(/<a[^>]*href="([^"]*)"/g)].map((match) => match[1] ?? '')
}

describe('the search', () => {
  test.each([
    ['?q=oemer', '/illustrator/oemer-usta'],
    ['?q=%20MOOR%20', '/illustrator/ada-moor'],
    ['?q=aqua', '/aquarell'],
    ['?q=animals', '/tiere'],
  ])('for %s leads to %s, in both languages', async (query, address) => {
    expect(linksOf((await search(query)).main)).toEqual([address])
    expect(linksOf((await search(query, '/en/image-search')).main)).toEqual([`/en${address}`])
  })

  test('never shows who is hidden', async () => {
    expect((await search('?q=hidden')).main).toContain('nichts gefunden')
  })

  test.each(['', '?q=', '?q=a', '?q=%20%20', '?q=%00', '?other=ada'])(
    'asks for more when all it has is %j',
    async (query) => {
      const [german, english] = [await search(query), await search(query, '/en/image-search')]
      expect([german.status, english.status]).toEqual([200, 200])
      expect(german.main).toContain('Bitte geben Sie einen Künstlernamen oder einen Stil ein')
      expect(english.main).toContain('Please enter an artist name or style')
    },
  )

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

  test('is not for search engines', async () => {
    expect(await (await agency.get('/image-search?q=ada')).text()).toContain(
      'name="robots" content="noindex"',
    )
  })
})

test.each([
  ['/gibt-es-nicht', '/image-search', 'Zeichner oder Stil suchen'],
  ['/en/nothing-here', '/en/image-search', 'Search artist or style'],
])('%s offers the search', async (path, action, label) => {
  const { main } = await search('', path)
  expect(main).toContain(`action="${action}" method="get"`)
  expect(main).toContain(`>${label}</span>`)
})

import { beforeAll, expect, test } from 'vitest'
import { SCREEN_NAMES, SCREENS } from '#site/paths.ts'
import { everyPath } from '#tests/every-path.ts'
import { openTestAgency, type TestAgency } from '#tests/open-test-agency.ts'
import { fillSmallCatalogue } from '#tests/small-catalogue.ts'

let agency: TestAgency

beforeAll(async () => {
  agency = await openTestAgency()
  await fillSmallCatalogue(agency.services.database.db)
  await agency.services.readModel.reload()
  return () => agency[Symbol.asyncDispose]()
})

/** Those that are missing in the small catalogue have no address. */
const PATHS = (['de', 'en'] as const)
  .flatMap(everyPath)
  .filter((path) => !/notfound|lightbox-email/.test(path))

async function read(path: string): Promise<string> {
  return (await agency.get(path)).text()
}

function linksOf(html: string): { canonical: string | undefined; alternates: string[] } {
  const hrefs = (pattern: RegExp) =>
    [...html.matchAll(pattern)].map(([, href = '']) => href.replace(agency.services.origin, ''))
  return {
    canonical: hrefs(/<link rel="canonical" href="([^"]*)"/g)[0],
    alternates: hrefs(/<link rel="alternate" hrefLang="(?:de|en)" href="([^"]*)"/gi),
  }
}

test('on every page canonical and alternates are one page, which names itself and both languages', async () => {
  for (const path of PATHS) {
    const { canonical, alternates } = linksOf(await read(path))
    expect([path, alternates.length, alternates.includes(canonical ?? '')]).toEqual([path, 2, true])
    for (const alternate of alternates)
      expect([path, linksOf(await read(alternate))]).toEqual([path, { canonical: alternate, alternates }])
  }
})

test('every page has a title, one heading and its language, is found or hidden as the site map says, and may be kept for the way back', async () => {
  for (const language of ['de', 'en'] as const)
    for (const [at, screen] of SCREEN_NAMES.entries()) {
      const path = everyPath(language)[at] ?? ''
      if (!PATHS.includes(path)) continue
      const answer = await agency.get(path)
      const html = await answer.text()
      const facts = {
        title: /<title>([^<]+)<\/title>/.exec(html)?.[1],
        headings: html.split('<h1').length - 1,
        language: /<html lang="(\w+)"/.exec(html)?.[1],
        hidden: html.includes('<meta name="robots" content="noindex"/>'),
        kept: !answer.headers.get('Cache-Control')?.includes('no-store') && !html.includes('onunload'),
      }
      expect([path, facts]).toEqual([
        path,
        {
          title: expect.stringMatching(/\S/),
          headings: 1,
          language,
          hidden: !SCREENS[screen].indexed,
          kept: !SCREENS[screen].secret,
        },
      ])
    }
})

test.each([
  ['/k%FCnstler', 'de'],
  ['/en/k%FCnstler', 'en'],
  ['/%', 'de'],
  ['/en/%', 'en'],
  ['/news/%C3%28?a=%FC', 'de'],
  ['/100%/', 'de'],
  ['/a%00b', 'de'],
])(
  '%s, which no text is written as, is answered with the page for unknown addresses',
  async (path, language) => {
    const answer = await agency.get(path)
    const html = await answer.text()
    const unknown = await read(language === 'de' ? '/gibt-es-nicht' : '/en/gibt-es-nicht')
    const headingOf = (page: string) => /<h1[^>]*>.*?<\/h1>/.exec(page)?.[0]
    expect([answer.status, answer.headers.get('Content-Type')]).toEqual([404, 'text/html; charset=utf-8'])
    expect([html.includes(`<html lang="${language}"`), headingOf(html)]).toEqual([true, headingOf(unknown)])
    expect(answer.headers.get('Content-Security-Policy')).toContain("script-src 'self'")
    expect((await agency.get(path, {}, 'HEAD')).status).toBe(404)
  },
)

test('an address of the API that cannot be read is refused as other calls are', async () => {
  const answer = await agency.get('/illusde/api/artist/%FC')
  expect([answer.status, answer.headers.get('Content-Type')]).toEqual([400, 'application/json'])
})

/** The addresses that a sitemap, or the index of all, lists. */
async function locationsOf(sitemap: string): Promise<string[]> {
  const entries = (await read(sitemap)).matchAll(/<loc>([^<]*)<\/loc>/g)
  return [...entries].map(([, address = '']) => address.replace(agency.services.origin, ''))
}

test('the sitemap lists pages that name themselves canonical, and no others', async () => {
  const lists = await Promise.all((await locationsOf('/sitemap.xml')).map(locationsOf))
  const pages = lists.flat()
  expect(pages.length).toBeGreaterThan(PATHS.length / 2)
  for (const path of pages) expect([path, linksOf(await read(path)).canonical]).toEqual([path, path])
})

test('the language switch leads to the page in the other language at once, from every page', async () => {
  for (const path of PATHS) {
    const html = await read(`${path}?order=new`)
    const links = [...html.matchAll(/<a [^>]*href="((?!\/illusde\/)[^"]*[?&;]lang=(?:de|en))"/g)].map(
      ([, href = '']) => href,
    )
    expect(links.length, path).toBeGreaterThanOrEqual(2)
    for (const link of links) {
      const answer = await agency.get(link.replaceAll('&amp;', '&'))
      // There is no such delivery.
      expect([path, link, answer.status]).toEqual([path, link, path.includes('/lieferung/') ? 404 : 200])
      expect(answer.headers.get('Set-Cookie')).toMatch(/^lang=(?:de|en);/)
      expect(answer.headers.get('Cache-Control')).toBe('no-store')
    }
  }
})

test.each(['/', '/illustrator/ada-moor', '/en/aquarell', '/kontakt'])(
  'without script %s shows the picture that its address asks for',
  async (path) => {
    const [, id = ''] = /data-image="(\d+)"/.exec(await read('/illustrator/ada-moor?order=new')) ?? []
    const [, shown = ''] = /<noscript[^>]*>(.*?)<\/noscript>/s.exec(await read(`${path}?bild=${id}`)) ?? []
    expect(shown).toContain(`/dmedia/webp/960/${id}.webp`)
    expect(shown).toContain('illustrator/ada-moor"')
    expect(shown).toMatch(/\?bild=\d+/)
    expect(await read(path)).not.toContain('<section class="_enlarged')
  },
)

import { beforeAll, describe, expect, test } from 'vitest'
import { addNews } from '#domain/editorial/editorial.server.ts'
import { addPicture } from '#tests/builders.ts'
import { openTestAgency, type TestAgency } from '#tests/open-test-agency.ts'
import { fillSmallCatalogue } from '#tests/small-catalogue.ts'

let agency: TestAgency

/** With the three of the small catalogue more than one page. */
const MORE_NEWS = 12

beforeAll(async () => {
  agency = await openTestAgency()
  const { db } = agency.services.database
  await fillSmallCatalogue(db)
  for (let number = 1; number <= MORE_NEWS; number++) {
    await addNews(db, [
      {
        titleDe: `Alt ${number}`,
        titleEn: `Old ${number}`,
        introDe: 'Kurz',
        introEn: 'Brief',
        bodyDe: 'Ein **Wal**.\n\n<script>alert(1)</script>',
        bodyEn: 'A **whale**.',
        metaDe: `Meta ${number}`,
        metaEn: `Meta ${number}`,
        imageAltDe: 'Ein Wal',
        imageAltEn: 'A whale',
        permalinkDe: `alt-${number}`,
        permalinkEn: `old-${number}`,
        keywordsDe: '',
        keywordsEn: '',
        rating: 1,
        publishedAt: new Date(2025, 0, number),
        pictureId: await addPicture(db),
        images: [{ altDe: 'Noch ein Wal', altEn: 'Another whale', pictureId: await addPicture(db) }],
      },
    ])
  }
  await agency.services.readModel.reload()
  return () => agency[Symbol.asyncDispose]()
})

async function read(path: string): Promise<{ status: number; html: string }> {
  const answer = await agency.get(path)
  return { status: answer.status, html: await answer.text() }
}

const titlesOf = (html: string) =>
  [...html.matchAll(/<h[12][^>]*><span>((?:Alt|Neu|Old|New) \d+)<\/span><\/h[12]>/g)].map((match) => match[1])

describe('the list of news', () => {
  test('begins with the newest and links to the older ones', async () => {
    const { status, html } = await read('/news')
    expect(status).toBe(200)
    expect(titlesOf(html)).toHaveLength(12)
    expect(titlesOf(html)[0]).toBe('Neu 3')
    const [, more = ''] = /href="(\/news\?cursor=\d+)"/.exec(html) ?? []
    const older = await read(more)
    expect(titlesOf(older.html)).toEqual(['Alt 3', 'Alt 2', 'Alt 1'])
    expect(older.html).toContain('href="/news"')
  })

  test('begins at the start for an unknown cursor', async () => {
    expect(titlesOf((await read('/news?cursor=walfisch')).html)[0]).toBe('Neu 3')
  })
})

describe('an item at its permalink', () => {
  test('is open in the list, under its own title, with its text and further pictures', async () => {
    const { status, html } = await read('/news/alt-12')
    expect(status).toBe(200)
    expect(html).toMatch(/<h1[^>]*><span>Alt 12<\/span><\/h1>/)
    expect(html).toContain('Ein <strong>Wal</strong>.')
    expect(html).toContain('alt="Noch ein Wal"')
    expect(html).toContain('<title>Alt 12 - Die Zeichner</title>')
    expect(titlesOf(html)).toHaveLength(12)
  })

  test('is on top, with a link to newer ones', async () => {
    const { html } = await read('/news/alt-12')
    expect(titlesOf(html)[0]).toBe('Alt 12')
    expect(html).toMatch(/<a[^>]*href="\/news"[^>]*>Zu den neuesten Meldungen/)
  })

  test('shows markup in its text escaped', async () => {
    const { html } = await read('/news/alt-12')
    expect(html).toContain('&lt;script>alert(1)&lt;/script>')
  })

  test('has its address in each language', async () => {
    const { html } = await read('/en/news/old-5')
    const links = [
      ...html.matchAll(/<link rel="alternate" hrefLang="([^"]+)" href="[^"]*?(\/[^"/]*(?:\/[^"/]*)*)"/gi),
    ]
    expect(links.map(([, language, href]) => `${language} ${href?.replace(/^\/\/[^/]+/, '')}`)).toEqual([
      'de /news/alt-5',
      'en /en/news/old-5',
      'x-default /news/alt-5',
    ])
  })

  test.each([
    ['/en/news/alt-5', '/en/news/old-5'],
    ['/news/old-5', '/news/alt-5'],
  ])('%s, the other language’s permalink, leads to %s for good', async (path, target) => {
    const answer = await agency.get(path)
    expect([answer.status, answer.headers.get('Location')]).toEqual([301, target])
  })

  test('that does not exist is 404', async () => {
    expect((await read('/news/nichts')).status).toBe(404)
  })

  test('has structured data', async () => {
    const { html } = await read('/news/alt-12')
    const entries = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(
      (match) => JSON.parse(match[1] ?? '{}')['@type'],
    )
    expect(entries).toEqual(expect.arrayContaining(['BreadcrumbList', 'NewsArticle']))
  })
})

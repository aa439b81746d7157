import type { APIRequestContext } from '@playwright/test'
import type { Language } from '#platform/i18n/language.ts'
import { addressOf, SCREEN_NAMES, type ScreenName } from '#site/paths.ts'
import { DELIVERY_SECRET } from './site-under-test.ts'

/** A screen of the site map at one of its addresses. */
export type Visit = { screen: ScreenName; language: Language; path: string }
type VisitedHtml = Visit & { html: string }

/** Results are cached for all tests of a worker. */
const cached: { visits?: Promise<Visit[]>; html?: Promise<VisitedHtml[]> } = {}

/** Every screen in both languages. Parameters are filled with the first record of their kind. */
export function everyScreen(request: APIRequestContext): Promise<Visit[]> {
  cached.visits ??= findEveryScreen(request)
  return cached.visits
}

/** The HTML from the server. */
export function htmlOfEveryScreen(request: APIRequestContext): Promise<VisitedHtml[]> {
  cached.html ??= fetchEveryScreen(request)
  return cached.html
}

/** One after the other: of many at once a busy server refuses some. */
async function fetchEveryScreen(request: APIRequestContext): Promise<VisitedHtml[]> {
  const fetched: VisitedHtml[] = []
  for (const visit of await everyScreen(request))
    fetched.push({ ...visit, html: await (await request.get(visit.path)).text() })
  return fetched
}

async function findEveryScreen(request: APIRequestContext): Promise<Visit[]> {
  const parts = await firstOfEachKind(request)
  return SCREEN_NAMES.flatMap((screen) =>
    (['de', 'en'] as const).map((language) => ({
      screen,
      language,
      path: addressOf(screen, language, {
        ...parts.both,
        ...parts[language],
        ...(screen === 'delivery' ? { id: DELIVERY_SECRET } : {}),
      }),
    })),
  )
}

async function firstOfEachKind(request: APIRequestContext) {
  const read = async (path: string) => (await request.get(`/illusde/api/${path}`)).json()
  const [artist] = await read('artists/all')
  const [news] = await read('news/home')
  const { items } = await read(`artist/${artist.Id}/images`)
  const code: string = artist.PortfolioUrl.split('/').at(-1)
  const gallery = await styleOf(request, code)
  return {
    both: {
      code,
      gallery,
      guide: 'illus',
      image: String(items[0].Id),
      id: await saveCollection(request, items),
    },
    de: { permalink: String(news.Permalink) },
    en: { permalink: String(news.PermalinkEn) },
  }
}

/** Saves a collection for sharing and returns its id. */
async function saveCollection(request: APIRequestContext, images: { Id: number }[]): Promise<string> {
  const data = { images: images.map(({ Id }) => Id), lang: 'de' }
  const answer = await request.post('/illusde/api/lightbox', { data })
  const { id } = await answer.json()
  return id
}

/** The address of the first style that the artist's portfolio links to. */
async function styleOf(request: APIRequestContext, code: string): Promise<string> {
  const html = await (await request.get(`/illustrator/${code}`)).text()
  const galleries: { GermanUrl: string }[] = await (await request.get('/illusde/api/galleries/de')).json()
  const main = html.slice(html.indexOf('<main'), html.indexOf('</main>'))
  const style = galleries.find(({ GermanUrl }) => main.includes(`href="/${GermanUrl}"`))
  if (!style) throw new Error(`The portfolio of ${code} names no style.`)
  return style.GermanUrl
}

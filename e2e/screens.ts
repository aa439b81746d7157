import type { APIRequestContext } from '@playwright/test'
import type { Language } from '../src/platform/i18n/language.ts'
import { addressOf, SCREENS, type ScreenName } from '../src/site/site-map.ts'

/** A screen of the site map at one of its addresses. */
export type Visit = { screen: ScreenName; language: Language; path: string }
type VisitedHtml = Visit & { html: string }

/** What has been asked for once is the same for all tests of a worker. */
const known: { visits?: Promise<Visit[]>; html?: Promise<VisitedHtml[]> } = {}

/** Every screen in both languages. What differs from page to page is filled in with the first of its kind. */
export function everyScreen(request: APIRequestContext): Promise<Visit[]> {
  known.visits ??= findEveryScreen(request)
  return known.visits
}

/** As the server sends them. */
export function htmlOfEveryScreen(request: APIRequestContext): Promise<VisitedHtml[]> {
  known.html ??= fetchEveryScreen(request)
  return known.html
}

async function fetchEveryScreen(request: APIRequestContext): Promise<VisitedHtml[]> {
  const visits = await everyScreen(request)
  return Promise.all(
    visits.map(async (visit) => ({ ...visit, html: await (await request.get(visit.path)).text() })),
  )
}

async function findEveryScreen(request: APIRequestContext): Promise<Visit[]> {
  const parts = await firstOfEachKind(request)
  return screenNames().flatMap((screen) =>
    (['de', 'en'] as const).map((language) => ({
      screen,
      language,
      path: addressOf(screen, language, { ...parts.both, ...parts[language] }),
    })),
  )
}

export function screenNames(): ScreenName[] {
  const names: ScreenName[] = []
  for (const name in SCREENS) if (isScreen(name)) names.push(name)
  return names
}

function isScreen(name: string): name is ScreenName {
  return name in SCREENS
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

/** The id of a collection that was saved for sharing. */
async function saveCollection(request: APIRequestContext, images: { Id: number }[]): Promise<string> {
  const data = { images: images.map(({ Id }) => Id), lang: 'de' }
  const answer = await request.post('/illusde/api/lightbox', { data })
  const { id } = await answer.json()
  return id
}

/** A style that the artist works in, as the portfolio names it. */
async function styleOf(request: APIRequestContext, code: string): Promise<string> {
  const html = await (await request.get(`/illustrator/${code}`)).text()
  const galleries: { GermanUrl: string }[] = await (await request.get('/illusde/api/galleries/de')).json()
  const main = html.slice(html.indexOf('<main'), html.indexOf('</main>'))
  const style = galleries.find(({ GermanUrl }) => main.includes(`href="/${GermanUrl}"`))
  if (!style) throw new Error(`The portfolio of ${code} names no style.`)
  return style.GermanUrl
}

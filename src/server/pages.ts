import { Hono } from 'hono'
import { createRequestHandler, type RouterContextProvider, type ServerBuild } from 'react-router'
import { SHUFFLE_SHOWN_MS, shuffleAt } from '#agency/catalogue/image-order.ts'
import type { ReadModel } from '#agency/read-model.server.ts'
import type { Clock } from '#base/clock.ts'
import { splitLanguage } from '#base/language/language.ts'
import type { PageRequest } from '#website/request-context.server.ts'
import type { RequestVariables } from './request-variables.ts'

/** The built website, with what its entry offers besides rendering. */
export type Website = {
  build: ServerBuild
  provideContext: (request: PageRequest) => RouterContextProvider
  provideStyles: (text: string) => void
}

type PagesNeeds = {
  loadWebsite: () => Promise<Website>
  mode: 'production' | 'development'
  readModel: ReadModel
  clock: Clock
  origin: string
}

const PAGE_CACHE_CONTROL = 'public, max-age=0, s-maxage=60, stale-while-revalidate=600'
/** React Router's own. */
const DATA_ENDING = '.data'

/** Everything that is not a file, a picture or the API: a page of the website. */
export function pageRoutes({
  loadWebsite,
  mode,
  readModel,
  clock,
  origin,
}: PagesNeeds): Hono<{ Variables: RequestVariables }> {
  const app = new Hono<{ Variables: RequestVariables }>()
  app.get('*', async (context) => {
    const { build, provideContext } = await loadWebsite()
    const { pathname } = new URL(context.req.url)
    const path = pagePath(pathname)
    const isDocument = !isDataAddress(pathname)
    const seed = shuffleAt(clock.now())
    const { language } = splitLanguage(path)
    const snapshot = readModel.current()
    const pageContext = provideContext({ snapshot, language, path, seed, origin, isDocument })
    const answer = await createRequestHandler(build, mode)(pageRequestOf(context.req.raw), pageContext)
    if (answer.status === 200) {
      answer.headers.set('Cache-Control', PAGE_CACHE_CONTROL)
      if (mode === 'production') context.set('keepForMs', SHUFFLE_SHOWN_MS)
    } else if (!answer.headers.has('Cache-Control')) answer.headers.set('Cache-Control', 'no-store')
    return answer
  })
  return app
}

/** A page is the same for everybody, so it is made without anything that the visitor's browser said. */
function pageRequestOf(request: Request): Request {
  return new Request(request.url, { method: 'GET', signal: request.signal })
}

function isDataAddress(pathname: string): boolean {
  return pathname.endsWith(DATA_ENDING)
}

/** The address of the page whose data React Router asks for: `/en.data` is `/en`, `/_root.data` is `/`. */
function pagePath(pathname: string): string {
  if (!isDataAddress(pathname)) return pathname
  const path = pathname.slice(0, -DATA_ENDING.length)
  return path === '/_root' || path === '/_' ? '/' : path.replace(/\/_$/, '') || '/'
}

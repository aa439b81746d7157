import { renderToReadableStream } from 'react-dom/server'
import { type EntryContext, type RouterContextProvider, ServerRouter } from 'react-router'
import { pageRequestContext } from './request-context.server.ts'
import { scriptsAfterPaint } from './scripts-after-paint.ts'
import { NO_STYLES, type PageStyles, StylesContext } from './styles/styles.tsx'
import { COMES_BY_SCRIPT } from './taking-over.ts'

// The context's keys live in this bundle: whoever serves it makes contexts with this, never with a copy.
export { provideContext } from './request-context.server.ts'

let styles = NO_STYLES

/** What a loader or an action throws goes to whoever asked for the page. A visitor who left is no failure. */
export function handleError(
  error: unknown,
  { request, context }: { request: Request; context: Readonly<RouterContextProvider> },
): void {
  if (!request.signal.aborted) context.get(pageRequestContext).onFailure(error)
}

/** The built site's style sheets; every page carries them. */
export function provideStyles(built: PageStyles): void {
  styles = built
}

/** Renders the whole page before it answers: pages are kept as bytes, and a broken one must not begin with 200. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  entryContext: EntryContext,
): Promise<Response> {
  let failure: unknown = null
  const stream = await renderToReadableStream(
    <StylesContext value={styles}>
      <ServerRouter context={entryContext} url={request.url} />
    </StylesContext>,
    {
      onError: (error) => {
        failure = error
      },
    },
  )
  await stream.allReady
  const html = await new Response(stream).text()
  if (failure) throw failure
  headers.set('Content-Type', 'text/html; charset=utf-8')
  // Vite's own scripts in a page of the sources are not written like those of the build, and need not wait.
  const page = import.meta.env.DEV ? html : scriptsAfterPaint(html, isNothingWithoutScript(entryContext))
  return new Response(page, { status, headers })
}

/** Such a page says so in its `handle`. */
function isNothingWithoutScript({ routeModules, staticHandlerContext }: EntryContext): boolean {
  return staticHandlerContext.matches.some(({ route }) => routeModules[route.id]?.handle === COMES_BY_SCRIPT)
}

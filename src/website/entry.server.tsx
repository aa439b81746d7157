import { renderToReadableStream } from 'react-dom/server'
import { type EntryContext, type RouterContextProvider, ServerRouter } from 'react-router'
import type { Language } from '#platform/i18n/language.ts'
import { START_SCRIPT } from './page-start/start-script.ts'
import { endWithStart } from './page-start/workaround-page-end.ts'
import { pageRequestContext } from './request-context.server.ts'
import { listSheets } from './styles/route-sheets.ts'
import { inlineStyles, type PageStyles, StylesContext } from './styles/styles.tsx'

// A context's key is an object of this bundle: a copy of this function in the server would not be found by the pages.
export { provideContext } from './request-context.server.ts'

let sheets: ReadonlyMap<string, string> = new Map()

/** Passes what a loader or an action throws to the request's context. A visitor who left is no failure. */
export function handleError(
  error: unknown,
  { request, context }: { request: Request; context: Readonly<RouterContextProvider> },
): void {
  if (!request.signal.aborted) context.get(pageRequestContext).onFailure(error)
}

/**
 * Takes the built site's style sheets by their addresses; each page has those of its route inline. Returns the script that is
 * inline in every page: any other was not written by us.
 */
export function provideStyles(built: ReadonlyMap<string, string>): string {
  sheets = built
  return START_SCRIPT
}

/** Renders the whole page before it answers: pages are kept as bytes, and a broken one must not begin with 200. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  entryContext: EntryContext,
  context: Readonly<RouterContextProvider>,
): Promise<Response> {
  const styles = stylesOf(entryContext)
  context.get(pageRequestContext).onInlineStyle(inlineStyles(styles))
  headers.set('Content-Type', 'text/html; charset=utf-8')
  // In development the page has Vite's own scripts, which need not wait.
  const page = import.meta.env.DEV
    ? await render(request, entryContext, styles)
    : await renderWithStart(request, entryContext, styles, context.get(pageRequestContext).language)
  return new Response(page, { status, headers })
}

function stylesOf({ manifest, staticHandlerContext }: EntryContext): PageStyles {
  const ids = staticHandlerContext.matches.map(({ route }) => route.id)
  const files = listSheets(manifest.routes, ids)
  return { files, text: files.map((file) => sheets.get(file) ?? '').join('') }
}

async function renderWithStart(
  request: Request,
  entryContext: EntryContext,
  styles: PageStyles,
  language: Language,
): Promise<string> {
  const { serverHandoffStream = null, ...context } = entryContext
  const html = await render(request, context, styles)
  const data = await new Response(serverHandoffStream).text()
  return endWithStart(html, data, entryContext, language)
}

async function render(request: Request, context: EntryContext, styles: PageStyles): Promise<string> {
  let failure: unknown = null
  const stream = await renderToReadableStream(
    <StylesContext value={styles}>
      <ServerRouter context={context} url={request.url} />
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
  return html
}

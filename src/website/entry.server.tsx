import { renderToReadableStream } from 'react-dom/server'
import { type EntryContext, type RouterContextProvider, ServerRouter } from 'react-router'
import { RenderedIslands } from './islands/island.tsx'
import {
  type BuiltScripts,
  ScriptsContext,
  SPECULATION_RULES,
  START_SCRIPT,
} from './page-start/page-scripts.tsx'
import { inlineStyles, listSheets, type PageStyles, StylesContext } from './page-start/styles.tsx'
import { pageRequestContext } from './request-context.server.ts'

// A context's key is an object of this bundle: a copy of this function in the server would not be found by the pages.
export { provideContext } from './request-context.server.ts'

const SCRIPTS = 'scripts.json'

const built: { sheets: Map<string, string>; scripts: BuiltScripts } = { sheets: new Map(), scripts: {} }

/** `read` reads a file of the browsers' build. Returns the scripts inline in every page; any other is not ours. */
export function provideBuilt(
  routes: Parameters<typeof listSheets>[0],
  read: (path: string) => string,
): string[] {
  for (const file of listSheets(routes, Object.keys(routes))) built.sheets.set(file, read(file))
  built.scripts = JSON.parse(read(SCRIPTS))
  return [START_SCRIPT, SPECULATION_RULES]
}

/** A visitor who left is no failure. */
export function handleError(
  error: unknown,
  { request, context }: { request: Request; context: Readonly<RouterContextProvider> },
): void {
  if (!request.signal.aborted) context.get(pageRequestContext).onFailure(error)
}

/** Renders the whole page first: pages are kept as bytes, and a broken one must not begin with 200. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  entryContext: EntryContext,
  context: Readonly<RouterContextProvider>,
): Promise<Response> {
  const { manifest, staticHandlerContext } = entryContext
  const { onInlineStyle } = context.get(pageRequestContext)
  const ids = staticHandlerContext.matches.map(({ route }) => route.id)
  const styles = stylesOf(listSheets(manifest.routes, ids))
  const modules = [manifest.hmr?.runtime, manifest.entry.module].filter((module) => module !== undefined)
  const scripts = { modules, built: built.scripts }
  onInlineStyle(inlineStyles(styles))
  headers.set('Content-Type', 'text/html; charset=utf-8')
  // Browsers get no data for React Router: it stays here.
  const { serverHandoffStream: _, ...page } = entryContext
  const html = await render(
    <StylesContext value={styles}>
      <ScriptsContext value={scripts}>
        <RenderedIslands value={new Set()}>
          <ServerRouter context={page} url={request.url} />
        </RenderedIslands>
      </ScriptsContext>
    </StylesContext>,
  )
  return new Response(html, { status, headers })
}

function stylesOf(files: readonly string[]): PageStyles {
  return { files, text: files.map((file) => built.sheets.get(file) ?? '').join('') }
}

async function render(page: React.ReactNode): Promise<string> {
  let failure: unknown = null
  const stream = await renderToReadableStream(page, {
    onError: (error) => {
      failure = error
    },
  })
  await stream.allReady
  const html = await new Response(stream).text()
  if (failure) throw failure
  return html
}

import { renderToReadableStream } from 'react-dom/server'
import { type EntryContext, type RouterContextProvider, ServerRouter } from 'react-router'
import { describeStart } from './page-start/describe-start.ts'
import { pageStart, START_SCRIPT } from './page-start/start-script.ts'
import { pageRequestContext } from './request-context.server.ts'
import { inlineStyles, NO_STYLES, type PageStyles, StylesContext } from './styles/styles.tsx'

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

/**
 * Takes the built site's style sheets, which every page carries, and answers what stands inline in every page: whatever
 * else is found in one was not written by us.
 */
export function provideStyles(built: PageStyles): { script: string; style: string } {
  styles = built
  return { script: START_SCRIPT, style: inlineStyles(built) }
}

/** Renders the whole page before it answers: pages are kept as bytes, and a broken one must not begin with 200. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  entryContext: EntryContext,
): Promise<Response> {
  headers.set('Content-Type', 'text/html; charset=utf-8')
  // Vite's own scripts in a page of the sources are not written like those of the build, and need not wait.
  const page = import.meta.env.DEV
    ? await render(request, entryContext)
    : await renderWithStart(request, entryContext)
  return new Response(page, { status, headers })
}

/** The loaders' data would be written into scripts that differ from page to page, so the page ends with our own. */
async function renderWithStart(request: Request, entryContext: EntryContext): Promise<string> {
  const { serverHandoffStream = null, ...context } = entryContext
  const html = await render(request, context)
  const data = await new Response(serverHandoffStream).text()
  const end = html.lastIndexOf('</body>')
  return html.slice(0, end) + pageStart(data, describeStart(entryContext)) + html.slice(end)
}

async function render(request: Request, context: EntryContext): Promise<string> {
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

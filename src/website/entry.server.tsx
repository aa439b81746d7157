import { renderToReadableStream } from 'react-dom/server'
import { type EntryContext, ServerRouter } from 'react-router'

// The context's keys live in this bundle: whoever serves it makes contexts with this, never with a copy.
export { provideContext } from './request-context.server.ts'

/** Renders the whole page before it answers: pages are kept as bytes, and a broken one must not begin with 200. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  entryContext: EntryContext,
): Promise<Response> {
  let failure: unknown = null
  const stream = await renderToReadableStream(<ServerRouter context={entryContext} url={request.url} />, {
    onError: (error) => {
      failure = error
    },
  })
  await stream.allReady
  if (failure) throw failure
  headers.set('Content-Type', 'text/html; charset=utf-8')
  return new Response(stream, { status, headers })
}

import { Agent as HttpAgent, type IncomingMessage, request as requestHttp } from 'node:http'
import { Agent as HttpsAgent, request as requestHttps } from 'node:https'

/** The site's own name: nginx and the site behave by it. */
const HOST = 'www.zeichner.example'
export const ORIGIN = `https://${HOST}`

export type RequestOptions = {
  method?: string
  headers?: Record<string, string>
  body?: Uint8Array
  /** Of the loopback network; others are limited by themselves. */
  from?: string
}

/** An answer as it came, nothing decompressed. */
export type Answered = {
  status: number
  headers: IncomingMessage['headers']
  body: Buffer
}

export type Ask = ((path: string, options?: RequestOptions) => Promise<Answered>) & {
  /** Without waiting for the end. */
  open: (path: string, options?: RequestOptions) => Promise<IncomingMessage>
}

const BROWSER = {
  'User-Agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
  'Accept-Language': 'de-DE,de;q=0.9,en;q=0.5',
  'Accept-Encoding': 'gzip, br',
}
const GIVEN_UP_AFTER_MS = 30_000

/** Asks nginx as a browser does, or one instance as nginx does. */
export function openAsk(to: 'nginx' | 'instance', port: number): Ask {
  const secure = new HttpsAgent({ keepAlive: true, rejectUnauthorized: false })
  const plain = new HttpAgent({ keepAlive: true })
  const forwarded = { 'X-Forwarded-For': '127.0.0.1', 'X-Forwarded-Proto': 'https' }
  const open = (path: string, { method = 'GET', headers = {}, body, from }: RequestOptions = {}) => {
    const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>()
    const options = {
      ...{ host: '127.0.0.1', port, path, method, servername: HOST, timeout: GIVEN_UP_AFTER_MS },
      ...(from ? { localAddress: from, agent: false as const, rejectUnauthorized: false } : {}),
      headers: {
        Host: HOST,
        ...BROWSER,
        ...(to === 'instance' ? forwarded : {}),
        ...(body ? { 'Content-Length': String(body.length) } : {}),
        ...headers,
      },
    }
    const request =
      to === 'nginx'
        ? requestHttps({ agent: secure, ...options }, resolve)
        : requestHttp({ agent: plain, ...options }, resolve)
    request.on('error', reject)
    request.on('timeout', () => request.destroy(new Error('No answer came.')))
    request.end(body)
    return promise
  }
  const ask = async (path: string, options?: RequestOptions) => {
    const response = await open(path, options)
    const chunks: Buffer[] = []
    for await (const chunk of response) chunks.push(chunk)
    return { status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(chunks) }
  }
  return Object.assign(ask, { open })
}

/** The same for what wants `fetch`. */
export function asFetch(ask: Ask): (request: Request) => Promise<Response> {
  return async (request) => {
    const { pathname, search } = new URL(request.url)
    const body = request.body ? { body: new Uint8Array(await request.arrayBuffer()) } : {}
    const headers = { ...Object.fromEntries(request.headers), 'Accept-Encoding': 'identity' }
    const answered = await ask(pathname + search, { method: request.method, headers, ...body })
    const given = new Headers()
    for (const [name, value] of Object.entries(answered.headers))
      for (const one of [value].flat()) if (one !== undefined) given.append(name, one)
    const isEmpty = [204, 304].includes(answered.status)
    return new Response(isEmpty ? null : new Uint8Array(answered.body), {
      status: answered.status,
      headers: given,
    })
  }
}

import type { Context, MiddlewareHandler } from 'hono'
import { chooseEncoding, type EncodedBody, encodeBody, isCompressible } from '#platform/http/encoding.ts'
import { etagFor, matchesTag, tagOf } from '#platform/http/etag.ts'
import {
  policyOfType,
  REPORTING_ENDPOINTS,
  RESOURCE_POLICY,
  SECURITY_HEADERS,
  USUAL_RESOURCE_POLICY,
} from './content-policy.ts'
import type { Bindings, RequestVariables } from './request.ts'
import { bodyIn, type CachedResponse, cacheKey, type ResponseCache } from './response-cache.ts'

/** Larger responses are not cached: one would evict a hundred others. */
const LARGEST_CACHED_BYTES = 4 * 1024 * 1024

/** For browsers that do not know `frame-ancestors`. */
const FRAME_OPTIONS = 'X-Frame-Options'
const POLICY = 'Content-Security-Policy'
/** A page whose address is secret tells nobody where its visitors come from. */
const REFERRER_POLICY = 'Referrer-Policy'

type Env = { Bindings: Bindings; Variables: RequestVariables }

type Given = {
  /** The policy of a page with this inline style, which pages of this site may frame or not. */
  pagePolicy: (page: { inlineStyle: string | null; mayBeFramed: boolean }) => Promise<string>
  /** Whether a proxy of ours stands in front. */
  isBehindProxy: boolean
}

/** Read by nginx alone. */
const NGINX_EXPIRES = 'X-Accel-Expires'
/** It stores the response, and asks for it anew each time as long as somebody answers. */
const STORED_STALE = '@1'
const NOT_STORED = '0'

/**
 * Completes every response: security headers, content security policy, ETag, 304, compression. Responses of routes
 * that set `ttlMs` are cached by their path and the parameters that the route names.
 */
export function finishResponse(
  responseCache: ResponseCache,
  { pagePolicy, isBehindProxy }: Given,
): MiddlewareHandler<Env> {
  return async (context, next) => {
    const generation = responseCache.generation()
    await next()
    const response = context.res
    const mayBeFramed = context.get('mayBeFramed') ?? false
    secure(response)
    const url = context.env.refreshing ?? context.env.incoming?.url ?? ''
    const key = cacheKey(url, context.get('parameters') ?? [])
    if (isBehindProxy && key === null) response.headers.set(NGINX_EXPIRES, NOT_STORED)
    else if (isBehindProxy && isAskedAnew(response)) response.headers.set(NGINX_EXPIRES, STORED_STALE)
    if (mayBeFramed) response.headers.set(FRAME_OPTIONS, 'SAMEORIGIN')
    const inlineStyle = context.get('inlineStyle') ?? null
    await addPolicy(response, () => pagePolicy({ inlineStyle, mayBeFramed }))
    if (!response.body || !isWorthFinishing(response, context.get('ttlMs') ?? 0)) return
    const finished = await finish(response, context.get('encoded'))
    // A HEAD asks for no body, so it is worth no room for one.
    if (response.status === 200 && key && context.req.method === 'GET')
      cacheIfWanted(context, finished, (cached) => responseCache.keep(key, cached, generation))
    context.res = undefined
    context.res = toResponse(context, finished, response.status)
  }
}

function secure({ headers }: Response): void {
  const isStricter = headers.get(REFERRER_POLICY) === 'no-referrer'
  for (const [name, value] of Object.entries(SECURITY_HEADERS))
    if (name !== REFERRER_POLICY || !isStricter) headers.set(name, value)
  if (!headers.has(RESOURCE_POLICY)) headers.set(RESOURCE_POLICY, USUAL_RESOURCE_POLICY)
}

/** Shared caches may store it, but what is in it changes. */
function isAskedAnew({ headers }: Response): boolean {
  return headers.get('Cache-Control')?.startsWith('public, max-age=0') ?? false
}

async function addPolicy({ headers, status }: Response, pagePolicy: () => Promise<string>): Promise<void> {
  const type = headers.get('Content-Type') ?? ''
  const isPage = type.startsWith('text/html')
  if (isPage) headers.set('Reporting-Endpoints', REPORTING_ENDPOINTS)
  // A 304 keeps the policy of the stored response.
  if (headers.has(POLICY) || (status === 304 && type === '')) return
  const policy = isPage ? await pagePolicy() : policyOfType(type)
  if (policy) headers.set(POLICY, policy)
}

type FinishedResponse = Pick<CachedResponse, 'body' | 'tag'> & { headers: Headers }

function isWorthFinishing(response: Response, ttlMs: number): boolean {
  if (response.headers.has('Content-Encoding') || response.headers.has('Content-Range')) return false
  return ttlMs > 0 || isCompressible(response.headers.get('Content-Type') ?? '')
}

async function finish(response: Response, encoded?: EncodedBody): Promise<FinishedResponse> {
  const headers = new Headers(response.headers)
  const type = headers.get('Content-Type') ?? ''
  const body = encoded ?? (await encodeBody(Buffer.from(await response.arrayBuffer()), type))
  if (body.br) headers.append('Vary', 'Accept-Encoding')
  const tag = headers.get('ETag')?.replaceAll('"', '') ?? tagOf(body.identity)
  headers.delete('ETag')
  headers.delete('Content-Length')
  return { headers, body, tag }
}

function cacheIfWanted(
  context: Context<Env>,
  { headers, body, tag }: FinishedResponse,
  keep: (cached: CachedResponse) => void,
): void {
  const ttlMs = context.get('ttlMs') ?? 0
  if (ttlMs === 0 || body.identity.length > LARGEST_CACHED_BYTES) return
  const freshUntil = performance.now() + ttlMs
  keep({
    headers: [...headers],
    body,
    tag,
    freshUntil,
    leadsToEnglish: context.get('leadsToEnglish') ?? false,
  })
}

function toResponse(context: Context, { headers, body, tag }: FinishedResponse, status: number): Response {
  const encoding = chooseEncoding(context.req.header('Accept-Encoding'), body)
  if (status === 200) {
    headers.set('ETag', etagFor(tag, encoding))
    if (matchesTag(context.req.header('If-None-Match'), tag)) {
      headers.delete('Content-Type')
      return new Response(null, { status: 304, headers })
    }
  }
  if (encoding !== 'identity') headers.set('Content-Encoding', encoding)
  const bytes = bodyIn(body, encoding)
  headers.set('Content-Length', String(bytes.length))
  return new Response(new Uint8Array(bytes), { status, headers })
}

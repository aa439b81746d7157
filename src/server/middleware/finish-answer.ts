import type { Context, MiddlewareHandler } from 'hono'
import { chooseEncoding, encodeBody, isCompressible } from '#platform/http/encoding.ts'
import { etagFor, matchesTag, tagOf } from '#platform/http/etag.ts'
import { policyOfType, REPORTING_ENDPOINTS } from '#server/content-policy/content-policy.ts'
import type { RequestVariables } from '#server/request-variables.ts'
import { bodyIn, type KeptAnswer, type KeptAnswers } from '#server/response-cache/response-cache.ts'
import {
  RESOURCE_POLICY,
  SECURITY_HEADERS,
  STRICT_TRANSPORT_SECURITY,
  USUAL_RESOURCE_POLICY,
} from './security-headers.ts'

/** Above this an answer is sent as it is: keeping it would push out a hundred others. */
const LARGEST_KEPT_BYTES = 4 * 1024 * 1024

const POLICY = 'Content-Security-Policy'

type Given = {
  isSecure: boolean
  /** Of all pages of the site. */
  pagePolicy: () => Promise<string>
}

/**
 * Ends every answer: security headers, its content security policy, ETag, 304, compression. What a route marked
 * with `context.set('keepForMs', ...)` is kept for all who ask for the same address.
 */
export function finishAnswer(
  kept: KeptAnswers,
  { isSecure, pagePolicy }: Given,
): MiddlewareHandler<{ Variables: RequestVariables }> {
  return async (context, next) => {
    await next()
    const answer = context.res
    secure(answer, isSecure)
    await addPolicy(answer, pagePolicy)
    if (!answer.body || !isWorthFinishing(answer, context.get('keepForMs') ?? 0)) return
    const finished = await finish(answer)
    keepIfWanted(context, kept, finished, answer.status)
    context.res = undefined
    context.res = toResponse(context, finished, answer.status)
  }
}

function secure({ headers }: Response, isSecure: boolean): void {
  for (const [name, value] of Object.entries(SECURITY_HEADERS)) headers.set(name, value)
  if (isSecure) headers.set('Strict-Transport-Security', STRICT_TRANSPORT_SECURITY)
  if (!headers.has(RESOURCE_POLICY)) headers.set(RESOURCE_POLICY, USUAL_RESOURCE_POLICY)
}

async function addPolicy({ headers, status }: Response, pagePolicy: () => Promise<string>): Promise<void> {
  const type = headers.get('Content-Type') ?? ''
  const isPage = type.startsWith('text/html')
  if (isPage) headers.set('Reporting-Endpoints', REPORTING_ENDPOINTS)
  // What is unchanged keeps the policy that it came with.
  if (headers.has(POLICY) || (status === 304 && type === '')) return
  const policy = isPage ? await pagePolicy() : policyOfType(type)
  if (policy) headers.set(POLICY, policy)
}

type FinishedAnswer = Pick<KeptAnswer, 'body' | 'tag'> & { headers: Headers }

function isWorthFinishing(answer: Response, keepForMs: number): boolean {
  if (answer.headers.has('Content-Encoding') || answer.headers.has('Content-Range')) return false
  return keepForMs > 0 || isCompressible(answer.headers.get('Content-Type') ?? '')
}

async function finish(answer: Response): Promise<FinishedAnswer> {
  const identity = Buffer.from(await answer.arrayBuffer())
  const headers = new Headers(answer.headers)
  const type = headers.get('Content-Type') ?? ''
  const body = await encodeBody(identity, type)
  if (body.br) headers.append('Vary', 'Accept-Encoding')
  const tag = headers.get('ETag')?.replaceAll('"', '') ?? tagOf(identity)
  headers.delete('ETag')
  headers.delete('Content-Length')
  return { headers, body, tag }
}

function keepIfWanted(
  context: Context<{ Variables: RequestVariables }>,
  kept: KeptAnswers,
  { headers, body, tag }: FinishedAnswer,
  status: number,
): void {
  const keepForMs = context.get('keepForMs') ?? 0
  const url = context.get('keepAs')
  if (!url || keepForMs === 0 || status !== 200 || body.identity.length > LARGEST_KEPT_BYTES) return
  const freshUntil = performance.now() + keepForMs
  kept.keep(url, {
    headers: [...headers],
    body,
    tag,
    freshUntil,
    leadsToEnglish: context.get('leadsToEnglish') ?? false,
  })
}

function toResponse(context: Context, { headers, body, tag }: FinishedAnswer, status: number): Response {
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

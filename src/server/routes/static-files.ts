import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { extname, join, sep } from 'node:path'
import { Hono } from 'hono'
import type { EncodedBody } from '#platform/http/encoding.ts'
import { notFound } from '#server/edge/refusals.ts'
import type { RequestVariables } from '#server/edge/request.ts'

const TYPES: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.woff2': 'font/woff2',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.ico': 'image/x-icon',
  '.json': 'application/json',
  '.mp4': 'video/mp4',
}
const ENDINGS = { br: '.br', gzip: '.gz' } as const
/** Built files have a hash of their content in their name. */
const CACHE_CONTROL = 'public, max-age=31536000, immutable'
const TTL_MS = 365 * 24 * 3_600_000

export type FindElsewhere = (address: string) => Promise<Buffer<ArrayBuffer> | null>
type StaticFolder = { folder: string; below: string; findElsewhere: FindElsewhere }

export const ASSETS = '/assets/'

/**
 * Built files below an address, all read into memory once (they are a few megabytes): a build made meanwhile changes
 * nothing. They were compressed when they were built. What another build has is found elsewhere.
 */
export function staticFiles({
  folder,
  below,
  findElsewhere,
}: StaticFolder): Hono<{ Variables: RequestVariables }> {
  const files = new Map([...listBuilt(folder, below)].map(([address, path]) => [address, readEncoded(path)]))
  const app = new Hono<{ Variables: RequestVariables }>()
  app.get(`${below}*`, async (context) => {
    const { path } = context.req
    const encoded = files.get(path)
    // The body of what is known is `encoded`.
    const body = encoded ? '' : await findElsewhere(path)
    if (body === null) return notFound(context, 'file')
    context.set('ttlMs', TTL_MS)
    if (encoded) context.set('encoded', encoded)
    const type = TYPES[extname(path)] ?? 'application/octet-stream'
    return new Response(body, { headers: { 'Content-Type': type, 'Cache-Control': CACHE_CONTROL } })
  })
  return app
}

/** A body is null where the build left it uncompressed. */
function readEncoded(path: string): EncodedBody {
  const readIf = (name: string) => (existsSync(name) ? readFileSync(name) : null)
  return {
    identity: readFileSync(path),
    br: readIf(path + ENDINGS.br),
    gzip: readIf(path + ENDINGS.gzip),
  }
}

export function listBuilt(folder: string, below: string): Map<string, string> {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  return new Map(
    names
      .filter((name) => !Object.values(ENDINGS).some((ending) => name.endsWith(ending)))
      .map((name): [string, string] => [below + name.split(sep).join('/'), join(folder, name)])
      .filter(([, path]) => statSync(path).isFile()),
  )
}

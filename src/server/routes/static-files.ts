import { readdirSync, readFileSync, statSync } from 'node:fs'
import { extname, join, relative, sep } from 'node:path'
import { Hono } from 'hono'
import { notFound } from '#server/errors/errors.ts'
import type { RequestVariables } from '#server/request-variables.ts'

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
/** Built files have a hash of their content in their name. */
const CACHE_CONTROL = 'public, max-age=31536000, immutable'
const TTL_MS = 365 * 24 * 3_600_000

/**
 * Built files below an address, all read into memory once (they are a few megabytes): no path of a request ever
 * reaches the file system, and a build made meanwhile changes nothing.
 */
export function staticFiles(folder: string, below = '/assets/'): Hono<{ Variables: RequestVariables }> {
  const files = new Map(
    listFiles(folder).map((path) => [below + addressOf(folder, path), readFileSync(path)]),
  )
  const app = new Hono<{ Variables: RequestVariables }>()
  app.get(`${below}*`, (context) => {
    const bytes = files.get(context.req.path)
    if (!bytes) return notFound(context, 'file')
    context.set('ttlMs', TTL_MS)
    const type = TYPES[extname(context.req.path)] ?? 'application/octet-stream'
    return new Response(bytes, { headers: { 'Content-Type': type, 'Cache-Control': CACHE_CONTROL } })
  })
  return app
}

function addressOf(folder: string, path: string): string {
  return relative(folder, path).split(sep).join('/')
}

function listFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => join(folder, name))
    .filter((path) => statSync(path).isFile())
}

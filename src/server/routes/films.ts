import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { extname, join } from 'node:path'
import { Hono } from 'hono'
import { tagOf } from '#platform/http/encoding.ts'
import { notFound } from '#server/edge/refusals.ts'
import type { RequestVariables } from '#server/edge/request.ts'
import { respondWithRange } from './downloads.ts'

const TYPES: Record<string, string> = { '.mp4': 'video/mp4', '.webp': 'image/webp' }
/** Films carry no version in their address: a day is long enough to save bytes, short enough to replace one. */
const CACHE_CONTROL = 'public, max-age=86400'

/** All are in memory (a few megabytes), so an address can only name a file that existed at the start. */
export function filmRoutes(folder: string): Hono<{ Variables: RequestVariables }> {
  const names = existsSync(folder) ? readdirSync(folder).filter((name) => TYPES[extname(name)]) : []
  const files = new Map(
    names.map((name) => {
      const bytes = Buffer.from(readFileSync(join(folder, name)))
      return [name, { bytes, tag: tagOf(bytes) }]
    }),
  )
  const app = new Hono<{ Variables: RequestVariables }>()
  app.get('/films/:name', (context) => {
    const name = context.req.param('name')
    const file = files.get(name)
    if (!file) return notFound(context, 'film')
    const headers = { 'Content-Type': TYPES[extname(name)] ?? '', 'Cache-Control': CACHE_CONTROL }
    return respondWithRange(context, { ...file, headers })
  })
  return app
}

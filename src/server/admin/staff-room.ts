import { randomBytes } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Hono } from 'hono'
import type { RequestVariables } from '#server/request-variables.ts'
import { staffRoomPolicy } from '#server/security-headers.ts'
import { staticFiles } from '#server/static-files.ts'

const NONCE_BYTES = 16

/**
 * The staff's program, as `npm run build` left it in a folder: one document for every address below /admin, with its
 * files under /admin/assets/. Nothing links here, and search engines are told to stay away.
 */
export function staffRoomRoutes(folder: string): Hono<{ Variables: RequestVariables }> {
  const app = new Hono<{ Variables: RequestVariables }>()
  const html = readFileSync(join(folder, 'index.html'), 'utf8')
  app.route('/', staticFiles(join(folder, 'assets'), '/admin/assets/'))
  app.on('GET', ['/admin', '/admin/*'], () => {
    const nonce = randomBytes(NONCE_BYTES).toString('base64')
    return new Response(html.replace('%NONCE%', nonce), {
      headers: {
        'Content-Type': 'text/html; charset=utf-8',
        'Cache-Control': 'no-store',
        'X-Robots-Tag': 'noindex, nofollow',
        'Content-Security-Policy': staffRoomPolicy(nonce),
      },
    })
  })
  return app
}

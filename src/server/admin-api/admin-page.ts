import { randomBytes } from 'node:crypto'
import { Hono } from 'hono'
import { adminPolicy } from '#server/content-policy/content-policy.ts'
import type { RequestVariables } from '#server/request-variables.ts'
import { type FindElsewhere, staticFiles } from '#server/routes/static-files.ts'

export type AdminBundle = {
  /** The folder of the built files; null where Vite serves them before a request gets here. */
  assets: string | null
  /** The HTML document, with NONCE_PLACE wherever the response's nonce belongs. */
  readDocument: (path: string) => Promise<string>
}

/** The path of the admin; it owns everything below. */
export const ADMIN_PATH = '/admin'
export const ADMIN_ASSETS = `${ADMIN_PATH}/assets/`
export const NONCE_PLACE = '%NONCE%'
const NONCE_BYTES = 16

/**
 * The admin: one document for every address below /admin, with its files under /admin/assets/. No page links here,
 * and search engines are told not to index it.
 */
export function adminPageRoutes(
  program: AdminBundle,
  findElsewhere: FindElsewhere,
): Hono<{ Variables: RequestVariables }> {
  const app = new Hono<{ Variables: RequestVariables }>()
  if (program.assets)
    app.route('/', staticFiles({ folder: program.assets, below: ADMIN_ASSETS, findElsewhere }))
  app.on('GET', [ADMIN_PATH, `${ADMIN_PATH}/*`], async (context) => {
    const nonce = randomBytes(NONCE_BYTES).toString('base64')
    const html = await program.readDocument(context.req.path)
    return new Response(html.replaceAll(NONCE_PLACE, nonce), {
      headers: {
        'Content-Type': 'text/html; charset=utf-8',
        'Cache-Control': 'no-store',
        'X-Robots-Tag': 'noindex, nofollow',
        'Content-Security-Policy': adminPolicy(nonce, { isBuilt: program.assets !== null }),
      },
    })
  })
  return app
}

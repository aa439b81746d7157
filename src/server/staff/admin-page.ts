import { randomBytes } from 'node:crypto'
import { Hono } from 'hono'
import type { AuthService } from '#domain/staff/staff-model.ts'
import { adminPolicy, apiDocsPolicy } from '#server/edge/content-policy.ts'
import { fromOtherSite } from '#server/edge/refusals.ts'
import { isFromOurPage, type RequestVariables, SAFE_METHODS } from '#server/edge/request.ts'
import { type FindElsewhere, staticFiles } from '#server/routes/static-files.ts'
import { ADMIN_PATH, API_DOCS } from '#site/api-paths.ts'

export type AdminBundle = {
  assets: string | null
  /** The HTML document, with NONCE_PLACE wherever the response's nonce belongs. */
  readDocument: (path: string, file: AdminDocument) => Promise<string>
}

export type AdminDocument = 'index.html' | 'api-docs.html'

export const ADMIN_ASSETS = `${ADMIN_PATH}/assets/`
export const NONCE_PLACE = '%NONCE%'
const NONCE_BYTES = 16

/** One document for every address below /admin. Search engines are told not to index it. */
export function adminPageRoutes(
  program: AdminBundle,
  findElsewhere: FindElsewhere,
): Hono<{ Variables: RequestVariables }> {
  const app = new Hono<{ Variables: RequestVariables }>()
  if (program.assets)
    app.route('/', staticFiles({ folder: program.assets, below: ADMIN_ASSETS, findElsewhere }))
  app.on('GET', [ADMIN_PATH, `${ADMIN_PATH}/*`], (context) => {
    const policyOf = (nonce: string) => adminPolicy(nonce, { isBuilt: program.assets !== null })
    return answerDocument(program, context.req.path, 'index.html', policyOf)
  })
  return app
}

/** The page is for everybody; the staff's API is not. */
export function apiDocsRoute(program: AdminBundle): Hono<{ Variables: RequestVariables }> {
  const app = new Hono<{ Variables: RequestVariables }>()
  return app.get(API_DOCS, (context) =>
    answerDocument(program, context.req.path, 'api-docs.html', apiDocsPolicy),
  )
}

async function answerDocument(
  program: AdminBundle,
  path: string,
  file: AdminDocument,
  policyOf: (nonce: string) => string,
): Promise<Response> {
  const nonce = randomBytes(NONCE_BYTES).toString('base64')
  const html = await program.readDocument(path, file)
  return new Response(html.replaceAll(NONCE_PLACE, nonce), {
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Cache-Control': 'no-store',
      'X-Robots-Tag': 'noindex, nofollow',
      'Content-Security-Policy': policyOf(nonce),
    },
  })
}

export function signIn({ authService, origin }: { authService: AuthService; origin: string }) {
  const api = new Hono<{ Variables: RequestVariables }>()
  api.use(async (context, next) => {
    if (SAFE_METHODS.includes(context.req.method) || isFromOurPage(context.req.raw, origin)) return next()
    context.header('Cache-Control', 'no-store')
    return fromOtherSite(context)
  })
  api.all('*', (context) => authService.handle(context.req.raw, context.get('networkAddress')))
  return api
}

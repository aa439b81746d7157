import { readFile } from 'node:fs/promises'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { join } from 'node:path'
import { createServer as createVite, type ViteDevServer } from 'vite'
import { type AdminDocument, NONCE_PLACE } from '#server/staff/admin-page.ts'
import { type OpenWebsite, toWebsite } from './website.ts'

const STAFF_ROOM_CONFIG = 'vite.admin.config.ts'
const ADMIN_FILES = '/admin/'

/** Two programs, so two Vite servers; their WebSockets use the site's port, as the content security policy demands. */
export async function websiteInDevelopment(): Promise<OpenWebsite> {
  // Never listens; it passes on what comes in at the site's port.
  const upgrades = createServer()
  const server = { middlewareMode: true, ws: { server: upgrades } }
  const site = await createVite({ server, appType: 'custom' })
  const adminBundle = await createVite({
    server,
    appType: 'custom',
    configFile: STAFF_ROOM_CONFIG,
    html: { cspNonce: NONCE_PLACE },
  })
  return {
    website: {
      // Each time another build where a source changed.
      load: async () =>
        toWebsite(await site.ssrLoadModule('virtual:react-router/server-build'), 'development'),
      readInlineScripts: async () => null,
      mode: 'development',
      assets: null,
      adminBundle: { assets: null, readDocument: (path, file) => readDocument(adminBundle, path, file) },
    },
    development: {
      before: (request, response, next) =>
        pass(request.url?.startsWith(ADMIN_FILES) ? adminBundle : site, request, response, next),
      upgrade: (...request) => void upgrades.emit('upgrade', ...request),
    },
    close: async () => void (await Promise.all([site.close(), adminBundle.close()])),
  }
}

async function readDocument(vite: ViteDevServer, path: string, file: AdminDocument): Promise<string> {
  const html = await readFile(join(vite.config.root, file), 'utf8')
  return vite.transformIndexHtml(path, html)
}

/** Vite cuts its base off the address, which the handlers after it need. */
function pass(
  vite: ViteDevServer,
  request: IncomingMessage,
  response: ServerResponse,
  next: () => void,
): void {
  const { url } = request
  vite.middlewares(request, response, () => {
    request.url = url
    next()
  })
}

import { existsSync, readFileSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { join } from 'node:path'
import type { Duplex } from 'node:stream'
import { pathToFileURL } from 'node:url'
import { createRequestHandler, type ServerBuild } from 'react-router'
import { StartupError } from '#platform/config.ts'
import type { AdminBundle, AdminDocument } from '#server/staff/admin-page.ts'
import type { Website } from './pages.ts'

export type ServedWebsite = {
  load: () => Promise<Website>
  readInlineScripts: () => Promise<readonly string[] | null>
  mode: 'production' | 'development'
  assets: string | null
  adminBundle: AdminBundle
}

/** Vite's part in development: it gets requests first, and holds connections to the pages it serves. */
export type InDevelopment = {
  before: (request: IncomingMessage, response: ServerResponse, next: () => void) => void
  upgrade: (request: IncomingMessage, socket: Duplex, head: Buffer) => void
}

export type OpenWebsite = {
  website: ServedWebsite
  development?: InDevelopment
  close: () => Promise<void>
}

export function builtWebsite(folder: string): OpenWebsite {
  const entry = join(folder, 'server/index.js')
  const adminBundle = join(folder, 'admin')
  if (!existsSync(entry) || !existsSync(adminBundle))
    throw new StartupError('The website is not built yet; run npm run build first.')
  const assets = join(folder, 'client/assets')
  const loading = import(pathToFileURL(entry).href).then((build) => {
    const website = toWebsite(build, 'production')
    const inlineScripts = website.provideBuilt(build.assets.routes, (path) =>
      readFileSync(join(folder, 'client', path), 'utf8'),
    )
    return { website, inlineScripts }
  })
  return {
    website: {
      load: async () => (await loading).website,
      readInlineScripts: async () => (await loading).inlineScripts,
      mode: 'production',
      assets,
      adminBundle: builtAdmin(adminBundle),
    },
    close: async () => {},
  }
}

function builtAdmin(folder: string): AdminBundle {
  const read = (file: AdminDocument) => readFileSync(join(folder, file), 'utf8')
  const documents = { 'index.html': read('index.html'), 'api-docs.html': read('api-docs.html') }
  return { assets: join(folder, 'assets'), readDocument: async (_, file) => documents[file] }
}

/** @throws Error when it is not our website. */
export function toWebsite(build: unknown, mode: 'production' | 'development'): Website {
  if (!isBuild(build)) throw new Error('The built website offers no entry.')
  const { provideContext, provideBuilt } = build.entry.module
  return { respond: createRequestHandler(build, mode), provideContext, provideBuilt }
}

type Entry = Pick<Website, 'provideContext' | 'provideBuilt'>
type BuildWithEntry = ServerBuild & { entry: { module: Entry } }

function isBuild(build: unknown): build is BuildWithEntry {
  return typeof build === 'object' && build !== null && 'entry' in build && 'routes' in build
}

import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { VisualSearch } from '#domain/search/search-model.ts'
import type { AuthService } from '#domain/staff/staff-model.ts'
import type { Clock } from '#platform/clock.ts'
import { readConfig } from '#platform/config.ts'
import type { OpenDatabase } from '#platform/database/database.ts'
import type { Guard } from '#platform/http/fetch-guarded.server.ts'
import { openLog } from '#platform/log.ts'
import type { Tracing } from '#platform/telemetry/tracing.ts'
import type { BodyRules } from '#server/edge/admit.ts'
import { listen } from '#server/listen.ts'
import { builtWebsite, type OpenWebsite } from '#server/pages/website.ts'
import { openServices, type Services } from '#src/services.server.ts'
import { withPlainPictures } from './draw-plainly.ts'
import { QUICK_HASHING } from './quick-hashing.ts'
import { openTestDatabase } from './test-database.ts'

export type TestAgency = AsyncDisposable & {
  services: Services
  /** `http://127.0.0.1:port`, without a trailing slash. */
  address: string
  /** Does not follow redirects. The default headers are those of a German browser. */
  get: (path: string, headers?: Record<string, string>, method?: string) => Promise<Response>
  getJson: (path: string) => Promise<unknown>
  /** All lines that the program logged so far. */
  logged: () => Record<string, unknown>[]
}

type AgencyOptions = {
  clock?: Clock
  random?: () => number
  database?: OpenDatabase
  environment?: Record<string, string>
  visual?: VisualSearch
  guard?: Guard
  authService?: AuthService
  tracing?: Tracing
  /** The required speed of request bodies, to shorten tests of it. */
  bodies?: BodyRules
  /** Replaces the built website. */
  website?: (built: OpenWebsite['website']) => OpenWebsite['website']
}

/** pino's number for errors. */
const ERROR_LEVEL = 50

const GERMAN_BROWSER = {
  'User-Agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
  'Accept-Language': 'de-DE,de;q=0.9',
}

/** The whole program on an empty database and a real socket; only the drawing of pictures and the hashing of passwords are fakes. */
export async function openTestAgency(options: AgencyOptions = {}): Promise<TestAgency> {
  if (options.database) return openOn(options.database, options)
  const database = await openTestDatabase()
  const agency = await openOn(database, options)
  return {
    ...agency,
    [Symbol.asyncDispose]: async () => {
      await agency[Symbol.asyncDispose]()
      await database[Symbol.asyncDispose]()
    },
  }
}

async function openOn(database: OpenDatabase, options: AgencyOptions): Promise<TestAgency> {
  const folder = mkdtempSync(join(tmpdir(), 'zeichner-'))
  const config = readConfig({ PORT: '0', HOST: '127.0.0.1', DATA_DIR: folder, ...options.environment })
  const lines: string[] = []
  const log = openLog('info', { write: (line) => void lines.push(line) }, options.tracing?.facts)
  const { clock, random, visual, guard, authService, bodies, tracing } = options
  const services = await openServices({
    config,
    log,
    concurrency: 2,
    decorateFiles: withPlainPictures,
    database,
    hashing: QUICK_HASHING,
    ...(clock ? { clock } : {}),
    ...(tracing ? { tracing } : {}),
    ...(random ? { random } : {}),
    ...(visual ? { visual } : {}),
    ...(guard ? { guard } : {}),
    ...(authService ? { authService } : {}),
  })
  const { website } = builtWebsite('build')
  const server = await listen({
    services,
    website: options.website?.(website) ?? website,
    ...(bodies ? { bodies } : {}),
  })
  const address = `http://127.0.0.1:${server.port}`
  const get = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
    fetch(`${address}${path}`, { method, redirect: 'manual', headers: { ...GERMAN_BROWSER, ...headers } })
  return {
    services,
    address,
    get,
    getJson: async (path) => (await get(path)).json(),
    logged: () => lines.map((line) => JSON.parse(line)),
    [Symbol.asyncDispose]: async () => {
      await server.close()
      await services.close()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** What the program logged of errors, for a test that cannot say what failed. */
export function failuresOf(agency: TestAgency): string {
  return JSON.stringify(agency.logged().filter(({ level }) => Number(level) >= ERROR_LEVEL))
}

import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { listen } from '#server/listen.ts'
import { followProgress } from './domain/published/picture-progress.ts'
import { keepPicturesPrepared, preparePictures } from './domain/published/prepare-pictures.server.ts'
import { takeStaffCommands } from './domain/staff/staff-commands.server.ts'
import type { Config } from './platform/config.ts'
import { commandSocketIn } from './platform/database/open-database.server.ts'
import { holdBuild } from './platform/http/served-build.mjs'
import { type Log, openLog } from './platform/log.ts'
import { waitForShutdownSignal } from './platform/shutdown-signal.ts'
import type { Tracing } from './platform/telemetry/tracing.ts'
import { print, reportProgress, warnOfFewFiles } from './report-progress.server.ts'
import { builtWebsite, type OpenWebsite } from './server/pages/website.ts'
import { shareAssets } from './server/routes/shared-assets.ts'
import { ASSETS, listBuilt } from './server/routes/static-files.ts'
import { ADMIN_ASSETS } from './server/staff/admin-page.ts'
import { openServices, type Services } from './services.server.ts'

const DEVELOPMENT = process.argv.includes('--dev')
const BUILD = join(import.meta.dirname, '../build')
/** The first pages after a start come first. */
const WARMED_AFTER_MS = 1_000

/** The composition root, which may know every place: opens, listens, tells the operator, and closes at a signal. */
export async function runSite(config: Config): Promise<void> {
  const tracing = await openTracingIfWanted(config)
  const log = openLog(config.logLevel, undefined, tracing?.facts)
  warnOfFewFiles(log)
  const concurrency = config.workers ?? availableParallelism()
  // Draws what is in its catalogue and not on the disk, so all of it is left out only where it is not wanted.
  const demo = config.demo ? (await import('#demo/open-demo.ts')).openDemo(concurrency) : null
  const services = await openServices({
    config,
    log,
    tracing,
    concurrency,
    ...(demo && { decorateFiles: demo.decorateFiles }),
  })
  const stopping = new AbortController()
  try {
    await demo?.seedWhenEmpty(services, print)
    const website = await openWebsite()
    await shareBuild(website, services)
    const server = await listen({ services, ...website })
    const address = `http://localhost:${server.port}`
    const endCommands = await takeStaffCommands(config.publicUrl ?? address, services)
    const endServing = await services.database.serveCommands?.(commandSocketIn(config.dataDirectory), log)
    const stopped = waitForShutdownSignal()
    const { read, onPrepared } = followProgress(services)
    const endTelling = reportProgress(greetingOf(address, config, services), read)
    const endWarming = warmSoon(services)
    const working = workOnPictures({ ...services, onPrepared }, concurrency, stopping.signal, log)
    await stopped
    endTelling()
    print('Stopping: requests in flight are answered, then the database is closed.')
    stopping.abort()
    endWarming()
    // Browsers keep Vite’s WebSockets open, and the server waits for them.
    await Promise.all([server.close(), website.close(), endCommands(), endServing?.(), working])
  } finally {
    await services.close()
    await demo?.close()
    await tracing?.close()
    log.flush()
  }
}

async function openTracingIfWanted({ traces }: Config): Promise<Tracing | null> {
  if (!traces) return null
  const { openTracing } = await import('./platform/telemetry/open-tracing.server.ts')
  return openTracing(traces)
}

async function openWebsite(): Promise<OpenWebsite> {
  if (!DEVELOPMENT) {
    const release = holdBuild(BUILD)
    return { ...builtWebsite(BUILD), close: async () => release() }
  }
  const { websiteInDevelopment } = await import('./server/pages/website-in-development.ts')
  return websiteInDevelopment()
}

function greetingOf(address: string, config: Config, { database }: Services): string[] {
  return [
    `The site:      ${address} (English: ${address}/en)`,
    `Staff sign in: ${address}/admin (first account: npm run staff -- add MAIL)`,
    `Data:          ${config.dataDirectory}, ${database.description}`,
  ]
}

/** Must run before anybody can get a page of this build; without it only pages of another version fail. */
async function shareBuild({ website }: OpenWebsite, { files, clock, log }: Services): Promise<void> {
  const { assets, adminBundle } = website
  if (!assets || !adminBundle.assets) return
  const built = new Map([...listBuilt(assets, ASSETS), ...listBuilt(adminBundle.assets, ADMIN_ASSETS)])
  await shareAssets(files, built, clock.now()).catch((error) => log.warn({ error }, 'assets.not-shared'))
}

/** Indexing follows preparing, whose variants it takes; where nothing is prepared, it takes all as they come. */
async function workOnPictures(
  services: Services & { onPrepared: () => void },
  concurrency: number,
  signal: AbortSignal,
  log: Log,
): Promise<void> {
  const { visual, config } = services
  let isPreparing = config.prepare
  visual.startIndexing(({ picture }) => !isPreparing || picture.thumbHash !== null)
  if (!isPreparing) return
  try {
    await preparePictures(services, concurrency, signal)
    keepPicturesPrepared(services, concurrency, signal)
  } catch (error) {
    log.error({ error }, 'pictures.not-prepared')
  }
  isPreparing = false
  void visual.indexCatalogue()
}

function warmSoon({ visual }: Services): () => void {
  const warming = setTimeout(visual.warm, WARMED_AFTER_MS).unref()
  return () => clearTimeout(warming)
}

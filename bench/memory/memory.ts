import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { MINUTE_MS } from '#platform/durations.ts'
import { highestMb } from '#tests/process-tree.ts'
import { asStaff, signInStaff } from '#tests/sign-in-staff.ts'
import { readWatched, watchedBy } from '#tests/watch-process.ts'
import type { RunningServer } from '../servers.ts'
import type { Row } from '../table.ts'
import { atDatabase, LARGE, seed, startSite } from '../world.ts'
import { fillVectors } from './fill-vectors.ts'
import { MIX, readCatalogue, sendMixed } from './mixed-traffic.ts'
import { type Memory, readMemory, readParts, watchPeak } from './read-memory.ts'

/** Some of each kind that visitors ask for. */
const FEW = { pages: 100, api: 100, warm: 100, cold: 5, searches: 10, documents: 1, uploads: 0 }
const MOST_MB = { afterTraffic: 600, firstStart: 800, large: 700 }
/** Of the first start with the demo, pictures are drawn, prepared and indexed for so long at most. */
const FIRST_START_MS = 4 * MINUTE_MS
const TRAFFIC_MS = 60 * MINUTE_MS
/** Requests, between two figures that show what grows. */
const TOLD_EACH = 2_500
/** Until processes that decode have ended, and what was held for a moment is given back. */
const QUIET_MS = 70_000

type Site = RunningServer & { dataDirectory: string; socket: string }

/**
 * Memory of the demo: at its first start, after a mix of 20,000 requests, and with 100,000 images. A folder with data is
 * used instead of a first start where one is given.
 */
export async function measureMemory(
  folder: string,
  data: string | undefined,
  say: (text: string) => void,
): Promise<Row[]> {
  const dataDirectory = data ?? join(folder, 'memory')
  const rows = data ? [] : await measureFirstStart(dataDirectory, say)
  rows.push(...(await measureTraffic(dataDirectory, say)))
  if (!data) rows.push(...(await measureLargeMemory(folder, say)))
  return rows
}

async function measureFirstStart(dataDirectory: string, say: (text: string) => void): Promise<Row[]> {
  const starting = startWatched(dataDirectory, { DEMO: 'yes' })
  await using site = await starting
  const watch = watchPeak(site.pid)
  await wait(FIRST_START_MS)
  const peak = await watch.end()
  say(`first start: ${inWords(peak)}; ${await insideInWords(site)}`)
  // The database is created before the site answers.
  const highest = Math.max(peak.all, highestMb(site.pid))
  return [row('first start with the demo, at its highest', highest, MOST_MB.firstStart)]
}

async function measureTraffic(dataDirectory: string, say: (text: string) => void): Promise<Row[]> {
  await using site = await startWatched(dataDirectory, { PREPARE: 'no' })
  const visitor = await signInStaff(site.address, dataDirectory)
  const catalogue = await readCatalogue(site.address)
  const before = readMemory(site.pid)
  say(`before: ${inWords(before)}; ${await insideInWords(site)}`)
  const watch = watchPeak(site.pid)
  const traffic = { address: site.address, catalogue, asStaff: asStaff(visitor, site.address) }
  const used = site.processorSeconds()
  const onSent = (count: number) => {
    if (count % TOLD_EACH === 0) say(`${count} sent: ${inWords(readMemory(site.pid))}`)
  }
  const sent = await sendMixed(traffic, { mix: MIX, until: Date.now() + TRAFFIC_MS, onSent })
  const seconds = site.processorSeconds() - used
  say(
    `sent: ${JSON.stringify(sent)} with ${seconds.toFixed(1)} s of processor time; ${inWords(readMemory(site.pid))}`,
  )
  await wait(QUIET_MS)
  const peak = await watch.end()
  const after = readMemory(site.pid)
  say(`afterwards: ${inWords(after)}; ${await insideInWords(site)}`)
  const count = Object.values(sent).reduce((sum, one) => sum + one, 0)
  const what = `after ${count.toLocaleString('en')} mixed requests`
  return [
    row(`${what}: memory of all processes`, after.all, MOST_MB.afterTraffic),
    row('meanwhile, at its highest', peak.all, null),
  ]
}

/** With 100,000 images that are indexed, after pages, searches by words and one by a picture. */
export async function measureLargeMemory(folder: string, say: (text: string) => void): Promise<Row[]> {
  const dataDirectory = join(folder, 'large')
  await seed(dataDirectory, LARGE)
  await atDatabase(dataDirectory, fillVectors)
  await using site = await startWatched(dataDirectory, { PREPARE: 'no' })
  const catalogue = await readCatalogue(site.address)
  say(`100,000 images: ${inWords(readMemory(site.pid))}; ${await insideInWords(site)}`)
  const traffic = { address: site.address, catalogue, asStaff: {} }
  await sendMixed(traffic, { mix: FEW, until: Date.now() + TRAFFIC_MS })
  await wait(QUIET_MS)
  say(`afterwards: ${inWords(readMemory(site.pid))}; ${await insideInWords(site)}`)
  return [row('100,000 images: memory of all processes', readMemory(site.pid).all, MOST_MB.large)]
}

async function startWatched(dataDirectory: string, environment: Record<string, string>): Promise<Site> {
  const socket = join(mkdtempSync(join(tmpdir(), 'bench-watch-')), 'watch.sock')
  const site = await startSite({
    DATA_DIR: dataDirectory,
    LOG_LEVEL: 'error',
    TRUST_PROXY: '1',
    ...watchedBy(socket),
    ...environment,
  })
  return { ...site, dataDirectory, socket }
}

function inWords({ all, byRole }: Memory): string {
  const roles = [...byRole].map(([role, mb]) => `${role} ${Math.round(mb)}`).join(', ')
  return `${Math.round(all)} MB (${roles})`
}

/** The site's own process: what V8 says, and what the system says. */
async function insideInWords({ socket, pid }: Site): Promise<string> {
  const { heapUsed, heapTotal, external, arrayBuffers } = await readWatched(socket)
  const v8 = Object.entries({ heapUsed, heapTotal, external, arrayBuffers })
  const system = Object.entries(readParts(pid))
  return [
    ...v8.map(([name, bytes]) => `${name} ${Math.round(bytes / 1024 ** 2)}`),
    ...system.map(([name, mb]) => `${name} ${Math.round(mb)}`),
  ].join(', ')
}

function row(what: string, mb: number, most: number | null): Row {
  return {
    what,
    ours: `${Math.round(mb)} MB`,
    reference: '',
    ratio: null,
    processorRatio: null,
    wanted: most === null ? '' : `<= ${most} MB`,
    met: most === null ? null : mb <= most,
  }
}

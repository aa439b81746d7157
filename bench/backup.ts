import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { medianOf, percentileOf } from './median.ts'
import { type RunningServer, runTool } from './servers.ts'
import { seed, startSite } from './world.ts'

/** Milliseconds within which 99 of 100 pages came, without a backup and while one was written. */
export type BackupResult = { alone: number; beside: number; backupMs: number }

const A_PAGE_EVERY_MS = 15
/** One in two is made for the request, the others are in the response cache. */
const CACHED = ['/', '/en', '/allezeichner', '/news']
const WARM_UPS = 400
const SHARE = 0.99

/**
 * Pages of the demo are asked for at a steady rate while `npm run backup` runs, and as long without it, in turns. The times of all
 * rounds are taken together: a backup of the demo is over in two seconds.
 */
export async function measureBackup(folder: string, rounds: number): Promise<BackupResult> {
  const dataDirectory = join(folder, 'backup')
  await seed(dataDirectory, 'usual')
  await using site = await startSite({ DATA_DIR: dataDirectory, LOG_LEVEL: 'warn', PREPARE: 'no' })
  const ask = openVisitor(site)
  await timePages(ask, wait(WARM_UPS * A_PAGE_EVERY_MS))
  const [alone, beside, backups]: [number[], number[], number[]] = [[], [], []]
  for (let round = 0; round < rounds; round++) {
    const began = performance.now()
    const path = join(folder, `backup-${round}.tar.gz`)
    beside.push(...(await timePages(ask, runTool(['src/cli/backup.ts', path], { DATA_DIR: dataDirectory }))))
    const took = performance.now() - began
    backups.push(took)
    alone.push(...(await timePages(ask, wait(took))))
  }
  return {
    alone: percentileOf(alone, SHARE),
    beside: percentileOf(beside, SHARE),
    backupMs: medianOf(backups),
  }
}

/** Milliseconds of each page. The next one does not wait for the last: a site that stands still is seen by all who come meanwhile. */
async function timePages(ask: () => Promise<number>, until: Promise<unknown>): Promise<number[]> {
  const asked: Promise<number>[] = []
  let isOver = false
  const over = until.finally(() => {
    isOver = true
  })
  while (!isOver) {
    asked.push(ask())
    await wait(A_PAGE_EVERY_MS)
  }
  await over
  return Promise.all(asked)
}

/** @throws for an answer that is no page. */
function openVisitor({ address }: RunningServer): () => Promise<number> {
  let count = 0
  return async () => {
    count += 1
    const path = count % 2 ? `/news?besuch=${count}` : CACHED[count % CACHED.length]
    const began = performance.now()
    const response = await fetch(`${address}${path}`)
    await response.arrayBuffer()
    if (!response.ok) throw new Error(`${path} was answered with ${response.status}.`)
    return performance.now() - began
  }
}

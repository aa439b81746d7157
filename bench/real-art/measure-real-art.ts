import { readFileSync } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { runTool } from '../servers.ts'
import { type Row, toRow } from '../table.ts'
import { startSite } from '../world.ts'
import { boundWorks, groupFamilies } from './families.ts'
import { listPictures } from './list-pictures.ts'
import { unpackSources } from './packages.ts'
import { askDistorted, askForeign, askForStyle } from './questions.ts'
import { SOURCES } from './sources.ts'
import { writeLists } from './write-lists.ts'

export type RealArtOptions = {
  works: number
  /** Works that each distortion is asked with. */
  questions: number
  /** Where packages are kept for the next run. */
  cache: string
}

/** Imports art that was made for anything but this program, and asks for it as visitors do. */
export async function measureRealArt(
  { works, questions, cache }: RealArtOptions,
  folder: string,
  tell: (sentence: string) => void,
): Promise<Row[]> {
  await mkdir(cache, { recursive: true })
  tell('Fetching and reading packages ...')
  const unpacked = await unpackSources(cache)
  const found = (await Promise.all(SOURCES.map((source) => listPictures(source, unpacked)))).flat()
  const families = boundWorks(groupFamilies(found), works)
  const count = families.reduce((sum, family) => sum + family.works.length, 0)
  tell(`Importing ${count} works of ${families.length} families ...`)
  const lists = join(folder, 'lists')
  await writeLists(lists, families)
  const environment = { DATA_DIR: join(folder, 'data'), DEMO: 'no', TRUST_PROXY: '1', LOG_LEVEL: 'info' }
  await runTool(['src/cli/import.ts', lists], environment)
  await using site = await startSite(environment)
  tell('Waiting until all are described ...')
  await untilIdle(site.processorSeconds)
  const rows = [toRow('works, families', `${count}, ${families.length}`)]
  tell('Asking ...')
  rows.push(...(await askForStyle(site.address, families)), ...(await askForeign(site.address)))
  rows.push(...(await askDistorted(site.address, families, questions)))
  return [...rows, toRow('resident memory afterwards', `${residentMegabytes(site.pid)} MB`)]
}

/** So long it has to be idle: a fitting begins at once when the last work is described. */
const IDLE_SECONDS = 15
const IDLE_SHARE = 0.2

async function untilIdle(processorSeconds: () => number): Promise<void> {
  for (let before = -IDLE_SECONDS; ; ) {
    await wait(IDLE_SECONDS * 1_000)
    const now = processorSeconds()
    if (now - before < IDLE_SHARE * IDLE_SECONDS) return
    before = now
  }
}

/** Linux only. */
function residentMegabytes(pid: number): number {
  const kilobytes = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]
  return Math.round(Number(kilobytes) / 1_024)
}

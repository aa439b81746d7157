import { existsSync, readFileSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { processorSecondsOf, treeOf } from '#tests/process-tree.ts'
import { type Memory, readMemory, watchPeak } from '../memory/read-memory.ts'
import { runTool } from '../servers.ts'
import { type Row, toRow } from '../table.ts'
import { startSite } from '../world.ts'
import { boundWorks, Family, groupFamilies } from './families.ts'
import { listPictures } from './list-pictures.ts'
import { unpackSources } from './packages.ts'
import { askBoards, askDistorted, askForeign, askForStyle } from './questions.ts'
import { SOURCES } from './sources.ts'
import { measureQuestions } from './speed.ts'
import { writeLists } from './write-lists.ts'

export type RealArtOptions = {
  works: number
  /** Works that each distortion is asked with. */
  questions: number
  /** Where packages are kept for the next run. */
  cache: string
}

/** Imports art that was made for anything but this program, and asks for it as visitors do. A folder that has it is asked again. */
export async function measureRealArt(
  { works, questions, cache }: RealArtOptions,
  folder: string,
  tell: (sentence: string) => void,
): Promise<Row[]> {
  const environment = { DATA_DIR: join(folder, 'data'), DEMO: 'no', TRUST_PROXY: '1', LOG_LEVEL: 'info' }
  const families = await importOnce(folder, { works, cache, environment, tell })
  await using site = await startSite(environment)
  tell('Waiting until all are prepared, indexed and fitted ...')
  const watch = watchPeak(site.pid)
  await untilIdle(site.pid)
  const peak = await watch.end()
  const rows = [
    toRow('works, families', `${countWorks(families)}, ${families.length}`),
    toRow('memory of all processes until all are fitted, at its highest', inMegabytes(peak)),
    toRow('the same when all are fitted', inMegabytes(readMemory(site.pid))),
  ]
  tell('Asking ...')
  const ask = async (asked: Promise<Row[]>) => rows.push(...(await asked))
  await ask(askForStyle(site.address, families))
  await ask(askForeign(site.address))
  await ask(askDistorted(site.address, families, questions))
  await ask(askBoards(site.address, families, questions))
  await ask(measureQuestions(site.address, families))
  return [...rows, toRow('memory of all processes afterwards', inMegabytes(readMemory(site.pid)))]
}

type Import = {
  works: number
  cache: string
  environment: Record<string, string>
  tell: (sentence: string) => void
}

async function importOnce(
  folder: string,
  { works, cache, environment, tell }: Import,
): Promise<readonly Family[]> {
  const imported = join(folder, 'families.json')
  if (existsSync(imported)) return Family.array().parse(JSON.parse(readFileSync(imported, 'utf8')))
  await mkdir(cache, { recursive: true })
  tell('Fetching and reading packages ...')
  const unpacked = await unpackSources(cache)
  const found = (await Promise.all(SOURCES.map((source) => listPictures(source, unpacked)))).flat()
  const families = boundWorks(groupFamilies(found, works), works)
  tell(`Importing ${countWorks(families)} works of ${families.length} families ...`)
  const lists = join(folder, 'lists')
  await writeLists(lists, families)
  await runTool(['src/cli/import.ts', lists], environment)
  await writeFile(imported, JSON.stringify(families))
  return families
}

const inMegabytes = ({ all }: Memory) => `${Math.round(all)} MB`
const countWorks = (families: readonly Family[]) => families.reduce((sum, { works }) => sum + works.length, 0)

/** So long it has to be idle: a fitting begins at once when the last work is indexed. */
const IDLE_SECONDS = 15
/** A fitting gives way to all else on a busy machine. */
const IDLE_SHARE = 0.03

async function untilIdle(pid: number): Promise<void> {
  for (let before = -IDLE_SECONDS; ; ) {
    await wait(IDLE_SECONDS * 1_000)
    const now = treeOf(pid).reduce((sum, one) => sum + processorSecondsOf(one), 0)
    if (now - before < IDLE_SHARE * IDLE_SECONDS) return
    before = now
  }
}

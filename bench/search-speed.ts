import { monitorEventLoopDelay } from 'node:perf_hooks'
import { copySmall } from '#domain/imaging/originals/copy-small.server.ts'
import { WHOLE_CROP } from '#domain/search/region.ts'
import { openEmbedder } from '#domain/search/visual/embedding/embedder.server.ts'
import { readModelFolder } from '#domain/search/visual/embedding/model-folder.server.ts'
import { SCAN } from '#domain/search/visual/index/find-images.server.ts'
import type { ScanTask, scan } from '#domain/search/visual/index/scan.ts'
import { openPool } from '#platform/jobs/open-pool.server.ts'
import type { Services } from '#src/services.server.ts'
import { medianOf } from './median.ts'
import { photographOf } from './photograph.ts'

export type QueryTimes = { medianMs: number; slowMs: number; longestBlockMs: number; bytes: number }

const SCANNED_ROWS = 100_000
/** As `fit-projection.ts` makes them. */
const LENGTHS = { content: 256, style: 512 }
const SCANS = 9
const NANOSECONDS = 1e6

/** Asks one after the other, as the first visitors of a quiet hour do; the model is loaded before. */
export async function measureQueries(
  { visual }: Services,
  work: Buffer,
  rounds: number,
): Promise<QueryTimes> {
  const photograph = await photographOf(work)
  await visual.embed(photograph)
  const delay = monitorEventLoopDelay({ resolution: 1 })
  delay.enable()
  const times: number[] = []
  for (let round = 0; round < rounds; round++) {
    const started = performance.now()
    const embedded = await visual.embed(photograph)
    if (embedded.outcome !== 'embedded') throw new Error(embedded.outcome)
    await visual.findSimilar(embedded.embedding, { style: 0.5, most: 60 })
    times.push(performance.now() - started)
  }
  delay.disable()
  const slowMs = times.toSorted((one, other) => one - other)[Math.ceil(0.95 * rounds) - 1] ?? 0
  return {
    medianMs: medianOf(times),
    slowMs,
    longestBlockMs: delay.max / NANOSECONDS,
    bytes: photograph.length,
  }
}

/** One content and one style vector against 100,000 of each, in the scan's own thread; median. */
export async function measureScan(): Promise<number> {
  const noise = (length: number) => {
    const steps = new Int8Array(new SharedArrayBuffer(length))
    for (let at = 0; at < length; at++) steps[at] = (at * 7_919) % 255
    return steps
  }
  const scale = () => new Float32Array(new SharedArrayBuffer(4 * SCANNED_ROWS)).fill(0.001)
  const task: ScanTask = {
    arrays: {
      content: noise(SCANNED_ROWS * LENGTHS.content),
      style: noise(SCANNED_ROWS * LENGTHS.style),
      contentScale: scale(),
      styleScale: scale(),
      lengths: LENGTHS,
    },
    allowed: new Uint8Array(SCANNED_ROWS).fill(1),
    query: {
      crops: [{ content: noise(LENGTHS.content), style: noise(LENGTHS.style) }],
      styleShare: 0.5,
      most: 60,
    },
  }
  const pool = openPool<typeof scan>(SCAN)
  await pool.run(task)
  const times: number[] = []
  for (let round = 0; round < SCANS; round++) {
    const started = performance.now()
    await pool.run(task)
    times.push(performance.now() - started)
  }
  await pool.close()
  return medianOf(times)
}

/** How many pictures one thread embeds in a second, decoding included. */
export async function measureIndexing(modelFolder: string, pictures: readonly Buffer[]): Promise<number> {
  const embedder = openEmbedder(readModelFolder(modelFolder), 1)
  const [first] = pictures
  if (first) await embedder.embedImage(await copySmall(first), [WHOLE_CROP])
  const started = performance.now()
  for (const bytes of pictures) await embedder.embedImage(await copySmall(bytes), [WHOLE_CROP])
  const perSecond = (1_000 * pictures.length) / (performance.now() - started)
  await embedder.close()
  return perSecond
}

import { mkdtempSync, rmSync } from 'node:fs'
import { availableParallelism, tmpdir } from 'node:os'
import { join } from 'node:path'
import { openDrawer } from '#demo/drawer.server.ts'
import { drawMissing } from '#demo/drawing-file-store.ts'
import { seedWhenEmpty } from '#demo/open-demo.ts'
import type { Image } from '#domain/catalogue/catalogue-model.ts'
import type { CommandInput } from '#platform/command-line/command.ts'
import { readConfig } from '#platform/config.ts'
import { openLog } from '#platform/log.ts'
import { runDeclared } from '#platform/run-command.ts'
import { COMMANDS } from '#scripts/commands.mjs'
import { openServices, type Services } from '#src/services.server.ts'
import { describeMachine } from './machine.ts'
import { measureRealArt } from './real-art/measure-real-art.ts'
import { measureCopies, SHARES } from './same-picture.ts'
import { measureRecall, measureStyle } from './search-quality.ts'
import { measureIndexing, measureQueries, measureScan } from './search-speed.ts'
import { type Row, renderTable } from './table.ts'

const WANTED = {
  medianMs: 250,
  slowMs: 500,
  scanMs: 60,
  indexing: 15,
  blockMs: 50,
  first: 0.93,
  amongTen: 0.98,
}

/** Downloaded packages stay here unless told otherwise. */
const REAL_ART = join(tmpdir(), 'real-art')
/** Each is asked with in several copies. */
const COPIED = 60

type Options = CommandInput<(typeof COMMANDS)['bench:search']>

async function main(options: Options): Promise<void> {
  if (options.real) return measureReal(options)
  const folder = mkdtempSync(join(tmpdir(), 'bench-search-'))
  const config = readConfig({ ...process.env, ...(process.env.DATA_DIR ? {} : { DATA_DIR: folder }) })
  const drawer = openDrawer(availableParallelism())
  const concurrency = availableParallelism()
  const services = await openServices({
    config,
    log: openLog('warn'),
    concurrency,
    decorateFiles: (files) => drawMissing(files, drawer.draw),
  })
  try {
    await seedWhenEmpty(services, tell)
    const rows = await measure(services, options)
    tell(`\n${describeMachine()}; ${options.pictures} pictures\n\n${renderTable(rows)}`)
  } finally {
    await services.close()
    await drawer.close()
    rmSync(folder, { recursive: true })
  }
}

async function measureReal({ works, pictures, cache = REAL_ART, data }: Options): Promise<void> {
  const folder = data ?? mkdtempSync(join(tmpdir(), 'bench-search-'))
  try {
    const rows = await measureRealArt({ works, questions: pictures, cache }, folder, tell)
    tell(`\n${describeMachine()}\n\n${renderTable(rows)}`)
  } finally {
    if (data === undefined) rmSync(folder, { recursive: true })
  }
}

async function measure(services: Services, { pictures, rounds }: Options): Promise<Row[]> {
  tell(`Drawing ${pictures} pictures ...`)
  const sample = await drawSample(services, pictures)
  tell('Asking with a photograph ...')
  const { medianMs, slowMs, longestBlockMs, bytes } = await measureQueries(
    services,
    sample[0]?.bytes ?? Buffer.alloc(0),
    rounds,
  )
  const megabytes = (bytes / 1e6).toFixed(1)
  const scanMs = await measureScan()
  const indexing = await measureIndexing(
    services.config.modelFolder,
    sample.map((one) => one.bytes).slice(0, rounds),
  )
  tell('Asking with distorted pictures ...')
  const recalls = await measureRecall(services, sample)
  const styles = await measureStyle(services, sample)
  tell('Asking with copies ...')
  const copies = await measureCopies(services, evenlyOutOf(sample, COPIED))
  return [
    most(`query by a JPEG of ${megabytes} MB, three crops: p50`, medianMs, WANTED.medianMs),
    most('the same: p95', slowMs, WANTED.slowMs),
    most('the same: longest block of the event loop', longestBlockMs, WANTED.blockMs),
    most('scan of 100,000 x (256 + 512)', scanMs, WANTED.scanMs),
    row(
      'indexing, one thread',
      `${indexing.toFixed(1)}/s`,
      `>= ${WANTED.indexing}/s`,
      indexing >= WANTED.indexing,
    ),
    ...recalls.map(({ what, queries, first, amongTen }) =>
      row(
        `${what} (${queries}): recall@1, @10`,
        `${first.toFixed(3)}, ${amongTen.toFixed(3)}`,
        what === 'all' ? `>= ${WANTED.first}, ${WANTED.amongTen}` : '',
        what !== 'all' || (first >= WANTED.first && amongTen >= WANTED.amongTen),
      ),
    ),
    ...styles.map(({ what, amongTen }) => row(`style P@10: ${what}`, amongTen.toFixed(3), '', true)),
    ...copies.map(({ what, quantiles }) =>
      row(`${what}: similarity at ${SHARES.join(', ')}`, quantiles, '', true),
    ),
  ]
}

/** So many of them, or all. */
function evenlyOutOf<Item>(items: readonly Item[], count: number): Item[] {
  const chosen = new Set(Array.from({ length: count }, (_, at) => Math.floor((at * items.length) / count)))
  return items.filter((_, at) => chosen.has(at))
}

/** Evenly out of the catalogue, as the site shows them. */
async function drawSample({ readModel, variants }: Services, count: number) {
  const { images } = readModel.current().catalogue
  const sample: { image: Image; bytes: Buffer }[] = []
  for (const image of evenlyOutOf(images, count)) {
    const bytes = await variants.get(image.picture, { width: 640, format: 'webp', moving: true })
    if (bytes) sample.push({ image, bytes })
  }
  return sample
}

function most(what: string, milliseconds: number, limit: number): Row {
  return row(what, `${milliseconds.toFixed(0)} ms`, `<= ${limit} ms`, milliseconds <= limit)
}

function row(what: string, ours: string, wanted: string, met: boolean): Row {
  return { what, ours, wanted, met, reference: '', ratio: null, processorRatio: null }
}

function tell(sentence: string): void {
  process.stdout.write(`${sentence}\n`)
}

await runDeclared(COMMANDS, 'bench:search', main)

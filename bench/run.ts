import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { CommandInput as GivenOf } from '#platform/command-line/command.ts'
import { runDeclared } from '#platform/run-command.ts'
import { COMMANDS } from '#scripts/commands.mjs'
import { measureBackup } from './backup.ts'
import { findChromium } from './chromium.ts'
import { measureColdVariants } from './cold-variants.ts'
import { measureContactSheet } from './contact-sheet.ts'
import { ENQUIRIES, measureEnquiries } from './enquiries.ts'
import { IMPORTED_ROWS, measureImport } from './import.ts'
import { CONNECTIONS, GENERATOR } from './load.ts'
import { describeMachine } from './machine.ts'
import { measureMany } from './many/measure-many.ts'
import type { Comparison } from './median.ts'
import { measureLargeMemory, measureMemory } from './memory/memory.ts'
import { measureProjects, PROJECTS } from './projects.ts'
import { measureScrolling, TILES } from './scroll.ts'
import { scrollRows } from './scroll-rows.ts'
import type { RunningServer } from './servers.ts'
import { measureStaff } from './staff/staff.ts'
import { measureStatistics, VIEWS } from './statistics.ts'
import { type Row, renderTable } from './table.ts'
import { backupRows, enquiryRows, importRows, projectRows, sheetRows, wordRows } from './time-rows.ts'
import { measureTouch } from './touch/touch.ts'
import { touchRows } from './touch/touch-rows.ts'
import { measureWarmAnswers, type WarmResult } from './warm-answers.ts'
import { measureWordQuality } from './word-quality.ts'
import { measureNames, measureWordSearch } from './word-search.ts'
import { type CatalogueSize, LARGE, seed, startSite } from './world.ts'

const MOST_MEMORY_MB = 700
const LATEST_START_MS = 4_000
/** Largest loss, as a factor of the ratio to the raw server, for a large catalogue. */
const MOST_LOSS_WHEN_LARGE = 1.3
const COLD_WANTED = 1
const IN_A_BROWSER = ['scroll', 'touch', 'projects', 'staff'] as const
const PARTS = COMMANDS.bench.options.only.oneOf
/** Part of another one, needs PostgreSQL, or takes minutes to fill: only when it is named. */
const BY_NAME: readonly string[] = ['large-memory', 'many', 'statistics']
type Given = GivenOf<(typeof COMMANDS)['bench']>
type Options = Omit<Given, 'only'> & { parts: (typeof PARTS)[number][] }
type Catalogue = { warm: WarmResult[]; memoryMb: number; startMs: number }

async function main({ only, ...given }: Given): Promise<void> {
  const { seconds, rounds } = given
  const parts = PARTS.filter((part) => (only ? part === only : !BY_NAME.includes(part)))
  const options = { ...given, parts }
  if (IN_A_BROWSER.some((part) => options.parts.includes(part))) findChromium()
  const folder = await mkdtemp(join(tmpdir(), 'bench-'))
  try {
    const rows = await measure(options, folder)
    process.stdout.write(
      `\n${describeMachine()}\n${GENERATOR}, ${CONNECTIONS} connections, ${rounds} rounds of ${seconds} s, medians\n\n${renderTable(rows)}\n`,
    )
  } finally {
    await rm(folder, { recursive: true })
  }
}

async function measure(options: Options, folder: string): Promise<Row[]> {
  const { parts } = options
  const rows: Row[] = []
  const needsUsual = parts.includes('warm') || parts.includes('large')
  const usual = needsUsual ? await measureCatalogue('usual', folder, options) : null
  if (usual && parts.includes('warm')) rows.push(...warmRows(usual), ...processRows('demo catalogue', usual))
  for (const { part, what, run } of ALONE) {
    if (!parts.includes(part)) continue
    print(what)
    rows.push(...(await run(folder, options)))
  }
  if (usual && parts.includes('large')) {
    const large = await measureCatalogue(LARGE, folder, options)
    rows.push(...largeRows(usual, large), ...processRows('100,000 images', large))
  }
  return rows
}

type Alone = {
  part: Options['parts'][number]
  what: string
  run: (folder: string, options: Options) => Promise<Row[]>
}

/** What is measured by itself, in this order. */
const ALONE: readonly Alone[] = [
  {
    part: 'cold',
    what: 'cold variants',
    run: async (folder, { rounds }) => [coldRow(await measureColdVariants(folder, rounds))],
  },
  {
    part: 'sheet',
    what: 'contact sheet',
    run: async (folder, { rounds }) => sheetRows(await measureContactSheet(folder, rounds)),
  },
  {
    part: 'projects',
    what: `${PROJECTS} projects of 500 images`,
    run: async (folder, { rounds }) => projectRows(await measureProjects(folder, rounds)),
  },
  {
    part: 'words',
    what: 'search by words',
    run: async (folder, { rounds }) => [
      ...wordRows(await measureWordSearch(folder, rounds), measureNames(rounds)),
      ...(await measureWordQuality()),
    ],
  },
  {
    part: 'enquiries',
    what: `${ENQUIRIES} enquiries at once`,
    run: async (folder) => enquiryRows(await measureEnquiries(folder)),
  },
  {
    part: 'import',
    what: `import of ${IMPORTED_ROWS} rows`,
    run: async (folder) => importRows(await measureImport(folder)),
  },
  {
    part: 'backup',
    what: 'pages while a backup is written',
    run: async (folder, { rounds }) => backupRows(await measureBackup(folder, rounds)),
  },
  {
    part: 'staff',
    what: 'the staff’s application',
    run: (folder, { data }) => measureStaff(folder, data, print),
  },
  { part: 'memory', what: 'memory', run: (folder, { data }) => measureMemory(folder, data, print) },
  {
    part: 'large-memory',
    what: 'memory with 100,000 images',
    run: (folder) => measureLargeMemory(folder, print),
  },
  {
    part: 'many',
    what: 'many works',
    run: (folder, { images }) => measureMany(join(folder, 'many'), images, print),
  },
  {
    part: 'statistics',
    what: `statistics of ${VIEWS} views`,
    run: (folder, { rounds }) => measureStatistics(folder, rounds, process.env.DATABASE_URL),
  },
  {
    part: 'scroll',
    what: `scrolling ${TILES} tiles`,
    run: async (folder) => scrollRows(await measureScrolling(folder)),
  },
  {
    part: 'touch',
    what: 'the first touch',
    run: async (folder, { rounds }) => touchRows(await measureTouch(folder, rounds)),
  },
]

async function measureCatalogue(size: CatalogueSize, folder: string, options: Options): Promise<Catalogue> {
  const name = size === 'usual' ? 'demo catalogue' : `${size.artists} artists, ${size.images} images`
  print(`${name}: seeding`)
  const environment = { DATA_DIR: join(folder, size === 'usual' ? 'usual' : 'large'), LOG_LEVEL: 'info' }
  await seed(environment.DATA_DIR, size)
  await using site = await startSite(environment)
  print(`${name}: measuring`)
  const warm = await measureWarmAnswers(site, folder, options)
  const memoryMb = await readMemory(site)
  await site.stop()
  await using again = await startSite(environment)
  return { warm, memoryMb, startMs: again.startedAfterMs }
}

async function readMemory({ address }: RunningServer): Promise<number> {
  const figures = await (await fetch(`${address}/metrics`)).text()
  return Number(/^process_resident_memory_bytes (\S+)/m.exec(figures)?.[1]) / 1024 ** 2
}

function warmRows({ warm }: Catalogue): Row[] {
  return warm.map(({ what, ours, reference, ratio, processorRatio, wanted }) => ({
    what,
    processorRatio,
    ours: perSecond(ours),
    reference: `node:http ${perSecond(reference)}`,
    ratio,
    wanted: `>= ${wanted.toFixed(2)}`,
    met: ratio >= wanted,
  }))
}

function largeRows(usual: Catalogue, large: Catalogue): Row[] {
  return large.warm.map(({ what, ours, reference, ratio, processorRatio }, at) => {
    const loss = (usual.warm[at]?.ratio ?? Number.NaN) / ratio
    return {
      what: `100,000 images: ${what}`,
      processorRatio,
      ours: perSecond(ours),
      reference: `node:http ${perSecond(reference)}`,
      ratio,
      wanted: `demo's share within ${MOST_LOSS_WHEN_LARGE}x: ${loss.toFixed(2)}x`,
      met: loss <= MOST_LOSS_WHEN_LARGE,
    }
  })
}

function coldRow({ ours, reference, ratio }: Comparison): Row {
  return {
    what: 'cold 640 webp',
    processorRatio: null,
    ours: `${ours.toFixed(1)}/s`,
    reference: `ipx ${reference.toFixed(1)}/s`,
    ratio,
    wanted: `>= ${COLD_WANTED.toFixed(2)}`,
    met: ratio >= COLD_WANTED,
  }
}

function processRows(name: string, { memoryMb, startMs }: Catalogue): Row[] {
  const alone = { reference: '', ratio: null, processorRatio: null }
  return [
    {
      ...alone,
      what: `${name}: resident memory`,
      ours: `${Math.round(memoryMb)} MB`,
      wanted: `<= ${MOST_MEMORY_MB} MB`,
      met: memoryMb <= MOST_MEMORY_MB,
    },
    {
      ...alone,
      what: `${name}: started again`,
      ours: `${(startMs / 1000).toFixed(1)} s`,
      wanted: `<= ${LATEST_START_MS / 1000} s`,
      met: startMs <= LATEST_START_MS,
    },
  ]
}

function perSecond(number: number): string {
  return `${Math.round(number).toLocaleString('en')}/s`
}

function print(what: string): void {
  process.stdout.write(`${what} ...\n`)
}

await runDeclared(COMMANDS, 'bench', main)

// The import rules, as data. A failing line names the file, the import and the rule.
import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { expect, test } from 'vitest'
import { z } from 'zod'

/** Each folder, and what it may import besides its own files: a folder, one file, or a prefix ending in a slash. */
const mayImport: Record<string, readonly string[]> = {
  platform: ['package.json'],
  site: ['platform', 'site.config'],
  'domain/imaging': ['platform', 'site'],
  'domain/consent': ['platform', 'site'],
  'domain/staff': ['platform', 'site'],
  'domain/redirects': ['platform', 'site'],
  'domain/settings': ['platform', 'site'],
  'domain/catalogue': ['platform', 'site', 'domain/imaging'],
  'domain/editorial': ['platform', 'site', 'domain/imaging', 'domain/catalogue'],
  'domain/collection': ['platform', 'site', 'domain/imaging', 'domain/catalogue'],
  'domain/collection/deciding/emails': [
    'platform',
    'site',
    'domain/catalogue',
    'domain/collection',
    'domain/enquiries',
  ],
  'domain/hand-outs': ['platform', 'site', 'domain/imaging', 'domain/catalogue', 'domain/collection'],
  'domain/search': ['platform', 'site', 'domain/imaging', 'domain/catalogue'],
  'domain/enquiries': ['platform', 'site', 'domain/imaging', 'domain/catalogue', 'domain/collection'],
  'domain/notifications': ['platform', 'site', 'domain/staff', 'domain/enquiries/enquiries-model.ts'],
  'domain/pending-changes': [
    'platform',
    'site',
    'domain/imaging',
    'domain/catalogue',
    'domain/editorial',
    'domain/published',
    'domain/notifications',
    'domain/staff',
  ],
  'domain/enquiries/editing': [
    'platform',
    'site',
    'domain/imaging',
    'domain/enquiries',
    'domain/notifications',
    'domain/staff',
  ],
  'domain/enquiries/accepting': [
    'platform',
    'site',
    'domain/imaging',
    'domain/catalogue',
    'domain/enquiries',
    'domain/staff',
    'domain/uploads',
  ],
  'domain/enquiries/replies': ['platform', 'site', 'domain/enquiries', 'domain/staff'],
  'domain/uploads': [
    'platform',
    'site',
    'domain/imaging',
    'domain/catalogue',
    'domain/search',
    'domain/staff',
  ],
  'domain/duplicates': [
    'platform',
    'site',
    'domain/imaging',
    'domain/catalogue',
    'domain/search',
    'domain/staff',
  ],
  'domain/import-export': [
    'platform',
    'site',
    'domain/imaging',
    'domain/catalogue',
    'domain/editorial',
    'domain/staff',
    'domain/settings',
    'domain/redirects',
    'domain/uploads',
  ],
  'domain/backup': ['platform', 'site', 'domain/'],
  'domain/statistics': [
    'platform',
    'site',
    'domain/imaging',
    'domain/catalogue',
    'domain/search',
    'domain/published',
    'domain/hand-outs',
  ],
  'domain/health': [
    'platform',
    'site',
    'domain/imaging',
    'domain/enquiries',
    'domain/search',
    'domain/backup',
  ],
  'domain/webhooks': ['platform', 'site', 'domain/staff'],
  'domain/webhooks/announcing': ['platform', 'site', 'domain/published', 'domain/webhooks'],
  'domain/published': ['platform', 'site', 'domain/'],
  domain: ['platform', 'site', 'domain/'],
  website: ['platform', 'site', 'domain'],
  admin: ['platform', 'site', 'domain'],
  'services.server.ts': ['platform', 'site', 'domain', 'close-services.server.ts'],
  'close-services.server.ts': ['platform', 'services.server.ts'],
  server: ['platform', 'site', 'domain', 'services.server.ts', 'website/request-context.server.ts'],
  cli: ['platform', 'site', 'domain'],
  'report-progress.server.ts': ['platform', 'domain/published'],
  'run-site.server.ts': [
    'platform',
    'site',
    'domain',
    'server',
    'services.server.ts',
    'report-progress.server.ts',
    'demo/',
  ],
  'main.ts': ['platform', 'run-site.server.ts'],
  demo: ['platform', 'site', 'domain', 'services.server.ts', 'scripts/commands.mjs'],
  'demo/drawing': [],
}

/** May be imported by every place: the texts in both languages. */
const FOR_ALL = ['messages/']
const SOURCE = /\.tsx?$/
const TEST = /\.test\.tsx?$/
/** Groups of tests that may open databases, servers and files. */
const OPENING_TEST = /\.(?:module|endpoint|screen|fault)\.test\.tsx?$/
const OPENS =
  /\.server\.ts$|^tests\/(?!collect\.ts)|^node:(?:child_process|http|net|worker_threads)$|^(?:sharp|pg)$/
const LONGEST_FILE = 350
const LONGEST_TEST = 500
/** Tests and styles are not counted. */
const MOST_FILES = 20
/** A file that is shorter and has one importer belongs into it. */
const SHORT_FILE = 60
/** Folders of one file: a page with its style, a module of its own, or a place with rules of its own above. */
const OF_ONE_FILE = ['domain/consent']
/** Short files with one importer, each for a reason that its importer cannot tell. */
const APART: Readonly<Record<string, string>> = {
  'admin/messages/i18n-provider.ts': 'the script that starts the application does not load it',
  'admin/start/guard-html.ts': 'its test reads it without starting the application',
  'cli/import-progress.ts': 'its test reads it without running the command',
  'close-services.server.ts': 'the end of what `services` opens, in its order',
  'domain/collection/recently-viewed-storage.ts': 'pages that show nothing of it do not load it',
  'domain/duplicates/duplicates-model.ts': 'types for the staff’s application',
  'domain/search/visual/fitting/fit-in-process.server.ts': 'its test ends the process',
  'server/routes/films.ts': 'one file a route',
  'server/routes/well-known.ts': 'one file a route',
  'website/collection/load-tiles.ts': 'its test loads it without the page',
  'website/home/past-heroes.ts': 'its test reads it without the page',
}
const FORBIDDEN_NAMES =
  /(?:^|\/)index\.tsx?$|(?:^|\/)(?:utils?|helpers?|lib|common|shared|misc|types)(?:\/|\.tsx?$)/

/** The composition root. */
const ROOT_FILES = ['main.ts', 'run-site.server.ts']

const files = listSources('src')
/** The demo keeps the same order, but for what is said of `src` alone. */
const filesAndDemo = [...files, ...listSources('demo').map((file) => join('demo', file))]
const production = filesAndDemo.filter((file) => !TEST.test(file))
const folders = Map.groupBy(production, (file) => dirname(file))

/** The drawing program is a package of its own, which says by what names its files are imported. */
const DRAWING = 'demo/drawing'
const drawingPackage = z
  .object({ name: z.string(), exports: z.record(z.string(), z.string()) })
  .parse(JSON.parse(readFileSync(join(DRAWING, 'package.json'), 'utf8')))
const exportsOfDrawing = new Map(
  Object.entries(drawingPackage.exports).map(([name, file]) => [
    join(drawingPackage.name, name),
    join(DRAWING, file),
  ]),
)

function listSources(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
    (file) => SOURCE.test(file) && !file.includes('node_modules'),
  )
}

/** Files of `src` are listed without it. */
function readSource(file: string): string {
  return readFileSync(file.startsWith('demo/') ? file : join('src', file), 'utf8')
}

function placeOf(file: string): string {
  const places = Object.keys(mayImport).sort((one, other) => other.length - one.length)
  return places.find((place) => file === place || file.startsWith(`${place}/`)) ?? 'nowhere'
}

function importsOf(file: string): string[] {
  const specifiers = [...readSource(file).matchAll(/(?:from|import)\s*\(?\s*['"]([^'"]+)['"]/g)]
  return specifiers.flatMap(([, to = '']) => {
    if (to.startsWith('#')) return to.replace(/^#(?:src\/)?/, '')
    return to.startsWith('.') ? normalize(join(dirname(file), to)) : (exportsOfDrawing.get(to) ?? [])
  })
}

function packagesOf(file: string): string[] {
  const text = readSource(file)
  return [...text.matchAll(/^import (?!type).* from '([^.#'][^']*)'/gm)].map(([, name = '']) => name)
}

function isAllowed(to: string, allowed: readonly string[]): boolean {
  return allowed.some((place) => to === place || to.startsWith(place.endsWith('/') ? place : `${place}/`))
}

test('every file belongs to a listed folder', () => {
  expect(filesAndDemo.filter((file) => placeOf(file) === 'nowhere')).toEqual([])
})

test('every import is allowed by the table', () => {
  const wrong = filesAndDemo.flatMap((file) => {
    const place = placeOf(file)
    // Tests may also import test support, the demo and the services.
    const allowed = [
      place,
      ...(mayImport[place] ?? []),
      ...FOR_ALL,
      ...(TEST.test(file) ? ['tests', 'demo/', 'services.server.ts'] : []),
    ]
    return importsOf(file)
      .filter((to) => !isAllowed(to, allowed))
      .map((to) => `${file} imports ${to}, but ${place} may import only: ${allowed.join(', ')}`)
  })
  expect(wrong).toEqual([])
})

test('no files import each other in a circle', () => {
  const imports = new Map(production.map((file) => [file, importsOf(file)]))
  for (let before = 0; before !== imports.size; ) {
    before = imports.size
    const imported = new Set([...imports.values()].flat())
    for (const [file, to] of imports)
      if (!imported.has(file) || !to.some((one) => imports.has(one))) imports.delete(file)
  }
  expect([...imports.keys()]).toEqual([])
})

test('the test of a rule opens no database, file, server or process', () => {
  const wrong = files
    .filter((file) => TEST.test(file) && !OPENING_TEST.test(file))
    .flatMap((file) =>
      [...importsOf(file), ...packagesOf(file)]
        .filter((to) => OPENS.test(to))
        .map((to) => `${file} imports ${to}: call it .module, .endpoint, .screen or .fault`),
    )
  expect(wrong).toEqual([])
})

test('only the domain touches tables', () => {
  const wrong = files
    .filter((file) => !file.startsWith('domain/'))
    .flatMap((file) =>
      importsOf(file)
        .filter((to) => to.endsWith('/tables.server.ts'))
        .map((to) => `${file} imports ${to}`),
    )
  expect(wrong).toEqual([])
})

test('only one file opens pictures, so that no decoder gets another format', () => {
  const opening = files.filter((file) => {
    const text = readSource(file)
    return /^import (?!type).*from 'sharp'/m.test(text) && !TEST.test(file)
  })
  expect(opening).toEqual(['domain/imaging/open-picture.server.ts'])
})

test('only the processes that can be killed load the decoder of HEIC', () => {
  const loading = files.filter((file) =>
    /^import (?!type).*(?:libheif-js|\/decode(?:-heic[.]server)?[.]ts)/m.test(readSource(file)),
  )
  const folder = 'domain/imaging/decoding'
  expect(loading.sort()).toEqual([`${folder}/decode-heic.server.ts`, `${folder}/decode.ts`])
})

test('only the pool, the embedded database, its upgrade and the copying of backups start threads or processes', () => {
  const starting = files.filter(
    (file) =>
      !TEST.test(file) &&
      packagesOf(file).some((name) => /^(?:piscina|node:worker_threads|node:child_process)$/.test(name)),
  )
  expect(starting.sort()).toEqual([
    'domain/backup/after-backup.server.ts',
    'domain/backup/upgrade-engine.server.ts',
    'platform/database/pglite/pglite-thread.server.ts',
    'platform/database/pglite/pglite-worker.ts',
    'platform/jobs/open-pool.server.ts',
    'platform/jobs/processes.server.ts',
  ])
})

test('nothing imports another page or the document', () => {
  const wrong = files.flatMap((file) =>
    importsOf(file)
      .filter((to) => /^website\/(?:.*-page|root)\.tsx$/.test(to))
      .map((to) => `${file} imports ${to}`),
  )
  expect(wrong.filter((line) => !TEST.test(line.split(' ')[0] ?? ''))).toEqual([])
})

test(`no folder holds more than ${MOST_FILES} production files beside folders`, () => {
  const full = [...folders]
    .filter(([, held]) => held.length > MOST_FILES)
    .map(([folder, held]) => `${folder}: ${held.length}`)
  expect(full).toEqual([])
})

test('no folder holds one file alone', () => {
  const alone = [...folders].filter(([, held]) => held.length === 1).map(([folder]) => folder)
  expect(alone.sort()).toEqual(OF_ONE_FILE)
})

test('a short file has more than one importer, or stands apart for a reason', () => {
  const importers = Map.groupBy(
    production.flatMap((file) => [...new Set(importsOf(file))].map((to) => ({ file, to }))),
    ({ to }) => to,
  )
  const alone = production.filter((file) => {
    const [first, second] = importers.get(file) ?? []
    return first && !second && !standsApart(file, first.file) && !(file in APART)
  })
  expect(alone).toEqual([])
})

/**
 * A style, a chunk, a process or a table of its own; a door to another module; what a browser or a test must not open; a
 * school of drawing.
 */
function standsApart(file: string, importer: string): boolean {
  const text = readSource(file)
  if (text.split('\n').length > SHORT_FILE || text.includes(".module.css'")) return true
  if (
    /(?:tables|-rows)\.server\.ts$|workaround-|^demo\/drawing\/schools\//.test(file) ||
    moduleOf(file) !== moduleOf(importer)
  )
    return true
  const isApartFromServer = file.includes('.server.') !== importer.includes('.server.')
  const name = file.slice(file.lastIndexOf('/') + 1)
  const isLoadedLater = new RegExp(`(?:import|URL)\\(\\s*'[^']*/${name.replaceAll('.', '[.]')}'`)
  return isApartFromServer || isLoadedLater.test(readSource(importer))
}

/** The first two folders: `domain/search`, `website/contact`. */
function moduleOf(file: string): string {
  return file.split('/').slice(0, -1).slice(0, 2).join('/')
}

test('no file has a name without meaning', () => {
  expect(filesAndDemo.filter((file) => FORBIDDEN_NAMES.test(file))).toEqual([])
})

test(`no file is longer than ${LONGEST_FILE} lines, no test longer than ${LONGEST_TEST}`, () => {
  const long = filesAndDemo
    .map((file) => ({ file, lines: readSource(file).split('\n').length - 1 }))
    .filter(({ file, lines }) => lines > (TEST.test(file) ? LONGEST_TEST : LONGEST_FILE))
  expect(long).toEqual([])
})

test('no import begins with dots that leave its folder', () => {
  const wrong = files.filter((file) => /from\s+['"]\.\.\//.test(readSource(file)))
  expect(wrong).toEqual([])
})

test('only the composition root knows the demo', () => {
  const wrong = files
    .filter((file) => !ROOT_FILES.includes(file) && !TEST.test(file))
    .filter((file) => /['"](?:#demo\/|demo-art)/.test(readSource(file)))
  expect(wrong).toEqual([])
})

test('nothing speaks of recipes or drawn pictures: that is how the demo makes its originals', () => {
  const wrong = files
    .filter((file) => !TEST.test(file))
    .filter((file) => /recipe|drawn picture|'drawn'/i.test(readSource(file)))
  expect(wrong).toEqual([])
})

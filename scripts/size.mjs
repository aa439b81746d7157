// `npm run size`: installs and builds a serving installation apart, loads what serves, and measures what was installed.
import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { MEGABYTE, MOST_MEGABYTES, MOST_WITHOUT_NODE, sizeOf } from './disk-size.mjs'
import { npm, ROOT, refuse, tell } from './prepare.mjs'

const NODE = /^node-linux-/
const SHOWN = 12
const NOT_COPIED = /^(?:node_modules|build|data|test-results|\.git|\.react-router)$/
/** What Node loads; the website and the staff's program are built, and the build fails without a module. */
const SERVED = ['cli', 'domain', 'platform', 'server', 'site']
const IMPORTED = /^(?:import|export) (?!type )[^'"]*?from '([^'#.][^']*)'|import\('([^'#.][^']*)'\)/gm

const folder = mkdtempSync(join(tmpdir(), 'serving-'))
try {
  cpSync(ROOT, folder, { recursive: true, filter: (path) => !NOT_COPIED.test(relative(ROOT, path)) })
  const run = npm(['run', 'build'], { cwd: folder, stdio: 'inherit' })
  if (run.status !== 0) refuse('The serving installation could not be built.')
  loadAll()
  measure()
} finally {
  rmSync(folder, { recursive: true })
}

/** Fails when something that a package loads was not installed, or removed as unread. */
function loadAll() {
  const texts = SERVED.flatMap((part) => listSources(join(folder, 'src', part))).map((path) =>
    readFileSync(path, 'utf8'),
  )
  const imports = texts.flatMap((text) => [...text.matchAll(IMPORTED)].map(([, from, lazy]) => from ?? lazy))
  const names = [...new Set(imports)].filter((name) => !name.startsWith('node:'))
  const program = `${names.map((name) => `await import(${JSON.stringify(name)})`).join('\n')}\nprocess.exit()`
  const packaged = join(folder, 'node_modules/.bin/node')
  const node = existsSync(packaged) ? packaged : process.execPath
  const run = spawnSync(node, ['--input-type=module', '-e', program], { cwd: folder, encoding: 'utf8' })
  if (run.status !== 0) refuse(`What serves does not load:\n${run.stderr}`)
  tell(`${names.length} modules of packages load.`)
}

function listSources(within) {
  return readdirSync(within, { recursive: true })
    .filter((path) => path.endsWith('.ts') && !path.endsWith('.test.ts'))
    .map((path) => join(within, path))
}

function measure() {
  const packages = join(folder, 'node_modules')
  const sizes = readdirSync(packages)
    .flatMap((name) =>
      name.startsWith('@') ? readdirSync(join(packages, name)).map((part) => `${name}/${part}`) : [name],
    )
    .map((name) => ({ name, megabytes: sizeOf(join(packages, name)) / MEGABYTE }))
    .sort((one, other) => other.megabytes - one.megabytes)
  for (const { name, megabytes } of sizes.slice(0, SHOWN))
    tell(`${megabytes.toFixed(0).padStart(5)} MB ${name}`)
  const total = sizes.reduce((sum, { megabytes }) => sum + megabytes, 0)
  const ofNode = sizes.find(({ name }) => NODE.test(name))?.megabytes ?? 0
  tell(`${total.toFixed(0)} MB are installed, ${(total - ofNode).toFixed(0)} MB without Node.`)
  if (total > MOST_MEGABYTES || total - ofNode > MOST_WITHOUT_NODE)
    refuse(`That is too much: at most ${MOST_MEGABYTES} MB, ${MOST_WITHOUT_NODE} MB without Node.`)
}

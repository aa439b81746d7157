// Runs before anything is installed and on whatever Node the machine has: plain JavaScript without packages.
import { spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import * as util from 'node:util'
import { holdBuild, isBuildServed } from '../src/platform/http/served-build.mjs'
import { compressAssets } from './compress-assets.mjs'
import { slimPackages } from './slim-packages.mjs'
import { refuseUnfit, sentenceFor } from './starting/obstacles.mjs'
import { ROOT, refuse, tell } from './starting/operator.mjs'
import { hasNode, NEEDS_PACKAGED, refuseOldNode } from './starting/own-node.mjs'

export { ROOT, refuse, tell } from './starting/operator.mjs'
export { findNode } from './starting/own-node.mjs'

const PACKAGES = join(ROOT, 'node_modules')
const INSTALLED_STAMP = join(PACKAGES, '.zeichner-installed')
/** Node keeps what it compiled here, by its own version, and goes on without where it can't be written. */
const COMPILE_CACHE = join(PACKAGES, '.cache/zeichner/compiled')
/** It makes programs start sooner, and has to be there before their modules are resolved. */
const LOADED_FIRST = pathToFileURL(join(ROOT, 'src/platform/workaround-large-package.ts')).href
const ENV_FILE = join(ROOT, '.env')
const BUILD = join(ROOT, 'build')
const BUILT_STAMP = join(BUILD, '.zeichner-built')
/** What the packages depend on. */
const PACKAGE_FILES = ['package-lock.json']
/** What the built website depends on, besides the packages. */
const WEBSITE_SOURCES = [
  'src/website',
  'src/admin',
  'src/site',
  'src/domain',
  'src/platform',
  'messages',
  'content',
  'site.config.ts',
  'scripts/compile-early.ts',
  'scripts/compress-assets.mjs',
  'scripts/inline-script.ts',
  'scripts/script-list.ts',
  'scripts/preload-first.ts',
  'scripts/script-budget.ts',
  'vite.config.ts',
  'vite.admin.config.ts',
  'vite.api-docs.config.ts',
  'react-router.config.ts',
]
/** What visitors see, the staff's program, and beside it the page of the APIs. */
const BUILDS = [
  ['react-router', 'build'],
  ['vite', 'build', '--config', 'vite.admin.config.ts'],
  ['vite', 'build', '--config', 'vite.api-docs.config.ts'],
]
/** What browsers load of them. */
const ASSETS = ['build/client/assets', 'build/admin/assets']
/**
 * What npm installs: the site alone, with the demo that draws its own pictures, or all that working on the program needs;
 * and how much of the disk that takes before what this machine never reads is removed.
 */
const SCOPES = {
  serving: { flags: ['--omit=dev', '--workspaces=false'], megabytes: 1_000 },
  demo: { flags: ['--omit=dev'], megabytes: 1_000 },
  everything: { flags: ['--include=dev'], megabytes: 1_600 },
}
/** It is tried anew soon: whoever has no network is not to wait a minute for the sentence that says so. */
const SOON = ['--fetch-retry-mintimeout=1000', '--fetch-retry-maxtimeout=5000']
const BUILT_MEGABYTES = 100
/** Without a network npm tries for minutes; after so long whoever waits is told. */
const LONG_MS = 20_000
/** More than npm and the build ever say; Node ends what says more. */
const MOST_OUTPUT_BYTES = 64 * 1024 * 1024

/** The npm that runs us, if one does. */
function npmCommand(parameters) {
  const itself = process.env.npm_execpath
  return itself ? [process.execPath, [itself, ...parameters]] : ['npm', parameters]
}

/** Runs npm to its end. */
export function npm(parameters, options) {
  return spawnSync(...npmCommand(parameters), { cwd: ROOT, ...options })
}

/** Runs npm like `npm`, and says so when that takes long. A terminal shows npm's stderr, its progress; elsewhere it is returned. */
async function installByNpm(parameters, env, longMs) {
  const { isTTY } = process.stderr
  const child = spawn(...npmCommand(parameters), {
    cwd: ROOT,
    env,
    stdio: ['ignore', 'pipe', isTTY ? 'inherit' : 'pipe'],
  })
  const run = { stdout: '', stderr: '' }
  for (const name of Object.keys(run))
    child[name]?.setEncoding('utf8').on('data', (text) => {
      run[name] += text
    })
  const told = setTimeout(
    () =>
      process.stderr.write(
        `${isTTY ? '\r' : ''}Still installing: npm tries a slow or missing network again for some minutes before it gives up.\n`,
      ),
    longMs,
  )
  const ending = await new Promise((resolve) => {
    child.once('error', (error) => resolve({ error }))
    child.once('close', (status) => resolve({ status }))
  })
  clearTimeout(told)
  return { ...run, ...ending }
}

/**
 * Installs exactly the packages that are locked, each checked against its hash, when they are not there or not these.
 * What was once installed stays: whoever had everything works on the program.
 * @param {keyof typeof SCOPES} scope
 */
export async function install(scope, longMs = LONG_MS) {
  refuseOldNode()
  const wanted = fingerprint(PACKAGE_FILES)
  const [installed, there = scope] = (readStamp(INSTALLED_STAMP) ?? 'none').split(' ')
  const scopes = Object.keys(SCOPES)
  const complete = scopes[Math.max(scopes.indexOf(scope), scopes.indexOf(there))] ?? scope
  if (installed === wanted && complete === there && hasNode()) return
  const { flags, megabytes } = SCOPES[complete]
  // Those that are there are removed first.
  refuseUnfit('the packages', existsSync(PACKAGES) ? 0 : megabytes)
  // What comes on stdout is the command's alone, and may go into a file.
  process.stderr.write('Installing the packages (a minute or two, once) ...\n')
  // Its install script fetches CUDA libraries, which nobody here needs.
  const env = { ...process.env, NODE_ENV: 'development', ONNXRUNTIME_NODE_INSTALL: 'skip' }
  const parameters = ['ci', ...flags, ...SOON, '--no-audit', '--no-fund', '--loglevel=error']
  const run = await installByNpm(parameters, env, longMs)
  if (run.status !== 0) {
    const isShown = process.stderr.isTTY && !run.error
    const what = 'The packages could not be installed'
    refuse(isShown ? `${what}; npm says above why.` : sentenceFor(what, run, 'install.log'))
  }
  slimPackages(PACKAGES, complete, NEEDS_PACKAGED)
  writeFileSync(INSTALLED_STAMP, `${wanted} ${complete}`)
}

/** @param {string} what would change the files or the data of a site that serves from this folder. */
export function refuseBesideSite(what) {
  if (isBuildServed(BUILD))
    refuse(`A site serves from ${ROOT}, so ${what} is refused here; stop the site, or use another clone.`)
}

/** The program of a package, to be run by Node. */
export function bin(name) {
  return join(PACKAGES, '.bin', name)
}

/** Builds the website when its sources changed since the last time; `check` comes before that. */
export function build(node, check = () => {}) {
  const wanted = fingerprint([...PACKAGE_FILES, ...WEBSITE_SOURCES])
  if (readStamp(BUILT_STAMP) === wanted) return
  refuseBesideSite('building')
  check()
  refuseUnfit('the website', BUILT_MEGABYTES)
  tell('Building the website (some seconds) ...')
  const env = { ...process.env, NODE_ENV: 'production' }
  for (const command of BUILDS) {
    const [program = '', ...parameters] = command
    const settings = { cwd: ROOT, env, encoding: 'utf8', maxBuffer: MOST_OUTPUT_BYTES }
    const run = spawnSync(node, [bin(program), ...parameters], settings)
    if (run.status !== 0) refuse(sentenceFor('The website could not be built', run, 'build.log'))
  }
  for (const folder of ASSETS) compressAssets(join(ROOT, folder))
  mkdirSync(BUILD, { recursive: true })
  // The mark is made here, since a site's own user may have no right to.
  holdBuild(BUILD)()
  writeFileSync(BUILT_STAMP, wanted)
}

/** Whether a program can take this one's place: not on Windows, and not before Node 22.15 and 23.11. */
export const CAN_GIVE_WAY = process.platform !== 'win32' && process.execve !== undefined

/** What `.env` and the environment set, before any of our programs reads it: from Node 20.12 on. */
export function readSettings() {
  const own = existsSync(ENV_FILE) ? util.parseEnv?.(readFileSync(ENV_FILE, 'utf8')) : {}
  return { ...own, ...process.env }
}

/** How a program of ours is run: its parameters and its environment. */
export function toRun(parameters, env) {
  const settings = existsSync(ENV_FILE) ? [`--env-file=${ENV_FILE}`] : []
  return {
    parameters: [
      '--disable-warning=ExperimentalWarning',
      '--import',
      LOADED_FIRST,
      ...settings,
      ...parameters,
    ],
    env: { NODE_COMPILE_CACHE: COMPILE_CACHE, ...process.env, ...env },
  }
}

/**
 * Gives way to a program of ours, or else waits for its end in little memory; either way signals reach it, and its exit
 * code is ours.
 */
export function run(node, given, environment) {
  const { parameters, env } = toRun(given, environment)
  process.chdir(ROOT)
  if (CAN_GIVE_WAY) process.execve(node, [node, ...parameters], env)
  const child = spawn(node, parameters, { stdio: 'inherit', env })
  // The terminal sends Ctrl-C to the child as well; the others come to us alone.
  process.on('SIGINT', () => {})
  for (const signal of ['SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal))
  child.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)))
}

function readStamp(path) {
  return existsSync(path) ? readFileSync(path, 'utf8') : null
}

function fingerprint(paths) {
  const hash = createHash('sha256')
  for (const path of paths.flatMap((path) => listFiles(join(ROOT, path)))) {
    hash.update(path.slice(ROOT.length)).update(readFileSync(path))
  }
  return hash.digest('hex')
}

function listFiles(path) {
  if (!existsSync(path)) return []
  if (statSync(path).isFile()) return [path]
  return readdirSync(path)
    .sort()
    .flatMap((name) => listFiles(join(path, name)))
}

// Runs before anything is installed and on whatever Node the machine has: plain JavaScript without packages.
import { spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { slimPackages } from './slim-packages.mjs'

export const ROOT = join(dirname(new URL(import.meta.url).pathname), '..')
const INSTALLED_STAMP = join(ROOT, 'node_modules/.zeichner-installed')
/** Node keeps what it compiled here, by its own version, and goes on without where it can't be written. */
const COMPILE_CACHE = join(ROOT, 'node_modules/.cache/zeichner/compiled')
const BUILT_STAMP = join(ROOT, 'build/.zeichner-built')
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
  'scripts/inline-script.ts',
  'scripts/script-list.ts',
  'scripts/preload-first.ts',
  'scripts/script-budget.ts',
  'vite.config.ts',
  'vite.admin.config.ts',
  'react-router.config.ts',
]
/** What visitors see, and the staff's program. */
const BUILDS = [
  ['react-router', 'build'],
  ['vite', 'build', '--config', 'vite.admin.config.ts'],
]
/** What npm installs: the site alone, with the demo that draws its own pictures, or all that working on the program needs. */
const SCOPES = {
  serving: ['--omit=dev', '--workspaces=false'],
  demo: ['--omit=dev'],
  everything: ['--include=dev'],
}
/** The oldest Node that runs our TypeScript as it stands; Linux gets a newer one with the packages. */
const OLDEST_NODE = [22, 22]

/** @param {string} sentence */
export function tell(sentence) {
  process.stdout.write(`${sentence}\n`)
}

/** @param {string} sentence @returns {never} */
export function refuse(sentence) {
  process.stderr.write(`${sentence}\n`)
  process.exit(1)
}

/** Runs npm to its end: the one that runs us, if one does. */
export function npm(parameters, options) {
  const itself = process.env.npm_execpath
  const [command, first] = itself ? [process.execPath, [itself]] : ['npm', []]
  return spawnSync(command, [...first, ...parameters], { cwd: ROOT, ...options })
}

/**
 * Installs exactly the packages that are locked, each checked against its hash, when they are not there or not these.
 * What was once installed stays: whoever had everything works on the program.
 * @param {keyof typeof SCOPES} scope
 */
export function install(scope) {
  const wanted = fingerprint(PACKAGE_FILES)
  const [installed, there = scope] = (readStamp(INSTALLED_STAMP) ?? 'none').split(' ')
  const scopes = Object.keys(SCOPES)
  const complete = scopes[Math.max(scopes.indexOf(scope), scopes.indexOf(there))] ?? scope
  if (installed === wanted && complete === there) return
  // What comes on stdout is the command's alone, and may go into a file.
  process.stderr.write('Installing the packages (a minute or two, once) ...\n')
  // Its install script fetches CUDA libraries, which nobody here needs.
  const env = { ...process.env, NODE_ENV: 'development', ONNXRUNTIME_NODE_INSTALL: 'skip' }
  const run = npm(['ci', ...SCOPES[complete], '--no-audit', '--no-fund', '--loglevel=error'], {
    stdio: ['inherit', process.stderr, 'inherit'],
    env,
  })
  if (run.status !== 0)
    refuse('The packages could not be installed; the lines above say why. Is the npm registry reachable?')
  slimPackages(join(ROOT, 'node_modules'), complete)
  writeFileSync(INSTALLED_STAMP, `${wanted} ${complete}`)
}

/** The Node to run everything with: the one among the packages, else this one when it is new enough. */
export function findNode() {
  const packaged = join(ROOT, 'node_modules/.bin/node')
  if (existsSync(packaged) && spawnSync(packaged, ['--version']).status === 0) return packaged
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
  const [oldestMajor = 0, oldestMinor = 0] = OLDEST_NODE
  if (major > oldestMajor || (major === oldestMajor && minor >= oldestMinor)) return process.execPath
  return refuse(
    `This is Node ${process.versions.node}; please install Node ${OLDEST_NODE.join('.')} or newer and start again.`,
  )
}

/** The program of a package, to be run by Node. */
export function bin(name) {
  return join(ROOT, 'node_modules/.bin', name)
}

/** Builds the website when its sources changed since the last time. */
export function build(node) {
  const wanted = fingerprint([...PACKAGE_FILES, ...WEBSITE_SOURCES])
  if (readStamp(BUILT_STAMP) === wanted) return
  tell('Building the website (some seconds) ...')
  const env = { ...process.env, NODE_ENV: 'production' }
  for (const command of BUILDS) {
    const [program = '', ...parameters] = command
    const run = spawnSync(node, [bin(program), ...parameters], { cwd: ROOT, env, encoding: 'utf8' })
    if (run.status !== 0) refuse(`The website could not be built:\n${run.stdout}${run.stderr}`)
  }
  mkdirSync(dirname(BUILT_STAMP), { recursive: true })
  writeFileSync(BUILT_STAMP, wanted)
}

/** Whether a program can take this one's place: not on Windows, and not before Node 22.15 and 23.11. */
export const CAN_GIVE_WAY = process.platform !== 'win32' && process.execve !== undefined

/**
 * Gives way to a program of ours, or else waits for its end in little memory; either way signals reach it, and its exit
 * code is ours.
 */
export function run(node, parameters, env) {
  const settings = existsSync(join(ROOT, '.env')) ? ['--env-file=.env'] : []
  const all = ['--disable-warning=ExperimentalWarning', ...settings, ...parameters]
  const environment = { NODE_COMPILE_CACHE: COMPILE_CACHE, ...process.env, ...env }
  process.chdir(ROOT)
  if (CAN_GIVE_WAY) process.execve(node, [node, ...all], environment)
  const child = spawn(node, all, { stdio: 'inherit', env: environment })
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

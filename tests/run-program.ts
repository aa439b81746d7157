import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

export type Ending = { code: number | null; signal: NodeJS.Signals | null; stdout: string; stderr: string }
type Environment = Record<string, string>

/** The options of `npm start`. */
const SERVING: { flags: string[]; environment: Environment } = JSON.parse(
  readFileSync('scripts/serving.json', 'utf8'),
)

export type RunningSite = AsyncDisposable & {
  /** `http://127.0.0.1:port`, without a trailing slash. */
  address: string
  pid: number
  /** Sends the signal and waits for the end. */
  stop: (signal?: NodeJS.Signals) => Promise<Ending>
}

/** Without the demo catalogue, so that the start is faster. */
const USUAL: Environment = {
  PORT: '0',
  HOST: '127.0.0.1',
  DEMO: 'no',
  NODE_ENV: 'production',
  LOG_LEVEL: 'warn',
}

/** V8's compiler threads cost a short-lived program a quarter of its processor time. */
const USUAL_FLAGS = ['--disable-warning=ExperimentalWarning', '--v8-pool-size=1']
/** `scripts/prepare.mjs` has each program load it first. */
const LOADED_FIRST = ['--import', pathToFileURL('src/platform/workaround-large-package.ts').href]
/** The paths of commands and of the compile cache. */
const INHERITED: Environment = {
  PATH: process.env.PATH ?? '',
  NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE ?? '',
}

/** Runs one of our programs, by default `src/main.ts`, with only the given environment, until it ends. */
export function runProgram(
  environment: Environment,
  file = 'src/main.ts',
  parameters: string[] = [],
): Promise<Ending> {
  return endOf(start(environment, file, parameters))
}

/** The program and its flags: as `npm start` runs it at last, from the beginning, from it by an older Node; `npm run dev`. */
const STARTS = {
  production: { environment: SERVING.environment, file: 'src/main.ts', flags: SERVING.flags },
  launched: { environment: {}, file: 'scripts/start.mjs', flags: [] },
  launchedByOlderNode: {
    environment: {},
    file: 'scripts/start.mjs',
    flags: ['--import', 'data:text/javascript,delete process.execve'],
  },
  watched: { environment: {}, file: 'scripts/dev.mjs', flags: [] },
  development: {
    environment: { NODE_ENV: 'development' },
    file: 'src/main.ts',
    flags: ['--conditions=development'],
  },
}

/** Starts the real site, or the one in another folder, and waits until it prints its address. */
export async function startSite(
  environment: Environment,
  mode: keyof typeof STARTS = 'production',
  program = '.',
): Promise<RunningSite> {
  const { file, flags, environment: own } = STARTS[mode]
  const parameters = mode === 'development' ? ['--dev'] : []
  const child = start({ ...own, ...environment }, file, parameters, flags, program)
  const ending = endOf(child)
  const stop = (signal: NodeJS.Signals = 'SIGTERM') => {
    child.kill(signal)
    return ending
  }
  return {
    address: await addressOf(child, ending),
    pid: child.pid ?? 0,
    stop,
    [Symbol.asyncDispose]: async () => void (await stop('SIGKILL')),
  }
}

function start(
  environment: Environment,
  file: string,
  parameters: string[],
  flags: string[] = [],
  cwd = '.',
): ChildProcess {
  const first = file.startsWith('src/') ? LOADED_FIRST : []
  return spawn(process.execPath, [...USUAL_FLAGS, ...first, ...flags, file, ...parameters], {
    cwd,
    env: { ...INHERITED, ...USUAL, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
}

async function endOf(child: ChildProcess): Promise<Ending> {
  const output = { stdout: '', stderr: '' }
  child.stdout?.on('data', (text) => {
    output.stdout += text
  })
  child.stderr?.on('data', (text) => {
    output.stderr += text
  })
  const [code, signal] = await once(child, 'close')
  return { code, signal, ...output }
}

function addressOf(child: ChildProcess, ending: Promise<Ending>): Promise<string> {
  const { promise, resolve, reject } = Promise.withResolvers<string>()
  let output = ''
  child.stdout?.on('data', (text) => {
    output += text
    const port = /http:\/\/localhost:(\d+)/.exec(output)?.[1]
    if (port) resolve(`http://127.0.0.1:${port}`)
  })
  ending.then(({ stderr }) => reject(new Error(`The site did not start: ${stderr}`)), reject)
  return promise
}

/** A temporary folder, removed at the end of the test. */
export async function openTestFolder(): Promise<{ folder: string } & AsyncDisposable> {
  const folder = await mkdtemp(join(tmpdir(), 'zeichner-'))
  return { folder, [Symbol.asyncDispose]: () => rm(folder, { recursive: true, force: true }) }
}

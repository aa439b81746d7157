import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'

export type RunningServer = AsyncDisposable & {
  address: string
  pid: number
  /** From the start of the process to its first response. */
  startedAfterMs: number
  /** Processor time that the process has used so far. Linux only. */
  processorSeconds: () => number
  stop: () => Promise<void>
}

type Starting = {
  file: string
  probe: string
  flags?: string[]
  parameters?: string[]
  environment?: Record<string, string>
}

const RETRY_AFTER_MS = 20
const START_WITHIN_MS = 300_000
/** The same on every Linux that Node runs on. */
const TICKS_A_SECOND = 100

/** Starts a server of ours in a process of its own, without its log, and waits for its first response. */
export async function startServer({
  file,
  flags = [],
  parameters = [],
  environment = {},
  probe,
}: Starting): Promise<RunningServer> {
  const port = await findFreePort()
  const address = `http://127.0.0.1:${port}`
  const started = performance.now()
  const child = spawn(
    process.execPath,
    ['--disable-warning=ExperimentalWarning', ...flags, file, ...parameters],
    {
      env: { ...process.env, NODE_ENV: 'production', HOST: '127.0.0.1', PORT: String(port), ...environment },
      stdio: ['ignore', 'ignore', 'inherit'],
    },
  )
  const gone = once(child, 'close')
  await waitForResponse(`${address}${probe}`, child)
  const stop = async () => {
    child.kill('SIGTERM')
    await gone
  }
  return {
    address,
    pid: child.pid ?? 0,
    startedAfterMs: performance.now() - started,
    processorSeconds: () => readProcessorSeconds(child.pid),
    stop,
    [Symbol.asyncDispose]: stop,
  }
}

/** Runs one of our commands to its end. */
export async function runTool(parameters: string[], environment: Record<string, string>): Promise<void> {
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', ...parameters], {
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const [code] = await once(child, 'close')
  if (code !== 0) throw new Error(`${parameters.join(' ')} ended with ${code}.`)
}

async function waitForResponse(url: string, child: ChildProcess): Promise<void> {
  const latest = performance.now() + START_WITHIN_MS
  while (performance.now() < latest) {
    if (child.exitCode !== null)
      throw new Error('The server ended instead of answering; its words are above.')
    const answer = await fetch(url).catch(() => null)
    if (answer?.ok) return
    await wait(RETRY_AFTER_MS)
  }
  child.kill('SIGKILL')
  throw new Error(`${url} did not answer in time.`)
}

/** Fields 14 and 15 of proc(5) are user and system time; the name before them may have spaces. */
function readProcessorSeconds(pid: number | undefined): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? []
  return (Number(fields[11]) + Number(fields[12])) / TICKS_A_SECOND
}

async function findFreePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  await once(server, 'close')
  if (typeof address !== 'object' || !address) throw new Error('No free port was found.')
  return address.port
}

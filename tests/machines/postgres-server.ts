import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { findFreePort } from './free-port.ts'

const DEBIAN = '/usr/lib/postgresql'
const ASKED_EVERY_MS = 100
const STARTED_WITHIN_MS = 60_000

export type PostgresServer = AsyncDisposable & {
  url: string
  start: () => Promise<void>
  /** Like an operator or a crash: nobody's work is waited for. */
  stop: () => Promise<void>
}

/** The programs of the newest PostgreSQL of Debian; null when there is none, or it may not run as this user. */
export function findPostgresPrograms(): string | null {
  if (!existsSync(DEBIAN) || (process.getuid?.() === 0 && !findUser())) return null
  const [newest] = readdirSync(DEBIAN).sort((one, other) => Number(other) - Number(one))
  const folder = join(DEBIAN, newest ?? '', 'bin')
  return existsSync(join(folder, 'initdb')) ? folder : null
}

/** A server of its own, with an empty database, that can be stopped and started. */
export async function openPostgresServer(): Promise<PostgresServer> {
  const programs = findPostgresPrograms()
  if (!programs) throw new Error('There is no PostgreSQL on this machine.')
  const user = findUser()
  const folder = mkdtempSync(join(tmpdir(), 'zeichner-postgres-'))
  if (user) chownSync(folder, user.uid, user.gid)
  const options = { cwd: folder, ...(user ?? {}) }
  const initial = ['-D', folder, '-U', 'zeichner', '-A', 'trust', '-E', 'UTF8', '--locale=C.UTF-8', '-N']
  execFileSync(join(programs, 'initdb'), initial, { ...options, stdio: 'ignore' })
  const port = await findFreePort()
  const url = `postgres://zeichner@127.0.0.1:${port}/postgres`
  const settings = ['listen_addresses=127.0.0.1', 'unix_socket_directories=', 'fsync=off']
  const parameters = ['-D', folder, '-p', String(port), ...settings.flatMap((setting) => ['-c', setting])]
  let server: ChildProcess | null = null

  async function start(): Promise<void> {
    server = spawn(join(programs ?? '', 'postgres'), parameters, { ...options, stdio: 'ignore' })
    await untilItAnswers(url)
  }
  async function stop(): Promise<void> {
    const stopped = server
    server = null
    if (!stopped || stopped.exitCode !== null) return
    stopped.kill('SIGQUIT')
    await once(stopped, 'close')
  }
  await start()
  return {
    url,
    start,
    stop,
    [Symbol.asyncDispose]: async () => {
      await stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** PostgreSQL refuses to run as root. */
function findUser(): { uid: number; gid: number } | null {
  if (process.getuid?.() !== 0) return null
  try {
    const [uid, gid] = ['-u', '-g'].map((flag) =>
      Number(execFileSync('id', [flag, 'postgres'], { stdio: ['ignore', 'pipe', 'ignore'] })),
    )
    return uid && gid ? { uid, gid } : null
  } catch {
    return null
  }
}

async function untilItAnswers(url: string): Promise<void> {
  const latest = performance.now() + STARTED_WITHIN_MS
  for (;;) {
    const client = new pg.Client({ connectionString: url })
    client.on('error', () => {})
    try {
      await client.connect()
      return await client.end()
    } catch (error) {
      if (performance.now() > latest) throw error
      await wait(ASKED_EVERY_MS)
    }
  }
}

import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { readConfig } from '#platform/config.ts'
import { openDatabase } from '#platform/database/open-database.server.ts'
import type { Log } from '#platform/log.ts'
import { findLosses } from './kill-test-check.server.ts'

export type Round = { number: number; acknowledged: number; losses: string[]; reopenedAfterMs: number }
type Rounds = { rounds: number; directory: string; random: () => number; log: Log }

const WRITER = join(import.meta.dirname, 'kill-test-writer.ts')
/** Kills happen during the first transactions as well as in a larger database. */
const MOST_WRITES_IN_A_ROUND = 120

/**
 * Kills a writing process with SIGKILL, opens its database, and checks for losses. The next round continues in the same
 * directory, so that the acknowledged rows of all rounds are checked again.
 */
export async function* killRounds({ rounds, directory, random, log }: Rounds): AsyncGenerator<Round> {
  const acknowledged: number[] = []
  for (let number = 1; number <= rounds; number++) {
    const killAfter = 1 + Math.floor(random() * MOST_WRITES_IN_A_ROUND)
    acknowledged.push(...(await writeUntilKilled(directory, killAfter)))
    const started = performance.now()
    const database = await openDatabase(readConfig({ DATA_DIR: directory }), log)
    const reopenedAfterMs = Math.round(performance.now() - started)
    const losses = await findLosses(database.db, acknowledged).finally(database.close)
    yield { number, acknowledged: acknowledged.length, losses, reopenedAfterMs }
  }
}

/** The ids that the writer printed before it died, including those printed between the decision and its death. */
async function writeUntilKilled(directory: string, killAfter: number): Promise<number[]> {
  const writer = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', WRITER], {
    env: { ...process.env, DATA_DIR: directory, DATABASE_URL: '' },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const gone = once(writer, 'close')
  const ids = await readUntil(writer, killAfter)
  const [, signal] = await gone
  if (signal !== 'SIGKILL') throw new Error('The writer ended before it was killed; its own words are above.')
  return ids
}

async function readUntil(writer: ChildProcess, killAfter: number): Promise<number[]> {
  const ids: number[] = []
  if (!writer.stdout) return ids
  for await (const line of createInterface(writer.stdout)) {
    ids.push(Number(line))
    if (ids.length === killAfter) writer.kill('SIGKILL')
  }
  return ids
}

import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { readConfig } from '#platform/config.ts'
import { openDatabase } from '#platform/database/open-database.server.ts'
import type { Log } from '#platform/log.ts'
import { findLosses } from './kill-test-check.server.ts'

export type Round = { number: number; acknowledged: number; losses: string[]; reopenedAfterMs: number }
type Rounds = { rounds: number; directory: string; chance: () => number; log: Log }

const WRITER = join(import.meta.dirname, 'kill-test-writer.ts')
/** So many that kills fall into the first transactions as well as into a database that has grown. */
const MOST_WRITES_IN_A_ROUND = 120

/**
 * Kills a writing process with SIGKILL, opens what it left, and looks for losses; the next round goes on with the same
 * directory, so that every acknowledged row of all rounds so far is looked for again.
 */
export async function* killRounds({ rounds, directory, chance, log }: Rounds): AsyncGenerator<Round> {
  const acknowledged: number[] = []
  for (let number = 1; number <= rounds; number++) {
    const killAfter = 1 + Math.floor(chance() * MOST_WRITES_IN_A_ROUND)
    acknowledged.push(...(await writeUntilKilled(directory, killAfter)))
    const started = performance.now()
    const database = await openDatabase(readConfig({ DATA_DIR: directory }), log)
    const reopenedAfterMs = Math.round(performance.now() - started)
    const losses = await findLosses(database.db, acknowledged).finally(database.close)
    yield { number, acknowledged: acknowledged.length, losses, reopenedAfterMs }
  }
}

/** The ids that the writer said before it died; those said between the decision and the death count as well. */
async function writeUntilKilled(directory: string, killAfter: number): Promise<number[]> {
  const writer = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', WRITER], {
    env: { ...process.env, DATA_DIR: directory, DATABASE_URL: '' },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const gone = once(writer, 'close')
  const said = await listenUntil(writer, killAfter)
  const [, signal] = await gone
  if (signal !== 'SIGKILL') throw new Error('The writer ended before it was killed; its own words are above.')
  return said
}

async function listenUntil(writer: ChildProcess, killAfter: number): Promise<number[]> {
  const said: number[] = []
  if (!writer.stdout) return said
  for await (const line of createInterface(writer.stdout)) {
    said.push(Number(line))
    if (said.length === killAfter) writer.kill('SIGKILL')
  }
  return said
}

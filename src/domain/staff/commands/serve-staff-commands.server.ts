import type { Clock } from '#platform/clock.ts'
import type { Config } from '#platform/config.ts'
import type { OpenDatabase } from '#platform/database/database.ts'
import type { Log } from '#platform/log.ts'
import { listenForStaffCommands, socketIn } from './command-socket.server.ts'
import { runStaffCommand } from './staff-commands.server.ts'

type Needs = { config: Config; database: OpenDatabase; clock: Clock; log: Log }

/**
 * With the embedded database, the running site serves the staff commands; with PostgreSQL they connect themselves.
 * `origin` is the beginning of links to the admin, without a trailing slash. Returns a function that stops serving.
 */
export async function takeStaffCommands(
  origin: string,
  { config, database, clock, log }: Needs,
): Promise<() => Promise<void>> {
  if (database.engine === 'postgres') return async () => {}
  const needs = { db: database.db, clock, origin }
  return listenForStaffCommands(
    socketIn(config.dataDirectory),
    (command) => runStaffCommand(needs, command),
    log,
  )
}

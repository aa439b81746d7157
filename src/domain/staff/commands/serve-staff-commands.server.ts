import type { Clock } from '#platform/clock.ts'
import type { Config } from '#platform/config.ts'
import type { OpenDatabase } from '#platform/database/database.ts'
import type { Log } from '#platform/log.ts'
import { listenForStaffCommands, socketIn } from './command-socket.server.ts'
import { runStaffCommand } from './staff-commands.server.ts'

type Needs = { config: Config; database: OpenDatabase; clock: Clock; log: Log }

/**
 * PostgreSQL is open to our commands as well; the embedded database is the running site's own, which then does what they
 * ask. `origin` begins the links to the staff room, without a slash at the end. Returns a function that ends it.
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

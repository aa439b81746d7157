import type { StaffCommand, StaffReply } from '#domain/staff/command-socket.server.ts'
import { runStaffCommand } from '#domain/staff/staff-commands.server.ts'
import { systemClock } from '#platform/clock.ts'
import type { Config } from '#platform/config.ts'
import { MIGRATIONS, migrate } from '#platform/database/migrate.server.ts'
import { openDatabase } from '#platform/database/open-database.server.ts'
import { openLog } from '#platform/log.ts'

export async function runWithoutSite(config: Config, command: StaffCommand): Promise<StaffReply> {
  const database = await openDatabase(config, openLog('warn'))
  try {
    await migrate(database, MIGRATIONS)
    const origin = config.publicUrl ?? `http://localhost:${config.port}`
    return await runStaffCommand({ db: database.db, clock: systemClock, origin }, command)
  } finally {
    await database.close()
  }
}

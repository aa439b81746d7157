import { openAsBlob } from 'node:fs'
import type { OpenDatabase } from '#base/database/database.ts'
import { openPglite } from '#base/database/open-pglite.server.ts'

export const TEMPLATE = 'test-results/template-database.tar'

/** A fresh migrated database in memory, of the production dialect. */
export async function openFreshDatabase(): Promise<OpenDatabase> {
  return openPglite('memory', await openAsBlob(TEMPLATE))
}

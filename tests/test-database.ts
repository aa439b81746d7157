import type { Engine, OpenDatabase } from '#platform/database/database.ts'
import { lendDatabase } from './databases/lend.ts'
import { TEST_DATABASE_URL } from './databases/postgres-template.ts'

/** For `describe.each` and `test.each`: PostgreSQL joins in where a server is given. */
export const ENGINES: readonly Engine[] = TEST_DATABASE_URL ? ['pglite', 'postgres'] : ['pglite']

export type TestDatabase = OpenDatabase & AsyncDisposable & { url: string | null }

/** A migrated, empty database that no other test uses at the same time; in memory where it is the embedded one. */
export async function openTestDatabase(engine: Engine = 'pglite'): Promise<TestDatabase> {
  const { database, url, giveBack } = await lendDatabase(engine)
  return { ...database, url, [Symbol.asyncDispose]: giveBack }
}

import type { Engine, OpenDatabase } from '#platform/database/database.ts'
import { checkOutDatabase } from './databases/pool.ts'
import { TEST_DATABASE_URL } from './databases/postgres-template.ts'
import { IS_LONG } from './long-form.ts'

/** For `describe.each` and `test.each`: includes PostgreSQL when there is a test server. */
export const ENGINES: readonly Engine[] = TEST_DATABASE_URL ? ['pglite', 'postgres'] : ['pglite']

/** The one that answers several connections at once, where there is one: for what staff do one after the other and at once. */
export const CONCURRENT_ENGINE: Engine = TEST_DATABASE_URL ? 'postgres' : 'pglite'

/** For tests of rules and of what is shown, whose statements others try on both: one in the gate, both in the long form. */
export const EITHER_ENGINE: readonly Engine[] = IS_LONG ? ENGINES : [CONCURRENT_ENGINE]

export type TestDatabase = OpenDatabase & AsyncDisposable & { url: string | null }

/** A migrated, empty database that no other test uses at the same time; the embedded one is in memory. */
export async function openTestDatabase(engine: Engine = 'pglite'): Promise<TestDatabase> {
  const { database, url, release } = await checkOutDatabase(engine)
  return { ...database, url, [Symbol.asyncDispose]: release }
}

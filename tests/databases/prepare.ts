import { makePostgresTemplate } from './postgres-template.ts'
import { makeTemplate } from './template.ts'

/** Before all tests that use a database. Returns what clears away after them. */
export default async function prepare(): Promise<() => Promise<void>> {
  await makeTemplate()
  return makePostgresTemplate()
}

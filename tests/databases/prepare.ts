import { makePostgresTemplate } from './postgres-template.ts'
import { makeTemplate } from './template.ts'

/** Vitest's global set-up for tests with databases. Returns the tear-down. */
export default async function prepare(): Promise<() => Promise<void>> {
  await makeTemplate()
  return makePostgresTemplate()
}

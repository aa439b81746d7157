import type { Engine } from '#platform/database/database.ts'
import { openTestAgency, type TestAgency } from './open-test-agency.ts'
import { fillSmallCatalogue } from './small-catalogue.ts'
import { AS_STAFF, openAuth } from './staff.ts'
import { openTestDatabase } from './test-database.ts'

/** A response of the admin API; `body` is `{}` for an empty one. */
export type Answer = { status: number; body: Record<string, unknown> }

export type StaffAgency = AsyncDisposable & {
  agency: TestAgency
  /** The clock of the agency, which tests set. */
  time: { now: Date }
  /** Sends a request as Frieda to a path below /illusde/api/admin. */
  ask: (method: string, path: string, body?: unknown, revision?: unknown) => Promise<Answer>
  /** The current record, which has to exist. */
  read: (path: string) => Promise<Record<string, unknown>>
  /** Changes a record at its current revision. */
  change: (path: string, changes: Record<string, unknown>) => Promise<Answer>
  remove: (path: string) => Promise<Answer>
  /** The change log, newest first. */
  changes: () => Promise<unknown[]>
}

export const STAFF_START = new Date('2026-11-20T10:00:00Z')

/** The whole program with the small catalogue and Frieda signed in. */
export async function openStaffAgency(
  engine: Engine = 'pglite',
  environment: Record<string, string> = {},
): Promise<StaffAgency> {
  const time = { now: STAFF_START }
  const database = await openTestDatabase(engine)
  const clock = { now: () => time.now }
  const agency = await openTestAgency({ authService: openAuth, clock, database, environment })
  await fillSmallCatalogue(database.db)
  await agency.services.readModel.reload()

  async function ask(method: string, path: string, body?: unknown, revision?: unknown): Promise<Answer> {
    const response = await fetch(`${agency.address}/illusde/api/admin${path}`, {
      method,
      headers: {
        ...AS_STAFF,
        ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
        ...(revision === undefined ? {} : { 'If-Match': `"${revision}"` }),
      },
      ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    })
    const text = await response.text()
    return { status: response.status, body: text ? JSON.parse(text) : {} }
  }
  async function read(path: string): Promise<Record<string, unknown>> {
    const { status, body } = await ask('GET', path)
    if (status !== 200) throw new Error(`${path} answered ${status}.`)
    return body
  }
  return {
    agency,
    time,
    ask,
    read,
    change: async (path, changes) => ask('PUT', path, changes, (await read(path)).Revision),
    remove: async (path) => ask('DELETE', path, undefined, (await read(path)).Revision),
    changes: async () => {
      const { body } = await ask('GET', '/changes')
      return Array.isArray(body.data) ? body.data : []
    },
    [Symbol.asyncDispose]: async () => {
      await agency[Symbol.asyncDispose]()
      await database[Symbol.asyncDispose]()
    },
  }
}

/** The field errors of a refusal. */
export function fieldErrorsIn({ status, body }: Answer): unknown {
  const { error } = body
  const fields = typeof error === 'object' && error !== null && 'fields' in error ? error.fields : null
  return status === 422 ? fields : { status }
}

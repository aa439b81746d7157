import type { StaffRole } from '#domain/staff/roles.ts'
import type { Engine } from '#platform/database/database.ts'
import { openTestAgency, type TestAgency } from './open-test-agency.ts'
import { addPerson, openVisitor, PASSWORD, type StaffVisitor, signIn } from './staff-visitor.ts'
import { openTestDatabase } from './test-database.ts'

/** A person of the office with a browser in which they are signed in. */
export type Member = {
  id: string
  email: string
  browser: StaffVisitor
  /** Sends a request to a path below /illusde/api/admin. */
  ask: (method: string, path: string, body?: unknown, headers?: Record<string, string>) => Promise<Reply>
}

export type Reply = { status: number; body: Record<string, unknown>; headers: Headers }

export type Office = AsyncDisposable & {
  agency: TestAgency
  /** `artistId` of an artist. */
  add: (name: string, role: StaffRole, artistId?: number) => Promise<Member>
  /** A browser in which nobody is signed in. */
  open: () => StaffVisitor
}

/** The whole program with real accounts and sessions. */
export async function openOffice(
  engine: Engine = 'pglite',
  environment: Record<string, string> = {},
): Promise<Office> {
  const database = await openTestDatabase(engine)
  const agency = await openTestAgency({ database, environment })
  const { address } = agency
  const open = () => openVisitor(address, (request) => fetch(request))

  async function add(name: string, role: StaffRole, artistId?: number): Promise<Member> {
    const browser = open()
    const email = `${name.toLowerCase()}@example.com`
    const id = await addPerson(database.db, browser, { email, name, role, artistId: artistId ?? null })
    const { ok, status } = await signIn(browser, PASSWORD, email)
    if (!ok) throw new Error(`${name} could not sign in: ${status}`)
    return { id, email, browser, ask: asking(address, browser) }
  }

  return {
    agency,
    add,
    open,
    [Symbol.asyncDispose]: async () => {
      await agency[Symbol.asyncDispose]()
      await database[Symbol.asyncDispose]()
    },
  }
}

function asking(address: string, browser: StaffVisitor): Member['ask'] {
  return async (method, path, body, headers = {}) => {
    const response = await fetch(`${address}/illusde/api/admin${path}`, {
      method,
      redirect: 'manual',
      headers: {
        Origin: address,
        'Sec-Fetch-Site': 'same-origin',
        Cookie: browser.cookie(),
        ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
        ...headers,
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
    const isJson = response.headers.get('Content-Type')?.includes('json')
    const text = await response.text()
    return { status: response.status, headers: response.headers, body: isJson ? JSON.parse(text) : {} }
  }
}

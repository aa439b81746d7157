import { AsyncLocalStorage } from 'node:async_hooks'
import type { BetterAuthOptions } from '@better-auth/core'
import type { DBAdapter, Where } from '@better-auth/core/db/adapter'
import { drizzleAdapter } from '@better-auth/drizzle-adapter'
import { hashToken } from '#domain/staff/sessions/hash-token.server.ts'
import {
  staffAccounts,
  staffChallenges,
  staffPasskeys,
  staffPasswords,
  staffSecondFactors,
  staffSessions,
} from '#domain/staff/tables.server.ts'
import type { Database } from '#platform/database/database.ts'

/** How better-auth reads and writes our tables. */
export type AuthDatabase = {
  adapter: (options: BetterAuthOptions) => DBAdapter
  /**
   * Runs the work in one transaction that better-auth takes part in, so that what follows from one of its calls is done
   * with it or not at all. All database work inside must use the given handle or better-auth's: the embedded database has
   * one connection. Rejects when a query of better-auth's failed, also where it made a refusal of that.
   */
  transact: <Answer>(work: (tx: Database) => Promise<Answer>) => Promise<Answer>
  /** The transaction that is running here, else the database. */
  current: () => Database
}

/** `ended`: better-auth may go on after its answer; the connection is somebody else's by then. */
type Running = { tx: Database; adapter: DBAdapter | null; failures: unknown[]; ended: boolean }

const CONFIG = {
  provider: 'pg' as const,
  schema: {
    user: staffAccounts,
    account: staffPasswords,
    session: staffSessions,
    verification: staffChallenges,
    twoFactor: staffSecondFactors,
    passkey: staffPasskeys,
  },
}

export function openAuthDatabase(db: Database): AuthDatabase {
  const running = new AsyncLocalStorage<Running>()
  const find = () => {
    const found = running.getStore()
    return found && !found.ended ? found : null
  }

  async function transact<Answer>(work: (tx: Database) => Promise<Answer>): Promise<Answer> {
    return db.transaction(async (tx) => {
      const store: Running = { tx, adapter: null, failures: [], ended: false }
      try {
        const answer = await running.run(store, () => work(tx))
        if (store.failures.length > 0) throw store.failures[0]
        return answer
      } finally {
        store.ended = true
      }
    })
  }

  function adapter(options: BetterAuthOptions): DBAdapter {
    const outside = drizzleAdapter(db, CONFIG)(options)
    return hashSessionTokens(outside, async (work) => {
      const here = find()
      if (!here) return work(outside)
      here.adapter ??= drizzleAdapter(here.tx, CONFIG)(options)
      try {
        return await work(here.adapter)
      } catch (error) {
        here.failures.push(error)
        throw error
      }
    })
  }

  return { adapter, transact, current: () => find()?.tx ?? db }
}

type Run = <Answer>(work: (adapter: DBAdapter) => Promise<Answer>) => Promise<Answer>

/**
 * better-auth keeps tokens of sessions as they are and has no setting for it, so they are hashed on their way into the
 * database. What it asks for by a token is answered with that token; where it asks otherwise, the hash is all there is.
 */
function hashSessionTokens(base: DBAdapter, run: Run): DBAdapter {
  const hashing: DBAdapter = {
    ...base,
    create: async (given) => {
      const plain = plainTokens(given.model, [given.data])
      return restore(await run((to) => to.create({ ...given, data: hashIn(given.model, given.data) })), plain)
    },
    findOne: (given) => asked(given, (hashed) => run((to) => to.findOne(hashed))),
    findMany: (given) =>
      run((to) => to.findMany({ ...given, where: hashWhere(given.model, given.where ?? []) })),
    count: (given) => run((to) => to.count({ ...given, where: hashWhere(given.model, given.where ?? []) })),
    update: (given) =>
      asked(given, (hashed) =>
        run((to) => to.update({ ...hashed, update: hashIn(given.model, given.update) })),
      ),
    updateMany: (given) =>
      asked(given, (hashed) =>
        run((to) => to.updateMany({ ...hashed, update: hashIn(given.model, given.update) })),
      ),
    delete: (given) => asked(given, (hashed) => run((to) => to.delete(hashed))),
    deleteMany: (given) => asked(given, (hashed) => run((to) => to.deleteMany(hashed))),
    consumeOne: (given) => asked(given, (hashed) => run((to) => to.consumeOne(hashed))),
    incrementOne: (given) => asked(given, (hashed) => run((to) => to.incrementOne(hashed))),
    // Whoever wants more than one write done at once opens the transaction around the whole call.
    transaction: (work) => work(hashing),
  }
  return hashing
}

type Asking = { model: string; where: Where[] }

async function asked<Given extends Asking, Answer>(
  given: Given,
  ask: (hashed: Given) => Promise<Answer>,
): Promise<Answer> {
  const tokens = given.where.filter(isToken).map(({ value }) => ({ token: value }))
  const answer = await ask({ ...given, where: hashWhere(given.model, given.where) })
  return restore(answer, plainTokens(given.model, tokens))
}

function isToken({ field }: Where): boolean {
  return field === 'token'
}

function hashWhere(model: string, where: Where[]): Where[] {
  return where.map((one) =>
    model === 'session' && isToken(one) ? { ...one, value: hashAll(one.value) } : one,
  )
}

function hashAll(value: Where['value']): Where['value'] {
  if (typeof value === 'string') return hashToken(value)
  return Array.isArray(value) ? value.map((one) => hashToken(String(one))) : value
}

function hashIn<Data extends object>(model: string, data: Data): Data {
  const token = tokenOf(data)
  return model === 'session' && token !== null ? { ...data, token: hashToken(token) } : data
}

function plainTokens(model: string, given: object[]): Map<string, string> {
  const tokens = model === 'session' ? given.flatMap((one) => tokenOf(one) ?? []) : []
  return new Map(tokens.map((token) => [hashToken(token), token]))
}

function restore<Answer>(answer: Answer, plain: Map<string, string>): Answer {
  if (typeof answer !== 'object' || answer === null) return answer
  const token = plain.get(tokenOf(answer) ?? '')
  return token === undefined ? answer : { ...answer, token }
}

function tokenOf(value: object): string | null {
  return 'token' in value && typeof value.token === 'string' ? value.token : null
}

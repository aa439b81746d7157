import { AsyncLocalStorage } from 'node:async_hooks'
import type { BetterAuthOptions } from '@better-auth/core'
import type { DBAdapter, Where } from '@better-auth/core/db/adapter'
import { drizzleAdapter } from '@better-auth/drizzle-adapter'
import { hashToken } from '#domain/staff/sessions.server.ts'
import {
  staffAccounts,
  staffChallenges,
  staffPasskeys,
  staffPasswords,
  staffSecondFactors,
  staffSessions,
} from '#domain/staff/tables.server.ts'
import type { Database } from '#platform/database/database.ts'

export type AuthDatabase = {
  adapter: (options: BetterAuthOptions) => DBAdapter
  /**
   * The transaction includes better-auth's queries, and all inside must use the given handle or better-auth's: the
   * embedded database has one connection. Rejects when one of those failed, even if better-auth made a response of it.
   */
  transact: <Result>(work: (tx: Database) => Promise<Result>) => Promise<Result>
  current: () => Database
}

/** `ended` is set because better-auth may query after its response, when the connection is in use by others. */
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
  const findRunning = () => {
    const found = running.getStore()
    return found && !found.ended ? found : null
  }

  async function transact<Result>(work: (tx: Database) => Promise<Result>): Promise<Result> {
    return db.transaction(async (tx) => {
      const store: Running = { tx, adapter: null, failures: [], ended: false }
      try {
        const result = await running.run(store, () => work(tx))
        if (store.failures.length > 0) throw store.failures[0]
        return result
      } finally {
        store.ended = true
      }
    })
  }

  function adapter(options: BetterAuthOptions): DBAdapter {
    const base = drizzleAdapter(db, CONFIG)(options)
    return hashSessionTokens(base, async (work) => {
      const current = findRunning()
      if (!current) return work(base)
      current.adapter ??= drizzleAdapter(current.tx, CONFIG)(options)
      try {
        return await work(current.adapter)
      } catch (error) {
        current.failures.push(error)
        throw error
      }
    })
  }

  return { adapter, transact, current: () => findRunning()?.tx ?? db }
}

type Run = <Result>(work: (adapter: DBAdapter) => Promise<Result>) => Promise<Result>

/** better-auth stores session tokens in plain text, so this hashes them; only rows found by a token return it. */
function hashSessionTokens(base: DBAdapter, run: Run): DBAdapter {
  const hashing: DBAdapter = {
    ...base,
    create: async (args) => {
      const plain = plainTokens(args.model, [args.data])
      return restore(await run((to) => to.create({ ...args, data: hashIn(args.model, args.data) })), plain)
    },
    findOne: (args) => withHashedTokens(args, (hashed) => run((to) => to.findOne(hashed))),
    findMany: (args) => run((to) => to.findMany({ ...args, where: hashWhere(args.model, args.where ?? []) })),
    count: (args) => run((to) => to.count({ ...args, where: hashWhere(args.model, args.where ?? []) })),
    update: (args) =>
      withHashedTokens(args, (hashed) =>
        run((to) => to.update({ ...hashed, update: hashIn(args.model, args.update) })),
      ),
    updateMany: (args) =>
      withHashedTokens(args, (hashed) =>
        run((to) => to.updateMany({ ...hashed, update: hashIn(args.model, args.update) })),
      ),
    delete: (args) => withHashedTokens(args, (hashed) => run((to) => to.delete(hashed))),
    deleteMany: (args) => withHashedTokens(args, (hashed) => run((to) => to.deleteMany(hashed))),
    consumeOne: (args) => withHashedTokens(args, (hashed) => run((to) => to.consumeOne(hashed))),
    incrementOne: (args) => withHashedTokens(args, (hashed) => run((to) => to.incrementOne(hashed))),
    // Callers that need a transaction open it around the whole call with `transact`.
    transaction: (work) => work(hashing),
  }
  return hashing
}

type Filter = { model: string; where: Where[] }

async function withHashedTokens<Args extends Filter, Result>(
  args: Args,
  query: (hashed: Args) => Promise<Result>,
): Promise<Result> {
  const tokens = args.where.filter(isToken).map(({ value }) => ({ token: value }))
  const result = await query({ ...args, where: hashWhere(args.model, args.where) })
  return restore(result, plainTokens(args.model, tokens))
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

function plainTokens(model: string, args: object[]): Map<string, string> {
  const tokens = model === 'session' ? args.flatMap((one) => tokenOf(one) ?? []) : []
  return new Map(tokens.map((token) => [hashToken(token), token]))
}

function restore<Result>(result: Result, plain: Map<string, string>): Result {
  if (typeof result !== 'object' || result === null) return result
  const token = plain.get(tokenOf(result) ?? '')
  return token === undefined ? result : { ...result, token }
}

function tokenOf(value: object): string | null {
  return 'token' in value && typeof value.token === 'string' ? value.token : null
}

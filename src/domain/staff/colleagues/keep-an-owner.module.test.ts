import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { expect, test, vi } from 'vitest'
import { addStaff } from '#domain/staff/accounts.server.ts'
import type { Staff } from '#domain/staff/staff-model.ts'
import { staffAccounts, staffPasswords } from '#domain/staff/tables.server.ts'
import { type Database, rowsOf } from '#platform/database/database.ts'
import { ENGINES, openTestDatabase } from '#tests/test-database.ts'
import { changeAsOwner } from './keep-an-owner.server.ts'

async function addOwner(db: Database, name: string): Promise<Staff> {
  const now = new Date()
  const owner = await addStaff(db, { name, email: `${name}@example.com` }, now)
  if (!owner) throw new Error('There is such an account already.')
  const { id } = owner
  await db.insert(staffPasswords).values({
    ...{ id: randomUUID(), accountId: id, userId: id, providerId: 'credential', password: 'x' },
    ...{ createdAt: now, updatedAt: now },
  })
  return owner
}

function lower(db: Database, by: Staff, other: Staff, meanwhile = async () => {}) {
  return changeAsOwner<{ outcome: 'done' }>(db, by, async (tx) => {
    await tx.update(staffAccounts).set({ role: 'reader' }).where(eq(staffAccounts.id, other.id))
    await meanwhile()
    return { outcome: 'done' }
  })
}

/** The embedded database runs one transaction after the other. */
test.runIf(ENGINES.includes('postgres'))(
  'while one owner lowers another, that one has to wait, and is no owner then',
  async () => {
    await using database = await openTestDatabase('postgres')
    const { db } = database
    const [ana, bo] = [await addOwner(db, 'ana'), await addOwner(db, 'bo')]
    const isWaiting = () =>
      vi.waitFor(async () => {
        const waiting = await rowsOf(
          db,
          sql`SELECT pid FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`,
        )
        expect(waiting).toHaveLength(1)
      })
    let second: ReturnType<typeof lower> | null = null
    const first = await lower(db, ana, bo, async () => {
      second = lower(db, bo, ana)
      await Promise.race([second, isWaiting()])
    })
    expect([first, await second]).toEqual([{ outcome: 'done' }, { outcome: 'not-owner' }])
  },
)

test.each(ENGINES)(
  'on %s: of two owners who lower themselves at the same moment one stays',
  async (engine) => {
    await using database = await openTestDatabase(engine)
    const { db } = database
    const [ana, bo] = [await addOwner(db, 'ana'), await addOwner(db, 'bo')]
    const outcomes = await Promise.all([lower(db, ana, ana), lower(db, bo, bo)])
    expect(outcomes.map(({ outcome }) => outcome).sort()).toEqual(['done', 'last-owner'])
  },
)

import { expect, test } from 'vitest'
import { openTestDatabase } from '#tests/test-database.ts'
import { beginLoginAttempt, endLoginAttempt } from './login-attempts.server.ts'

const NETWORK = '203.0.113.7'

test('somebody who signs in while a colleague of the same network succeeds does not have to wait', async () => {
  await using database = await openTestDatabase('pglite')
  const began = new Date('2026-03-02T09:00:00Z')
  const ana = { email: 'ana@example.com', network: NETWORK }
  await beginLoginAttempt(database.db, ana, began)
  await endLoginAttempt(database.db, ana)
  // Came before the colleague's success, and is counted after it.
  const bo = { email: 'bo@example.com', network: NETWORK }
  expect(await beginLoginAttempt(database.db, bo, began)).toEqual({ outcome: 'allowed' })
})

test('of two of a network who sign in at the same moment none waits, whichever is counted first', async () => {
  await using database = await openTestDatabase('pglite')
  const ana = { email: 'ana@example.com', network: NETWORK }
  const bo = { email: 'bo@example.com', network: NETWORK }
  const [earlier, later] = [new Date('2026-03-02T09:00:00.000Z'), new Date('2026-03-02T09:00:00.007Z')]
  expect(await beginLoginAttempt(database.db, ana, later)).toEqual({ outcome: 'allowed' })
  expect(await beginLoginAttempt(database.db, bo, earlier)).toEqual({ outcome: 'allowed' })
  expect(await beginLoginAttempt(database.db, bo, earlier)).toEqual({ outcome: 'allowed' })
})

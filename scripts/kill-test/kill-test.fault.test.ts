import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { openLog } from '#platform/log.ts'
import { addArtist, addImage } from '#tests/builders.ts'
import { openTestDatabase } from '#tests/test-database.ts'
import { killRounds, type Round } from './kill-rounds.server.ts'
import { findLosses } from './kill-test-check.server.ts'
import { seededChance } from './seeded-random.ts'

/** Six starts of a real database; on a busy machine each takes many seconds. */
const THREE_ROUNDS_WITHIN_MS = 300_000

test('the embedded database loses no acknowledged row when it is killed three times while writing', {
  timeout: THREE_ROUNDS_WITHIN_MS,
}, async () => {
  const directory = await mkdtemp(join(tmpdir(), 'kill-'))
  const rounds: Round[] = []
  for await (const round of killRounds({
    rounds: 3,
    directory,
    random: seededChance(7),
    log: openLog('warn'),
  })) {
    rounds.push(round)
  }
  await rm(directory, { recursive: true })
  expect(rounds.flatMap(({ losses }) => losses)).toEqual([])
  expect(rounds.at(-1)?.acknowledged).toBeGreaterThan(3)
})

test('the check finds a missing artist, an incomplete one, and a missing picture', async () => {
  await using database = await openTestDatabase('pglite')
  const whole = await addArtist(database.db)
  for (let number = 0; number < 3; number++) await addImage(database.db, { artistId: whole })
  expect(await findLosses(database.db, [whole])).toEqual([])
  await database.db.execute(sql`DELETE FROM images WHERE id = (SELECT max(id) FROM images)`)
  await database.db.execute(sql`DELETE FROM pictures WHERE id = (SELECT max(id) FROM pictures)`)
  expect(await findLosses(database.db, [whole, 4711])).toEqual([
    '1 acknowledged artists are gone: 4711',
    '1 artists have not all of their images',
    '3 pictures instead of 4',
  ])
})

test('the same seed gives the same random numbers', () => {
  const one = seededChance(42)
  const other = seededChance(42)
  const numbers = Array.from({ length: 1_000 }, one)
  expect(numbers).toEqual(Array.from({ length: 1_000 }, other))
  expect(numbers.every((number) => number >= 0 && number < 1)).toBe(true)
  expect(new Set(numbers).size).toBeGreaterThan(990)
})

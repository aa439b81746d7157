import { once } from 'node:events'
import { openAsBlob } from 'node:fs'
import { stat, writeFile } from 'node:fs/promises'
import { connect } from 'node:net'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { rowsOf } from '#platform/database/database.ts'
import { templateFile } from '#tests/databases/template.ts'
import { openTestLog } from '#tests/pictures.ts'
import { openTestFolder } from '#tests/run-program.ts'
import { connectToSite } from './connect-to-site.server.ts'
import { toDatabase } from './open-pglite.server.ts'
import { openPgliteThread } from './pglite-thread.server.ts'
import { serveCommands } from './serve-commands.server.ts'

/** An embedded database that is served to commands, with a table of one column. */
async function openServed(idleMs = 60_000) {
  const place = await openTestFolder()
  const path = join(place.folder, 'database.sock')
  const dump = await (await openAsBlob(templateFile())).arrayBuffer()
  const thread = await openPgliteThread({ directory: null, dump })
  const db = toDatabase(thread)
  await db.execute(sql`CREATE TABLE words (word text)`)
  const { log, named } = openTestLog()
  const end = await serveCommands({ path, thread, log, idleMs })
  return {
    path,
    named,
    end,
    words: () => rowsOf(db, sql`SELECT word FROM words`),
    connect: async () => {
      const command = await connectToSite(path)
      if (!command) throw new Error('Nobody listens.')
      return command
    },
    [Symbol.asyncDispose]: async () => {
      await end()
      await thread.close()
      await place[Symbol.asyncDispose]()
    },
  }
}

const ADD = sql`INSERT INTO words VALUES ('wal')`

test("a command reads and writes through the socket, which is its owner's alone", async () => {
  await using site = await openServed()
  const command = await site.connect()
  await command.db.transaction((tx) => tx.execute(ADD))
  const values = sql`SELECT decode('00ff', 'hex') AS bytes, 9007199254740993::bigint AS large, NULL AS nothing`
  const [row] = await rowsOf(command.db, values)
  expect(row).toEqual({ bytes: new Uint8Array([0, 255]), large: 9007199254740993n, nothing: null })
  await expect(command.db.execute(sql`SELECT 1 / 0`)).rejects.toMatchObject({ cause: { code: '22012' } })
  await command.close()
  expect(await site.words()).toEqual([{ word: 'wal' }])
  expect((await stat(site.path)).mode & 0o777).toBe(0o600)
})

test('what a command that dies had begun is undone, and others go on', async () => {
  await using site = await openServed()
  const dying = await site.connect()
  const begun = Promise.withResolvers<void>()
  const unfinished = dying.db.transaction(async (tx) => {
    await tx.execute(ADD)
    begun.resolve()
    await new Promise(() => {})
  })
  unfinished.catch(() => {})
  await begun.promise
  await dying.close()
  expect(await site.words()).toEqual([])
})

test('a command that leaves its transaction open is cut off, and told so', async () => {
  await using site = await openServed(50)
  const slow = await site.connect()
  const cutOff = slow.db.transaction(async (tx) => {
    await tx.execute(ADD)
    await expect.poll(() => site.named('command.cut-off')).toHaveLength(1)
    await tx.execute(ADD)
  })
  await expect(cutOff).rejects.toMatchObject({
    cause: { message: expect.stringContaining('cut this command off') },
  })
  expect(await site.words()).toEqual([])
})

test.each([
  ['no frame at all', Buffer.from('GET / HTTP/1.1\r\n\r\n')],
  ['a frame without a question', Buffer.from([0, 0, 0, 2, 1, 2])],
  ['too long a frame', Buffer.from([255, 255, 255, 255])],
])('%s closes the connection, and the next command is served', async (_, bytes) => {
  await using site = await openServed()
  const stranger = connect(site.path)
  stranger.on('error', () => {})
  stranger.write(bytes)
  await once(stranger, 'close')
  const command = await site.connect()
  expect(await rowsOf(command.db, sql`SELECT 1 AS one`)).toEqual([{ one: 1 }])
  await command.close()
})

test('where no site listens, none is found, also behind the socket of a killed one', async () => {
  await using place = await openTestFolder()
  const path = join(place.folder, 'database.sock')
  expect(await connectToSite(path)).toBeNull()
  await writeFile(path, '')
  expect(await connectToSite(path)).toBeNull()
})

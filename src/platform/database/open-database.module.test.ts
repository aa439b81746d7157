import { once } from 'node:events'
import { mkdir, writeFile } from 'node:fs/promises'
import { createServer, type Server, type Socket } from 'node:net'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { readConfig, StartupError } from '#platform/config.ts'
import { openLog } from '#platform/log.ts'
import { openTestFolder } from '#tests/run-program.ts'
import { ENGINES, openTestDatabase } from '#tests/test-database.ts'
import { openDatabase } from './open-database.server.ts'

/** The one sentence that a start with this environment would end with (`runCommand`). */
async function refusalOf(environment: Record<string, string>): Promise<string> {
  const opening = openDatabase(readConfig(environment), openLog('silent'))
  const refusal = await opening.then(
    (database) => database.close(),
    (error: unknown) => error,
  )
  if (!(refusal instanceof StartupError)) throw new Error('It was not refused.', { cause: refusal })
  expect(refusal.message).toMatch(/^[^\n]+\.$/)
  return refusal.message
}

test('a data directory below a file is reported', async () => {
  await using testFolder = await openTestFolder()
  await writeFile(join(testFolder.folder, 'file'), '')
  expect(await refusalOf({ DATA_DIR: join(testFolder.folder, 'file/data') })).toMatch(
    /file\/data cannot be written .* set DATA_DIR to a directory that this user may write/,
  )
})

test('a data directory with another database is reported', async () => {
  await using testFolder = await openTestFolder()
  await mkdir(join(testFolder.folder, 'db'))
  await writeFile(join(testFolder.folder, 'db/PG_VERSION'), 'junk')
  expect(await refusalOf({ DATA_DIR: testFolder.folder })).toMatch(
    /db cannot be opened .* restore a backup into an empty data directory/,
  )
})

describe('a database of another machine', () => {
  test('an unreachable server is reported without its password', async () => {
    const refusal = await refusalOf({ DATABASE_URL: 'postgres://somebody:secret@127.0.0.1:9/zeichner' })
    expect(refusal).toContain('ECONNREFUSED 127.0.0.1:9')
    expect(refusal).not.toContain('secret')
  })

  test('a server with another protocol is reported', async () => {
    await using stranger = await openStranger((socket) => socket.end('HTTP/1.1 400 Bad Request\r\n\r\n'))
    const refusal = await refusalOf({ DATABASE_URL: stranger.url })
    expect(refusal).toContain('The database of DATABASE_URL cannot be used')
  })

  test('a server that never responds is reported after some seconds', async () => {
    await using stranger = await openStranger(() => {})
    const refusal = await refusalOf({ DATABASE_URL: stranger.url })
    expect(refusal).toMatch(/The database of DATABASE_URL cannot be used: .*timeout/)
  })

  test.runIf(ENGINES.includes('postgres')).each([
    ['a wrong password', { password: 'not-the-password' }, 'password authentication failed'],
    [
      'a database that does not exist',
      { pathname: '/test_nowhere' },
      'database "test_nowhere" does not exist',
    ],
  ])('%s is reported without the password', async (_, change, sentence) => {
    await using database = await openTestDatabase('postgres')
    const url = Object.assign(new URL(database.url ?? ''), change)
    const refusal = await refusalOf({ DATABASE_URL: url.href })
    expect(refusal).toContain(sentence)
    expect(refusal).not.toContain(url.password)
  })
})

/** A server that is not PostgreSQL. */
async function openStranger(greet: (socket: Socket) => void): Promise<{ url: string } & AsyncDisposable> {
  const sockets = new Set<Socket>()
  const server = createServer((socket) => {
    sockets.add(socket)
    socket.on('error', () => {})
    greet(socket)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `postgres://somebody:secret@127.0.0.1:${portOf(server)}/zeichner`,
    [Symbol.asyncDispose]: async () => {
      for (const socket of sockets) socket.destroy()
      server.close()
    },
  }
}

function portOf(server: Server): string {
  const address = server.address()
  return typeof address === 'object' && address ? String(address.port) : ''
}

test.each(ENGINES)(
  'of a statement that %s refuses, the log has its code and none of its values',
  async (engine) => {
    await using database = await openTestDatabase(engine)
    const lines: string[] = []
    const log = openLog('info', { write: (line) => void lines.push(line) })
    const secret = 'katrin@maler.example'
    for (const statement of [
      sql`INSERT INTO redirects ("from", "to") VALUES (${secret}, NULL)`,
      sql`SELECT * FROM no_such_table WHERE name = ${secret}`,
      sql`SELECT ${secret}::integer`,
    ]) {
      const error: unknown = await database.db.execute(statement).catch((thrown: unknown) => thrown)
      log.error({ error }, 'thing.failed')
      log.error({ error: new Error('It failed.', { cause: error }) }, 'thing.failed')
    }
    expect(lines).toHaveLength(6)
    expect(lines.join('')).not.toContain(secret)
    expect(lines.join('')).toMatch(/A statement of the database failed \(42P01\)/)
    expect(JSON.parse(lines[0] ?? '')).toMatchObject({ error: { stack: expect.stringContaining('    at ') } })
  },
)

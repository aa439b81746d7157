import { once } from 'node:events'
import { createServer, type Server, type Socket } from 'node:net'
import { describe, expect, test } from 'vitest'
import { addArtist } from '#tests/builders.ts'
import { openTestFolder, type RunningSite, runProgram, startSite } from '#tests/run-program.ts'
import { ENGINES, openTestDatabase } from '#tests/test-database.ts'
import { expectOneSentence } from './one-sentence.ts'

async function refusalOf(url: string, sentence: RegExp | string): Promise<void> {
  await using testFolder = await openTestFolder()
  expectOneSentence(await runProgram({ DATA_DIR: testFolder.folder, DATABASE_URL: url }), sentence)
}

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

test('an unreachable database server is reported without its password', async () => {
  await refusalOf(
    'postgres://somebody:secret@127.0.0.1:9/zeichner',
    /^(?!.*secret).*ECONNREFUSED 127\.0\.0\.1:9/,
  )
})

test('a server with another protocol is reported', async () => {
  await using stranger = await openStranger((socket) => socket.end('HTTP/1.1 400 Bad Request\r\n\r\n'))
  await refusalOf(stranger.url, 'The database of DATABASE_URL cannot be used')
})

test('a server that never responds is reported after some seconds', async () => {
  await using stranger = await openStranger(() => {})
  await refusalOf(stranger.url, /The database of DATABASE_URL cannot be used: .*timeout/)
})

describe.runIf(ENGINES.includes('postgres'))('with a real PostgreSQL', () => {
  test('a wrong password is reported without the password', async () => {
    await using database = await openTestDatabase('postgres')
    const url = Object.assign(new URL(database.url ?? ''), { password: 'not-the-password' }).href
    await refusalOf(url, /^(?!.*not-the-password).*password authentication failed/)
  })

  test('a database that does not exist is reported', async () => {
    await using database = await openTestDatabase('postgres')
    const url = Object.assign(new URL(database.url ?? ''), { pathname: '/test_nowhere' }).href
    await refusalOf(url, 'database "test_nowhere" does not exist')
  })

  test('two sites share one database: both show changes, and both end cleanly', async () => {
    await using database = await openTestDatabase('postgres')
    await using one = await openTestFolder()
    await using other = await openTestFolder()
    const url = database.url ?? ''
    await using first = await startSite({ DATA_DIR: one.folder, DATABASE_URL: url })
    await using second = await startSite({ DATA_DIR: other.folder, DATABASE_URL: url })
    expect((await fetch(`${first.address}/readyz`)).status).toBe(200)
    expect((await fetch(`${second.address}/readyz`)).status).toBe(200)
    await addArtist(database.db, { code: 'new-here' })
    await untilShown(first, 'new-here')
    await untilShown(second, 'new-here')
    expect((await first.stop()).code).toBe(0)
    expect((await second.stop()).code).toBe(0)
  })
})

/** Polls until the artist is visible; the test's time limit ends it otherwise. */
async function untilShown({ address }: RunningSite, code: string): Promise<void> {
  while (!(await (await fetch(`${address}/illusde/api/artists/all`)).text()).includes(code));
}

function portOf(server: Server): string {
  const address = server.address()
  return typeof address === 'object' && address ? String(address.port) : ''
}

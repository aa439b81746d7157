import { once } from 'node:events'
import { createServer, type Server, type Socket } from 'node:net'
import { describe, expect, test } from 'vitest'
import { addArtist } from '#tests/builders.ts'
import { openTestFolder, type RunningSite, runProgram, startSite } from '#tests/run-program.ts'
import { ENGINES, openTestDatabase } from '#tests/test-database.ts'
import { expectOneSentence } from './one-sentence.ts'

async function refusalOf(url: string, sentence: RegExp | string): Promise<void> {
  await using place = await openTestFolder()
  expectOneSentence(await runProgram({ DATA_DIR: place.folder, DATABASE_URL: url }), sentence)
}

/** Something that listens but is no PostgreSQL. */
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

test('a database server that is not there is told without its password', async () => {
  await refusalOf(
    'postgres://somebody:secret@127.0.0.1:9/zeichner',
    /^(?!.*secret).*ECONNREFUSED 127\.0\.0\.1:9/,
  )
})

test('a server that speaks something else is told', async () => {
  await using stranger = await openStranger((socket) => socket.end('HTTP/1.1 400 Bad Request\r\n\r\n'))
  await refusalOf(stranger.url, 'The database of DATABASE_URL cannot be used')
})

test('a server that never answers is told after some seconds', async () => {
  await using stranger = await openStranger(() => {})
  await refusalOf(stranger.url, /The database of DATABASE_URL cannot be used: .*timeout/)
})

describe.runIf(ENGINES.includes('postgres'))('with a real PostgreSQL', () => {
  test('a wrong password is told without the password', async () => {
    await using database = await openTestDatabase('postgres')
    const url = Object.assign(new URL(database.url ?? ''), { password: 'not-the-password' }).href
    await refusalOf(url, /^(?!.*not-the-password).*password authentication failed/)
  })

  test('a database that does not exist is told', async () => {
    await using database = await openTestDatabase('postgres')
    const url = Object.assign(new URL(database.url ?? ''), { pathname: '/test_nowhere' }).href
    await refusalOf(url, 'database "test_nowhere" does not exist')
  })

  test('two sites share one database: both show what changes in it, and both end clean', async () => {
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

/** Asks until the artist is there; the test's own time limit ends a wait for one that never comes. */
async function untilShown({ address }: RunningSite, code: string): Promise<void> {
  while (!(await (await fetch(`${address}/illusde/api/artists/all`)).text()).includes(code));
}

function portOf(server: Server): string {
  const address = server.address()
  return typeof address === 'object' && address ? String(address.port) : ''
}

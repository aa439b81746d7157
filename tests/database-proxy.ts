import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'

/** The proxy's behaviour. `freezes` keeps and accepts connections, but passes nothing on. */
export type DatabaseWay = 'passes' | 'refuses' | 'freezes'

export type DatabaseProxy = AsyncDisposable & {
  /** The database's URL through the proxy. */
  url: string
  become: (way: DatabaseWay) => void
  /** How many were tried so far. */
  connections: () => number
}

/** A proxy between the program and a real PostgreSQL, which simulates stopped servers and network faults. */
export async function openDatabaseProxy(databaseUrl: string): Promise<DatabaseProxy> {
  const target = new URL(databaseUrl)
  const pairs = new Map<Socket, Socket>()
  let way: DatabaseWay = 'passes'
  let connections = 0

  const proxy = createServer((client) => {
    connections += 1
    if (way === 'refuses') return void client.destroy()
    const server = connect(Number(target.port || 5432), target.hostname)
    pairs.set(client, server)
    for (const socket of [client, server]) {
      socket.on('error', () => {})
      socket.on('close', () => {
        client.destroy()
        server.destroy()
        pairs.delete(client)
      })
    }
    client.pipe(server)
    server.pipe(client)
    if (way === 'freezes') freeze(client, server)
  })

  function freeze(client: Socket, server: Socket): void {
    client.unpipe(server).pause()
    server.unpipe(client).pause()
  }

  function cutAll(): void {
    for (const client of pairs.keys()) client.destroy()
  }

  proxy.listen(0, '127.0.0.1')
  await once(proxy, 'listening')
  const address = proxy.address()
  const host = `127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`
  return {
    url: Object.assign(new URL(databaseUrl), { host }).href,
    become: (next) => {
      way = next
      if (way === 'freezes') for (const [client, server] of pairs) freeze(client, server)
      // Frozen connections are closed, so that clients reconnect; refused ones are cut.
      else cutAll()
    },
    connections: () => connections,
    [Symbol.asyncDispose]: async () => {
      cutAll()
      proxy.close()
      await once(proxy, 'close')
    },
  }
}

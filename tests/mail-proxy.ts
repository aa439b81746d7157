import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'

/** What the wire to the mail server does from now on. `drops` cuts every connection in the middle of a letter. */
export type Wire = 'passes' | 'drops' | 'stalls' | 'greets-slowly'

export type MailProxy = AsyncDisposable & {
  /** `smtp://127.0.0.1:port` */
  url: string
  become: (wire: Wire) => void
  /** Ends as soon as a letter's text is on its way. */
  nextLetterBegins: () => Promise<void>
}

/** Slow for a program, and far below what a patient one waits. */
const GREETED_AFTER_MS = 400

/** Stands between the program and a real mail server, where networks go wrong. */
export async function openMailProxy(mailServerUrl: string): Promise<MailProxy> {
  const target = new URL(mailServerUrl)
  const sockets = new Set<Socket>()
  let wire: Wire = 'passes'
  let begun = Promise.withResolvers<void>()

  const proxy = createServer((client) => {
    keep(client)
    if (wire === 'stalls') return
    const greeting = wire === 'greets-slowly' ? GREETED_AFTER_MS : 0
    setTimeout(() => join(client), greeting)
  })

  function join(client: Socket): void {
    const server = connect(Number(target.port), target.hostname)
    keep(server)
    let isInData = false
    client.on('data', (bytes) => {
      if (isInData) begun.resolve()
      if (isInData && wire === 'drops') {
        // Half of what came, so that the server has seen the beginning.
        server.write(bytes.subarray(0, bytes.length / 2))
        client.destroy()
        server.destroy()
        return
      }
      isInData ||= /^DATA\r\n/im.test(bytes.toString('latin1'))
      server.write(bytes)
    })
    client.on('close', () => server.destroy())
    server.on('close', () => client.destroy())
    server.pipe(client)
  }

  function keep(socket: Socket): void {
    sockets.add(socket)
    socket.on('error', () => {})
    socket.on('close', () => sockets.delete(socket))
  }

  proxy.listen(0, '127.0.0.1')
  await once(proxy, 'listening')
  const address = proxy.address()
  const port = typeof address === 'object' && address ? address.port : 0
  return {
    url: `smtp://127.0.0.1:${port}`,
    become: (next) => {
      wire = next
    },
    nextLetterBegins: () => {
      begun = Promise.withResolvers<void>()
      return begun.promise
    },
    [Symbol.asyncDispose]: async () => {
      for (const socket of sockets) socket.destroy()
      proxy.close()
      await once(proxy, 'close')
    },
  }
}

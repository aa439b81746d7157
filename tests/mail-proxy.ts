import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'

/** The proxy's behaviour. `drops` cuts every connection in the middle of an email. */
export type Wire = 'passes' | 'drops' | 'stalls' | 'greets-slowly'

export type MailProxy = AsyncDisposable & {
  /** `smtp://127.0.0.1:port` */
  url: string
  become: (wire: Wire) => void
  /** Resolves when the content of an email is being sent. */
  nextEmailBegins: () => Promise<void>
}

/** Slow, but below the timeouts of the mailer. */
const GREETED_AFTER_MS = 400

/** A proxy between the program and a real mail server, which simulates network faults. */
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
        // Half of the bytes, so that the server has received the beginning.
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
    nextEmailBegins: () => {
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

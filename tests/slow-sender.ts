import { connect } from 'node:net'

export type SlowSender = {
  /** Everything received until the connection was closed. */
  answer: Promise<string>
  hangUp: () => void
}

const BYTE_EVERY_MS = 20

/** Sends the given beginning of a request on its own connection, and then one byte of its body at a time. */
export function sendSlowly(address: string, path: string, headers: Record<string, string> = {}): SlowSender {
  const { hostname, port } = new URL(address)
  const socket = connect(Number(port), hostname)
  const lines = { Host: hostname, 'Content-Length': '1000000', ...headers }
  const head = Object.entries(lines).map(([name, value]) => `${name}: ${value}\r\n`)
  socket.write(`POST ${path} HTTP/1.1\r\n${head.join('')}\r\n`)
  const timer = setInterval(() => socket.write('a'), BYTE_EVERY_MS)
  const { promise, resolve } = Promise.withResolvers<string>()
  let answer = ''
  socket.on('data', (text) => {
    answer += text
  })
  socket.on('error', () => {})
  socket.on('close', () => {
    clearInterval(timer)
    resolve(answer)
  })
  return {
    answer: promise,
    hangUp: () => void socket.destroy(),
  }
}

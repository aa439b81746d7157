// Whatever the function is given, the process can only end, and its parent starts another.

import type { Reply, Request } from './task.ts'

const [module = '', name = ''] = process.argv.slice(2)
const { [name]: run } = await import(module)

const stdin = process.stdin[Symbol.asyncIterator]()
let unread: Buffer = Buffer.alloc(0)
let reading: Promise<unknown> = Promise.resolve()

async function readBytes(length: number): Promise<Buffer> {
  const whole = Buffer.alloc(length)
  let filled = 0
  while (filled < length) {
    if (unread.length === 0) unread = (await stdin.next()).value
    const copied = unread.copy(whole, filled)
    filled += copied
    unread = unread.subarray(copied)
  }
  return whole
}

async function readInput({ input, length }: Request): Promise<unknown> {
  if (length === null) return input
  reading = reading.then(() => readBytes(length))
  return { ...Object(input), bytes: await reading }
}

async function answer(request: Request): Promise<Reply> {
  const { number } = request
  const input = await readInput(request)
  try {
    return { kind: 'done', number, result: await run(input) }
  } catch (error) {
    return { kind: 'failed', number, message: error instanceof Error ? error.message : String(error) }
  }
}

function send(reply: Reply): void {
  process.send?.(reply)
}

process.on('message', (request: Request) => void answer(request).then(send))
// The process ends at once, since its caller is gone and an ordinary end would wait for the work.
process.on('disconnect', () => process.kill(process.pid, 'SIGKILL'))
send({ kind: 'ready' })

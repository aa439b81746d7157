// The program of a decoder's process. It holds no secret and asks nobody; whatever it is given, all that can happen to it
// is that it ends, and its parent starts another.

import { decodeStrangersOnly } from '#domain/imaging/open-picture.server.ts'
import { checkOriginal } from '#domain/imaging/originals/check-original.server.ts'
import { copyReference } from '#domain/imaging/originals/copy-small.server.ts'
import { rewritePicture } from '#domain/imaging/originals/rewrite-picture.server.ts'
import { shrinkPicture } from '#domain/imaging/originals/shrink-picture.server.ts'
import type { Reply, Task, TaskName } from './replies.ts'

const TASKS: Record<TaskName, (bytes: Uint8Array, side: number) => Promise<unknown>> = {
  check: checkOriginal,
  copyReference,
  rewrite: rewritePicture,
  shrink: shrinkPicture,
}

const input = process.stdin[Symbol.asyncIterator]()
let unread: Buffer = Buffer.alloc(0)

async function readBytes(length: number): Promise<Buffer> {
  const whole = Buffer.alloc(length)
  let filled = 0
  while (filled < length) {
    if (unread.length === 0) unread = (await input.next()).value
    const copied = unread.copy(whole, filled)
    filled += copied
    unread = unread.subarray(copied)
  }
  return whole
}

async function work({ name, side, length }: Task): Promise<Reply> {
  const bytes = await readBytes(length)
  try {
    return { kind: 'done', result: await TASKS[name](bytes, side) }
  } catch {
    return { kind: 'failed' }
  }
}

function send(reply: Reply): void {
  process.send?.(reply)
}

decodeStrangersOnly()
process.on('message', (task: Task) => void work(task).then(send))
// At once, whatever is being decoded: an ordinary end would wait for it.
process.on('disconnect', () => process.kill(process.pid, 'SIGKILL'))
send({ kind: 'ready' })

import type { Socket } from 'node:net'
import { deserialize, serialize } from 'node:v8'

/** Five hundred rows with their vectors are a twentieth of it. */
const LONGEST_FRAME_BYTES = 64 * 1024 * 1024
const LENGTH_BYTES = 4

/** A length, then the value with its dates and bytes as they are, which JSON has not. */
export function toFrame(value: unknown): Buffer {
  const body = serialize(value)
  const length = Buffer.alloc(LENGTH_BYTES)
  length.writeUInt32BE(body.length)
  return Buffer.concat([length, body])
}

/** @throws what the socket says, and for what is no frame or a too long one. */
export async function* readFrames(socket: Socket): AsyncGenerator<unknown> {
  let parts: Buffer[] = []
  let [held, wanted] = [0, LENGTH_BYTES]
  for await (const part of socket) {
    parts.push(part)
    held += part.length
    if (held < wanted) continue
    let all = Buffer.concat(parts)
    while (all.length >= LENGTH_BYTES) {
      const length = all.readUInt32BE()
      if (length > LONGEST_FRAME_BYTES) throw new Error('The message is too long.')
      wanted = LENGTH_BYTES + length
      if (all.length < wanted) break
      yield deserialize(all.subarray(LENGTH_BYTES, wanted))
      all = all.subarray(wanted)
      wanted = LENGTH_BYTES
    }
    parts = [all]
    held = all.length
  }
}

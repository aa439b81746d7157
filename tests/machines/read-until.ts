import { setTimeout as wait } from 'node:timers/promises'

const READ_EVERY_MS = 1_000

/** What was read last: once it is enough, or when there is no more time. */
export async function readUntil<Value>(
  read: () => Promise<Value>,
  isEnough: (value: Value) => boolean,
  withinMs: number,
): Promise<Value> {
  const latest = performance.now() + withinMs
  for (;;) {
    const value = await read()
    if (isEnough(value) || performance.now() > latest) return value
    await wait(READ_EVERY_MS)
  }
}

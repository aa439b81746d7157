// Tasks that tests of the pool run in threads and processes.

/** How often this thread or process was asked. */
let asked = 0

export function countCalls(): number {
  asked += 1
  return asked
}

export function fail(sentence: string): never {
  throw new RangeError(sentence)
}

/** Returns half of the number; ends the thread or process at 0, and never returns below it. */
export function halve(number: number): number {
  if (number === 0) process.exit(1)
  while (number < 0) Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 1_000)
  return number / 2
}

export function tellProcess(): number {
  return process.pid
}

/** Returns when it was asked so often: it has to be asked by several at once. */
export async function waitForOthers(wanted: number): Promise<number> {
  asked += 1
  while (asked < wanted) await new Promise(setImmediate)
  return asked
}

export function sumBytes({ bytes, factor }: { bytes: Uint8Array; factor: number }): number {
  return bytes.reduce((sum, byte) => sum + factor * byte, 0)
}

export function tellEnvironment(): Record<string, string | undefined> {
  return process.env
}

export function useMemory(megabytes: number): number {
  return new Uint8Array(megabytes * 1024 ** 2).fill(1).length
}

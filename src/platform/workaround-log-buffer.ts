import type { pino } from 'pino'

// What for: a buffer for log lines. pino's own (`minLength` of its destination, sonic-boom) measures the whole buffer at
// every line.
// Upstream issue: none known.
// Measured effect: a tenth of a busy server's processor time (docs/performance.md).
// Can go: when `pino.destination({ minLength })` costs no more than this in `npm run bench -- --only warm`.

/** Larger and fewer writes: each one costs a switch to another thread. */
const CHARACTERS_AT_ONCE = 8_192
const FLUSHED_EVERY_MS = 500

type Output = ReturnType<typeof pino.destination>

export function bufferLines(output: Output): { write: (line: string) => void; flush: () => void } {
  let lines = ''
  const write = () => {
    if (lines) output.write(lines)
    lines = ''
  }
  const flush = () => {
    write()
    output.flushSync()
  }
  setInterval(write, FLUSHED_EVERY_MS).unref()
  process.once('exit', flush)
  return {
    write: (line) => {
      lines += line
      if (lines.length >= CHARACTERS_AT_ONCE) write()
    },
    flush,
  }
}

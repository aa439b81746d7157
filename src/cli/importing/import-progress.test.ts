import { expect, test } from 'vitest'
import { openImportProgress } from './import-progress.ts'

const MEGABYTE = 1024 * 1024

function openProgress(isTerminal: boolean) {
  const written: string[] = []
  let now = 0
  const progress = openImportProgress({ write: (text) => written.push(text), isTerminal, now: () => now })
  return {
    written,
    progress,
    pass: (seconds: number) => {
      for (let second = 0; second < seconds; second++) {
        now += 1_000
        progress.tick()
      }
    },
  }
}

test('a terminal sees one line that is written anew each second, and nothing of it afterwards', () => {
  const { written, progress, pass } = openProgress(true)
  progress.onStart({ rows: 200, pictures: 100 })
  progress.onPicture('wal.png', 3 * MEGABYTE)
  progress.onPicture('wal.png', 3 * MEGABYTE)
  progress.onProgress({ handled: 50 })
  pass(1)
  expect(written).toEqual(['\r\u001b[K50 of 200 rows, 1 of 100 pictures, 3 MB read; about 2 min left'])
  pass(2)
  expect(written).toHaveLength(3)
  progress.end()
  expect(written.at(-1)).toBe('\r\u001b[K')
})

test('a log gets a line every ten seconds, each whole', () => {
  const { written, progress, pass } = openProgress(false)
  progress.onStart({ rows: 20, pictures: 0 })
  pass(35)
  expect(written).toHaveLength(3)
  expect(written[0]).toBe('0 of 20 rows\n')
  progress.end()
  expect(written).toHaveLength(3)
})

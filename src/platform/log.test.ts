import { stripVTControlCharacters } from 'node:util'
import { expect, test } from 'vitest'
import { openLog, toReadable } from './log.ts'

function readable(write: (log: ReturnType<typeof openLog>) => void): string {
  const lines: string[] = []
  write(openLog('info', { write: (line) => void lines.push(toReadable(line)) }))
  return stripVTControlCharacters(lines.join(''))
}

test('somebody who watches reads the time, the event and its facts', () => {
  const line = readable((log) =>
    log.info({ width: 640, format: 'webp', what: 'two words', on: null }, 'made'),
  )
  expect(line).toMatch(/^\d\d:\d\d:\d\d made width=640 format=webp what="two words" on=null\n$/)
})

test('warnings and errors say that they are such, an error with its stack', () => {
  expect(readable((log) => log.warn('odd'))).toMatch(/ WARN odd \n$/)
  const error = { name: 'Error', message: 'gone', stack: 'Error: gone\n    at here' }
  expect(readable((log) => log.error({ error }, 'failed'))).toMatch(
    / ERROR failed error=Error: gone\n {4}at here\n$/,
  )
})

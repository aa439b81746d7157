import { spawnSync } from 'node:child_process'
import { expect, test } from 'vitest'
import { openLog } from './log.ts'

test('a line has the event, its facts, level and an ISO time', () => {
  const lines: string[] = []
  openLog('info', { write: (line) => void lines.push(line) }).info({ width: 640 }, 'variant.made')
  expect(JSON.parse(lines.join(''))).toEqual({
    level: 30,
    time: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
    width: 640,
    msg: 'variant.made',
  })
})

test('lines are flushed to stdout before the program ends, without those below the level', () => {
  const script = `import { openLog } from '#platform/log.ts'; const log = openLog('info'); log.info('said'); log.debug('unsaid'); log.flush()`
  const { stdout, status } = spawnSync(process.execPath, ['--input-type=module', '-e', script], {
    encoding: 'utf8',
  })
  expect([status, stdout.includes('said'), stdout.includes('unsaid')]).toEqual([0, true, false])
})

import { spawnSync } from 'node:child_process'
import { expect, test } from 'vitest'

function endOf(program: string) {
  const script = `import { runCommand } from './src/platform/run-command.ts'; import { StartRefused } from './src/platform/config.ts'; await runCommand(async () => { ${program} })`
  return spawnSync(process.execPath, ['--input-type=module', '-e', script], { encoding: 'utf8' })
}

test('a program that ends well ends with 0 and says nothing', () => {
  expect(endOf('')).toMatchObject({ status: 0, stderr: '' })
})

test('a refusal is one sentence without a stack, and code 1', () => {
  expect(endOf("throw new StartRefused('Port 3000 is taken.')")).toMatchObject({
    status: 1,
    stderr: 'Port 3000 is taken.\n',
  })
})

test('a full disk is told in one sentence', () => {
  const { status, stderr } = endOf("throw Object.assign(new Error('write'), { code: 'ENOSPC' })")
  expect([status, stderr.trim().split('\n').length]).toEqual([1, 1])
  expect(stderr).toContain('The disk is full')
})

test('a surprise shows where it came from', () => {
  expect(endOf("throw new Error('odd')")).toMatchObject({
    status: 1,
    stderr: expect.stringContaining('Error: odd\n    at '),
  })
})

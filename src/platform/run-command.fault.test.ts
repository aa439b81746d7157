import { spawnSync } from 'node:child_process'
import { expect, test } from 'vitest'

function run(program: string) {
  const script = `import { runCommand } from '#platform/run-command.ts'; import { StartupError } from '#platform/config.ts'; await runCommand(async () => { ${program} })`
  return spawnSync(process.execPath, ['--input-type=module', '-e', script], { encoding: 'utf8' })
}

test('a successful program ends with 0 and prints nothing', () => {
  expect(run('')).toMatchObject({ status: 0, stderr: '' })
})

test('a startup error prints one sentence without a stack, and ends with 1', () => {
  expect(run("throw new StartupError('Port 3000 is taken.')")).toMatchObject({
    status: 1,
    stderr: 'Port 3000 is taken.\n',
  })
})

test('a full disk prints one sentence', () => {
  const { status, stderr } = run("throw Object.assign(new Error('write'), { code: 'ENOSPC' })")
  expect([status, stderr.trim().split('\n').length]).toEqual([1, 1])
  expect(stderr).toContain('The disk is full')
})

test('an unexpected error prints its stack', () => {
  expect(run("throw new Error('odd')")).toMatchObject({
    status: 1,
    stderr: expect.stringContaining('Error: odd\n    at '),
  })
})

test('a file that cannot be used is named in one sentence', () => {
  expect(run("await (await import('node:fs/promises')).readFile('/nowhere/x')")).toMatchObject({
    status: 1,
    stderr: '/nowhere/x cannot be used: there is no such file or folder.\n',
  })
})

test('an error that nobody waits for ends the program the same way', () => {
  const program = `const { DrizzleQueryError } = await import('drizzle-orm')
    void Promise.reject(new DrizzleQueryError('INSERT ($1)', ['katrin@maler.example'], new Error('odd')))
    await new Promise((resolve) => setInterval(resolve, 1e6))`
  const { status, stderr } = run(program)
  expect([status, stderr]).toEqual([1, expect.stringMatching(/^Error: odd\n {4}at /)])
  expect(stderr).not.toContain('katrin')
})

test.each([
  ['its reason', "new Error('connection lost')", 'connection lost'],
  [
    'the full disk of the database',
    "Object.assign(new Error('could not extend file'), { code: '53100' })",
    'The disk is full',
  ],
  [
    'that the database is away',
    "Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' })",
    'The database, the disk or the storage cannot be used now (connect ECONNREFUSED).',
  ],
  [
    'its code and its constraint',
    "Object.assign(new Error('odd: katrin'), { severity: 'ERROR', code: '23505', constraint: 'people_mail' })",
    'A statement of the database failed (23505, people_mail).',
  ],
])('a statement that failed tells %s and none of its values', (_, cause, says) => {
  const program = `const { DrizzleQueryError } = await import('drizzle-orm');
    throw new DrizzleQueryError('INSERT INTO enquiries VALUES ($1)', ['katrin@maler.example'], ${cause})`
  const { status, stderr } = run(program)
  expect([status, stderr.includes('katrin'), stderr.includes('INSERT')]).toEqual([1, false, false])
  expect(stderr).toContain(says)
})

test('a message that repeats that of a failed statement is cut off before its values', () => {
  const program = `const { DrizzleQueryError } = await import('drizzle-orm')
    throw new Error('While importing: ' + new DrizzleQueryError('INSERT ($1)', ['katrin'], new Error('odd')).message)`
  const { stderr } = run(program)
  expect(stderr).toMatch(/^Error: While importing: A statement of the database failed\n {4}at /)
  expect(stderr).not.toContain('katrin')
})

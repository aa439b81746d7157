// The real gate's output on machines that lack something; nothing is run or installed.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { readJson, readVitestReport } from '../../scripts/gate/reports.mjs'
import { CAN_MOUNT, openSmallDisk, WHY_NOT } from './small-disk.ts'

type Environment = Record<string, string>

/** A machine that has everything the gate needs, except what a test removes. */
const COMPLETE: Environment = { PATH: process.env.PATH ?? '', CHROMIUM: process.execPath, E2E_PORT: '0' }

async function runNode(parameters: string[], environment: Environment) {
  const child = spawn(process.execPath, parameters, { env: environment, stdio: ['ignore', 'pipe', 'pipe'] })
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (text) => {
      output += text
    })
  const [code] = await once(child, 'close')
  return { code, lines: output.trimEnd().split('\n') }
}

const plan = async (groups: string[], environment: Environment) =>
  runNode(['scripts/test.mjs', ...groups, '--plan'], {
    ...COMPLETE,
    E2E_PORT: String(await freePort()),
    ...environment,
  })

async function listen() {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (typeof address !== 'object' || !address) throw new Error('no port')
  return { port: address.port, close: () => server.close() }
}

async function freePort() {
  const { port, close } = await listen()
  close()
  return port
}

describe('without a browser', () => {
  const environment = { CHROMIUM: '/nowhere' }

  test('the browser tests are left out and counted as skipped, the rest would run', async () => {
    const { code, lines } = await plan(['rules', 'browser'], environment)
    expect(lines).toEqual([
      'There is no Chromium at /nowhere: set CHROMIUM to the path of one, or unset it for /usr/bin/chromium-headless-shell.',
      'Would run: rules tests',
      'Left out: browser tests (no Chromium)',
      '0 passed, 0 failed, 1 skipped',
    ])
    expect(code).toBe(0)
  })

  test('the gate of CI fails', async () => {
    const { code, lines } = await plan(['rules', 'browser'], { ...environment, CI: 'true' })
    expect(lines.at(-2)).toMatch(/There is no Chromium at \/nowhere/)
    expect(lines.at(-1)).toBe('0 passed, 1 failed, 0 skipped')
    expect(code).toBe(1)
  })
})

test('a port in use is reported with the variable that changes it', async () => {
  const { port, close } = await listen()
  const { lines } = await plan(['browser'], { E2E_PORT: String(port) })
  close()
  expect(lines[0]).toBe(
    `Port ${port}, on which the browser tests serve the site, is taken by another program: end it or set E2E_PORT to a free port.`,
  )
  expect(lines).toContain('Left out: browser tests (their port is taken)')
})

test('without Java everything but the check of the HTML runs', async () => {
  const { lines } = await plan(['browser'], { PATH: '/nowhere' })
  expect(lines[0]).toMatch(/^The check of the HTML needs Java: /)
  expect(lines).toContain('Would run: browser tests')
  expect(lines).toContain('Left out: the check of the HTML (no Java)')
})

describe('without PostgreSQL', () => {
  test("it is mentioned on a developer's machine, and nothing is left out", async () => {
    const { code, lines } = await plan(['modules'], {})
    expect(lines).toEqual([
      'No PostgreSQL: set TEST_DATABASE_URL=postgres://USER:PASSWORD@HOST/postgres to run the same tests on a server as well.',
      'Would run: modules tests',
      '0 passed, 0 failed, 0 skipped',
    ])
    expect(code).toBe(0)
  })

  test('the gate of CI fails', async () => {
    expect((await plan(['modules'], { CI: 'true' })).code).toBe(1)
  })

  test('a server that does not respond is reported without its password', async () => {
    const url = `postgres://somebody:secret@127.0.0.1:${await freePort()}/postgres`
    const { lines } = await plan(['modules'], { TEST_DATABASE_URL: url })
    expect(lines[0]).toMatch(
      /^The PostgreSQL of TEST_DATABASE_URL cannot be used \(connect ECONNREFUSED .*\): start it/,
    )
    expect(lines.join()).not.toContain('secret')
    expect(lines).toContain('Would run: modules tests')
    expect(lines).toContain('Left out: tests on PostgreSQL (no server)')
  })
})

describe('without a temporary folder', () => {
  test('that can be written, the rules still run', async () => {
    const { lines } = await plan(['rules', 'modules'], { TMPDIR: '/proc' })
    expect(lines).toContain('Would run: rules tests')
    expect(lines).toContain('Left out: modules tests (no temporary folder)')
    expect(lines.join('\n')).toMatch(/The temporary folder \/proc (cannot be written|has 0 bytes left)/)
  })

  test.skipIf(!CAN_MOUNT)(`with enough space, the missing bytes are reported (${WHY_NOT})`, async () => {
    await using disk = await openSmallDisk('size=64k')
    const { lines } = await plan(['modules'], { TMPDIR: disk.folder })
    expect(lines.join('\n')).toMatch(/has \d+ bytes left and the tests need \d+: free some or set TMPDIR/)
    expect(lines).toContain('Left out: modules tests (no temporary folder)')
  })
})

test('the report of a real failing run has its failed test with the line', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'red-'))
  const file = `test('fails', () => {\n  expect(1).toBe(2)\n})\n`
  await writeFile(join(folder, 'red.test.js'), file)
  await writeFile(join(folder, 'vitest.config.js'), 'export default { test: { globals: true } }\n')
  const report = join(folder, 'report.json')
  const parameters = ['run', '--root', folder, '--reporter', 'json', '--outputFile', report]
  const { code } = await runNode(['node_modules/.bin/vitest', ...parameters], COMPLETE)
  expect(code).toBe(1)
  expect(readVitestReport(readJson(report), folder)).toMatchObject({
    counts: { passed: 0, failed: 1, skipped: 0 },
    failures: [{ file: 'red.test.js', line: 2, name: 'fails', filter: ['red.test.js', '-t', 'fails'] }],
  })
  await rm(folder, { recursive: true })
})

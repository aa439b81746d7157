// Runs steps of the gate as real processes.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readLog, runProcess } from '../../scripts/gate/processes.mjs'
import { followProcessorTime } from '../../scripts/gate/processor-time.mjs'
import { runSteps } from '../../scripts/gate/run-steps.mjs'
import { judgeSteps } from '../../scripts/gate/static-steps.mjs'

const step = (name: string, script: string, after: string | null = null) => ({
  name,
  command: process.execPath,
  parameters: ['-e', script],
  alone: `npx ${name}`,
  after,
})

async function openLogs() {
  const folder = await mkdtemp(join(tmpdir(), 'steps-'))
  return { folder, [Symbol.asyncDispose]: () => rm(folder, { recursive: true }) }
}

test('a step begins when the one before has ended, and outputs are kept apart', async () => {
  await using logs = await openLogs()
  const steps = [
    step('types', 'console.log(fs.readFileSync(process.argv[0]).length > 0)', 'types of the routes'),
    step('types of the routes', 'console.log("written")'),
    step('format', 'console.error("two spaces"); process.exit(1)'),
  ]
  const told: string[] = []
  const results = await runSteps(steps, logs.folder, {}, (line) => told.push(line))
  const names = results.map(({ step: { name } }) => name)
  expect(names).toHaveLength(3)
  expect(names.indexOf('types')).toBeGreaterThan(names.indexOf('types of the routes'))
  const output = Object.fromEntries(results.map(({ step: { name }, ended }) => [name, readLog(ended)]))
  expect(output).toEqual({ types: 'true\n', 'types of the routes': 'written\n', format: 'two spaces\n' })
  // What fails here on purpose is no line of the run that it is a part of.
  expect(told.find((line) => line.startsWith('FAILED: format'))).toBeDefined()
  expect(told).toContain('two spaces')
  expect(judgeSteps(results)).toEqual({
    counts: { passed: 2, failed: 1, skipped: 0 },
    failures: [{ where: null, name: 'format', command: 'npx format', artefacts: [] }],
  })
})

test('two steps that wait for each other’s output run in parallel', async () => {
  await using logs = await openLogs()
  const meet = (mine: string, others: string) =>
    `fs.writeFileSync(${JSON.stringify(join(logs.folder, mine))}, '')
     while (!fs.existsSync(${JSON.stringify(join(logs.folder, others))})) {}`
  const steps = [step('one', meet('a', 'b')), step('other', meet('b', 'a'))]
  const results = await runSteps(steps, logs.folder, {}, () => undefined)
  expect(results.map(({ ended }) => ended.status)).toEqual([0, 0])
})

test('the processor time of a program includes that of its children', async () => {
  await using logs = await openLogs()
  const busy = 'while (process.cpuUsage().user < 300_000) for (let i = 0; i < 1e7; i++);'
  const script = `child_process.spawnSync(process.execPath, ['-e', ${JSON.stringify(busy)}])`
  const { processorSeconds } = await runProcess(process.execPath, ['-e', script], {
    log: join(logs.folder, 'log'),
  })
  expect(processorSeconds).toBeGreaterThan(0.2)
})

test('the processor time includes children that a program did not wait for', async () => {
  const busy =
    'while (process.cpuUsage().user < 300_000) for (let i = 0; i < 1e7; i++); console.log("done"); setInterval(() => {}, 1000)'
  const script = `child_process.spawn(process.execPath, ['-e', ${JSON.stringify(busy)}], { stdio: ['pipe', 'inherit'] })`
  const child = spawn(process.execPath, ['-e', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
    detached: true,
  })
  const { pid = 0 } = child
  const stop = followProcessorTime(pid)
  await once(child.stdout, 'data')
  expect(stop()).toBeGreaterThan(0.2)
  process.kill(-pid, 'SIGKILL')
  await once(child, 'exit')
})

test('after SIGTERM no further step is started', async () => {
  const modules = JSON.stringify(join(process.cwd(), 'scripts/gate/processes.mjs'))
  const script = `import { endWithChildren, runProcess } from ${modules}
    endWithChildren()
    await runProcess(process.execPath, ['-e', 'console.log("first"); setInterval(() => {}, 1000)'])
    await runProcess(process.execPath, ['-e', 'console.log("second")'])`
  const child = spawn(process.execPath, ['--input-type=module', '-e', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let output = ''
  child.stdout.on('data', (text) => {
    output += text
    child.kill('SIGTERM')
  })
  expect(await once(child, 'close')).toEqual([130, null])
  expect(output).toBe('first\n')
})

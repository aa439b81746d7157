// What stands in the way of a fresh clone is said before anything is installed, and the network's absence by itself.
import { spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, existsSync, readFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { cloneInto } from '#tests/clone.ts'
import { expectOneSentence } from '#tests/faults/one-sentence.ts'
import { CAN_MOUNT, openSmallDisk, WHY_NOT } from '#tests/faults/small-disk.ts'
import { openTestFolder, runProgram } from '#tests/run-program.ts'

const INSTALLING = 'Installing'
/** Nothing listens there. */
const NO_REGISTRY = 'http://127.0.0.1:9/'

const start = (clone: string, environment: Record<string, string> = {}, program = 'start.mjs') =>
  runProgram(environment, join(clone, 'scripts', program))

async function openFreshClone() {
  const { folder, ...rest } = await openTestFolder()
  return { folder: cloneInto(folder), ...rest }
}

/** A program's first words: these make it believe that it runs on another Node. */
function onNode(version: string): string {
  const versions = `{ value: { ...process.versions, node: '${version}' } }`
  const program = `Object.defineProperty(process, 'versions', ${versions}); Object.defineProperty(process, 'version', { value: 'v${version}' })`
  return `--import=data:text/javascript,${encodeURIComponent(program)}`
}

test('without a network the registry is named, and npm’s own words are kept in a file', async () => {
  await using clone = await openFreshClone()
  const cache = join(clone.folder, 'cache')
  const ending = await start(clone.folder, { NPM_CONFIG_REGISTRY: NO_REGISTRY, NPM_CONFIG_CACHE: cache })
  const kept = join(clone.folder, 'install.log')
  const [installing = '', ...said] = ending.stderr.split('\n')
  expect([installing, ending.stdout]).toEqual([expect.stringMatching(/^Installing/), ''])
  expectOneSentence(
    { ...ending, stderr: said.join('\n') },
    'The packages could not be installed: the npm registry cannot be reached',
  )
  expect(ending.stderr).toContain(kept)
  expect(readFileSync(kept, 'utf8')).toContain('ECONNREFUSED')
})

test.each(['start.mjs', 'dev.mjs'])(
  'a port in use is said by %s before anything is installed',
  async (program) => {
    await using clone = await openFreshClone()
    const other = createServer().listen(0, '127.0.0.1')
    await once(other, 'listening')
    const address = other.address()
    const port = typeof address === 'object' && address ? String(address.port) : ''
    const ending = await start(clone.folder, { PORT: port }, program)
    other.close()
    expectOneSentence(ending, `Port ${port} is taken by another program`)
    expect(ending.stdout).toBe('')
    expect(existsSync(join(clone.folder, 'node_modules'))).toBe(false)
  },
)

test('a Node that is too old is said before anything is installed', async () => {
  await using clone = await openFreshClone()
  const ending = await start(clone.folder, { NODE_OPTIONS: onNode('18.20.8') })
  expectOneSentence(ending, 'This is Node 18.20.8; please install Node 24 or newer')
  expect(ending.stdout).toBe('')
})

test('a folder in which Vite cannot build is said before anything is installed', async () => {
  await using testFolder = await openTestFolder()
  const ending = await start(cloneInto(join(testFolder.folder, 'C#')))
  expectOneSentence(ending, 'Nothing can be built in')
  expect(ending.stdout).not.toContain(INSTALLING)
})

test.runIf(process.getuid?.() !== 0)('a folder that this user may not write is said', async () => {
  await using clone = await openFreshClone()
  chmodSync(clone.folder, 0o555)
  const ending = await start(clone.folder)
  chmodSync(clone.folder, 0o755)
  expectOneSentence(ending, /^This user may not write .*, so there is no place for the packages/)
})

describe.skipIf(!CAN_MOUNT)(`a disk of its own (${WHY_NOT})`, () => {
  test('that is read-only is said before anything is installed', async () => {
    await using disk = await openSmallDisk('size=8m')
    const clone = cloneInto(disk.folder)
    expect(spawnSync('mount', ['-o', 'remount,ro', disk.folder]).status).toBe(0)
    const ending = await start(clone)
    expectOneSentence(ending, /^This user may not write .*, so there is no place for the packages/)
    expect(ending.stdout).not.toContain(INSTALLING)
  })

  test('that is too small is said before anything is installed', async () => {
    await using disk = await openSmallDisk('size=8m')
    const ending = await start(cloneInto(disk.folder))
    expectOneSentence(
      ending,
      /^There is no room for the packages: it takes \d+ MB, and the disk of .* has \d MB left/,
    )
    expect(ending.stdout).not.toContain(INSTALLING)
  })
})

import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import type { Commands } from '#platform/command-line/command.ts'
import { callsOf } from '#platform/command-line/describe-command.mjs'
import { holdBuild } from '#platform/http/served-build.mjs'
import { COMMANDS, NOT_BESIDE_SITE } from '#scripts/commands.mjs'
import { cloneInto } from '#tests/clone.ts'
import { openTestFolder } from '#tests/run-program.ts'

const commands = Object.entries<Commands[string]>(COMMANDS)

/** The program as it is cloned, without packages. */
async function openClone() {
  const place = await openTestFolder()
  return { ...place, folder: cloneInto(place.folder) }
}

// What npm runs for each name is in tests/commands.test.ts.
test('every command tells its usage, and refuses what it does not know, before anything is installed', async () => {
  await using clone = await openClone()
  const run = (...parameters: string[]) =>
    spawnSync(process.execPath, ['scripts/tool.mjs', ...parameters], {
      cwd: clone.folder,
      encoding: 'utf8',
    })
  const before = readdirSync(clone.folder, { recursive: true })
  for (const [name, command] of commands) {
    const usage = `Usage: ${callsOf(name, command)[0]}`
    const help = run(name, '--help')
    expect([name, help]).toMatchObject([name, { status: 0, stderr: '' }])
    expect(help.stdout).toContain(`${usage}\n`)
    expect(help.stdout).toContain(`\n${command.summary}\n`)
    const wrong = run(name, '--nonsense')
    expect([name, wrong]).toMatchObject([name, { status: 2, stdout: '' }])
    const [sentence, ...calls] = wrong.stderr.trimEnd().split('\n')
    expect(sentence).toMatch(/^[^.]*--nonsense[^.]*[.]$/)
    expect(calls).toHaveLength(callsOf(name, command).length)
    expect(calls[0]).toBe(usage)
  }
  expect(readdirSync(clone.folder, { recursive: true })).toEqual(before)
})

test('npm hands on what a command is told, and its exit code', async () => {
  await using clone = await openClone()
  const run = (command: string, ...parameters: string[]) =>
    spawnSync(command, [...parameters, '--nonsense'], { cwd: clone.folder, encoding: 'utf8' })
  const { status, stdout, stderr } = run('npm', 'run', '--silent', 'backup', '--')
  expect({ status, stdout, stderr }).toEqual({
    ...{ status: 2, stdout: '' },
    stderr: run(process.execPath, 'scripts/tool.mjs', 'backup').stderr,
  })
})

test('packages that are installed first leave stdout to the command', async () => {
  await using clone = await openClone()
  const npm = join(clone.folder, 'npm.mjs')
  writeFileSync(
    npm,
    "import { mkdirSync } from 'node:fs'\nmkdirSync('node_modules')\nconsole.log('added 1 package')\n",
  )
  writeFileSync(join(clone.folder, 'src/cli/privacy.ts'), "process.stdout.write('{}')\n")
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['scripts/tool.mjs', 'privacy', 'export', 'a@mail.example'],
    { cwd: clone.folder, encoding: 'utf8', env: { PATH: process.env.PATH, npm_execpath: npm } },
  )
  expect({ status, stdout }).toEqual({ status: 0, stdout: '{}' })
  expect(stderr).toMatch(/^Installing the packages [^\n]+\n$/)
})

/** A clone with an npm that does this. */
async function openCloneWithNpm(program: string) {
  const clone = await openClone()
  const npm = join(clone.folder, 'npm.mjs')
  writeFileSync(npm, program)
  const code = "import { install } from './scripts/prepare.mjs'; await install('serving', 1)"
  const options = { cwd: clone.folder, env: { PATH: process.env.PATH, npm_execpath: npm } }
  return { ...clone, command: [process.execPath, '--input-type=module', '-e', code] as const, options }
}

test('installing that takes long is said to go on, and ends well', async () => {
  await using clone = await openCloneWithNpm(`import { existsSync, mkdirSync } from 'node:fs'
    const waiting = setInterval(() => existsSync('go') && (clearInterval(waiting), mkdirSync('node_modules')), 10)`)
  const [file, ...parameters] = clone.command
  const child = spawn(file, parameters, clone.options)
  let said = ''
  child.stderr.on('data', (text) => {
    said += text
    if (said.includes('Still')) writeFileSync(join(clone.folder, 'go'), '')
  })
  const [code] = await once(child, 'close')
  expect([code, said]).toEqual([
    0,
    expect.stringMatching(/^Installing the packages [^\n]+\nStill installing: npm tries [^\n]+[.]\n$/),
  ])
})

test('on a terminal npm shows how far it is, and why it failed', async () => {
  await using clone = await openCloneWithNpm(
    "process.stderr.write('npm on a terminal: ' + process.stderr.isTTY + '\\n', () => process.exit(1))",
  )
  writeFileSync(join(clone.folder, 'install.mjs'), clone.command[3])
  const run = `${process.execPath} install.mjs`
  const { status, stdout } = spawnSync('script', ['-qec', run, '/dev/null'], {
    ...clone.options,
    encoding: 'utf8',
  })
  expect(status).toBe(1)
  expect(stdout).toContain('npm on a terminal: true')
  expect(stdout).toContain('The packages could not be installed; npm says above why.')
})

test('where a site serves from nothing is built, and no command of development writes', async () => {
  await using clone = await openClone()
  const run = (...parameters: string[]) =>
    spawnSync(process.execPath, parameters, { cwd: clone.folder, encoding: 'utf8' })
  const refused = (what: string) => ({
    status: 1,
    stdout: '',
    stderr: `A site serves from ${clone.folder}, so ${what} is refused here; stop the site, or use another clone.\n`,
  })
  mkdirSync(join(clone.folder, 'build'))
  const release = holdBuild(join(clone.folder, 'build'))
  const build = "import { build } from './scripts/prepare.mjs'; build('no-node')"
  expect(run('--input-type=module', '-e', build)).toMatchObject(refused('building'))
  for (const name of NOT_BESIDE_SITE)
    expect(run('scripts/tool.mjs', name)).toMatchObject(refused(`npm run ${name}`))
  release()
  expect(run('--input-type=module', '-e', build).stderr).not.toContain('A site serves from')
})

import { spawnSync } from 'node:child_process'
import { readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import type { Commands } from '#platform/command-line/command.ts'
import { callsOf } from '#platform/command-line/describe-command.mjs'
import { COMMANDS } from '#scripts/commands.mjs'
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

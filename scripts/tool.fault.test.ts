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
  const folder = cloneInto(place.folder)
  const run = (name: string, ...parameters: string[]) =>
    spawnSync('npm', ['run', '--silent', name, '--', ...parameters], { cwd: folder, encoding: 'utf8' })
  return { ...place, folder, run }
}

test.each(commands)(
  '%s tells its usage, and refuses what it does not know, before anything is installed',
  async (name, command) => {
    await using clone = await openClone()
    const before = readdirSync(clone.folder, { recursive: true })
    const usage = `Usage: ${callsOf(name, command)[0]}`
    const help = clone.run(name, '--help')
    expect(help).toMatchObject({ status: 0, stderr: '' })
    expect(help.stdout).toContain(`${usage}\n`)
    expect(help.stdout).toContain(`\n${command.summary}\n`)
    const wrong = clone.run(name, '--nonsense')
    expect(wrong).toMatchObject({ status: 2, stdout: '' })
    const [sentence, ...calls] = wrong.stderr.trimEnd().split('\n')
    expect(sentence).toMatch(/^[^.]*--nonsense[^.]*[.]$/)
    expect(calls).toHaveLength(callsOf(name, command).length)
    expect(calls[0]).toBe(usage)
    expect(readdirSync(clone.folder, { recursive: true })).toEqual(before)
  },
)

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

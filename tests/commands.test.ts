import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { COMMANDS as OF_SITE } from '#cli/commands.mjs'
import type { Commands } from '#platform/command-line/command.ts'
import { callsOf } from '#platform/command-line/describe-command.mjs'
import { COMMANDS } from '#scripts/commands.mjs'
import manifest from '../package.json' with { type: 'json' }

/** Programs of packages, which read their arguments by themselves. */
const OF_PACKAGES = ['vitest', 'playwright', 'migration', 'format']
const commands: Commands = COMMANDS

test('npm knows every command of the table, and no other', () => {
  const ours = Object.entries(manifest.scripts).filter(([name]) => !OF_PACKAGES.includes(name))
  const wanted = Object.keys(commands).map((name) => [name, `node scripts/tool.mjs ${name}`])
  expect(ours.toSorted()).toEqual(wanted.toSorted())
})

test.each(Object.entries(commands))(
  'the program of %s reads what the table says of it',
  (name, { program }) => {
    expect(existsSync(program)).toBe(true)
    const text = readFileSync(program, 'utf8')
    const takesSomething = 'arguments' in (commands[name] ?? {})
    if (program.endsWith('.ts')) expect(text).toContain(`runDeclared(COMMANDS, '${name}', `)
    else if (takesSomething) expect(text).toContain(`readArguments(COMMANDS, '${name}')`)
  },
)

test('the runbook lists the commands of whoever runs the site', () => {
  const [, after = ''] = readFileSync('docs/runbook.md', 'utf8').split('\n## Commands\n')
  const rows = after
    .split('\n## ')[0]
    ?.split('\n')
    .filter((line) => line.startsWith('| `'))
  const wanted = Object.entries<Commands[string]>(OF_SITE).map(([name, command]) => {
    const calls = callsOf(name, command).map((call) => `\`${call}\``)
    return `| ${calls.join('<br>')} | ${command.summary} |`
  })
  expect(rows).toEqual(wanted)
})

// `npm run NAME`: answers wrong arguments and `--help` at once, then installs what the command needs and runs it. What is no
// command of ours is a program of a package.
import { join } from 'node:path'
import { readArguments } from '../src/platform/command-line/read-arguments.mjs'
import { COMMANDS, NOT_BESIDE_SITE } from './commands.mjs'
import { bin, findNode, install, ROOT, refuse, refuseBesideSite, run } from './prepare.mjs'

const [name, ...parameters] = process.argv.slice(2)
if (!name) refuse('Name the command to run.')
const isOurs = Object.hasOwn(COMMANDS, name)
if (isOurs) readArguments(COMMANDS, name, parameters)
if (NOT_BESIDE_SITE.includes(name)) refuseBesideSite(`npm run ${name}`)
const program = isOurs ? COMMANDS[name].program : bin(name)
if (program.endsWith('.mjs')) {
  // Installs what it needs by itself.
  process.argv.splice(1, 2, join(ROOT, program))
  await import(join(ROOT, program))
} else {
  // Benchmarks and whatever makes files of the program need tools that serving does not.
  await install(program.startsWith('src/') ? 'serving' : name === 'demo' ? 'demo' : 'everything')
  run(findNode(), [program, ...parameters], isOurs ? { NODE_ENV: 'production' } : {})
}

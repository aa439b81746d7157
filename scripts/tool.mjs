// `npm run backup`, `demo`, `vitest` and others: runs one of our commands, or of a package's, after installing what it needs.
import { bin, findNode, install, refuse, run } from './prepare.mjs'

const [command, ...parameters] = process.argv.slice(2)
if (!command) refuse('Name the command to run.')
const isOurs = command.endsWith('.ts')
// Benchmarks and whatever makes files of the program need tools that serving does not.
install(command.startsWith('src/') ? 'serving' : command === 'demo/demo.ts' ? 'demo' : 'everything')
run(findNode(), [isOurs ? command : bin(command), ...parameters], isOurs ? { NODE_ENV: 'production' } : {})

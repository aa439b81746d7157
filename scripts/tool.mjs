// `npm run demo`, `backup`, `restore` and others: runs one of our commands after installing what it needs.
import { findNode, install, refuse, run } from './prepare.mjs'

const [command, ...parameters] = process.argv.slice(2)
if (!command) refuse('Name the command to run.')
// Benchmarks and whatever makes files of the program need tools that serving does not.
install(/^(src\/|demo\/demo\.ts$)/.test(command) ? 'serving' : 'everything')
run(findNode(), [command, ...parameters], { NODE_ENV: 'production' })

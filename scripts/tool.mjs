// `npm run demo`, `backup`, `restore` and others: runs one of our commands after installing what it needs.
import { findNode, install, refuse, run } from './prepare.mjs'

const [command, ...parameters] = process.argv.slice(2)
if (!command) refuse('Name the command to run.')
install()
run(findNode(), [command, ...parameters], { NODE_ENV: 'production' })

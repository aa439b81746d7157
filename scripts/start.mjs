// `npm start`: installs and builds if needed, and serves.
import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { build, CAN_GIVE_WAY, findNode, install, ROOT, readSettings, run, toRun } from './prepare.mjs'
import { refuseTakenPort } from './starting/free-port.mjs'

// Limits the heap and returns large freed blocks at once, so that memory does not grow needlessly: 300,000 images need 1.2 GB of heap
// at most, and with a higher limit V8 takes more than it needs.
const { flags, environment } = JSON.parse(readFileSync(new URL('serving.json', import.meta.url), 'utf8'))
const PROGRAM = 'src/main.ts'

const settings = readSettings()
await refuseTakenPort(settings)
await install(settings.DEMO === 'no' ? 'serving' : 'demo')
const node = findNode()
/** By an older Node, which stays until the end: the newer one does what takes memory, and then gives way to the site. */
const HANDED_OVER = '--handed-over'
if (CAN_GIVE_WAY || node === process.execPath || process.argv.includes(HANDED_OVER)) {
  build(node, checkSettings)
  run(node, [...flags, PROGRAM], { ...environment, NODE_ENV: 'production' })
} else run(node, ['scripts/start.mjs', HANDED_OVER], {})

/** They are read by a package, so not before these are there. */
function checkSettings() {
  const { parameters, env } = toRun([PROGRAM, '--check'], {})
  const { status } = spawnSync(node, parameters, { cwd: ROOT, env, stdio: 'inherit' })
  if (status !== 0) process.exit(1)
}

// `npm run dev`: restarts the server when something changes that it reads; Vite reloads the website.
import { spawn } from 'node:child_process'
import { findNode, install, ROOT, readSettings, tell, toRun } from './prepare.mjs'
import { refuseTakenPort } from './starting/free-port.mjs'
import { watchServer } from './starting/watch-server.mjs'

// Vite uses React Router's development build; the server has to use the same, or they have different React contexts.
const PROGRAM = ['--conditions=development', 'src/main.ts', '--dev']
/** Saving all files, or changing the branch, takes a moment. */
const SAVED_WITHIN_MS = 100

await refuseTakenPort(readSettings())
await install('everything')
const node = findNode()
let isEnding = false
let child = start()
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'])
  process.on(signal, () => {
    isEnding = true
    if (hasEnded(child)) process.exit(1)
    // The terminal sends Ctrl-C to the child as well.
    if (signal !== 'SIGINT') stop(child)
  })

function start() {
  let isChanged = false
  const { parameters, env } = toRun(PROGRAM, { NODE_ENV: 'development' })
  const server = spawn(node, parameters, { cwd: ROOT, env, stdio: 'inherit' })
  const restart = () =>
    setTimeout(() => {
      stopWatching()
      child = start()
    }, SAVED_WITHIN_MS)
  const stopWatching = watchServer(ROOT, (path) => {
    if (isChanged) return
    isChanged = true
    tell(`Restarting, as ${path} has changed ...`)
    if (hasEnded(server)) restart()
    else stop(server)
  })
  server.on('exit', (code) => {
    if (isChanged && !isEnding) restart()
    else if (isEnding || code === 0) process.exit(code ?? 1)
    else tell('Waiting for a change ...')
  })
  return server
}

/** Not by SIGTERM, at which Vite ends the process before the database is closed. */
function stop(server) {
  server.kill('SIGINT')
}

function hasEnded({ exitCode, signalCode }) {
  return exitCode !== null || signalCode !== null
}

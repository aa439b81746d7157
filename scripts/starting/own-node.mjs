// Which Node runs the program: `.node-version` has its version, `engines` of package.json the oldest that starts it.
import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join, sep } from 'node:path'
import { ROOT, refuse } from './operator.mjs'

const PACKAGES = join(ROOT, 'node_modules')
const PACKAGED = join(PACKAGES, '.bin/node')
const { engines, optionalDependencies } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'))
const OLDEST_STARTING = majorOf(engines.node)
const OLDEST_RUNNING = majorOf(readFileSync(join(ROOT, '.node-version'), 'utf8'))

/**
 * The machine's own where it is new enough, else the one among the packages; none where there is neither.
 * @param {{ version: string, platform: string, arch: string }} machine
 * @returns {'own' | 'packaged' | 'none'}
 */
export function chooseNode({ version, platform, arch }) {
  const major = majorOf(version)
  if (major >= OLDEST_RUNNING) return 'own'
  return major >= OLDEST_STARTING && `node-${platform}-${arch}` in optionalDependencies ? 'packaged' : 'none'
}

/** What the machine has; the one among the packages may run this, and then it is needed. */
const chosen = process.execPath.startsWith(PACKAGES + sep) ? 'packaged' : chooseNode(process)
export const NEEDS_PACKAGED = chosen === 'packaged'

export function refuseOldNode() {
  if (chosen === 'none') refuse(sentence())
}

/** Whether what runs the program is there: packages that were installed by a newer Node have none. */
export function hasNode() {
  return !NEEDS_PACKAGED || existsSync(PACKAGED)
}

/** The Node to run everything with. The one among the packages is made for glibc, so on Alpine it doesn't run. */
export function findNode() {
  if (!NEEDS_PACKAGED) return process.execPath
  return spawnSync(PACKAGED, ['--version']).status === 0 ? PACKAGED : refuse(sentence())
}

function sentence() {
  return `This is Node ${process.versions.node}; please install Node ${OLDEST_RUNNING} or newer (https://nodejs.org) and start again.`
}

function majorOf(version) {
  return Number(/\d+/.exec(version)?.[0])
}

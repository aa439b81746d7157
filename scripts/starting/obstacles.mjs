// What stands in the way of installing and building, each in one sentence.
import { accessSync, constants, statfsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT, refuse } from './operator.mjs'

/** Vite takes them for parts of an address. */
const NOT_IN_PATHS = /[#%?]/
const MEGABYTE = 1024 * 1024
/** npm names what went wrong by a code; what the build runs, somewhere in its output. */
const CODE = /npm (?:error|ERR!) code (\w+)|\b(ENOSPC|EROFS|EACCES)\b|spawn npm (ENOENT)/
/** @type {[RegExp, string][]} */
const REASONS = [
  [
    /^(?:ENOTFOUND|EAI_AGAIN|ECONN\w+|E\w*TIMEDOUT|E\w+UNREACH|EIDLETIMEOUT|ERR_SOCKET_TIMEOUT)$/,
    'the npm registry cannot be reached, so look at the network, or at the proxy that npm has to use',
  ],
  [/^ENOSPC$/, 'the disk is full, which may be the one of npm’s cache or of temporary files'],
  [/^(?:EROFS|EACCES|EPERM)$/, 'this user may not write all that has to be written, such as npm’s cache'],
  [/^EINTEGRITY$/, 'a package is not the one that package-lock.json names'],
  [/^ENOENT$/, 'npm is not installed'],
]

/**
 * Refuses a folder in which nothing can be built or written, or too little.
 * @param {string} what is to be written
 */
export function refuseUnfit(what, megabytes) {
  if (NOT_IN_PATHS.test(ROOT))
    refuse(`Nothing can be built in ${ROOT}; move it to a path without #, % and ?.`)
  try {
    accessSync(ROOT, constants.W_OK)
  } catch {
    refuse(`This user may not write ${ROOT}, so there is no place for ${what}; give it to them, or move it.`)
  }
  const { bavail, bsize } = statfsSync(ROOT)
  const free = Math.floor((bavail * bsize) / MEGABYTE)
  if (free < megabytes)
    refuse(
      `There is no room for ${what}: it takes ${megabytes} MB, and the disk of ${ROOT} has ${free} MB left.`,
    )
}

/**
 * Why a program failed, as far as it is known. What it said is kept beside package.json.
 * @param {string} what
 * @param {{ stdout?: string, stderr?: string, error?: Error }} run
 * @param {string} file
 */
export function sentenceFor(what, { stdout = '', stderr = '', error }, file) {
  const said = `${stdout}${stderr}${error ?? ''}`
  const code = CODE.exec(said)?.slice(1).find(Boolean) ?? ''
  const reason = REASONS.find(([pattern]) => pattern.test(code))?.[1]
  const sentence = reason ? `${what}: ${reason}` : what
  const path = join(ROOT, file)
  if (keep(path, said)) return `${sentence}; what was said is in ${path}.`
  return reason ? `${sentence}.` : `${sentence}:\n${said}`
}

function keep(path, said) {
  try {
    writeFileSync(path, said)
    return true
  } catch {
    return false
  }
}

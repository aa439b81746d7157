// Finds what this machine lacks for the tests, and says how to get it.
import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync, statfsSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { groupsThatNeed, joinNames } from './groups.mjs'

/** @typedef {import('./groups.mjs').Group} Group */
/** @typedef {import('./groups.mjs').Need} Need */
/** @typedef {Record<string, string | undefined>} Environment */
/**
 * `leftOut`: what does not run without it. `isOptional`: missing on most developers' machines, so it is only mentioned.
 *
 * @typedef {{ need: Need, sentence: string, leftOut: string, isOptional: boolean }} Missing
 */

/** The system's Chromium; nothing is downloaded. The headless shell needs less processor time, so it comes first. */
export const USUAL_CHROMIUMS = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium']
/** Fixed, so that Playwright can wait for it. */
export const USUAL_E2E_PORT = '3187'
/** The fault tests use up to 220 MB; twice that for what runs beside them. */
const TEMPORARY_BYTES = 512 * 1024 * 1024
/** A local server that does not respond by then counts as missing. */
const CONNECT_WITHIN_MS = 5_000

/**
 * @param {readonly Group[]} groups @param {Environment} environment
 * @returns {Promise<Missing[]>}
 */
export async function findMissing(groups, environment) {
  /** @type {Record<Exclude<Need, 'build'>, () => Promise<string | null> | string | null>} */
  const finders = {
    'temporary-folder': () => findTemporaryFolderProblem(tmpdir()),
    postgres: () => findPostgresProblem(environment),
    chromium: () => findChromiumProblem(environment),
    java: findJavaProblem,
    port: () => findPortProblem(environment),
  }
  const missing = []
  for (const [need, find] of Object.entries(finders)) {
    const groupsInNeed = groupsThatNeed(groups, need)
    const sentence = groupsInNeed.length > 0 ? await find() : null
    if (sentence === null) continue
    const isOptional = need === 'postgres' && !environment.TEST_DATABASE_URL
    missing.push({ need, sentence, leftOut: nameLeftOut(need, groupsInNeed), isOptional })
  }
  return missing
}

/** @param {Need} need @param {readonly Group[]} groups */
function nameLeftOut(need, groups) {
  if (need === 'postgres') return 'tests on PostgreSQL (no server)'
  if (need === 'java') return 'the check of the HTML (no Java)'
  if (need === 'chromium') return 'browser tests (no Chromium)'
  if (need === 'port') return 'browser tests (their port is taken)'
  return `${joinNames(groups)} tests (no temporary folder)`
}

/**
 * For a failed build: groups that need it cannot run.
 *
 * @param {readonly Group[]} groups @returns {Missing}
 */
export function missingBuild(groups) {
  const inNeed = joinNames(groupsThatNeed(groups, 'build'))
  const leftOut = `${inNeed} tests (no build)`
  return {
    need: 'build',
    sentence: `The website could not be built, which ${inNeed} tests need.`,
    leftOut,
    isOptional: false,
  }
}

/** Null when the folder is writable and has space, else a sentence. @param {string} folder */
export function findTemporaryFolderProblem(folder) {
  const advice = 'free some or set TMPDIR to a folder on another disk.'
  try {
    const { bavail, bsize } = statfsSync(folder)
    if (bavail * bsize < TEMPORARY_BYTES)
      return `The temporary folder ${folder} has ${bavail * bsize} bytes left and the tests need ${TEMPORARY_BYTES}: ${advice}`
    const trial = mkdtempSync(join(folder, 'zeichner-'))
    writeFileSync(join(trial, 'trial'), 'trial')
    rmSync(trial, { recursive: true })
    return null
  } catch {
    return `The temporary folder ${folder} cannot be written: set TMPDIR to a folder with ${TEMPORARY_BYTES} bytes that this user may write.`
  }
}

/** @param {Environment} environment */
function findChromiumProblem({ CHROMIUM }) {
  if ((CHROMIUM ? [CHROMIUM] : USUAL_CHROMIUMS).some((path) => existsSync(path))) return null
  if (CHROMIUM)
    return `There is no Chromium at ${CHROMIUM}: set CHROMIUM to the path of one, or unset it for ${USUAL_CHROMIUMS[0]}.`
  return 'The browser tests need Chromium: run apt-get install chromium-headless-shell as root, or set CHROMIUM to its path.'
}

function findJavaProblem() {
  if (spawnSync('java', ['-version']).status === 0) return null
  return 'The check of the HTML needs Java: run apt-get install default-jre-headless as root.'
}

/** @param {Environment} environment */
async function findPortProblem({ E2E_PORT = USUAL_E2E_PORT }) {
  const port = Number(E2E_PORT)
  if (!Number.isInteger(port) || port < 1 || port > 65_535)
    return `E2E_PORT must be a port number, not "${E2E_PORT}": set it to a free one or unset it for ${USUAL_E2E_PORT}.`
  if (await isFree(port)) return null
  return `Port ${port}, on which the browser tests serve the site, is taken by another program: end it or set E2E_PORT to a free port.`
}

/** @param {number} port @returns {Promise<boolean>} */
function isFree(port) {
  return new Promise((resolve) => {
    const server = createServer()
    server.once('error', () => resolve(false))
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)))
  })
}

/** Connects like the tests. The address has a password, so only the server's message is printed. @param {Environment} environment */
async function findPostgresProblem({ TEST_DATABASE_URL }) {
  if (!TEST_DATABASE_URL)
    return 'No PostgreSQL: set TEST_DATABASE_URL=postgres://USER:PASSWORD@HOST/postgres to run the same tests on a server as well.'
  try {
    // Imported here, because packages may not be installed when this file is loaded.
    const { default: pg } = await import('pg')
    const client = new pg.Client({
      connectionString: TEST_DATABASE_URL,
      connectionTimeoutMillis: CONNECT_WITHIN_MS,
    })
    await client.connect()
    await client.end()
    return null
  } catch (error) {
    return `The PostgreSQL of TEST_DATABASE_URL cannot be used (${sayWhy(error)}): start it, or correct or unset the variable.`
  }
}

/** The messages of an error; a host with several addresses fails with an AggregateError. @param {unknown} error */
function sayWhy(error) {
  const first = error instanceof AggregateError ? error.errors[0] : error
  return first instanceof Error ? first.message : String(first)
}

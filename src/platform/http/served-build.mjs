// Programs import this before packages are installed, and under a Node that has no SQLite, so it is plain JavaScript.
// @ts-check
import { existsSync } from 'node:fs'
import { join } from 'node:path'

/** This file lies in the folder of the build. SQLite's open transaction on it is a lock that the system frees even after kill -9. */
const MARK = '.zeichner-served'

/**
 * Marks a build as served until the returned function is called or the process ends; several sites may serve one.
 * @param {string} folder
 * @returns {() => void}
 */
export function holdBuild(folder) {
  try {
    const lock = open(folder)
    lock?.exec('BEGIN; SELECT count(*) FROM sqlite_master')
    return () => lock?.close()
  } catch {
    // If there is no mark and none can be made, nothing is refused.
    return () => {}
  }
}

/** @param {string} folder */
export function isBuildServed(folder) {
  if (!existsSync(join(folder, MARK))) return false
  try {
    const lock = open(folder)
    lock?.exec('BEGIN EXCLUSIVE')
    lock?.close()
    return false
  } catch (error) {
    return /locked/.test(String(error))
  }
}

/** @param {string} folder */
function open(folder) {
  const sqlite = process.getBuiltinModule?.('node:sqlite')
  return sqlite && new sqlite.DatabaseSync(join(folder, MARK), { timeout: 0 })
}

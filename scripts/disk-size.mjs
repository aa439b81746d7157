// How much of the disk a serving installation may take, and how it is counted.
import { lstatSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

/** Node counted. */
export const MOST_MEGABYTES = 350
export const MOST_WITHOUT_NODE = 250
export const MEGABYTE = 1024 * 1024
/** As `du` counts: whole blocks. */
const BLOCK = 512

/**
 * Bytes of a file, or of a folder with all that is in it.
 * @param {string} path
 * @returns {number}
 */
export function sizeOf(path) {
  const entry = lstatSync(path)
  const inside = entry.isDirectory() ? readdirSync(path) : []
  return inside.reduce((sum, name) => sum + sizeOf(join(path, name)), entry.blocks * BLOCK)
}

// Installs system packages for the browser tests, where this is allowed.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { tell } from '../prepare.mjs'

/** @typedef {import('./needs.mjs').Missing} Missing */

/** @type {Partial<Record<import('./groups.mjs').Need, string>>} */
const DEBIAN_PACKAGES = { chromium: 'chromium-headless-shell', java: 'default-jre-headless' }

/**
 * Installs the Debian packages for what is missing.
 *
 * @param {readonly Missing[]} missing @param {Record<string, string | undefined>} environment
 * @returns {boolean} whether anything was tried, so that the needs should be checked again.
 */
export function provide(missing, environment) {
  const packages = listPackages(missing, environment)
  const mayInstall = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')
  if (!mayInstall || packages.length === 0) return false
  tell(`Installing ${packages.join(' ')} ...`)
  const install = `apt-get update -qq && DEBIAN_FRONTEND=noninteractive apt-get install -y -qq ${packages.join(' ')}`
  spawnSync('sh', ['-c', install], { stdio: 'inherit' })
  return true
}

/**
 * A Chromium at a custom path is not installed.
 *
 * @param {readonly Missing[]} missing @param {Record<string, string | undefined>} environment
 */
export function listPackages(missing, { CHROMIUM }) {
  return missing.flatMap(({ need }) => (need === 'chromium' && CHROMIUM ? [] : (DEBIAN_PACKAGES[need] ?? [])))
}

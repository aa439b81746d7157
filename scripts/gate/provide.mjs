// Installs system packages for the browser tests, where this is allowed.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { tell } from '../prepare.mjs'
import { USUAL_CHROMIUMS } from './needs.mjs'

/** @typedef {import('./groups.mjs').Group} Group */
/** @typedef {import('./needs.mjs').Missing} Missing */

/** @type {Partial<Record<import('./groups.mjs').Need, string>>} */
const DEBIAN_PACKAGES = { chromium: 'chromium-headless-shell', java: 'default-jre-headless' }

/** Without a network it is soon said that nothing was installed. */
const APT = 'apt-get -qq -o Acquire::Retries=0 -o Acquire::http::Timeout=10'

/**
 * Installs the Debian packages for what is missing, and the browser that takes least time.
 *
 * @param {readonly Missing[]} missing @param {Record<string, string | undefined>} environment
 * @param {readonly Group[]} groups
 * @returns {boolean} whether anything was tried, so that the needs should be checked again.
 */
export function provide(missing, environment, groups) {
  const chromiums = USUAL_CHROMIUMS.filter((path) => existsSync(path))
  const packages = listPackages(
    missing,
    environment,
    groups.includes('browser') ? chromiums : USUAL_CHROMIUMS,
  )
  const mayInstall = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')
  if (!mayInstall || packages.length === 0) return false
  tell(`Installing ${packages.join(' ')} ...`)
  const install = `${APT} update && DEBIAN_FRONTEND=noninteractive ${APT} install -y ${packages.join(' ')}`
  spawnSync('sh', ['-c', install], { stdio: 'inherit' })
  return true
}

/**
 * A Chromium at a custom path is not installed. The headless shell is, also where there is only the one with windows.
 *
 * @param {readonly Missing[]} missing @param {Record<string, string | undefined>} environment
 * @param {readonly string[]} chromiums those of the usual ones that are there
 */
export function listPackages(missing, { CHROMIUM }, chromiums) {
  const [quickest = ''] = USUAL_CHROMIUMS
  const lacksQuickest = !CHROMIUM && chromiums.length > 0 && !chromiums.includes(quickest)
  return [
    ...(lacksQuickest ? [DEBIAN_PACKAGES.chromium ?? ''] : []),
    ...missing.flatMap(({ need }) => (need === 'chromium' && CHROMIUM ? [] : (DEBIAN_PACKAGES[need] ?? []))),
  ]
}

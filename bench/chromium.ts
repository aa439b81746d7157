import { existsSync } from 'node:fs'
import { type Browser, chromium } from '@playwright/test'
import { StartupError } from '#platform/config.ts'
import { CHROMIUMS } from '../scripts/chromiums.mjs'

/** The whole browser before the headless shell, which draws in another way. */
const USUAL = CHROMIUMS.toReversed()

/** The user agent must not say that it is headless, which the site takes for a crawler. */
export const USER_AGENT = 'Mozilla/5.0 Chrome/150.0.0.0'

/** @throws StartupError with a sentence when there is no Chromium. */
export function findChromium(): string {
  const found = (process.env.CHROMIUM ? [process.env.CHROMIUM] : USUAL).find((path) => existsSync(path))
  if (found) return found
  throw new StartupError(
    'What is measured in a browser needs Chromium: run apt-get install chromium as root, or set CHROMIUM to its path.',
  )
}

export function openChromium(): Promise<Browser> {
  return chromium.launch({
    executablePath: findChromium(),
    args: ['--no-sandbox', '--disable-gpu', '--disable-quic'],
  })
}

import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { defineConfig } from '@playwright/test'
import { ADDRESS, PORT } from './e2e/site-under-test.ts'
import { REFUSED_COOKIES } from './e2e/visitor.ts'
import { CHROMIUMS } from './scripts/chromiums.mjs'

// The site under test, and the workers with the sites that they start, find themselves compiled.
process.env.NODE_COMPILE_CACHE ??= resolve('node_modules/.cache/zeichner/compiled')

const chromium = process.env.CHROMIUM ?? CHROMIUMS.find((path) => existsSync(path)) ?? ''

const SWITCHED_OFF = [
  // The suggestions below an address bar that nobody sees cost more than most pages under test.
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'WebUIOmniboxFullPopup',
  'AimEnabled',
  // What Playwright switches off: this list replaces its own.
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'OptimizationHints',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'NetworkTimeServiceQuerying',
  'PreconnectToSearch',
  'SpareRendererForSitePerProcess',
]

/** It talks to nobody but us. */
const CHROMIUM_FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // Network and drawing in the browser's own process: no messages between processes, no process to start.
  '--in-process-gpu',
  '--enable-features=NetworkServiceInProcess2',
  `--disable-features=${SWITCHED_OFF.join()}`,
  // The production host of site.config.ts is this machine.
  '--host-resolver-rules=MAP *.zeichner.example 127.0.0.1',
]

/** Everything comes within moments; so long it takes on a busy machine. */
const WITHIN_MS = 60_000

export default defineConfig({
  projects: [
    { name: 'journeys', testDir: 'e2e/journeys' },
    { name: 'screens', testDir: 'e2e/screens' },
    // Starts a second site, so it runs when nothing else does.
    { name: 'real-site', testDir: 'e2e/real-site', dependencies: ['journeys', 'screens'] },
  ],
  outputDir: 'test-results/browser',
  fullyParallel: true,
  // A third one took as long in all: what the faults and the site leave of two cores is used up.
  workers: 2,
  forbidOnly: true,
  // The second try records how it went. In CI a busy machine may be late once, elsewhere what needed it has failed.
  retries: 1,
  failOnFlakyTests: !process.env.CI,
  timeout: 300_000,
  expect: { timeout: WITHIN_MS },
  reporter: 'list',
  use: {
    baseURL: ADDRESS,
    browserName: 'chromium',
    actionTimeout: WITHIN_MS,
    screenshot: 'only-on-failure',
    trace: 'on-first-retry',
    locale: 'de-DE',
    storageState: REFUSED_COOKIES,
    // Headless Chromium calls itself so, and the site takes that for a crawler.
    userAgent:
      'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/150.0.0.0 Safari/537.36',
    launchOptions: {
      executablePath: chromium,
      args: CHROMIUM_FLAGS,
    },
  },
  webServer: {
    command: `"${process.execPath}" --disable-warning=ExperimentalWarning e2e/serve.ts`,
    url: `${ADDRESS}/readyz`,
    timeout: 180_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 15_000 },
    env: {
      // Where tests open the other program.
      WEBHOOK_HOSTS: '127.0.0.1',
      NODE_ENV: 'production',
      PORT: String(PORT),
      HOST: '127.0.0.1',
      LOG_LEVEL: 'warn',
      // Tests of forms come from networks of their own, so that none is taken for a flood.
      TRUST_PROXY: '1',
    },
  },
})

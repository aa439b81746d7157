import { defineConfig } from '@playwright/test'
import { answered } from './e2e/answers.ts'
import { BROWSER_DATA } from './e2e/data-directory.ts'

/** Any free port would do; a fixed one lets Playwright wait for it. */
const PORT = 3187
const address = `http://127.0.0.1:${PORT}`

/** Chromium of the system; nothing is downloaded, and it talks to nobody but us. */
const CHROMIUM_FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // The production host of site.config.ts is this machine.
  '--host-resolver-rules=MAP *.zeichner.example 127.0.0.1',
]

export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results/browser',
  fullyParallel: true,
  workers: 2,
  forbidOnly: true,
  // A busy machine may be late once; what needed the second try is reported as flaky.
  retries: process.env.CI ? 1 : 0,
  timeout: 120_000,
  // A picture's first request draws it, and the machine may be busy.
  expect: { timeout: 30_000 },
  reporter: [['list'], ['json', { outputFile: 'test-results/playwright.json' }]],
  use: {
    baseURL: address,
    browserName: 'chromium',
    locale: 'de-DE',
    // Somebody who was asked about cookies before, and said no: the banner is a journey of its own.
    storageState: {
      cookies: [],
      origins: [{ origin: address, localStorage: [{ name: 'consent', value: answered([]) }] }],
    },
    // Headless Chromium calls itself so, and the site takes that for a crawler.
    userAgent:
      'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/150.0.0.0 Safari/537.36',
    launchOptions: { executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium', args: CHROMIUM_FLAGS },
  },
  webServer: {
    // The real program with the whole demo catalogue, in a data directory of its own.
    command: 'node --disable-warning=ExperimentalWarning src/main.ts',
    url: `${address}/readyz`,
    timeout: 180_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 15_000 },
    env: {
      NODE_ENV: 'production',
      PORT: String(PORT),
      HOST: '127.0.0.1',
      DATA_DIR: BROWSER_DATA,
      LOG_LEVEL: 'warn',
      // Tests of forms come from networks of their own, so that none is taken for a flood.
      TRUST_PROXY: '1',
      // One thread draws, and only what is looked at, so that the browser keeps a core.
      WORKERS: '1',
      PREPARE: 'no',
    },
  },
})

import { USUAL_E2E_PORT } from '../scripts/gate/needs.mjs'

/** The port of the site under test. */
export const PORT = Number(process.env.E2E_PORT ?? USUAL_E2E_PORT)
export const ADDRESS = `http://127.0.0.1:${PORT}`

/** Where it keeps its data, and with it the socket by which accounts are made. Runs on several ports do not meet. */
export const BROWSER_DATA = `test-results/browser-data-${PORT}`

/** The port of the site under test. */
export const PORT = Number(process.env.E2E_PORT ?? 3187)
export const ADDRESS = `http://127.0.0.1:${PORT}`

/** In the address of a delivery that is there from the start. */
export const DELIVERY_SECRET = 'a-delivery-to-look-at-'

/** The data directory, with the socket by which accounts are created. Runs on several ports have separate ones. */
export const BROWSER_DATA = `test-results/browser-data-${PORT}`

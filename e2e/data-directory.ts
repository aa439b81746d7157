/** Where the site under test keeps its data, and with it the socket by which accounts are made. */
export const BROWSER_DATA = 'test-results/browser-data'

/** The system's Chromium; nothing is downloaded. The headless shell needs less processor time, so it comes first. */
export const CHROMIUMS = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium']

/** On every response. Content security policies: see content-policy.ts; https alone: see secure-transport.ts. */
export const SECURITY_HEADERS: Record<string, string> = {
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), browsing-topics=()',
  'Cross-Origin-Opener-Policy': 'same-origin',
  // W3C TDM Reservation Protocol: the pictures may not be mined.
  'tdm-reservation': '1',
}

/**
 * Which sites may embed a response. None, unless a route says otherwise: pictures, films and share images are shown
 * by feed readers, social networks and mail programs. Data are fetched rather than embedded, and other sites may not
 * do that either.
 */
export const RESOURCE_POLICY = 'Cross-Origin-Resource-Policy'
export const USUAL_RESOURCE_POLICY = 'same-origin'

import { SCREENS } from '#site/site-map.ts'

/** First path segments that the server handles itself, besides those of the screens. */
const SERVER_PATHS = [
  'admin',
  'assets',
  'cards',
  'de',
  'dmedia',
  'en',
  'films',
  'healthz',
  'illusde',
  'live',
  'media',
  'metrics',
  'readyz',
]
const RESERVED_PARTS = new Set([
  ...SERVER_PATHS,
  ...Object.values(SCREENS).flatMap(({ pattern }) =>
    [pattern.de, pattern.en].map((path) => path.split('/')[1] ?? ''),
  ),
])

/** Whether a first path segment belongs to a screen or the server, so that nothing else can be called so. */
export function isReservedPart(part: string): boolean {
  return RESERVED_PARTS.has(part)
}

import { COLLECTIONS, IMAGE_SEARCH } from './api-paths.ts'
import { SCREENS } from './paths.ts'

/** The next part of such a path gives access. */
export const BEFORE_SECRETS = [
  ...Object.values(SCREENS)
    .filter(({ secret }) => secret)
    .flatMap(({ pattern }) => Object.values(pattern))
    .map((pattern) => pattern.slice(0, pattern.indexOf(':'))),
  `${COLLECTIONS}/`,
  `${IMAGE_SEARCH}/`,
].filter((beginning, at, all) => all.indexOf(beginning) === at)

/** A mistyped address still contains the secret, so it matches anywhere. */
const SECRETS = new RegExp(`(${BEFORE_SECRETS.join('|')})[^/]+`, 'gi')

/** `:id` replaces each part that gives access. */
export function withoutSecrets(path: string): string {
  const read = decoded(path).replaceAll(/\/+/g, '/')
  const masked = read.replaceAll(SECRETS, '$1:id')
  return masked === read ? path : masked
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}

/** The server handles these first segments itself, besides those of the screens. */
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

export function isReservedPart(part: string): boolean {
  return RESERVED_PARTS.has(part)
}

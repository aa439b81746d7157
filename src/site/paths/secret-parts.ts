import { COLLECTIONS, IMAGE_SEARCH } from '#site/api-paths.ts'
import { SCREENS } from '#site/site-map.ts'

/** Beginnings of paths whose next part gives access: pages by the site map, then calls of the API. */
export const BEFORE_SECRETS = [
  ...Object.values(SCREENS)
    .filter(({ secret }) => secret)
    .flatMap(({ pattern }) => Object.values(pattern))
    .map((pattern) => pattern.slice(0, pattern.indexOf(':'))),
  `${COLLECTIONS}/`,
  `${IMAGE_SEARCH}/`,
].filter((beginning, at, all) => all.indexOf(beginning) === at)

/** Wherever in a path: whoever mistypes what comes before a secret has not given it up. */
const SECRETS = new RegExp(`(${BEFORE_SECRETS.join('|')})[^/]+`, 'gi')

/** The path as the log and counters are told it: `:id` stands for each part that gives access. */
export function withoutSecrets(path: string): string {
  const read = decoded(path).replaceAll(/\/+/g, '/')
  const told = read.replaceAll(SECRETS, '$1:id')
  return told === read ? path : told
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}

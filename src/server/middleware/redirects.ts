import { splitLanguage } from '#platform/i18n/language.ts'
import { pathInLanguage, paths } from '#site/paths.ts'

/**
 * The permanent address for a former or malformed path, or null when it is correct. Takes and returns paths without
 * query; applies all rules at once, so there is never a chain of redirects. Knows no content: capitals in the address
 * of a page are `findSpelling`'s.
 */
export function permanentRedirect(path: string): string | null {
  const target = withoutFormerAddress(withoutGermanPrefix(withoutNeedlessSlashes(path)))
  return target === path ? null : target
}

/** Also keeps `//host/` from becoming another host's address in a Location header. */
function withoutNeedlessSlashes(path: string): string {
  const single = path.replace(/[\\/]+/g, '/')
  return single.length > 1 && single.endsWith('/') ? single.slice(0, -1) : single
}

/** Prefixes count in capitals, too; the English one is then written small. */
function withoutGermanPrefix(path: string): string {
  const rest = path.replace(/^(?:\/de(?=\/|$))+/i, '') || '/'
  return rest.replace(/^\/en(?=\/|$)/i, '/en')
}

function withoutFormerAddress(path: string): string {
  const { language, rest } = splitLanguage(path)
  const [first = '', second = '', third = '', ...more] = rest.toLowerCase().slice(1).split('/')
  if (first === 'live' && second === '') return pathInLanguage('/graphic-recording', language)
  if (first === 'live' && second === 'profile' && third && more.length === 0) return artist(language, third)
  if (first === 'illustrator' && second && !(third === 'gallery' && more[0])) return artist(language, second)
  const standing = pathInLanguage(path.toLowerCase(), language)
  return standing === pathInLanguage(paths.allArtists('de'), language) ? standing : path
}

function artist(language: 'de' | 'en', code: string): string {
  return paths.artist(language, code)
}

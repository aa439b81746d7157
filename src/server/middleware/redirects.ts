import { splitLanguage } from '#platform/i18n/language.ts'
import { pathInLanguage, paths } from '#site/paths.ts'

/**
 * The permanent address for a former or malformed path, or null when it is correct. Takes and returns paths without
 * query; applies all rules at once, so there is never a chain of redirects.
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

function withoutGermanPrefix(path: string): string {
  let rest = path
  while (rest === '/de' || rest.startsWith('/de/')) rest = rest.slice(3) || '/'
  return rest
}

function withoutFormerAddress(path: string): string {
  const { language, rest } = splitLanguage(path)
  const [first = '', second = '', third = '', ...more] = rest.slice(1).split('/')
  if (first === 'live' && second === '') return pathInLanguage('/graphic-recording', language)
  if (first === 'live' && second === 'profile' && third && more.length === 0) return artist(language, third)
  if (first === 'illustrator' && second && !(third === 'gallery' && more[0])) return artist(language, second)
  const standing = pathInLanguage(path, language)
  return standing === pathInLanguage(paths.allArtists('de'), language) ? standing : path
}

function artist(language: 'de' | 'en', code: string): string {
  return paths.artist(language, code.toLowerCase())
}

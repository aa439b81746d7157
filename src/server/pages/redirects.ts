import type { Context, MiddlewareHandler } from 'hono'
import { findPage, findSpelling, findTwin } from '#domain/published/find-page.ts'
import type { ReadModel, Snapshot } from '#domain/published/snapshot.server.ts'
import type { Redirect } from '#domain/redirects/redirects-model.ts'
import {
  isLanguage,
  LANGUAGE_CHOICE,
  type Language,
  languageCookie,
  splitLanguage,
} from '#platform/i18n/language.ts'
import { chooseLanguage, type RequestVariables } from '#server/edge/request.ts'
import { pathInLanguage, paths, SCREENS } from '#site/paths.ts'

type PageContext = Context<{ Variables: RequestVariables }>

/** The headers that the language depends on, for shared caches (Vary). */
const LANGUAGE_SIGNS = 'Accept-Language, Cookie'
/** Staff may still change a stored target, and browsers would cache a permanent redirect for years. */
const CACHED_FOR_AN_HOUR = 'public, max-age=3600'
const NOT_CACHED = 'no-store'

/** 301 from former and misspelled addresses, 302 from a German address for visitors who read English, in one step. */
export function redirectPages(readModel: ReadModel): MiddlewareHandler<{ Variables: RequestVariables }> {
  return async (context, next) => {
    const { pathname, search, searchParams } = new URL(context.req.url)
    const chosen = searchParams.get(LANGUAGE_CHOICE)
    const snapshot = readModel.current()
    if (chosen && isLanguage(chosen)) {
      searchParams.delete(LANGUAGE_CHOICE)
      const search = searchParams.size > 0 ? `?${searchParams}` : ''
      const { address } = findTarget(snapshot, { pathname, search }, chosen)
      if (address !== pathname + search) context.res = context.redirect(address, 302)
      else await next()
      return keepChoice(context, chosen)
    }
    const dependsOnVisitor = isForLanguage(context.req.method, pathname)
    const wanted = dependsOnVisitor ? languageOf(context) : null
    const target = findTarget(snapshot, { pathname, search }, wanted)
    if (target.address !== pathname + search) context.res = redirectTo(context, target)
    else {
      if (dependsOnVisitor) context.set('leadsToEnglish', true)
      await next()
    }
    // Set on the final response: headers set earlier are lost where a route returns a Response of its own.
    if (dependsOnVisitor) context.res.headers.append('Vary', LANGUAGE_SIGNS)
  }
}

/** A redirect would lose the fields of a form. */
function isForLanguage(method: string, pathname: string): boolean {
  return splitLanguage(pathname).language === 'de' && method !== 'POST'
}

function languageOf({ req }: PageContext): Language | null {
  const language = chooseLanguage({
    userAgent: req.header('User-Agent') ?? null,
    cookie: req.header('Cookie') ?? null,
    acceptLanguage: req.header('Accept-Language') ?? null,
  })
  return language === 'en' ? 'en' : null
}

function redirectTo(context: PageContext, { address, permanent, isStored }: PageTarget): Response {
  if (isStored) context.header('Cache-Control', permanent ? CACHED_FOR_AN_HOUR : NOT_CACHED)
  return context.redirect(address, permanent ? 301 : 302)
}

function keepChoice(context: PageContext, language: Language): void {
  // The cookie is this visitor's, so the answer is nobody else's.
  context.set('ttlMs', 0)
  context.res.headers.append('Set-Cookie', languageCookie(language))
  context.res.headers.set('Cache-Control', NOT_CACHED)
}

type PageTarget = {
  /** The address that the request is meant for; the requested one where nothing is to be changed. */
  address: string
  /** Whether it is so for everybody, whatever their language. */
  permanent: boolean
  /** Whether staff stored it, and may still change it. */
  isStored: boolean
}

function findTarget(
  snapshot: Snapshot,
  { pathname, search }: { pathname: string; search: string },
  wanted: Language | null,
): PageTarget {
  const standing = findSpelling(snapshot, permanentRedirect(pathname) ?? pathname)
  const pathLanguage = splitLanguage(standing).language
  const language = wanted ?? pathLanguage
  const stored = findStored(snapshot, [pathname, standing, standing.toLowerCase()], language)
  if (stored) {
    const permanent = stored.permanent && language === pathLanguage
    return { address: withQuery(stored.to, search), permanent, isStored: true }
  }
  const target = findTwin(snapshot, standing, language)
  return { address: target + search, permanent: language === pathLanguage, isStored: false }
}

/** An existing page takes precedence. Only staff choose the target; no visitor's address can change its host. */
function findStored(snapshot: Snapshot, spellings: readonly string[], language: Language): Redirect | null {
  if (spellings.some((path) => findPage(snapshot, path))) return null
  for (const spelling of spellings) {
    const path = pathInLanguage(spelling, language)
    const exactly = snapshot.redirects.get(path)
    const found =
      exactly ?? snapshot.redirects.get(splitLanguage(path).rest) ?? findMovedParts(snapshot, path)
    if (!found) continue
    const isOurs = found.to.startsWith('/')
    return exactly || !isOurs ? found : { ...found, to: inLanguageOf(snapshot, found.to, language) }
  }
  return null
}

function inLanguageOf(snapshot: Snapshot, address: string, language: Language): string {
  const path = /^[^?#]*/.exec(address)?.[0] ?? ''
  return findTwin(snapshot, path, language) + address.slice(path.length)
}

function withQuery(to: string, search: string): string {
  if (search === '') return to
  const [address = '', ...anchor] = to.split('#')
  const joined = address.includes('?') ? `${address}&${search.slice(1)}` : address + search
  return [joined, ...anchor].join('#')
}

/** The German path of the pages that a part of an address names: redirects from there serve both languages. */
const PAGE_OF: Record<string, (part: string) => string> = {
  ':code': (code) => paths.artist('de', code),
  ':gallery': (germanUrl) => paths.gallery('de', germanUrl),
}

/** A path below moved pages, such as one style of an artist; null if nothing in it has moved or no such page exists. */
function findMovedParts(snapshot: Snapshot, path: string): Redirect | null {
  const parts = splitLanguage(path).rest.split('/')
  for (const { pattern } of Object.values(SCREENS)) {
    const expected = pattern.de.split('/')
    if (expected.length !== parts.length) continue
    const moves = expected.map((part, at) => movePart(snapshot, part, parts[at] ?? ''))
    if (moves.some((move) => move === null)) continue
    const to = moves.map((move) => move?.to ?? '').join('/')
    const isMoved = to !== parts.join('/') && findPage(snapshot, to) !== null
    if (isMoved) return { to, permanent: moves.every((move) => move?.permanent) }
  }
  return null
}

function movePart({ redirects }: Snapshot, expected: string, part: string): Redirect | null {
  const pageOf = PAGE_OF[expected]
  if (!pageOf) return expected === part ? { to: part, permanent: true } : null
  const found = part === '' ? undefined : redirects.get(pageOf(part))
  const moved = found?.to.split('/').at(-1) ?? ''
  const isSameKind = moved !== '' && found?.to === pageOf(moved)
  return found && isSameKind ? { ...found, to: moved } : { to: part, permanent: true }
}

/** Null when the path is correct. Applies all rules at once, so that no chain of redirects arises. Knows no content. */
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

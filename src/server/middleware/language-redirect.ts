import type { Context, MiddlewareHandler } from 'hono'
import type { ReadModel } from '#domain/published/snapshot.server.ts'
import { chooseLanguage } from '#platform/i18n/choose-language.ts'
import {
  isLanguage,
  LANGUAGE_CHOICE,
  type Language,
  languageCookie,
  splitLanguage,
} from '#platform/i18n/language.ts'
import type { RequestVariables } from '#server/request-variables.ts'
import { findTarget, type PageTarget } from './page-target.ts'

type PageContext = Context<{ Variables: RequestVariables }>

/** The headers that the language depends on, for shared caches (Vary). */
const LANGUAGE_SIGNS = 'Accept-Language, Cookie'
/** Staff may still change a stored target, and browsers would cache a permanent redirect for years. */
const CACHED_FOR_AN_HOUR = 'public, max-age=3600'
const NOT_CACHED = 'no-store'

/**
 * Redirects to a page's own address, in one step: from former and misspelled ones permanently (301), visitors who read
 * English from a German address to its English one (302). Stores the choice of the language switch.
 */
export function redirectPages(readModel: ReadModel): MiddlewareHandler<{ Variables: RequestVariables }> {
  return async (context, next) => {
    const { pathname, search, searchParams } = new URL(context.req.url)
    const chosen = searchParams.get(LANGUAGE_CHOICE)
    const snapshot = readModel.current()
    if (chosen && isLanguage(chosen)) {
      searchParams.delete(LANGUAGE_CHOICE)
      const kept = searchParams.size > 0 ? `?${searchParams}` : ''
      const { address } = findTarget(snapshot, { pathname, search: kept }, chosen)
      if (address !== pathname + kept) context.res = context.redirect(address, 302)
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

/** Of a visitor at a German address; null for one who stays there. */
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

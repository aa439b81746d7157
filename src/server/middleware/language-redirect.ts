import type { MiddlewareHandler } from 'hono'
import { chooseLanguage } from '#platform/i18n/choose-language.ts'
import { isLanguage, LANGUAGE_CHOICE, languageCookie, splitLanguage } from '#platform/i18n/language.ts'
import type { RequestVariables } from '#server/request-variables.ts'
import { pathInLanguage } from '#site/paths.ts'
import { permanentRedirect } from './redirects.ts'

/** The headers that the language depends on, for shared caches (Vary). */
const LANGUAGE_SIGNS = 'Accept-Language, Cookie'

/**
 * Redirects addresses that moved permanently (301) and visitors who read English from a German address to its English one
 * (302), and stores the choice of the language switch.
 */
export function redirectPages(): MiddlewareHandler<{ Variables: RequestVariables }> {
  return async (context, next) => {
    const { pathname, search, searchParams } = new URL(context.req.url)
    const chosen = searchParams.get(LANGUAGE_CHOICE)
    if (chosen && isLanguage(chosen)) {
      searchParams.delete(LANGUAGE_CHOICE)
      context.header('Set-Cookie', languageCookie(chosen))
      context.header('Cache-Control', 'no-store')
      const target = pathInLanguage(permanentRedirect(pathname) ?? pathname, chosen)
      return context.redirect(searchParams.size > 0 ? `${target}?${searchParams}` : target, 302)
    }
    const moved = permanentRedirect(pathname)
    if (moved) return context.redirect(`${moved}${search}`, 301)
    if (splitLanguage(pathname).language === 'en' || pathname.endsWith('.data')) return next()
    // A redirect would lose the fields of a form.
    if (context.req.method === 'POST') return next()
    const language = chooseLanguage({
      userAgent: context.req.header('User-Agent') ?? null,
      cookie: context.req.header('Cookie') ?? null,
      acceptLanguage: context.req.header('Accept-Language') ?? null,
    })
    if (language === 'en') {
      context.header('Vary', LANGUAGE_SIGNS)
      return context.redirect(`${pathInLanguage(pathname, 'en')}${search}`, 302)
    }
    context.set('leadsToEnglish', true)
    await next()
    // Set on the final response: headers set earlier are lost where a route returns a Response of its own.
    context.res.headers.append('Vary', LANGUAGE_SIGNS)
  }
}

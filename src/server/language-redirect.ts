import type { MiddlewareHandler } from 'hono'
import { pathInLanguage } from '#agency/paths.ts'
import { chooseLanguage } from '#base/language/choose-language.ts'
import { splitLanguage } from '#base/language/language.ts'
import { permanentRedirect } from './redirects.ts'
import type { RequestVariables } from './request-variables.ts'

/** Old addresses move for good (301); who reads English moves from a German address to its English twin (302). */
export function redirectPages(): MiddlewareHandler<{ Variables: RequestVariables }> {
  return async (context, next) => {
    const { pathname, search } = new URL(context.req.url)
    const moved = permanentRedirect(pathname)
    if (moved) return context.redirect(`${moved}${search}`, 301)
    if (splitLanguage(pathname).language === 'en' || pathname.endsWith('.data')) return next()
    const language = chooseLanguage({
      userAgent: context.req.header('User-Agent') ?? null,
      cookie: context.req.header('Cookie') ?? null,
      acceptLanguage: context.req.header('Accept-Language') ?? null,
    })
    context.header('Vary', 'Accept-Language, Cookie')
    if (language === 'en') return context.redirect(`${pathInLanguage(pathname, 'en')}${search}`, 302)
    context.set('leadsToEnglish', true)
    return next()
  }
}

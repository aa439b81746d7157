import type { MiddlewareHandler } from 'hono'
import { findPage } from '#domain/published/find-page.ts'
import type { ReadModel, Snapshot } from '#domain/published/snapshot.server.ts'
import type { Redirect } from '#domain/redirects/model.ts'
import { splitLanguage } from '#platform/i18n/language.ts'
import { pathInLanguage } from '#site/paths.ts'

/** Staff may have meant another goal; browsers would keep a permanent one for years. */
const KEPT_FOR_AN_HOUR = 'public, max-age=3600'

/**
 * Addresses that staff sent elsewhere. A page that stands there goes before, so nothing of the site can be hidden by
 * mistake; where it leads is for staff alone to say, and nothing that a visitor's address holds changes the host.
 */
export function leaveFormerAddresses(readModel: ReadModel): MiddlewareHandler {
  return async (context, next) => {
    const { pathname, search } = new URL(context.req.url)
    const redirect = findRedirect(readModel.current(), pathname)
    if (!redirect || !['GET', 'HEAD'].includes(context.req.method)) return next()
    context.header('Cache-Control', redirect.permanent ? KEPT_FOR_AN_HOUR : 'no-store')
    return context.redirect(withQuery(redirect.to, search), redirect.permanent ? 301 : 302)
  }
}

function findRedirect(snapshot: Snapshot, path: string): Redirect | null {
  const { redirects } = snapshot
  const { language, rest } = splitLanguage(path)
  const exactly = redirects.get(path)
  const found = exactly ?? redirects.get(rest)
  if (!found || findPage(snapshot, path)) return null
  const isOurs = found.to.startsWith('/')
  return exactly || !isOurs ? found : { ...found, to: pathInLanguage(found.to, language) }
}

/** The visitor's query goes along, before the part of the page and after a query that the goal has of its own. */
function withQuery(to: string, search: string): string {
  if (search === '') return to
  const [address = '', ...anchor] = to.split('#')
  const joined = address.includes('?') ? `${address}&${search.slice(1)}` : address + search
  return [joined, ...anchor].join('#')
}

import type { MiddlewareHandler } from 'hono'
import { findPage } from '#domain/published/find-page.ts'
import type { ReadModel, Snapshot } from '#domain/published/snapshot.server.ts'
import type { Redirect } from '#domain/redirects/model.ts'
import { splitLanguage } from '#platform/i18n/language.ts'
import { pathInLanguage } from '#site/paths.ts'

/** Staff may still change the target, and browsers would cache a permanent redirect for years. */
const CACHED_FOR_AN_HOUR = 'public, max-age=3600'

/**
 * Redirects that staff stored. An existing page takes precedence, so none can be hidden by mistake. Only staff choose
 * the target; nothing in a visitor's address can change its host.
 */
export function followStoredRedirects(readModel: ReadModel): MiddlewareHandler {
  return async (context, next) => {
    const { pathname, search } = new URL(context.req.url)
    const redirect = findRedirect(readModel.current(), pathname)
    if (!redirect || !['GET', 'HEAD'].includes(context.req.method)) return next()
    context.header('Cache-Control', redirect.permanent ? CACHED_FOR_AN_HOUR : 'no-store')
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

/** Appends the visitor's query after a query of the target's own and before its hash. */
function withQuery(to: string, search: string): string {
  if (search === '') return to
  const [address = '', ...anchor] = to.split('#')
  const joined = address.includes('?') ? `${address}&${search.slice(1)}` : address + search
  return [joined, ...anchor].join('#')
}

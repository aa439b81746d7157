import type { EntryContext, StaticHandlerContext } from 'react-router'
import type { Language } from '#platform/i18n/language.ts'
import type { Match } from '#website/late-router/workaround-late-router.ts'
import { NEEDS_HYDRATION } from '#website/ui/hydration/hydration.ts'
import { BUILT_PIECES } from './built-pieces.ts'
import { type PageStart, pageStart } from './start-script.ts'

// What for: one inline script that is the same on every page, so that the content security policy can name its hash, and
// that runs late. React Router's <Scripts> writes the loaders' data into inline scripts that differ from page to page and
// run at once; a nonce is no way out, since a page's bytes are cached. So the page is rendered without <Scripts>, and
// what they would say is put before its last </body>, in data blocks.
// Upstream issue: none for hashes; https://github.com/remix-run/react-router/issues/15083 is on nonces.
// Measured effect: none on its own; what the late start saves is described in `start-script.ts`.
// Can go: when React Router can hand the loaders' data over in a block that is no script, and be started by our own.

/** Puts what the page needs in order to start in a browser at the end of the HTML that React rendered. */
export function endWithStart(
  html: string,
  data: string,
  entryContext: EntryContext,
  language: Language,
): string {
  const end = html.lastIndexOf('</body>')
  return html.slice(0, end) + pageStart(data, describeStart(entryContext, language)) + html.slice(end)
}

function describeStart(entryContext: EntryContext, language: Language): PageStart {
  const { manifest, routeModules, staticHandlerContext, serverHandoffString } = entryContext
  const names = staticHandlerContext.matches.map(({ route }) => route.id)
  const routes = names.flatMap((name) => manifest.routes[name] ?? [])
  const matches = staticHandlerContext.matches.map(toMatch)
  const files = routes.flatMap(({ module, imports = [] }) => [module, ...imports])
  return {
    context: { ...JSON.parse(serverHandoffString ?? '{}'), matches },
    manifest: manifest.url,
    routes: Object.fromEntries(routes.map(({ id, module }) => [id, module])),
    entry: manifest.entry.module,
    preloads: [
      ...new Set([manifest.url, manifest.entry.module, ...manifest.entry.imports, ...files]),
      // Last: hydration needs the one soon, and waits for the other at no time.
      ...[BUILT_PIECES[language], BUILT_PIECES.router].filter((file) => file !== undefined),
    ],
    atOnce: names.some((name) => routeModules[name]?.handle === NEEDS_HYDRATION),
  }
}

/** What a browser cannot know without React Router's own matching. */
function toMatch({ route, params, pathname, pathnameBase }: StaticHandlerContext['matches'][number]): Match {
  return { id: route.id, params, pathname, pathnameBase }
}

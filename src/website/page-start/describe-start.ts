import type { EntryContext } from 'react-router'
import { COMES_BY_SCRIPT } from '#website/ui/hydration.ts'
import type { PageStart } from './start-script.ts'

/** What the page that React Router renders needs in order to start in a browser. */
export function describeStart(entryContext: EntryContext): PageStart {
  const { manifest, routeModules, staticHandlerContext, serverHandoffString } = entryContext
  const names = staticHandlerContext.matches.map(({ route }) => route.id)
  const routes = names.flatMap((name) => manifest.routes[name] ?? [])
  const files = routes.flatMap(({ module, imports = [] }) => [module, ...imports])
  return {
    context: JSON.parse(serverHandoffString ?? '{}'),
    manifest: manifest.url,
    routes: Object.fromEntries(routes.map(({ id, module }) => [id, module])),
    entry: manifest.entry.module,
    preloads: [...new Set([manifest.url, manifest.entry.module, ...manifest.entry.imports, ...files])],
    atOnce: names.some((name) => routeModules[name]?.handle === COMES_BY_SCRIPT),
  }
}

// What for: React Router's router for a page that `workaround-late-router.ts` hydrated: what <HydratedRouter> makes, with its own
// copy of the modules that no page needs before it navigates (`scripts/late-router.ts`).
// Upstream issue: none known.
// Measured effect: as there.
// Can go: as there.
import {
  UNSAFE_createBrowserHistory as createBrowserHistory,
  UNSAFE_createClientRoutes as createClientRoutes,
  UNSAFE_createRouter as createRouter,
  type DataRouter,
  UNSAFE_getTurboStreamSingleFetchDataStrategy as dataStrategyOf,
  UNSAFE_getHydrationData as hydrationDataOf,
  UNSAFE_hydrationRouteProperties as hydrationRouteProperties,
  UNSAFE_defaultMapRouteProperties as mapRouteProperties,
} from 'react-router'
import type { PageRoutes } from './workaround-late-router.ts'

/** Starts the router with the data that came with the page; it loads none by itself. */
export function openRouter({ context, manifest, modules, data }: PageRoutes): DataRouter {
  const { basename, ssr, isSpaMode } = context
  const routes = createClientRoutes(manifest.routes, modules, data, ssr, isSpaMode)
  const router: DataRouter = createRouter({
    routes,
    history: createBrowserHistory(),
    basename,
    hydrationData: hydrationDataOf({
      state: data,
      routes,
      getRouteInfo: (id) => ({
        clientLoader: modules[id]?.clientLoader,
        hasLoader: manifest.routes[id]?.hasLoader === true,
        hasHydrateFallback: false,
      }),
      location,
      basename,
      future: context.future,
      isSpaMode,
    }),
    mapRouteProperties,
    hydrationRouteProperties,
    dataStrategy: dataStrategyOf(() => router, manifest, modules, ssr),
  })
  return router.initialize()
}

// What for: to hydrate a page without React Router's data router, a sixth of the framework’s first scripts. The server says which
// routes matched; with the loaders' data they are the state that the router would compute. The router itself comes meanwhile.
// Upstream issue: none known; <HydratedRouter> imports all of the router.
// Measured effect: 116.3 kB of first scripts (brotli) on the home page without it, 99.3 with it.
// Can go: when React Router hydrates without `createRouter`.
import { type ComponentType, createElement, Fragment, useLayoutEffect, useState } from 'react'
import {
  createPath,
  type DataRouter,
  UNSAFE_decodeViaTurboStream as decodeData,
  UNSAFE_RemixErrorBoundary as ErrorBoundary,
  UNSAFE_FrameworkContext as FrameworkContext,
  IDLE_NAVIGATION,
  type UNSAFE_AssetsManifest as Manifest,
  NavigationType,
  type Params,
  type UNSAFE_RouteModules as RouteModules,
  type RouterNavigateOptions,
  type RouterSubscriber,
  type To,
} from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { whenIdle } from '#platform/browser/when-idle.ts'
import { HYDRATED } from '#website/ui/hydration/hydration.ts'
import { leaveFor, reloadWhenElsewhere, staysHere } from './leave-for.ts'

type State = DataRouter['state']
type Data = Pick<State, 'loaderData'> & Partial<Pick<State, 'actionData' | 'errors'>>
/** A route of the page, as the server matched it. */
export type Match = { id: string; params: Params; pathname: string; pathnameBase: string }
type Context = {
  basename: string
  future: Record<string, never>
  ssr: boolean
  isSpaMode: boolean
  routeDiscovery: { mode: 'initial'; manifestPath: string }
  matches: Match[]
  stream: ReadableStream<Uint8Array>
}
/** All that a page hands to its router. */
export type PageRoutes = { context: Context; manifest: Manifest; modules: RouteModules; data: Data }

declare global {
  // Set by the start script of a page, and by the list of all routes that it loads.
  var __reactRouterContext: Context
  var __reactRouterManifest: Manifest
  var __reactRouterRouteModules: RouteModules
}

/** Makes the whole router (`workaround-whole-router.ts`). */
type OpenRouter = (page: PageRoutes) => DataRouter
/** For browsers without requestIdleCallback, and pages that are never idle. */
const LATEST_START_MS = 1000

/** The part of a router that pages use before they navigate. */
type EarlyRouter = Pick<
  DataRouter,
  'basename' | 'state' | 'manifest' | 'routes' | 'subscribe' | 'navigate' | 'createHref' | 'encodeLocation'
>

/** Reads what the server wrote into the page. */
export async function readPageRoutes(): Promise<PageRoutes> {
  const { __reactRouterContext: context, __reactRouterRouteModules: modules } = globalThis
  const manifest = globalThis.__reactRouterManifest
  const { value } = await decodeData(context.stream, globalThis)
  if (!isData(value)) throw new Error('The page has no data of its routes.')
  return { context, manifest, modules, data: value }
}

function isData(value: unknown): value is Data {
  return typeof value === 'object' && value !== null && 'loaderData' in value
}

/**
 * A router that has a page's state from its start and becomes the whole router when somebody navigates, or at an idle moment
 * after hydration. Where a link leads to another page and the router has not come, or cannot, the browser follows it as
 * without script; what changes this page waits for it. `load` answers null when it cannot be loaded.
 */
export function createLateRouter(page: PageRoutes, load: () => Promise<OpenRouter | null>): DataRouter {
  const subscribers = new Set<RouterSubscriber>()
  const stopWatching = reloadWhenElsewhere()
  let open: OpenRouter | null = null
  let whole: DataRouter | null = null
  const early: EarlyRouter = {
    basename: page.context.basename,
    state: firstState(page),
    manifest: {},
    routes: [],
    subscribe(subscriber) {
      subscribers.add(subscriber)
      return () => subscribers.delete(subscriber)
    },
    async navigate(to: To | number | null, options?: RouterNavigateOptions) {
      if (staysHere(to, options)) await loaded
      becomeWhole()
      if (!whole) leaveFor(to, options)
      else if (typeof to === 'number') await whole.navigate(to)
      else await whole.navigate(to, options)
    },
    createHref: toHref,
    encodeLocation: (to) => new URL(toHref(to), location.origin),
  }
  const router: DataRouter = Object.create(early)
  const loaded = load().then((found) => {
    open = found
  })
  const whenHydrated = () => loaded.then(() => whenIdle(becomeWhole, LATEST_START_MS))
  addEventListener(HYDRATED, whenHydrated, { once: true })
  return router

  function becomeWhole(): void {
    if (whole || !open) return
    stopWatching()
    whole = open(page)
    whole.subscribe((...news) => subscribers.forEach((subscriber) => void subscriber(...news)))
    Object.setPrototypeOf(router, whole)
  }
}

function toHref(to: To): string {
  return typeof to === 'string' ? to : createPath(to)
}

/** What React Router's `createRouter` finds for a page whose data all came with it. */
function firstState({ context, manifest, modules, data }: PageRoutes): State {
  const withoutLoader = context.matches.filter(({ id }) => !manifest.routes[id]?.hasLoader)
  return {
    historyAction: NavigationType.Pop,
    location: readLocation(),
    matches: context.matches.map(({ id, ...match }) => ({ ...match, route: toRoute(id, modules[id]) })),
    initialized: true,
    renderFallback: false,
    navigation: IDLE_NAVIGATION,
    restoreScrollPosition: false,
    preventScrollReset: false,
    revalidation: 'idle',
    loaderData: { ...Object.fromEntries(withoutLoader.map(({ id }) => [id, null])), ...data.loaderData },
    actionData: data.actionData ?? null,
    errors: data.errors ?? null,
    fetchers: new Map(),
    blockers: new Map(),
  }
}

/** As React Router keeps it in the history. */
function readLocation(): State['location'] {
  const { pathname, search, hash } = location
  const { usr = null, key = 'default' } = history.state ?? {}
  return { pathname, search, hash, state: usr, key }
}

/** The elements are those that the whole router makes, so that React keeps them. */
function toRoute(id: string, module: RouteModules[string]): State['matches'][number]['route'] {
  const inLayout = (part: ComponentType | undefined) =>
    part && (module?.Layout ? createElement(module.Layout, null, createElement(part)) : createElement(part))
  return {
    id,
    handle: module?.handle,
    element: inLayout(module?.default),
    errorElement: inLayout(module?.ErrorBoundary),
  }
}

/** In the place of <HydratedRouter>: its elements are counted where React makes ids. */
export function LateRouter({ router, page }: { router: DataRouter; page: PageRoutes }) {
  const { context, manifest, modules } = page
  const [place, setPlace] = useState(router.state.location)
  useLayoutEffect(() => router.subscribe((state) => setPlace(state.location)), [router])
  const provider = createElement(RouterProvider, { router })
  return createElement(
    Fragment,
    null,
    createElement(
      FrameworkContext,
      { value: { ...context, manifest, routeModules: modules } },
      createElement(ErrorBoundary, { location: place }, provider),
    ),
    createElement(Fragment),
  )
}

import type { ReactNode } from 'react'
import { isRouteErrorResponse, Meta, Outlet, useLocation, useRouteLoaderData } from 'react-router'
import { paths } from '#site/paths.ts'
import { viewEnlarged } from '#website/image-zoom/view-enlarged.ts'
import type { Route } from './+types/root.ts'
import icon from './icon.svg?url'
import { IslandRoot } from './islands/page-facts.tsx'
import { FailureNote, MissingNote } from './layout/error-notes.tsx'
import { EMPTY_LAYOUT, LayoutContext } from './layout/layout-data.ts'
import { PageLayout } from './layout/page-layout.tsx'
import { viewLayout } from './layout/view-layout.server.ts'
import { PageEnd, SPECULATION_RULES } from './page-start/page-scripts.tsx'
import { Styles } from './page-start/styles.tsx'
import { pageRequestContext } from './request-context.server.ts'
import { describeBrokenPage, describeMissingPage, toMeta } from './seo/page-metadata.ts'
import firstFont from './styles/fonts/instrument-sans-first-view.woff2?url'

/** `--paper`, for the browser's own frame. */
const THEME_COLOUR = '#fdfdfc'

export function loader({ context, request }: Route.LoaderArgs) {
  const pageRequest = context.get(pageRequestContext)
  return { ...viewLayout(pageRequest), enlarged: viewEnlarged(pageRequest, request.url) }
}

/** Only pages that fail get a title here: every other one names itself. */
export function meta({ error }: Route.MetaArgs) {
  if (!error) return []
  if (isMissing(error)) return toMeta(describeMissingPage())
  return toMeta(describeBrokenPage())
}

export function Layout({ children }: { children: ReactNode }) {
  const layout = useRouteLoaderData<typeof loader>('root') ?? EMPTY_LAYOUT
  const { pathname, search } = useLocation()
  const { language } = layout.facts
  return (
    <html lang={language}>
      <head>
        <meta charSet="utf-8" />
        <meta name="color-scheme" content="light" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="theme-color" content={THEME_COLOUR} />
        <Meta />
        <link rel="preload" href={firstFont} as="font" type="font/woff2" crossOrigin="anonymous" />
        <link rel="icon" href={icon} type="image/svg+xml" />
        <link rel="alternate" type="application/atom+xml" href={paths.newsFeed(language)} />
        <Styles />
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own rules */}
        <script type="speculationrules" dangerouslySetInnerHTML={{ __html: SPECULATION_RULES }} />
      </head>
      <body>
        <LayoutContext value={layout}>
          <IslandRoot facts={layout.facts} address={{ pathname, search }}>
            <PageLayout>{children}</PageLayout>
            <PageEnd />
          </IslandRoot>
        </LayoutContext>
      </body>
    </html>
  )
}

export default function App() {
  return <Outlet />
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return isMissing(error) ? <MissingNote /> : <FailureNote />
}

function isMissing(error: unknown): boolean {
  return isRouteErrorResponse(error) && error.status === 404
}

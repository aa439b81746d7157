import type { ReactNode } from 'react'
import { isRouteErrorResponse, Meta, Outlet, Scripts, useRouteLoaderData } from 'react-router'
import { paths } from '#site/paths.ts'
import type { Route } from './+types/root.ts'
import { loadedMessages } from './i18n/message-catalogue.ts'
import { MessagesProvider } from './i18n/messages.tsx'
import icon from './icon.svg?url'
import { viewEnlarged } from './image-zoom/without-script/view-enlarged.ts'
import { FailureNote, MissingNote } from './layout/errors/error-notes.tsx'
import { EMPTY_LAYOUT, LayoutProvider } from './layout/layout-data.tsx'
import { PageLayout } from './layout/page-layout.tsx'
import { viewLayout } from './layout/view-layout.server.ts'
import { pageRequestContext } from './request-context.server.ts'
import { describeBrokenPage, describeMissingPage, toMeta } from './seo/page-metadata.ts'
import firstFont from './styles/fonts/instrument-sans-first-view.woff2?url'
import { Styles } from './styles/styles.tsx'

/** `--paper`, for the browser's own frame. */
const THEME_COLOUR = '#fdfdfc'

export function loader({ context, request }: Route.LoaderArgs) {
  const pageRequest = context.get(pageRequestContext)
  return { ...viewLayout(pageRequest), enlarged: viewEnlarged(pageRequest, request.url) }
}

export { isOtherPage as shouldRevalidate } from './image-zoom/zoom-address.ts'

/** Only what fails has no words of its own: every page names itself. */
export function meta({ error }: Route.MetaArgs) {
  if (!error) return []
  if (isMissing(error)) return toMeta(describeMissingPage())
  return toMeta(describeBrokenPage())
}

export function Layout({ children }: { children: ReactNode }) {
  const shell = useRouteLoaderData<typeof loader>('root') ?? EMPTY_LAYOUT
  const { language } = shell
  return (
    <html lang={language}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="theme-color" content={THEME_COLOUR} />
        <Meta />
        <link rel="preload" href={firstFont} as="font" type="font/woff2" crossOrigin="anonymous" />
        <link rel="icon" href={icon} type="image/svg+xml" />
        <link rel="alternate" type="application/atom+xml" href={paths.newsFeed(language)} />
        <Styles />
      </head>
      <body>
        <MessagesProvider language={language} messages={loadedMessages(language)}>
          <LayoutProvider data={shell}>
            <PageLayout>{children}</PageLayout>
          </LayoutProvider>
        </MessagesProvider>
        {import.meta.env.DEV && <Scripts />}
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

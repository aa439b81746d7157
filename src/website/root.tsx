import type { ReactNode } from 'react'
import { Links, Meta, Outlet, Scripts, ScrollRestoration, useRouteLoaderData } from 'react-router'
import { MessagesProvider } from '#base/language/messages.tsx'
import type { Route } from './+types/root.ts'
import { loadedMessages } from './message-catalogue.ts'
import { pageRequestContext } from './request-context.server.ts'

export function loader({ context }: Route.LoaderArgs) {
  const { language, path } = context.get(pageRequestContext)
  return { language, path }
}

export function Layout({ children }: { children: ReactNode }) {
  const data = useRouteLoaderData<typeof loader>('root')
  const language = data?.language ?? 'de'
  return (
    <html lang={language}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <Meta />
        <Links />
      </head>
      <body>
        <MessagesProvider language={language} messages={loadedMessages(language)}>
          {children}
        </MessagesProvider>
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  )
}

export default function App() {
  return <Outlet />
}

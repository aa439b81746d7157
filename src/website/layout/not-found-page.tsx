import { data } from 'react-router'
import { HomeContent } from '#website/home/home-content.tsx'
import { viewHome } from '#website/home/view-home.ts'
import { pageRequestContext } from '#website/request-context.server.ts'
import { describeMissingPage } from '#website/seo/page-metadata.ts'
import type { Route } from './+types/not-found-page.ts'
import { MissingNote } from './error-notes.tsx'

export { meta } from '#website/route-exports.ts'

export function loader({ context, request }: Route.LoaderArgs) {
  const home = viewHome(context.get(pageRequestContext), request.url)
  return data({ head: describeMissingPage(), home }, { status: 404 })
}

export default function NotFoundPage({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <MissingNote />
      <HomeContent home={loaderData.home} headingLevel="h2" />
    </>
  )
}

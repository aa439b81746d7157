import { data } from 'react-router'
import { HomeContent } from '#website/home/home-content.tsx'
import { viewHome } from '#website/home/view-home.ts'
import { pageRequestContext } from '#website/request-context.server.ts'
import { describeMissingPage, toMeta } from '#website/seo/page-metadata.ts'
import type { Route } from './+types/not-found-page.ts'
import { MissingNote } from './error-notes.tsx'

export function loader({ context, request }: Route.LoaderArgs) {
  return data({ home: viewHome(context.get(pageRequestContext), request.url) }, { status: 404 })
}

export function meta(_: Route.MetaArgs) {
  return toMeta(describeMissingPage())
}

export default function NotFoundPage({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <MissingNote />
      <HomeContent home={loaderData.home} headingLevel="h2" />
    </>
  )
}

import { data, redirect } from 'react-router'
import { roundAddress } from '#site/deciding/deciding-paths.ts'
import { unlockAddress } from '#site/paths/sharing-paths.ts'
import { paths } from '#site/paths.ts'
import { describeShared, missingStatus } from '#website/collection/sharing/describe-shared.ts'
import { MissingCollection } from '#website/collection/sharing/missing-collection.tsx'
import { SharedHead } from '#website/collection/sharing/shared-head.tsx'
import { type SharedView, viewShared } from '#website/collection/sharing/view-shared.ts'
import { Island } from '#website/islands/island.tsx'
import { pageRequestContext } from '#website/request-context.server.ts'
import { describeMissingPage, type PageHead, toMeta } from '#website/seo/page-metadata.ts'
import type { Route } from './+types/round-page.ts'
import { DecidingDesk } from './deciding-desk.tsx'
import { loadRound, type RoundView } from './load-round.ts'
import { MailLinks } from './mail-links.tsx'
import { receiveContribution } from './receive-contribution.ts'

type PageData = { head: PageHead } & (
  | { kind: 'unknown' | 'expired' }
  | { kind: 'round'; shared: SharedView; round: RoundView }
)

/** What people said in a round stays nowhere, and other sites do not learn its link. */
const PRIVATE = { 'Cache-Control': 'private, no-store', 'Referrer-Policy': 'no-referrer' }

/** A shared collection whose readers vote and comment. Its styles and scripts are apart from those of all collections. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const pageRequest = context.get(pageRequestContext)
  const id = new URL(request.url).searchParams.get('id') ?? ''
  const found = await pageRequest.savedCollections.find(id)
  if (found.outcome === 'locked')
    throw redirect(unlockAddress(pageRequest.language, id), { headers: PRIVATE })
  if (found.outcome !== 'found') {
    const status = missingStatus(found.outcome)
    return data<PageData>({ kind: found.outcome, head: describeMissingPage() }, { status })
  }
  const round = await loadRound(pageRequest, request.url, id)
  if (!round) throw redirect(paths.sharedCollection(pageRequest.language, id), { headers: PRIVATE })
  const shared = viewShared(found.collection, pageRequest.language)
  const head = describeShared(pageRequest, shared, roundAddress)
  return data<PageData>({ kind: 'round', shared, round, head }, { headers: PRIVATE })
}

/** Votes and comments, sent without script. */
export async function action({ context, request }: Route.ActionArgs) {
  return receiveContribution(context.get(pageRequestContext), request)
}

export function headers({ loaderHeaders, actionHeaders }: Route.HeadersArgs) {
  return new Headers([...loaderHeaders, ...(actionHeaders ?? [])])
}

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData ? toMeta(loaderData.head) : []
}

export default function RoundPage({ loaderData, actionData }: Route.ComponentProps) {
  if (loaderData.kind !== 'round') return <MissingCollection isExpired={loaderData.kind === 'expired'} />
  const { shared, round } = loaderData
  return (
    <>
      <SharedHead shared={shared} />
      <MailLinks view={round} id={shared.id} />
      <Island
        name="collection/deciding/deciding-desk"
        of={DecidingDesk}
        props={{ shared, round, answer: actionData }}
      />
    </>
  )
}

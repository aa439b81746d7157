import { data, redirect } from 'react-router'
import { roundAddress } from '#site/deciding-paths.ts'
import { unlockAddress } from '#site/further-paths.ts'
import { paths } from '#site/paths.ts'
import { MissingCollection } from '#website/collection/shared-head.tsx'
import {
  describeShared,
  missingStatus,
  type SharedView,
  viewShared,
} from '#website/collection/view-shared.ts'
import { Island } from '#website/islands/island.tsx'
import { pageRequestContext } from '#website/request-context.server.ts'
import { describeMissingPage, type PageHead } from '#website/seo/page-metadata.ts'
import type { Route } from './+types/round-page.ts'
import { Deciding } from './deciding.tsx'
import { loadRound, type RoundView, receiveContribution } from './receive-contribution.ts'

export { headers, meta } from '#website/route-exports.ts'

type PageData = { head: PageHead } & (
  | { kind: 'unknown' | 'expired' }
  | { kind: 'round'; shared: SharedView; round: RoundView }
)

/** No cache stores what people write in a round, and other sites do not learn its link. */
const PRIVATE = { 'Cache-Control': 'private, no-store', 'Referrer-Policy': 'no-referrer' }

/** Its styles and scripts are apart from those of all collections. */
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
  const head = describeShared(pageRequest, shared, roundAddress, round.secret !== '')
  return data<PageData>({ kind: 'round', shared, round, head }, { headers: PRIVATE })
}

export async function action({ context, request }: Route.ActionArgs) {
  return receiveContribution(context.get(pageRequestContext), request)
}

export default function RoundPage({ loaderData, actionData }: Route.ComponentProps) {
  if (loaderData.kind !== 'round') return <MissingCollection isExpired={loaderData.kind === 'expired'} />
  const { shared, round } = loaderData
  return (
    <Island name="collection/deciding/deciding" of={Deciding} props={{ shared, round, answer: actionData }} />
  )
}

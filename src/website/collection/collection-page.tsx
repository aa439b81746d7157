import { data, redirect } from 'react-router'
import { roundAddress } from '#site/deciding-paths.ts'
import { unlockAddress } from '#site/further-paths.ts'
import { paths } from '#site/paths.ts'
import { site } from '#site/public-site.ts'
import { translateIn } from '#website/i18n/head-messages.server.ts'
import { Island } from '#website/islands/island.tsx'
import { type PageRequest, pageRequestContext } from '#website/request-context.server.ts'
import { describeMissingPage, describePage, type PageHead } from '#website/seo/page-metadata.ts'
import { describeWay } from '#website/seo/structured-data.ts'
import type { Route } from './+types/collection-page.ts'
import { OwnCollection } from './own-collection.tsx'
import { SharedCollection } from './shared-collection.tsx'
import { MissingCollection, SharedHead } from './shared-head.tsx'
import { describeShared, missingStatus, type SharedView, viewShared } from './view-shared.ts'

export { headers, meta } from '#website/route-exports.ts'

type PageData = { head: PageHead } & (
  | { kind: 'own' | 'unknown' | 'expired' }
  | { kind: 'shared'; shared: SharedView }
)

/** A cached response would outlive the expiry date, and only holders of the link may have it. */
const UNCACHED = { 'Cache-Control': 'private, no-cache' }

/** The visitor's own collection is stored in their browser alone; an `id` names one that was saved for sharing. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const pageRequest = context.get(pageRequestContext)
  const id = new URL(request.url).searchParams.get('id')
  if (id === null) return data<PageData>({ kind: 'own', head: describeOwn(pageRequest) })
  const found = await pageRequest.savedCollections.find(id)
  if (found.outcome === 'locked')
    throw redirect(unlockAddress(pageRequest.language, id), { headers: UNCACHED })
  if (found.outcome === 'found') {
    const { language, rounds } = pageRequest
    if (await rounds.has(id)) throw redirect(roundAddress(language, id), { headers: UNCACHED })
    const shared = viewShared(found.collection, language)
    const head = describeShared(pageRequest, shared, paths.sharedCollection)
    return data<PageData>({ kind: 'shared', shared, head }, { headers: UNCACHED })
  }
  const status = missingStatus(found.outcome)
  return data<PageData>({ kind: found.outcome, head: describeMissingPage() }, { status })
}

function describeOwn(pageRequest: PageRequest): PageHead {
  const { origin, language } = pageRequest
  const t = translateIn(language)
  return describePage(
    pageRequest,
    {
      title: t('collection_title', { brand: site.brand[language] }),
      description: t('collection_description'),
    },
    {
      indexed: false,
      data: [
        describeWay(origin, [
          { name: t('shell_home'), path: paths.home(language) },
          { name: t('collection_heading'), path: paths.collection(language) },
        ]),
      ],
    },
  )
}

export default function CollectionPage({ loaderData }: Route.ComponentProps) {
  if (loaderData.kind === 'own')
    return <Island name="collection/own-collection" of={OwnCollection} props={{}} />
  if (loaderData.kind !== 'shared') return <MissingCollection isExpired={loaderData.kind === 'expired'} />
  const { shared } = loaderData
  return (
    <>
      <SharedHead shared={shared} />
      <Island name="collection/shared-collection" of={SharedCollection} props={{ shared }} />
    </>
  )
}

import { data, redirect } from 'react-router'
import { PROTECTION } from '#domain/collection/protection-form.ts'
import type { FoundCollection } from '#domain/collection/saved-collections.server.ts'
import { sentencesOf } from '#platform/fields/check.ts'
import { readFields, valuesOf } from '#platform/http/form-fields.ts'
import { lastDayBefore, lastDayInWords } from '#site/dates.ts'
import { LINK_SECRET_FRAGMENT, MADE_PARAMETER, protectAddress } from '#site/further-paths.ts'
import { paths } from '#site/paths.ts'
import { Island } from '#website/islands/island.tsx'
import { type PageRequest, pageRequestContext } from '#website/request-context.server.ts'
import { Button } from '#website/ui/controls.tsx'
import { FieldNotes, FormFields } from '#website/ui/fields.tsx'
import { PageDrawing } from '#website/ui/page-drawing.tsx'
import typography from '#website/ui/typography.module.css'
import type { Route } from './+types/protect-page.ts'
import { useProtectingTexts } from './collection-messages.ts'
import { MadeLink, type MadeLinkProps } from './links/made-link.tsx'
import style from './protecting.module.css'
import { MissingCollection } from './shared-head.tsx'
import { describeProtecting, missingStatus } from './view-shared.ts'

export { headers, meta } from '#website/route-exports.ts'

const STATUS = {
  unknown: 404,
  invalid: 422,
  'too-many': 429,
  busy: 503,
} as const
const PRIVATE = { 'Cache-Control': 'private, no-store', 'Referrer-Policy': 'no-referrer' }

export async function loader({ context, request }: Route.LoaderArgs) {
  const page = context.get(pageRequestContext)
  const { language, savedCollections } = page
  const { searchParams } = new URL(request.url)
  const found = await savedCollections.find(searchParams.get('id') ?? '')
  const head = describeProtecting(page)
  if (found.outcome === 'unknown' || found.outcome === 'expired') {
    const status = missingStatus(found.outcome)
    return data({ head, state: found.outcome } as const, { status, headers: PRIVATE })
  }
  const made = searchParams.get(MADE_PARAMETER)
  const link = made ? await describeLink(page, made, found) : null
  const last = found.outcome === 'found' ? lastDayBefore(found.collection.expiresAt) : ''
  const lastInWords = found.outcome === 'found' ? lastDayInWords(found.collection.expiresAt, language) : ''
  return data({ head, state: 'ready', link, last, lastInWords } as const, { headers: PRIVATE })
}

/** Null where it is over already. */
async function describeLink(
  { savedCollections, language, origin }: PageRequest,
  id: string,
  original: FoundCollection,
): Promise<MadeLinkProps | null> {
  const found = await savedCollections.find(id)
  if (found.outcome !== 'found' && found.outcome !== 'locked') return null
  const expires = found.outcome === 'found' ? found.collection.expiresAt : found.expiresAt
  return {
    id,
    address: origin + paths.sharedCollection(language, id),
    title: original.outcome === 'found' ? original.collection.title : '',
    count: original.outcome === 'found' ? original.collection.images.length : 0,
    hasPassword: found.outcome === 'locked',
    expires: expires.toISOString(),
    lastInWords: lastDayInWords(expires, language),
  }
}

export async function action({ context, request }: Route.ActionArgs) {
  const { language, savedCollections } = context.get(pageRequestContext)
  const id = new URL(request.url).searchParams.get('id') ?? ''
  const values = valuesOf(await readFields(request))
  const protecting = await savedCollections.protect(id, values)
  if (protecting.outcome === 'protected') {
    const made = `${protectAddress(language, id)}&${MADE_PARAMETER}=${protecting.id}`
    const address = `${made}#${LINK_SECRET_FRAGMENT}${protecting.secret}`
    return redirect(address, { status: 303, headers: PRIVATE })
  }
  const headers = new Headers(PRIVATE)
  if ('retryAfterSeconds' in protecting) headers.set('Retry-After', String(protecting.retryAfterSeconds))
  const { outcome } = protecting
  const errors = outcome === 'invalid' ? protecting.errors : {}
  return data({ outcome, errors, day: String(values.day ?? '') }, { status: STATUS[outcome], headers })
}

export default function ProtectPage({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useProtectingTexts()
  if (loaderData.state !== 'ready') return <MissingCollection isExpired={loaderData.state === 'expired'} />
  const { link, last, lastInWords } = loaderData
  const refused = actionData?.outcome
  const say = (text: Parameters<typeof t>[0]) => t(text, { day: lastInWords })
  return (
    <>
      <div className="page-head">
        <h1 className={typography.xl}>{t(link ? 'protecting_made' : 'protecting_heading')}</h1>
        {!link && <p className={typography.lead}>{t('protecting_text')}</p>}
        <PageDrawing of="sealed" />
      </div>
      {link ? (
        <Island name="collection/links/made-link" of={MadeLink} props={link} />
      ) : (
        <form method="post" noValidate className={style.form}>
          <FormFields
            form={PROTECTION}
            t={say}
            errors={sentencesOf(actionData?.errors ?? {}, say)}
            values={{ day: actionData?.day ?? last }}
          />
          {(refused === 'too-many' || refused === 'busy') && (
            <div role="alert">
              <FieldNotes
                name="form"
                error={t(refused === 'busy' ? 'protecting_busy' : 'protecting_too_many')}
              />
            </div>
          )}
          <Button type="submit">{t('protecting_make')}</Button>
        </form>
      )}
    </>
  )
}

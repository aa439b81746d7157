import { data, redirect } from 'react-router'
import { PROTECTION } from '#domain/collection/protection-form.ts'
import { sentencesOf } from '#platform/fields/check.ts'
import { readFields, valuesOf } from '#platform/http/form-fields.ts'
import { lastDayBefore, lastDayInWords } from '#site/dates.ts'
import { MADE_PARAMETER, protectAddress } from '#site/further-paths.ts'
import { paths } from '#site/paths.ts'
import { pageRequestContext } from '#website/request-context.server.ts'
import { Button, ButtonLink } from '#website/ui/controls.tsx'
import { FieldNotes, FormFields } from '#website/ui/fields.tsx'
import { PageDrawing } from '#website/ui/page-drawing.tsx'
import typography from '#website/ui/typography.module.css'
import type { Route } from './+types/protect-page.ts'
import { useProtectingTexts } from './collection-messages.ts'
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
  const { language, savedCollections, origin } = page
  const { searchParams } = new URL(request.url)
  const found = await savedCollections.find(searchParams.get('id') ?? '')
  const head = describeProtecting(page)
  if (found.outcome === 'unknown' || found.outcome === 'expired') {
    const status = missingStatus(found.outcome)
    return data({ head, state: found.outcome } as const, { status, headers: PRIVATE })
  }
  const made = searchParams.get(MADE_PARAMETER)
  const link = made && (await savedCollections.find(made)).outcome !== 'unknown' ? made : null
  const address = link && origin + paths.sharedCollection(language, link)
  const last = found.outcome === 'found' ? lastDayBefore(found.collection.expiresAt) : ''
  const lastInWords = found.outcome === 'found' ? lastDayInWords(found.collection.expiresAt, language) : ''
  return data({ head, state: 'ready', address, last, lastInWords } as const, { headers: PRIVATE })
}

export async function action({ context, request }: Route.ActionArgs) {
  const { language, savedCollections } = context.get(pageRequestContext)
  const id = new URL(request.url).searchParams.get('id') ?? ''
  const values = valuesOf(await readFields(request))
  const protecting = await savedCollections.protect(id, values)
  if (protecting.outcome === 'protected') {
    const address = `${protectAddress(language, id)}&${MADE_PARAMETER}=${protecting.id}`
    return redirect(address, { status: 303, headers: PRIVATE })
  }
  const headers = new Headers(PRIVATE)
  if ('retryAfterSeconds' in protecting) headers.set('Retry-After', String(protecting.retryAfterSeconds))
  const { outcome } = protecting
  const errors = outcome === 'invalid' ? protecting.errors : {}
  return data({ outcome, errors, day: String(values.day ?? '') }, { status: STATUS[outcome], headers })
}

export default function ProtectPage({ loaderData, actionData }: Route.ComponentProps) {
  const { t, language } = useProtectingTexts()
  if (loaderData.state !== 'ready') return <MissingCollection isExpired={loaderData.state === 'expired'} />
  const { address, last, lastInWords } = loaderData
  const refused = actionData?.outcome
  const say = (text: Parameters<typeof t>[0]) => t(text, { day: lastInWords })
  return (
    <>
      <div className="page-head">
        <h1 className={typography.xl}>{t(address ? 'protecting_made' : 'protecting_heading')}</h1>
        <p className={typography.lead}>{t(address ? 'protecting_made_text' : 'protecting_text')}</p>
        <PageDrawing of="sealed" />
      </div>
      {address ? (
        <div className={style.form}>
          <p className={style.link}>{address}</p>
          <ButtonLink to={paths.collection(language)}>{t('protecting_back')}</ButtonLink>
        </div>
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

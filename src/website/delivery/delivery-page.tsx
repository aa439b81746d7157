import { data, redirect } from 'react-router'
import { readFields, valuesOf } from '#platform/http/form-fields.ts'
import { paths } from '#site/paths.ts'
import { site } from '#site/public-site.ts'
import { translateIn } from '#website/i18n/head-messages.server.ts'
import { PasswordForm, refusePassword } from '#website/link-password/password-form.tsx'
import { pageRequestContext } from '#website/request-context.server.ts'
import { describePage, toMeta } from '#website/seo/page-metadata.ts'
import { classNames } from '#website/ui/class-names.ts'
import typography from '#website/ui/typography.module.css'
import type { Route } from './+types/delivery-page.ts'
import { AcceptForm } from './accept-form.tsx'
import style from './delivery.module.css'
import { useDeliveryTexts } from './delivery-messages.ts'
import { FileList } from './file-list.tsx'
import { statusOf, viewDelivery } from './view-delivery.ts'

/** Nothing on the way keeps it, and other sites do not learn its address. */
const PRIVATE = { 'Cache-Control': 'no-store', 'Referrer-Policy': 'no-referrer' }
const WRONG = 422
const FAULTS: Partial<Record<string, number>> = {
  unknown: 404,
  ended: 410,
  full: 409,
  'other-licence': 409,
  'too-often': 429,
}

export async function loader({ context, params }: Route.LoaderArgs) {
  const asked = context.get(pageRequestContext)
  const { language, deliveries } = asked
  const t = translateIn(language)
  const words = {
    title: t('delivery_title', { brand: site.brand[language] }),
    description: t('delivery_description'),
  }
  const view = viewDelivery(await deliveries.visit(params.id), params.id, language)
  const head = describePage(asked, words, { indexed: false })
  return data({ head, view }, { status: statusOf(view), headers: PRIVATE })
}

/** The password, or the acceptance; which of them, the form's fields say. */
export async function action({ context, params, request }: Route.ActionArgs) {
  const { language, deliveries } = context.get(pageRequestContext)
  const fields = await readFields(request)
  const textOf = (name: string) => String(fields.get(name) ?? '')
  const entering = fields.has('password')
    ? await deliveries.enter(params.id, textOf('password'))
    : await deliveries.accept(params.id, valuesOf(fields))
  if (entering.outcome === 'entered') {
    const headers = new Headers(PRIVATE)
    for (const cookie of deliveries.cookiesOf(params.id, entering.cookie))
      headers.append('Set-Cookie', cookie)
    return redirect(paths.delivery(language, params.id), { status: 303, headers })
  }
  const { outcome } = entering
  if (outcome === 'wrong' || outcome === 'too-many' || outcome === 'busy')
    return refusePassword(entering, PRIVATE)
  const headers = new Headers(PRIVATE)
  if (outcome === 'too-often') headers.set('Retry-After', String(entering.retryAfterSeconds))
  const errors = outcome === 'invalid' ? entering.errors : {}
  const answer = { refusal: outcome, errors, name: textOf('name') }
  return data(answer, { status: FAULTS[outcome] ?? WRONG, headers })
}

export function headers({ loaderHeaders, actionHeaders }: Route.HeadersArgs) {
  return new Headers([...loaderHeaders, ...(actionHeaders ?? [])])
}

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData ? toMeta(loaderData.head) : []
}

export default function DeliveryPage({ loaderData: { view }, actionData }: Route.ComponentProps) {
  const { t } = useDeliveryTexts()
  if (view.state === 'unknown' || view.state === 'ended') {
    return (
      <div className="page-head">
        <h1 className={typography.xl}>{t(`delivery_${view.state}`)}</h1>
        <p className={typography.lead}>{t(`delivery_${view.state}_text`)}</p>
      </div>
    )
  }
  return (
    <>
      <div className="page-head">
        <h1 className={typography.xl}>{view.state === 'locked' ? t('delivery_locked') : view.title}</h1>
      </div>
      {view.state === 'locked' && (
        <div className={style.body}>
          <PasswordForm
            className={style.form}
            help={t('delivery_password_help')}
            refused={actionData && 'minutes' in actionData ? actionData : undefined}
          />
        </div>
      )}
      {view.files && (
        <div className={style.body}>
          {view.message && <p className={classNames(typography.lead, style.words)}>{view.message}</p>}
          {view.state === 'spent' && <p className={style.words}>{t('delivery_spent')}</p>}
          <FileList view={view} />
          {!view.isAccepted && view.state === 'open' && view.files.length > 0 && (
            <AcceptForm
              licence={view.licence}
              version={view.licenceVersion}
              answer={actionData && 'refusal' in actionData ? actionData : undefined}
            />
          )}
        </div>
      )}
    </>
  )
}

import { data, redirect } from 'react-router'
import { ACCEPTANCE, ZIP } from '#domain/delivery/delivery-model.ts'
import { chooseForZip } from '#domain/delivery/open-download.server.ts'
import { licenceVersion, type Visit } from '#domain/delivery/visit.server.ts'
import type german from '#messages/delivery.de.json'
import { sentencesOf } from '#platform/fields/check.ts'
import type { ErrorTextOf, FormErrors } from '#platform/fields/kinds.ts'
import { readFields, valuesOf } from '#platform/http/form-fields.ts'
import type { Language } from '#platform/i18n/language.ts'
import { sizeInWords } from '#platform/i18n/size-in-words.ts'
import { lastDayInWords } from '#site/dates.ts'
import { downloadPath, thumbnailPath } from '#site/further-paths.ts'
import { paths } from '#site/paths.ts'
import { site } from '#site/public-site.ts'
import { translateIn } from '#website/i18n/head-messages.server.ts'
import { Island } from '#website/islands/island.tsx'
import { pageRequestContext } from '#website/request-context.server.ts'
import { describePage } from '#website/seo/page-metadata.ts'
import { classNames } from '#website/ui/class-names.ts'
import { Button } from '#website/ui/controls.tsx'
import { CheckField, FieldNotes, FormFields } from '#website/ui/fields.tsx'
import { PageDrawing } from '#website/ui/page-drawing.tsx'
import { PasswordForm, refusePassword } from '#website/ui/password-form.tsx'
import typography from '#website/ui/typography.module.css'
import type { Route } from './+types/delivery-page.ts'
import style from './delivery.module.css'
import { FileList, useDeliveryTexts } from './file-list.tsx'

export { headers, meta } from '#website/route-exports.ts'

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
  const page = context.get(pageRequestContext)
  const { language, deliveries } = page
  const t = translateIn(language)
  const words = {
    title: t('delivery_title', { brand: site.brand[language] }),
    description: t('delivery_description'),
  }
  const view = viewDelivery(await deliveries.visit(params.id), params.id, language)
  const head = describePage(page, words, { indexed: false })
  return data({ head, view }, { status: statusOf(view), headers: PRIVATE })
}

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

export default function DeliveryPage({ loaderData: { view }, actionData }: Route.ComponentProps) {
  const { t } = useDeliveryTexts()
  if (view.state === 'unknown' || view.state === 'ended') {
    return (
      <div className="page-head">
        <h1 className={typography.xl}>{t(`delivery_${view.state}`)}</h1>
        <p className={typography.lead}>{t(`delivery_${view.state}_text`)}</p>
        <PageDrawing of="missing" />
      </div>
    )
  }
  return (
    <>
      <div className="page-head">
        <h1 className={typography.xl}>{view.state === 'locked' ? t('delivery_locked') : view.title}</h1>
        {view.state === 'locked' && <PageDrawing of="sealed" />}
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
          <Island
            name="delivery/file-list"
            of={FileList}
            props={{ list: { files: view.files, zip: view.zip, until: view.until } }}
          />
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

type AcceptFormProps = {
  licence: string
  version: string
  answer: { refusal: string; errors: FormErrors<ErrorTextOf<typeof ACCEPTANCE>>; name: string } | undefined
}

const REFUSALS: Partial<Record<string, keyof typeof german>> = {
  'other-licence': 'delivery_other_licence',
  'too-often': 'delivery_too_often',
  full: 'delivery_full',
}

function AcceptForm({ licence, version, answer }: AcceptFormProps) {
  const { t } = useDeliveryTexts()
  const { refusal, name, errors: found = {} } = answer ?? {}
  const errors = sentencesOf(found, t)
  const refused = errors.licence ?? (refusal && REFUSALS[refusal] && t(REFUSALS[refusal]))
  return (
    <form method="post" noValidate className={style.form}>
      {licence && (
        <section>
          <h2 className={typography.md}>{t('delivery_licence')}</h2>
          <p className={style.licence}>{licence}</p>
          <input type="hidden" name="licence" value={version} />
        </section>
      )}
      <FormFields form={ACCEPTANCE} t={t} errors={errors} values={{ name }} />
      {licence && (
        <CheckField name="accepted" required error={errors.accepted}>
          {t('delivery_accept')}
        </CheckField>
      )}
      {refused && (
        <div role="alert">
          <FieldNotes name="form" error={refused} />
        </div>
      )}
      <Button type="submit">{t(licence ? 'delivery_accept_button' : 'delivery_go_on')}</Button>
    </form>
  )
}

type DeliveryView = ReturnType<typeof viewDelivery>

const STATUS = { unknown: 404, ended: 410, spent: 410, locked: 200, open: 200 } as const

function statusOf({ state }: DeliveryView) {
  return STATUS[state]
}

function viewDelivery(visit: Visit, id: string, language: Language) {
  if (visit.outcome === 'locked') return { state: 'locked' as const }
  if (visit.outcome !== 'open') return { state: visit.outcome }
  const { row, files, pass, unfinished, whole, thumbnails } = visit
  const goesOn = (what: string) => unfinished.has(what)
  const isSpent = files.length > 0 && files.every(({ left }) => left === 0) && unfinished.size === 0
  const inZip = chooseForZip(files, unfinished.get(ZIP))
  const hasZip = inZip.length > 1 && (goesOn(ZIP) || inZip.every(({ left }) => left !== 0))
  const bytes = inZip.reduce((sum, file) => sum + file.bytes, 0)
  return {
    state: isSpent ? ('spent' as const) : ('open' as const),
    title: row.title,
    message: row.message,
    licence: row.licence,
    licenceVersion: licenceVersion(row),
    until: lastDayInWords(row.endsAt, language),
    isAccepted: pass !== null,
    files: files.map((file) => ({
      name: file.name,
      thumbnail: thumbnails.has(file.id) ? thumbnailPath(id, file.id) : null,
      size: sizeInWords(file.bytes, language),
      sha256: file.sha256,
      left: file.left,
      goesOn: goesOn(String(file.id)),
      isWhole: whole.has(file.id),
      href:
        pass === null || (file.left === 0 && !goesOn(String(file.id)))
          ? null
          : downloadPath(id, String(file.id), pass),
    })),
    zip:
      pass !== null && hasZip
        ? {
            size: sizeInWords(bytes, language),
            href: downloadPath(id, ZIP, pass),
            isOfAll: inZip.length === files.length,
          }
        : null,
  }
}

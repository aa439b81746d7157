import { data, redirect } from 'react-router'
import { readFields, valuesOf } from '#platform/http/form-fields.ts'
import { paths } from '#site/paths.ts'
import { site } from '#site/public-site.ts'
import { translateIn } from '#website/i18n/head-messages.server.ts'
import { Island } from '#website/islands/island.tsx'
import { pageRequestContext } from '#website/request-context.server.ts'
import { describePage, toMeta } from '#website/seo/page-metadata.ts'
import typography from '#website/ui/typography.module.css'
import type { Route } from './+types/collection-email-page.ts'
import style from './collection-mail-page.module.css'
import { EmailForm } from './email-form.tsx'
import { useEmailTexts } from './email-messages.ts'
import { SentSheet } from './email-sent.tsx'
import { EmailThumbnails } from './email-thumbnails.tsx'
import { type EmailAnswer, typedIn } from './form-answer.ts'
import { NoCollectionNote } from './no-collection-note.tsx'
import { statusOf, viewCollectionEmail } from './view-collection-email.ts'

/** The id is all that protects a collection, so nothing on the way may keep this page. */
const NEVER_KEPT = { 'Cache-Control': 'no-store' }
const SENT = 'sent'

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const asked = context.get(pageRequestContext)
  const { language, savedCollections } = asked
  const t = translateIn(language)
  const words = {
    title: t('letter_title', { brand: site.brand[language] }),
    description: t('letter_description'),
  }
  const view = viewCollectionEmail(await savedCollections.find(params.id), language)
  const head = describePage(asked, words, { indexed: false })
  const isSent = new URL(request.url).searchParams.has(SENT)
  return data({ head, view, isSent }, { status: statusOf(view), headers: NEVER_KEPT })
}

export async function action({ context, params, request }: Route.ActionArgs) {
  const { language, savedCollections } = context.get(pageRequestContext)
  const values = valuesOf(await readFields(request))
  const mailing = await savedCollections.send({ ...values, id: params.id, lang: language })
  if (mailing.outcome === 'queued')
    return redirect(`${paths.collectionEmail(language, params.id)}?${SENT}=1`, 303)
  const errors = mailing.outcome === 'invalid' ? mailing.errors : {}
  const isTooMany = mailing.outcome === 'too-many'
  const answer: EmailAnswer = { errors, typed: typedIn(values), tooMany: isTooMany }
  if (isTooMany) {
    const headers = { ...NEVER_KEPT, 'Retry-After': String(mailing.retryAfterSeconds) }
    return data(answer, { status: 429, headers })
  }
  const status = mailing.outcome === 'invalid' ? 422 : statusOf({ state: mailing.outcome })
  return data(answer, { status, headers: NEVER_KEPT })
}

export function headers({ loaderHeaders, actionHeaders }: Route.HeadersArgs) {
  return new Headers([...loaderHeaders, ...(actionHeaders ?? [])])
}

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData ? toMeta(loaderData.head) : []
}

export default function CollectionEmailPage({ loaderData, actionData, params }: Route.ComponentProps) {
  const { t } = useEmailTexts()
  const { view, isSent } = loaderData
  return (
    <>
      <div className="page-head">
        <h1 className={typography.xl}>{t('letter_heading')}</h1>
      </div>
      <div className={style.body}>
        <div className={style.main}>
          {view.state !== 'ready' && <NoCollectionNote reason={view.state} />}
          {view.state === 'ready' && isSent && <SentSheet id={params.id} />}
          {view.state === 'ready' && !isSent && (
            <Island name="collection-email/email-form" of={EmailForm} props={{ answer: actionData }} />
          )}
        </div>
        {view.state === 'ready' && view.count > 0 && (
          <div className={style.side}>
            <EmailThumbnails images={view.images} count={view.count} />
          </div>
        )}
      </div>
    </>
  )
}

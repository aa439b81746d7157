import { data, redirect } from 'react-router'
import { valuesOf } from '#agency/enquiries/collection-mail.ts'
import { paths } from '#agency/paths.ts'
import typography from '#base/ui/typography.module.css'
import { site } from '#site'
import style from '#website/collection-mail/collection-mail-page.module.css'
import { type MailAnswer, typedIn } from '#website/collection-mail/mail-answer.ts'
import { MailForm } from '#website/collection-mail/mail-form.tsx'
import { MailThumbnails } from '#website/collection-mail/mail-thumbnails.tsx'
import { useMailWords } from '#website/collection-mail/mail-words.ts'
import { NoCollectionNote } from '#website/collection-mail/no-collection-note.tsx'
import { SentSheet } from '#website/collection-mail/sent-sheet.tsx'
import { statusOf, viewCollectionMail } from '#website/collection-mail/view-collection-mail.ts'
import { tellIn } from '#website/head-messages.server.ts'
import { pageRequestContext } from '#website/request-context.server.ts'
import { describePage, toMeta } from '#website/shell/page-metadata.ts'
import { COMES_BY_SCRIPT } from '#website/taking-over.ts'
import type { Route } from './+types/collection-mail-page.ts'

/** The id is all that protects a collection, so nothing on the way may keep this page. */
const NEVER_KEPT = { 'Cache-Control': 'no-store' }
const SENT = 'sent'

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const asked = context.get(pageRequestContext)
  const { language, savedCollections } = asked
  const tell = tellIn(language)
  const words = {
    title: tell('letter_title', { brand: site.brand[language] }),
    description: tell('letter_description'),
  }
  const view = viewCollectionMail(await savedCollections.find(params.id), language)
  const head = describePage(asked, words, { indexed: false })
  const isSent = new URL(request.url).searchParams.has(SENT)
  return data({ head, view, isSent }, { status: statusOf(view), headers: NEVER_KEPT })
}

export async function action({ context, params, request }: Route.ActionArgs) {
  const { language, savedCollections } = context.get(pageRequestContext)
  const values = valuesOf(await request.formData())
  const mailing = await savedCollections.send({ ...values, id: params.id, lang: language })
  if (mailing.outcome === 'queued')
    return redirect(`${paths.collectionMail(language, params.id)}?${SENT}=1`, 303)
  const complaints = mailing.outcome === 'invalid' ? mailing.complaints : {}
  const isTooMany = mailing.outcome === 'too-many'
  const answer: MailAnswer = { complaints, typed: typedIn(values), tooMany: isTooMany }
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

export const handle = COMES_BY_SCRIPT

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData ? toMeta(loaderData.head) : []
}

export default function CollectionMailPage({ loaderData, actionData, params }: Route.ComponentProps) {
  const { tell } = useMailWords()
  const { view, isSent } = loaderData
  return (
    <>
      <div className="page-head">
        <h1 className={typography.xl}>{tell('letter_heading')}</h1>
      </div>
      <div className={style.body}>
        <div className={style.main}>
          {view.state !== 'ready' && <NoCollectionNote reason={view.state} />}
          {view.state === 'ready' && isSent && <SentSheet id={params.id} />}
          {view.state === 'ready' && !isSent && <MailForm answer={actionData} />}
        </div>
        {view.state === 'ready' && (
          <div className={style.side}>
            <MailThumbnails images={view.images} count={view.count} />
          </div>
        )}
      </div>
    </>
  )
}

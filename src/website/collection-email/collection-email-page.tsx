import { data, redirect } from 'react-router'
import { cutAround } from '#domain/imaging/imaging-model.ts'
import { readFields, valuesOf } from '#platform/http/form-fields.ts'
import { paths } from '#site/paths.ts'
import { site } from '#site/public-site.ts'
import { translateIn } from '#website/i18n/head-messages.server.ts'
import { Island } from '#website/islands/island.tsx'
import { pageRequestContext } from '#website/request-context.server.ts'
import { describePage } from '#website/seo/page-metadata.ts'
import { ButtonLink } from '#website/ui/controls.tsx'
import typography from '#website/ui/typography.module.css'
import type { Route } from './+types/collection-email-page.ts'
import style from './collection-mail-page.module.css'
import { type EmailAnswer, EmailForm, type EmailText, typedIn, useEmailTexts } from './email-form.tsx'
import {
  type CollectionEmailView,
  statusOf,
  type Thumbnail,
  viewCollectionEmail,
} from './view-collection-email.ts'

export { headers, meta } from '#website/route-exports.ts'

/** Only the secret id protects a collection, so no cache may store this page. */
const NEVER_KEPT = { 'Cache-Control': 'no-store' }
const SENT = 'sent'

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const page = context.get(pageRequestContext)
  const { language, savedCollections } = page
  const t = translateIn(language)
  const words = {
    title: t('letter_title', { brand: site.brand[language] }),
    description: t('letter_description'),
  }
  const view = viewCollectionEmail(await savedCollections.find(params.id), language)
  const head = describePage(page, words, { indexed: false })
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

function SentSheet({ id }: { id: string }) {
  const { t, language } = useEmailTexts()
  return (
    <section className={style.sheet}>
      {/* biome-ignore lint/a11y/noAutofocus: nothing else says that it worked */}
      <h2 tabIndex={-1} autoFocus className={typography.lg}>
        {t('letter_sent')}
      </h2>
      <p className={typography.lead}>{t('letter_sent_text')}</p>
      <div className={style.ways}>
        <ButtonLink to={paths.collection(language)}>{t('letter_back')}</ButtonLink>
        <ButtonLink to={paths.collectionEmail(language, id)} outlined>
          {t('letter_again')}
        </ButtonLink>
      </div>
    </section>
  )
}

/** Four to a row of a third of the page; a square takes no more of a phone. */
const SHOWN_WIDTH = 90

function EmailThumbnails({ images, count }: { images: Thumbnail[]; count: number }) {
  const { t } = useEmailTexts()
  const further = count - images.length
  return (
    <aside className={style.pictures}>
      <h2 className={typography.label}>
        {t(count === 1 ? 'letter_images_one' : 'letter_images_some', { count })}
      </h2>
      <ul className={style.list}>
        {images.map(({ id, source, alt, focus }) => (
          <li key={id}>
            <img src={source} style={cutAround(focus)} alt={alt} width={SHOWN_WIDTH} height={SHOWN_WIDTH} />
          </li>
        ))}
      </ul>
      {further > 0 && <p className={typography.small}>{t('letter_more_images', { count: further })}</p>}
    </aside>
  )
}

type Reason = Exclude<CollectionEmailView['state'], 'ready'>

const WORDS = {
  unknown: { heading: 'letter_unknown', text: 'letter_unknown_text' },
  expired: { heading: 'letter_expired', text: 'letter_expired_text' },
  withdrawn: { heading: 'letter_withdrawn', text: 'letter_withdrawn_text' },
} as const satisfies Record<Reason, { heading: EmailText; text: EmailText }>

function NoCollectionNote({ reason }: { reason: Reason }) {
  const { t, language } = useEmailTexts()
  const { heading, text } = WORDS[reason]
  return (
    <section className={style.sheet}>
      <h2 className={typography.lg}>{t(heading)}</h2>
      <p className={typography.lead}>{t(text, { days: site.sharedCollectionDays })}</p>
      <ButtonLink to={paths.collection(language)}>{t('letter_open_collection')}</ButtonLink>
    </section>
  )
}

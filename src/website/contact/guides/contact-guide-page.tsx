import { data } from 'react-router'
import type { ApplicationLookup } from '#domain/enquiries/forms/submission.ts'
import { furtherPaths } from '#site/paths/further-paths.ts'
import { FORM_PART, paths, TEXT_PART } from '#site/paths.ts'
import { site } from '#site/public-site.ts'
import { type Guide, isGuide } from '#site/site-map.ts'
import { ApplicationSent } from '#website/contact/application/application-sent.tsx'
import { ApplicationStateSheet } from '#website/contact/application/application-state-sheet.tsx'
import { ContactBody } from '#website/contact/contact-body.tsx'
import { answerSending } from '#website/contact/form/sending/answer-sending.server.ts'
import { ASKED_ANEW } from '#website/contact/form/sent-in.ts'
import { translateIn } from '#website/i18n/head-messages.server.ts'
import { useMessages } from '#website/i18n/messages.tsx'
import { Island } from '#website/islands/island.tsx'
import { orNotFound } from '#website/layout/errors/or-not-found.ts'
import { type PageRequest, pageRequestContext } from '#website/request-context.server.ts'
import { describePage, toMeta } from '#website/seo/page-metadata.ts'
import { describeWay } from '#website/seo/structured-data.ts'
import { TextHead } from '#website/text/text-head.tsx'
import { viewText } from '#website/text/view-text.ts'
import { ButtonLink } from '#website/ui/controls.tsx'
import type { Route } from './+types/contact-guide-page.ts'
import style from './guide-body.module.css'
import { GuideBody } from './guide-body.tsx'
import { GuideForm } from './guide-form.tsx'
import { GuideTabs } from './guide-tabs.tsx'
import { viewGuideForm } from './view-guide-form.ts'

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const asked = context.get(pageRequestContext)
  const guide = orNotFound(isGuide(params.guide) ? params.guide : null)
  const text = viewText(`guide-${guide}`, asked.language)
  const query = new URL(request.url).searchParams
  const form = await viewGuideForm(asked, guide, query)
  if (form.kind === 'state') return data({ head: describeState(asked), text, form }, answerTo(form.lookup))
  const head = form.kind === 'sent' ? describeSent(asked) : describeGuide(asked, guide)
  return data({ head, text, form }, ASKED_ANEW)
}

export async function action({ context, params, request }: Route.ActionArgs) {
  const { language, submissions } = context.get(pageRequestContext)
  const guide = orNotFound(isGuide(params.guide) ? params.guide : null)
  if (guide === 'artist')
    return answerSending(await submissions.sendApplication(request, language), (number, _, id) =>
      furtherPaths.applicationSent(language, number, id),
    )
  const sending = await submissions.sendEnquiry(request, language)
  return answerSending(sending, (number, imageIds) => paths.enquirySent(language, number, imageIds))
}

function describeGuide(asked: PageRequest, guide: Guide) {
  const { origin, language } = asked
  const t = translateIn(language)
  const text = viewText(`guide-${guide}`, language)
  const way = describeWay(origin, [
    { name: t('shell_home'), path: paths.home(language) },
    { name: t('contact_all'), path: paths.contact(language) },
    { name: text.heading, path: paths.guide(language, guide) },
  ])
  return describePage(asked, text, { data: [way] })
}

function describeSent(asked: PageRequest) {
  const t = translateIn(asked.language)
  const words = {
    title: t('apply_sent_title', { brand: site.brand[asked.language] }),
    description: t('apply_sent_description'),
  }
  return describePage(asked, words, { indexed: false })
}

function describeState(asked: PageRequest) {
  const t = translateIn(asked.language)
  const words = {
    title: t('apply_state_title', { brand: site.brand[asked.language] }),
    description: t('apply_state_description'),
  }
  return describePage(asked, words, { indexed: false })
}

/** Somebody's own matter: nobody keeps it. */
function answerTo(lookup: ApplicationLookup) {
  const kept = { 'Cache-Control': 'no-store' }
  if (lookup.outcome === 'found') return { headers: kept }
  if (lookup.outcome === 'unknown') return { status: 404, headers: kept }
  return { status: 429, headers: { ...kept, 'Retry-After': String(lookup.retryAfterSeconds) } }
}

export function headers({ loaderHeaders, actionHeaders }: Route.HeadersArgs) {
  return new Headers([...loaderHeaders, ...(actionHeaders ?? [])])
}

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData ? toMeta(loaderData.head) : []
}

export default function ContactGuidePage({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useMessages()
  const { text, form } = loaderData
  if (form.kind === 'sent' || form.kind === 'state')
    return (
      <>
        <TextHead text={text} />
        <Island name="contact/guides/guide-tabs" of={GuideTabs} props={{}} />
        <ContactBody>
          {form.kind === 'sent' ? <ApplicationSent {...form} /> : <ApplicationStateSheet {...form} />}
        </ContactBody>
      </>
    )
  const ownForm = <GuideForm form={form} answer={actionData} />
  return (
    <>
      <TextHead text={text} />
      <Island name="contact/guides/guide-tabs" of={GuideTabs} props={{}} />
      {form.kind === 'application' ? (
        <GuideBody text={text} form={ownForm} action={<WaysOfApplying />} />
      ) : (
        <>
          <GuideBody
            text={text}
            action={<ButtonLink to={`#${FORM_PART}`}>{t('contact_enquire')}</ButtonLink>}
          />
          {ownForm}
        </>
      )}
    </>
  )
}

/** To the form, where it is not beside them, and to the text below it. */
function WaysOfApplying() {
  const { t } = useMessages()
  return (
    <div className={style.ways}>
      <span className={style.toForm}>
        <ButtonLink to={`#${FORM_PART}`}>{t('contact_apply')}</ButtonLink>
      </span>
      <ButtonLink to={`#${TEXT_PART}`} outlined>
        {t('contact_apply_guide')}
      </ButtonLink>
    </div>
  )
}

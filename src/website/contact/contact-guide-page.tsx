import type { ReactNode } from 'react'
import { data } from 'react-router'
import type { ApplicationLookup } from '#domain/enquiries/forms/submission.ts'
import { furtherPaths } from '#site/further-paths.ts'
import { FORM_PART, type Guide, isGuide, paths, TEXT_PART } from '#site/paths.ts'
import { site } from '#site/public-site.ts'
import { ContactBody } from '#website/contact/contact-body.tsx'
import { translateIn } from '#website/i18n/head-messages.server.ts'
import { useMessages } from '#website/i18n/messages.tsx'
import { Island } from '#website/islands/island.tsx'
import { orNotFound, type PageRequest, pageRequestContext } from '#website/request-context.server.ts'
import { describePage } from '#website/seo/page-metadata.ts'
import { describeWay } from '#website/seo/structured-data.ts'
import { TextHead } from '#website/text/long-text.tsx'
import { viewText } from '#website/text/view-text.ts'
import { ButtonLink } from '#website/ui/controls.tsx'
import typography from '#website/ui/typography.module.css'
import type { Route } from './+types/contact-guide-page.ts'
import { ASKED_ANEW, answerSending, readAskedState, readSent } from './answer-sending.server.ts'
import { ApplicationForm } from './application-form.tsx'
import { GuideBody } from './contact-body.tsx'
import contactGuidePageStyle from './contact-guide-page.module.css'
import { EnquiryForm } from './enquiry-form.tsx'
import { type FormAnswer, useFormTexts } from './form-answer.ts'
import style from './guide-body.module.css'
import { GuideTabs } from './guide-tabs.tsx'
import { ApplicationSent, ApplicationStateSheet } from './sent-sheets.tsx'
import {
  type ApplicationView,
  type EnquiryView,
  viewApplication,
  viewEnquiry,
  viewInUse,
} from './view-forms.ts'

export { headers, meta } from '#website/route-exports.ts'

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const page = context.get(pageRequestContext)
  const guide = orNotFound(isGuide(params.guide) ? params.guide : null)
  const text = viewText(`guide-${guide}`, page.language)
  const query = new URL(request.url).searchParams
  const form = await viewGuideForm(page, guide, query)
  if (form.kind === 'state') return data({ head: describeState(page), text, form }, answerTo(form.lookup))
  const head = form.kind === 'sent' ? describeSent(page) : describeGuide(page, guide)
  const inUse = viewInUse(page, guide)
  return data({ head, text, form, inUse }, ASKED_ANEW)
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

function describeGuide(page: PageRequest, guide: Guide) {
  const { origin, language } = page
  const t = translateIn(language)
  const text = viewText(`guide-${guide}`, language)
  const way = describeWay(origin, [
    { name: t('shell_home'), path: paths.home(language) },
    { name: t('contact_all'), path: paths.contact(language) },
    { name: text.heading, path: paths.guide(language, guide) },
  ])
  return describePage(page, text, { data: [way] })
}

function describeSent(page: PageRequest) {
  const t = translateIn(page.language)
  const words = {
    title: t('apply_sent_title', { brand: site.brand[page.language] }),
    description: t('apply_sent_description'),
  }
  return describePage(page, words, { indexed: false })
}

function describeState(page: PageRequest) {
  const t = translateIn(page.language)
  const words = {
    title: t('apply_state_title', { brand: site.brand[page.language] }),
    description: t('apply_state_description'),
  }
  return describePage(page, words, { indexed: false })
}

function answerTo(lookup: ApplicationLookup) {
  const headers = { 'Cache-Control': 'no-store' }
  if (lookup.outcome === 'found') return { headers }
  if (lookup.outcome === 'unknown') return { status: 404, headers }
  return { status: 429, headers: { ...headers, 'Retry-After': String(lookup.retryAfterSeconds) } }
}

export default function ContactGuidePage({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useMessages()
  const { text, form, inUse } = { inUse: null, ...loaderData }
  if (form.kind === 'sent' || form.kind === 'state')
    return (
      <>
        <TextHead text={text} />
        <Island name="contact/guide-tabs" of={GuideTabs} props={{}} />
        <ContactBody>
          {form.kind === 'sent' ? <ApplicationSent {...form} /> : <ApplicationStateSheet {...form} />}
        </ContactBody>
      </>
    )
  const ownForm = <GuideForm form={form} answer={actionData} />
  return (
    <>
      <TextHead text={text} />
      <Island name="contact/guide-tabs" of={GuideTabs} props={{}} />
      {form.kind === 'application' ? (
        <GuideBody text={text} form={ownForm} action={<WaysOfApplying />} />
      ) : (
        <>
          <GuideBody
            text={text}
            inUse={inUse}
            action={<ButtonLink to={`#${FORM_PART}`}>{t('contact_enquire')}</ButtonLink>}
          />
          {ownForm}
        </>
      )}
    </>
  )
}

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

type GuideFormProps = {
  form: Extract<GuideFormView, { kind: 'enquiry' | 'application' }>
  answer: FormAnswer | undefined
}

function GuideForm({ form, answer }: GuideFormProps) {
  const { t } = useFormTexts()
  if (form.kind === 'application')
    return (
      <FormSection heading={t('apply_heading')} inText>
        <Island
          name="contact/application-form"
          of={ApplicationForm}
          props={{ view: form.application, answer }}
        />
      </FormSection>
    )
  return (
    <FormSection heading={t('enquiry_heading')}>
      <Island name="contact/enquiry-form" of={EnquiryForm} props={{ view: form.enquiry, answer }} />
    </FormSection>
  )
}

type GuideFormView =
  | { kind: 'enquiry'; enquiry: EnquiryView }
  | { kind: 'application'; application: ApplicationView }
  | { kind: 'sent'; number: string | null; fileNames: readonly string[] }
  | { kind: 'state'; lookup: ApplicationLookup }

async function viewGuideForm(
  page: PageRequest,
  guide: Guide,
  query: URLSearchParams,
): Promise<GuideFormView> {
  if (guide !== 'artist') return { kind: 'enquiry', enquiry: await viewEnquiry(page, query, guide) }
  const { submissions } = page
  const sent = readSent(query)
  if (sent) {
    const fileNames = await submissions.listSentFiles(sent.id)
    return { kind: 'sent', number: sent.number, fileNames }
  }
  const state = readAskedState(query)
  if (state) return { kind: 'state', lookup: await submissions.findApplication(state.number, state.secret) }
  return { kind: 'application', application: viewApplication(page) }
}

type FormSectionProps = {
  heading: string
  inText?: boolean
  children: ReactNode
}

function FormSection({ heading, inText = false, children }: FormSectionProps) {
  return (
    <section id={FORM_PART} className={inText ? contactGuidePageStyle.inText : contactGuidePageStyle.section}>
      <div className={contactGuidePageStyle.form}>
        <h2 className={typography.lg}>{heading}</h2>
        {children}
      </div>
    </section>
  )
}

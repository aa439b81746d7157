import { data } from 'react-router'
import { paths } from '#site/paths.ts'
import { site } from '#site/public-site.ts'
import { translateIn } from '#website/i18n/head-messages.server.ts'
import { Island } from '#website/islands/island.tsx'
import { pageRequestContext } from '#website/request-context.server.ts'
import { describePage, toMeta } from '#website/seo/page-metadata.ts'
import { describeWay } from '#website/seo/structured-data.ts'
import { TextHead } from '#website/text/text-head.tsx'
import { viewText } from '#website/text/view-text.ts'
import typography from '#website/ui/typography.module.css'
import type { Route } from './+types/contact-page.ts'
import { ContactBody } from './contact-body.tsx'
import { viewAskedImages } from './enquiry/asked/view-asked-images.ts'
import { EnquiryForm } from './enquiry/enquiry-form.tsx'
import { EnquirySent } from './enquiry/enquiry-sent.tsx'
import { viewEnquiry } from './enquiry/view-enquiry.ts'
import { useFormTexts } from './form/form-messages.ts'
import { answerSending } from './form/sending/answer-sending.server.ts'
import { ASKED_ANEW, readSent } from './form/sent-in.ts'
import { GuideTabs } from './guides/guide-tabs.tsx'
import { Offices } from './offices.tsx'

export async function loader({ context, request }: Route.LoaderArgs) {
  const asked = context.get(pageRequestContext)
  const { origin, language } = asked
  const t = translateIn(language)
  const text = viewText('contact', language)
  const query = new URL(request.url).searchParams
  const sent = readSent(query)
  if (sent) {
    const words = {
      title: t('enquiry_sent_title', { brand: site.brand[language] }),
      description: t('enquiry_sent_description'),
    }
    const head = describePage(asked, words, { indexed: false })
    const { images } = viewAskedImages(asked.snapshot.catalogue, query, null, language)
    return data({ head, text, enquiry: null, sent: { ...sent, images } }, ASKED_ANEW)
  }
  const way = describeWay(origin, [
    { name: t('shell_home'), path: paths.home(language) },
    { name: text.heading, path: paths.contact(language) },
  ])
  const enquiry = await viewEnquiry(asked, query)
  const head = describePage(asked, text, { data: [way] })
  return data({ head, text, enquiry, sent: null }, ASKED_ANEW)
}

export async function action({ context, request }: Route.ActionArgs) {
  const { language, submissions } = context.get(pageRequestContext)
  const sending = await submissions.sendEnquiry(request, language)
  return answerSending(sending, (number, imageIds) => paths.enquirySent(language, number, imageIds))
}

export function headers({ loaderHeaders, actionHeaders }: Route.HeadersArgs) {
  return new Headers([...loaderHeaders, ...(actionHeaders ?? [])])
}

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData ? toMeta(loaderData.head) : []
}

export default function ContactPage({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useFormTexts()
  const { text, enquiry, sent } = loaderData
  return (
    <>
      <TextHead text={text} />
      <Island name="contact/guides/guide-tabs" of={GuideTabs} props={{}} />
      <ContactBody html={text.html}>
        {enquiry ? (
          <>
            <h2 className={typography.lg}>{t('enquiry_heading')}</h2>
            <Island
              name="contact/enquiry/enquiry-form"
              of={EnquiryForm}
              props={{ view: enquiry, answer: actionData }}
            />
          </>
        ) : (
          <EnquirySent number={sent?.number ?? null} images={sent?.images ?? []} />
        )}
      </ContactBody>
      <Offices />
    </>
  )
}

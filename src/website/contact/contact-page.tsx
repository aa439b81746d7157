import { data } from 'react-router'
import { paths } from '#site/paths.ts'
import { site } from '#site/public-site.ts'
import { translateIn } from '#website/i18n/head-messages.server.ts'
import { useMessages } from '#website/i18n/messages.tsx'
import { Island } from '#website/islands/island.tsx'
import { useContact } from '#website/islands/page-facts.tsx'
import { pageRequestContext } from '#website/request-context.server.ts'
import { describePage } from '#website/seo/page-metadata.ts'
import { describeWay } from '#website/seo/structured-data.ts'
import { TextHead } from '#website/text/long-text.tsx'
import { viewText } from '#website/text/view-text.ts'
import { ButtonLink } from '#website/ui/controls.tsx'
import { PageDrawing } from '#website/ui/page-drawing.tsx'
import typography from '#website/ui/typography.module.css'
import type { Route } from './+types/contact-page.ts'
import { ASKED_ANEW, answerSending, readSent } from './answer-sending.server.ts'
import { ContactBody } from './contact-body.tsx'
import { EnquiryForm } from './enquiry-form.tsx'
import { useFormTexts } from './form-answer.ts'
import { GuideTabs } from './guide-tabs.tsx'
import style from './offices.module.css'
import { SentImages } from './sent-images.tsx'
import { SentSheet } from './sent-sheets.tsx'
import { type EnquiredImageView, viewEnquiredImages, viewEnquiry } from './view-forms.ts'

export { headers, meta } from '#website/route-exports.ts'

export async function loader({ context, request }: Route.LoaderArgs) {
  const page = context.get(pageRequestContext)
  const { origin, language } = page
  const t = translateIn(language)
  const text = viewText('contact', language)
  const query = new URL(request.url).searchParams
  const sent = readSent(query)
  if (sent) {
    const words = {
      title: t('enquiry_sent_title', { brand: site.brand[language] }),
      description: t('enquiry_sent_description'),
    }
    const head = describePage(page, words, { indexed: false })
    const { images } = viewEnquiredImages(page.snapshot.catalogue, query, null, language)
    return data({ head, text, enquiry: null, sent: { ...sent, images } }, ASKED_ANEW)
  }
  const way = describeWay(origin, [
    { name: t('shell_home'), path: paths.home(language) },
    { name: text.heading, path: paths.contact(language) },
  ])
  const enquiry = await viewEnquiry(page, query)
  const head = describePage(page, text, { data: [way] })
  return data({ head, text, enquiry, sent: null }, ASKED_ANEW)
}

export async function action({ context, request }: Route.ActionArgs) {
  const { language, submissions } = context.get(pageRequestContext)
  const sending = await submissions.sendEnquiry(request, language)
  return answerSending(sending, (number, imageIds) => paths.enquirySent(language, number, imageIds))
}

export default function ContactPage({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useFormTexts()
  const { text, enquiry, sent } = loaderData
  return (
    <>
      <TextHead text={text} drawing={<PageDrawing of="letter" />} />
      <Island name="contact/guide-tabs" of={GuideTabs} props={{}} />
      <ContactBody html={text.html}>
        {enquiry ? (
          <>
            <h2 className={typography.lg}>{t('enquiry_heading')}</h2>
            <Island
              name="contact/enquiry-form"
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

function Offices() {
  const { t, language } = useMessages()
  return (
    <section className={style.offices}>
      <h2 className={typography.lg}>{t('contact_offices')}</h2>
      <ul className={style.list}>
        {site.offices.map(({ town, lines, phone }) => (
          <li key={phone}>
            <h3 className={typography.md}>{town[language]}</h3>
            <address>
              {lines.map((line) => (
                <span key={line} className={style.line}>
                  {line}
                </span>
              ))}
              <a className={style.phone} href={`tel:${phone.replace(/[^+\d]/g, '')}`}>
                {phone}
              </a>
            </address>
          </li>
        ))}
      </ul>
    </section>
  )
}

const UNBROKEN_SPACE = '\u00a0'

type EnquirySentProps = { number: string | null; images: readonly EnquiredImageView[] }

function EnquirySent({ number, images }: EnquirySentProps) {
  const { t, language } = useFormTexts()
  const phone = useContact().phone.shown.replaceAll(' ', UNBROKEN_SPACE)
  return (
    <SentSheet
      heading={t('enquiry_sent')}
      steps={[
        ...(number ? [t('enquiry_sent_number', { number })] : []),
        t('form_sent_confirmed'),
        t('enquiry_sent_answer'),
        t('enquiry_sent_call', { phone }),
      ]}
      enclosed={images.length > 0 && <Island name="contact/sent-images" of={SentImages} props={{ images }} />}
    >
      <ButtonLink to={paths.allArtists(language)}>{t('enquiry_sent_artists')}</ButtonLink>
      <ButtonLink to={paths.contact(language)} outlined>
        {t('enquiry_sent_again')}
      </ButtonLink>
    </SentSheet>
  )
}

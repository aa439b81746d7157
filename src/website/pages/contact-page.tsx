import { paths } from '#agency/paths.ts'
import { useMessages } from '#base/language/messages.tsx'
import { EnquiryLink } from '#website/contact/enquiry-link.tsx'
import { GuideBody } from '#website/contact/guide-body.tsx'
import { GuideTabs } from '#website/contact/guide-tabs.tsx'
import { Offices } from '#website/contact/offices.tsx'
import { tellIn } from '#website/head-messages.server.ts'
import { pageRequestContext } from '#website/request-context.server.ts'
import { describePage, toMeta } from '#website/shell/page-metadata.ts'
import { describeWay } from '#website/shell/structured-data.ts'
import { TextHead } from '#website/text/text-head.tsx'
import { viewText } from '#website/text/view-text.ts'
import type { Route } from './+types/contact-page.ts'

export function loader({ context }: Route.LoaderArgs) {
  const asked = context.get(pageRequestContext)
  const { origin, language } = asked
  const text = viewText('contact', language)
  const way = describeWay(origin, [
    { name: tellIn(language)('shell_home'), path: paths.home(language) },
    { name: text.heading, path: paths.contact(language) },
  ])
  return { head: describePage(asked, text, { data: [way] }), text }
}

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData ? toMeta(loaderData.head) : []
}

export default function ContactPage({ loaderData }: Route.ComponentProps) {
  const { tell } = useMessages()
  const { text } = loaderData
  return (
    <>
      <TextHead text={text} />
      <GuideTabs />
      <GuideBody
        text={text}
        action={<EnquiryLink about={tell('contact_enquire')}>{tell('contact_enquire')}</EnquiryLink>}
      />
      <Offices />
    </>
  )
}

import { paths } from '#agency/paths.ts'
import { isGuide } from '#agency/site-map.ts'
import { useMessages } from '#base/language/messages.tsx'
import { EnquiryLink } from '#website/contact/enquiry-link.tsx'
import { GuideBody } from '#website/contact/guide-body.tsx'
import { GuideTabs } from '#website/contact/guide-tabs.tsx'
import { tellIn } from '#website/head-messages.server.ts'
import { pageRequestContext } from '#website/request-context.server.ts'
import { orNotFound } from '#website/shell/or-not-found.ts'
import { describePage, toMeta } from '#website/shell/page-metadata.ts'
import { describeWay } from '#website/shell/structured-data.ts'
import { TextHead } from '#website/text/text-head.tsx'
import { viewText } from '#website/text/view-text.ts'
import type { Route } from './+types/contact-guide-page.ts'

export function loader({ context, params }: Route.LoaderArgs) {
  const asked = context.get(pageRequestContext)
  const { origin, language } = asked
  const guide = orNotFound(isGuide(params.guide) ? params.guide : null)
  const text = viewText(`guide-${guide}`, language)
  const tell = tellIn(language)
  const way = describeWay(origin, [
    { name: tell('shell_home'), path: paths.home(language) },
    { name: tell('contact_all'), path: paths.contact(language) },
    { name: text.heading, path: paths.guide(language, guide) },
  ])
  return { head: describePage(asked, text, { data: [way] }), text, guide }
}

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData ? toMeta(loaderData.head) : []
}

export default function ContactGuidePage({ loaderData }: Route.ComponentProps) {
  const { tell } = useMessages()
  const { text, guide } = loaderData
  const action = tell(guide === 'artist' ? 'contact_apply' : 'contact_enquire')
  return (
    <>
      <TextHead text={text} />
      <GuideTabs />
      <GuideBody text={text} action={<EnquiryLink about={text.heading}>{action}</EnquiryLink>} />
    </>
  )
}

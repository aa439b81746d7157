import { isGuide, paths } from '#site/paths.ts'
import { GuideBody } from '#website/contact/contact-body.tsx'
import { useMessages } from '#website/i18n/messages.tsx'
import { orNotFound, pageRequestContext } from '#website/request-context.server.ts'
import { describePage } from '#website/seo/page-metadata.ts'
import { describeWayFromHome } from '#website/seo/structured-data.ts'
import { ProseBlock, TextHead } from '#website/text/long-text.tsx'
import { viewText } from '#website/text/view-text.ts'
import { ButtonLink } from '#website/ui/controls.tsx'
import typography from '#website/ui/typography.module.css'
import type { Route } from './+types/team-guide-page.ts'
import style from './team-guide.module.css'

export { meta } from '#website/route-exports.ts'

export function loader({ context, params }: Route.LoaderArgs) {
  const pageRequest = context.get(pageRequestContext)
  const { language } = pageRequest
  const guide = orNotFound(isGuide(params.guide) ? params.guide : null)
  const text = viewText(`team-${guide}`, language)
  const way = describeWayFromHome(pageRequest, [
    { name: viewText('team', language).heading, path: paths.team(language) },
    { name: text.heading, path: paths.teamGuide(language, guide) },
  ])
  const head = describePage(pageRequest, text, { data: [way] })
  return { head, text, guide, guideText: viewText(`guide-${guide}`, language) }
}

export default function TeamGuidePage({ loaderData }: Route.ComponentProps) {
  const { t, language } = useMessages()
  const { text, guide, guideText } = loaderData
  const action = t(guide === 'artist' ? 'contact_apply' : 'contact_enquire')
  return (
    <>
      <TextHead text={text} />
      <div className={style.variant}>
        <ProseBlock html={text.html} />
      </div>
      <section className={style.guide}>
        <h2 className={typography.xl}>{guideText.heading}</h2>
      </section>
      <GuideBody
        text={guideText}
        action={<ButtonLink to={paths.guideForm(language, guide)}>{action}</ButtonLink>}
      />
    </>
  )
}

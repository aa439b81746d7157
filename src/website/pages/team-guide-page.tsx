import { paths } from '#agency/paths.ts'
import { isGuide } from '#agency/site-map.ts'
import { useMessages } from '#base/language/messages.tsx'
import { ButtonLink } from '#base/ui/controls.tsx'
import typography from '#base/ui/typography.module.css'
import { GuideBody } from '#website/contact/guide-body.tsx'
import { tellIn } from '#website/head-messages.server.ts'
import { pageRequestContext } from '#website/request-context.server.ts'
import { orNotFound } from '#website/shell/or-not-found.ts'
import { describePage, toMeta } from '#website/shell/page-metadata.ts'
import { describeWay } from '#website/shell/structured-data.ts'
import style from '#website/team/team-guide.module.css'
import { ProseBlock } from '#website/text/prose.tsx'
import { TextHead } from '#website/text/text-head.tsx'
import { viewText } from '#website/text/view-text.ts'
import type { Route } from './+types/team-guide-page.ts'

/** Who looks after such a project, and the guide to it. Search engines are shown the guide alone. */
export function loader({ context, params }: Route.LoaderArgs) {
  const asked = context.get(pageRequestContext)
  const { origin, language } = asked
  const guide = orNotFound(isGuide(params.guide) ? params.guide : null)
  const text = viewText(`team-${guide}`, language)
  const way = describeWay(origin, [
    { name: tellIn(language)('shell_home'), path: paths.home(language) },
    { name: viewText('team', language).heading, path: paths.team(language) },
    { name: text.heading, path: paths.teamGuide(language, guide) },
  ])
  const head = describePage(asked, text, {
    indexed: false,
    canonical: paths.guide(language, guide),
    data: [way],
  })
  return { head, text, guide, guideText: viewText(`guide-${guide}`, language) }
}

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData ? toMeta(loaderData.head) : []
}

export default function TeamGuidePage({ loaderData }: Route.ComponentProps) {
  const { tell, language } = useMessages()
  const { text, guide, guideText } = loaderData
  const action = tell(guide === 'artist' ? 'contact_apply' : 'contact_enquire')
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

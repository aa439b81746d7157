import { paths } from '#site/paths.ts'
import { translateIn } from '#website/i18n/head-messages.server.ts'
import { useContact } from '#website/islands/page-facts.tsx'
import { pageRequestContext } from '#website/request-context.server.ts'
import { describePage } from '#website/seo/page-metadata.ts'
import { describeWay } from '#website/seo/structured-data.ts'
import { Prose } from '#website/text/prose.tsx'
import { viewText } from '#website/text/view-text.ts'
import { classNames } from '#website/ui/class-names.ts'
import typography from '#website/ui/typography.module.css'
import type { Route } from './+types/team-page.ts'
import style from './call-us.module.css'
import { TeamList } from './team-list.tsx'
import { viewTeam } from './view-team.ts'

export { meta } from '#website/route-exports.ts'

export function loader({ context }: Route.LoaderArgs) {
  const pageRequest = context.get(pageRequestContext)
  const { origin, language } = pageRequest
  const text = viewText('team', language)
  const way = describeWay(origin, [
    { name: translateIn(language)('shell_home'), path: paths.home(language) },
    { name: text.heading, path: paths.team(language) },
  ])
  return {
    head: describePage(pageRequest, text, { data: [way] }),
    text,
    team: viewTeam(language),
  }
}

export default function TeamPage({ loaderData }: Route.ComponentProps) {
  const { text, team } = loaderData
  return (
    <>
      <div className="page-head">
        <h1 className={typography.mega}>{text.heading}</h1>
      </div>
      <CallUs lead={text.lead} />
      <TeamList team={team} />
      <div className="last-section">
        <Prose html={text.html} />
      </div>
    </>
  )
}

function CallUs({ lead }: { lead: string | null }) {
  const { phone } = useContact()
  return (
    <div className={style.call}>
      {lead && <p className={classNames(typography.lead, style.lead)}>{lead}</p>}
      <a className={classNames(typography.xl, style.number)} href={`tel:${phone.dialled}`}>
        {phone.shown}
      </a>
    </div>
  )
}

import { paths } from '#site/paths.ts'
import { Initials } from '#website/artist-list/portrait-picture.tsx'
import { useMessages } from '#website/i18n/messages.tsx'
import { useContact } from '#website/islands/page-facts.tsx'
import { pageRequestContext } from '#website/request-context.server.ts'
import { describePage } from '#website/seo/page-metadata.ts'
import { describeWayFromHome } from '#website/seo/structured-data.ts'
import { Prose, TextHead } from '#website/text/long-text.tsx'
import { viewText } from '#website/text/view-text.ts'
import { classNames } from '#website/ui/class-names.ts'
import { PersonName } from '#website/ui/person-name.tsx'
import typography from '#website/ui/typography.module.css'
import type { Route } from './+types/team-page.ts'
import style from './team-page.module.css'
import { type TeamMember, viewTeam } from './view-team.server.ts'

export { meta } from '#website/route-exports.ts'

export function loader({ context }: Route.LoaderArgs) {
  const pageRequest = context.get(pageRequestContext)
  const { language } = pageRequest
  const text = viewText('team', language)
  const way = describeWayFromHome(pageRequest, [{ name: text.heading, path: paths.team(language) }])
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
      <TextHead text={{ heading: text.heading }} />
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

/** Width and height of the larger file. */
const LARGE = 800

function TeamList({ team }: { team: readonly TeamMember[] }) {
  const { t } = useMessages()
  return (
    <section>
      <h2 className="visually-hidden">{t('team_people')}</h2>
      <ul className={style.team}>
        {team.map((member) => (
          <Member key={member.mail} member={member} />
        ))}
      </ul>
    </section>
  )
}

function Member({ member }: { member: TeamMember }) {
  const { t } = useMessages()
  const { name, role, town, phone, mail, portrait } = member
  return (
    <li className={style.member}>
      <Face name={name} portrait={portrait} />
      <div className={style.words}>
        <h3 className={style.name}>
          <PersonName>{name}</PersonName>
        </h3>
        <p className={classNames(typography.small, typography.quiet)}>
          {t('team_where', { role, office: town })}
        </p>
        <p className={style.reach}>
          <a href={`tel:${phone.dialled}`}>{phone.shown}</a>
          <a href={`mailto:${mail}`} aria-label={t('team_write_to', { name })}>
            {t('team_write')}
          </a>
        </p>
      </div>
    </li>
  )
}

function Face({ name, portrait }: Pick<TeamMember, 'name' | 'portrait'>) {
  const { t } = useMessages()
  if (!portrait)
    return (
      <div className={style.picture}>
        <Initials name={name} />
      </div>
    )
  return (
    <img
      className={style.picture}
      {...portrait}
      sizes="(max-width: 560px) 8rem, (max-width: 900px) 47vw, 31vw"
      width={LARGE}
      height={LARGE}
      alt={t('team_portrait', { name })}
      loading="lazy"
      decoding="async"
    />
  )
}

import { Initials } from '#website/artist-list/portrait-picture.tsx'
import { useMessages } from '#website/i18n/messages.tsx'
import { classNames } from '#website/ui/class-names.ts'
import { PersonName } from '#website/ui/person-name.tsx'
import typography from '#website/ui/typography.module.css'
import style from './team-list.module.css'
import type { TeamMember } from './view-team.ts'

/** Width and height of the larger file. */
const LARGE = 800

export function TeamList({ team }: { team: readonly TeamMember[] }) {
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

import { Link } from 'react-router'
import type { Tile } from '#domain/catalogue/tiles/tile.ts'
import { cutAround, pictureAddress, srcsetOf } from '#domain/imaging/model.ts'
import { useMessages } from '#website/i18n/messages.tsx'
import { classNames } from '#website/ui/class-names.ts'
import { customProperties } from '#website/ui/custom-properties.ts'
import { PersonName } from '#website/ui/text/person-name.tsx'
import typography from '#website/ui/typography.module.css'
import style from './team-list.module.css'
import type { TeamMember } from './view-team.ts'

/** For browsers without srcset. */
const FALLBACK_WIDTH = 640

/** The team, each with a work of the style that they are responsible for. */
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
  const { name, role, town, phone, mail, work } = member
  return (
    <li className={style.member}>
      {work ? <Work work={work} /> : <span className={style.picture} />}
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

function Work({ work }: { work: Tile }) {
  const { t } = useMessages()
  return (
    <figure className={style.work}>
      <img
        className={style.picture}
        style={{ ...customProperties({ '--ground': work.dominantColour }), ...cutAround(work.focus) }}
        src={pictureAddress(work, FALLBACK_WIDTH)}
        srcSet={srcsetOf({ ...work, phonePictureId: null })}
        sizes="(max-width: 560px) 33vw, (max-width: 900px) 47vw, 31vw"
        width={work.width}
        height={work.height}
        alt={work.alt}
        loading="lazy"
        decoding="async"
      />
      {work.href && (
        <figcaption>
          <Link className={style.credit} to={work.href}>
            {t('team_picture', { name: work.artistName })}
          </Link>
        </figcaption>
      )}
    </figure>
  )
}

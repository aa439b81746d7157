import { cutAround, pictureAddress } from '#domain/imaging/model.ts'
import { useMessages } from '#website/i18n/messages.tsx'
import { classNames } from '#website/ui/class-names.ts'
import { customProperties } from '#website/ui/custom-properties.ts'
import { PersonName } from '#website/ui/text/person-name.tsx'
import typography from '#website/ui/typography.module.css'
import style from './similar-artists.module.css'
import type { SimilarArtist } from './view-portfolio.ts'

/** Similar artists with three works each. */
export function SimilarArtists({ artists }: { artists: readonly SimilarArtist[] }) {
  const { t } = useMessages()
  if (artists.length === 0) return null
  return (
    <section className={classNames('section pictures-below', style.section)}>
      <h2 className={typography.lg}>{t('portfolio_similar')}</h2>
      <ul className={style.artists}>
        {artists.map(({ name, href, works }) => (
          <li key={href}>
            <a href={href} className={style.artist}>
              <span className={style.works}>
                {works.map((work) => (
                  <img
                    key={work.id}
                    src={pictureAddress(work, 320)}
                    alt=""
                    width={320}
                    height={320}
                    loading="lazy"
                    style={{
                      ...customProperties({ '--ground': work.dominantColour }),
                      ...cutAround(work.focus),
                    }}
                  />
                ))}
              </span>
              <PersonName>{name}</PersonName>
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}

import { Link } from 'react-router'
import { pictureAddress } from '#agency/imaging/model.ts'
import { useMessages } from '#base/language/messages.tsx'
import { classNames } from '#base/ui/class-names.ts'
import typography from '#base/ui/typography.module.css'
import type { GalleryLink } from '#website/shell/shell-data.tsx'
import style from './style-run.module.css'

/** All styles as one running line of type; pointing at one shows a picture of it. */
export function StyleRun({ galleries }: { galleries: readonly GalleryLink[] }) {
  const { tell } = useMessages()
  return (
    <section className={classNames('section', style.run)}>
      <h2 className={typography.md}>{tell('shell_all_styles')}</h2>
      <ul className={style.names}>
        {galleries.map(({ name, href, picture }) => (
          <li key={href}>
            <Link to={href} className={style.name}>
              {name}
              {picture && (
                <img
                  src={pictureAddress(picture, 320)}
                  width={208}
                  height={260}
                  alt=""
                  loading="lazy"
                  decoding="async"
                />
              )}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}

import { Link } from 'react-router'
import { site } from '#site/public-site.ts'
import { PortraitPicture } from '#website/artist-list/portrait-picture.tsx'
import { ChipLink } from '#website/ui/links/chip-link.tsx'
import { PersonName } from '#website/ui/text/person-name.tsx'
import style from './further-row.module.css'
import { useResultsMessages } from './results-messages.ts'
import type { ResultsView } from './view-results.ts'

/**
 * Styles and artists that fit, in one row that scrolls sideways, so that the images stay in view. Who searched by a name
 * gets the artists first.
 */
export function FurtherRow({ view: { parameters, styles, faces, hasNamed } }: { view: ResultsView }) {
  const { t } = useResultsMessages()
  const artistList = faces.length > 0 && (
    <ul
      key="artists"
      className={style.list}
      aria-label={t('results_nearest_artists', { product: site.productWord })}
    >
      {faces.map(({ href, name, portrait }) => (
        <li key={href}>
          <Link to={href} className={style.artist}>
            <PortraitPicture portrait={portrait} name={name} alt="" eager />
            <PersonName>{name}</PersonName>
          </Link>
        </li>
      ))}
    </ul>
  )
  const styleList = parameters.kind === 'words' && styles.length > 0 && (
    <ul key="styles" className={style.list} aria-label={t('results_nearest_styles')}>
      {styles.map(({ name, href }) => (
        <li key={href}>
          <ChipLink to={href}>{name}</ChipLink>
        </li>
      ))}
    </ul>
  )
  return <div className={style.row}>{hasNamed ? [artistList, styleList] : [styleList, artistList]}</div>
}

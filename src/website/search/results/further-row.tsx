import { site } from '#site/public-site.ts'
import { PortraitPicture } from '#website/artist-list/portrait-picture.tsx'
import { ChipLink } from '#website/ui/links/chip-link.tsx'
import { PersonName } from '#website/ui/text/person-name.tsx'
import typography from '#website/ui/typography.module.css'
import style from './further-row.module.css'
import { useResultsMessages } from './results-messages.ts'
import type { ResultsView } from './view-results.ts'

/**
 * Styles and artists that fit: beside the images in wide windows, else in one row that scrolls sideways, so that the images
 * stay in view. Who searched by a name gets the artists first.
 */
export function FurtherRow({ view: { parameters, styles, faces, hasNamed } }: { view: ResultsView }) {
  const { t } = useResultsMessages()
  const artistList = faces.length > 0 && (
    <div key="artists" className={style.part}>
      <h2 id="nearest-artists" className={typography.label}>
        {t(parameters.kind === 'words' ? 'results_nearest_artists' : 'results_artists_alike', {
          product: site.productWord,
        })}
      </h2>
      <ul className={style.list} aria-labelledby="nearest-artists">
        {faces.map(({ href, name, portrait }) => (
          <li key={href}>
            <a href={href} className={style.artist}>
              <PortraitPicture portrait={portrait} name={name} alt="" eager />
              <PersonName>{name}</PersonName>
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
  const styleList = parameters.kind === 'words' && styles.length > 0 && (
    <div key="styles" className={style.part}>
      <h2 id="nearest-styles" className={typography.label}>
        {t('results_nearest_styles')}
      </h2>
      <ul className={style.list} aria-labelledby="nearest-styles">
        {styles.map(({ name, href }) => (
          <li key={href}>
            <ChipLink to={href}>{name}</ChipLink>
          </li>
        ))}
      </ul>
    </div>
  )
  return <div className={style.row}>{hasNamed ? [artistList, styleList] : [styleList, artistList]}</div>
}

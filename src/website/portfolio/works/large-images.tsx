import type { ReactNode } from 'react'
import { useMessages } from '#website/i18n/messages.tsx'
import { PrintedCredit } from '#website/portfolio/head/printed-credit.tsx'
import { customProperties } from '#website/ui/custom-properties.ts'
import typography from '#website/ui/typography.module.css'
import style from './large-images.module.css'
import type { LargeWork } from './view-large-images.ts'

/** The width of a work in large-images.module.css. */
const SIZES = '(max-width: 68rem) 100vw, 68rem'

type LargeWorksProps = {
  works: readonly LargeWork[]
  artistName: string
  /** The link to the other form of the portfolio. */
  children: ReactNode
}

/** One picture per row, as large as the window allows, with its title below. */
export function LargeWorks({ works, artistName, children }: LargeWorksProps) {
  const { t } = useMessages()
  return (
    <section>
      <h2 className="visually-hidden">{t('portfolio_works', { name: artistName })}</h2>
      <p className={style.way}>{children}</p>
      <ul className={style.works}>
        {works.map((work, at) => (
          <li key={work.id}>
            <Work work={work} isFirst={at === 0} />
          </li>
        ))}
      </ul>
      <PrintedCredit name={artistName} />
    </section>
  )
}

function Work({ work, isFirst }: { work: LargeWork; isFirst: boolean }) {
  const { title, alt, dominantColour, src, srcSet, width, height } = work
  return (
    <figure
      className={style.work}
      style={customProperties({ '--ground': dominantColour, '--ratio': width / height })}
    >
      <img
        className={style.picture}
        src={src}
        srcSet={srcSet}
        sizes={SIZES}
        width={width}
        height={height}
        alt={alt}
        loading={isFirst ? 'eager' : 'lazy'}
        decoding="async"
      />
      <figcaption className={typography.small}>{title}</figcaption>
    </figure>
  )
}

import { type ComponentType, useEffect, useState } from 'react'
import { Link } from 'react-router'
import { paths } from '#site/paths.ts'
import { useMessages } from '#website/i18n/messages.tsx'
import { useResultsMessages } from '#website/search/results/results-messages.ts'
import type { Filters } from '#website/search/results/search-parameters.ts'
import type { SearchParametersView } from '#website/search/results/view-results.ts'
import { loadSearchMessages } from '#website/search/search-messages.ts'
import { classNames } from '#website/ui/class-names.ts'
import { CrossIcon } from '#website/ui/icons.tsx'
import typography from '#website/ui/typography.module.css'
import style from './reference.module.css'
import { WeightForm } from './weight-form.tsx'

type ReferenceProps = { parameters: SearchParametersView; filters: Filters }

/**
 * The picture that was searched by, what counts in it, and the ways to remove it or choose another. Nothing for a search
 * by words.
 */
export function Reference({ parameters, filters }: ReferenceProps) {
  const { t, language } = useResultsMessages()
  const OtherPicture = useOtherPicture()
  const { picture } = parameters
  if (parameters.kind === 'words') return null
  return (
    <div className={style.reference}>
      {picture && (
        <div className={style.picture}>
          <img src={picture.address} alt={picture.alt ?? t('results_reference')} width={320} height={320} />
          <Link
            to={paths.imageSearch(language)}
            className={style.away}
            aria-label={t('results_without_reference')}
          >
            <CrossIcon size={18} />
          </Link>
        </div>
      )}
      <h1 className={classNames(typography.xl, style.heading)}>{t('results_similar')}</h1>
      <WeightForm parameters={parameters} filters={filters} />
      <div className={style.other}>{OtherPicture && <OtherPicture />}</div>
    </div>
  )
}

/** Only script can send one, so it is loaded after the page. */
function useOtherPicture(): ComponentType | null {
  const { language } = useMessages()
  const [OtherPicture, setOtherPicture] = useState<ComponentType | null>(null)
  useEffect(() => {
    Promise.all([import('#website/search/picture/other-picture.tsx'), loadSearchMessages(language)]).then(
      ([module]) => setOtherPicture(() => module.OtherPicture),
      (error) => console.warn('Choosing another picture:', error),
    )
  }, [language])
  return OtherPicture
}

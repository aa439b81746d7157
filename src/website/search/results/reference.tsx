import { type ComponentType, useEffect, useState } from 'react'
import { Link } from 'react-router'
import { paths } from '#site/paths.ts'
import { useMessages } from '#website/i18n/messages.tsx'
import { loadSearchMessages } from '#website/search/search-messages.ts'
import { CrossIcon } from '#website/ui/icons.tsx'
import style from './reference.module.css'
import { useResultsMessages } from './results-messages.ts'
import type { SearchParametersView } from './view-results.ts'

/** The picture that was searched by, and the ways to remove it or choose another. Nothing for a search by words. */
export function Reference({ parameters: { picture } }: { parameters: SearchParametersView }) {
  const { t, language } = useResultsMessages()
  const OtherPicture = useOtherPicture()
  if (!picture) return null
  return (
    <div className={style.reference}>
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
      {OtherPicture && <OtherPicture />}
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

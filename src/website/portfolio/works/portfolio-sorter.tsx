import { useMessages } from '#website/i18n/messages.tsx'
import { type ChoiceLink, UnderlinedLinks } from '#website/ui/links/underlined-links.tsx'
import style from './portfolio-sorter.module.css'

/** All works, or those of one style. */
export function PortfolioSorter({ sorter }: { sorter: readonly ChoiceLink[] }) {
  const { t } = useMessages()
  return (
    <UnderlinedLinks className={style.sorter} label={t('portfolio_sorter')} links={sorter} current="page" />
  )
}

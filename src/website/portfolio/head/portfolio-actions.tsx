import { paths } from '#site/paths.ts'
import { useMessages } from '#website/i18n/messages.tsx'
import type { PortfolioView } from '#website/portfolio/view-portfolio.ts'
import { useShareLink } from '#website/share/use-share.ts'
import { ButtonLink } from '#website/ui/controls.tsx'
import { ShareIcon } from '#website/ui/icons.tsx'
import { PersonName } from '#website/ui/text/person-name.tsx'
import style from './portfolio-actions.module.css'

/** Actions of a portfolio: enquiry and sharing, on phones in one row. */
export function PortfolioActions({ portfolio }: { portfolio: PortfolioView }) {
  const { t, language } = useMessages()
  const { id, name, path } = portfolio
  return (
    <p className={style.actions}>
      <ButtonLink to={paths.enquiryAbout(language, id)}>
        <PersonName>{t('portfolio_enquire', { name })}</PersonName>
      </ButtonLink>
      <ButtonLink outlined {...useShareLink(name, path)}>
        <ShareIcon />
        <span className={style.label}>{t('portfolio_share')}</span>
      </ButtonLink>
    </p>
  )
}

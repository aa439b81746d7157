import { paths } from '#site/paths.ts'
import { useMessages } from '#website/i18n/messages.tsx'
import { Island } from '#website/islands/island.tsx'
import type { PortfolioView } from '#website/portfolio/view-portfolio.ts'
import { ShareLink } from '#website/share/share-link.tsx'
import { ButtonLink } from '#website/ui/controls.tsx'
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
      <Island name="share/share-link" of={ShareLink} props={{ title: name, path }} as="span" />
    </p>
  )
}

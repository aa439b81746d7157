import { paths } from '#site/paths.ts'
import { useMessages } from '#website/i18n/messages.tsx'
import type { PortfolioView } from '#website/portfolio/view-portfolio.ts'
import { useShare } from '#website/share/use-share.ts'
import { Button, ButtonLink } from '#website/ui/controls.tsx'
import { ShareIcon } from '#website/ui/icons.tsx'
import style from './portfolio-actions.module.css'

/** Actions of a portfolio: enquiry and sharing. */
export function PortfolioActions({ portfolio }: { portfolio: PortfolioView }) {
  const { t, language } = useMessages()
  const share = useShare()
  const { id, name, path } = portfolio
  return (
    <p className={style.actions}>
      <ButtonLink to={paths.enquiryAbout(language, id)}>{t('portfolio_enquire', { name })}</ButtonLink>
      <Button outlined className={style.scripted} onClick={() => share(name, path)}>
        <ShareIcon />
        {t('portfolio_share')}
      </Button>
    </p>
  )
}

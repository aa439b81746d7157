import { paths } from '#agency/paths.ts'
import { useMessages } from '#base/language/messages.tsx'
import { Button, ButtonLink } from '#base/ui/controls.tsx'
import { ShareIcon } from '#base/ui/icons.tsx'
import { useShare } from '#website/share/use-share.ts'
import style from './portfolio-deeds.module.css'
import type { PortfolioView } from './view-portfolio.ts'

/** What one can do with a portfolio: ask for its artist, send it on. */
export function PortfolioDeeds({ portfolio }: { portfolio: PortfolioView }) {
  const { tell, language } = useMessages()
  const share = useShare()
  const { id, name, path } = portfolio
  return (
    <p className={style.deeds}>
      <ButtonLink to={paths.enquiryAbout(language, id)}>{tell('portfolio_enquire', { name })}</ButtonLink>
      <Button outlined className={style.scripted} onClick={() => share(name, path)}>
        <ShareIcon />
        {tell('portfolio_share')}
      </Button>
    </p>
  )
}

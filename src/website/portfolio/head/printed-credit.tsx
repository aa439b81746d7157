import { site } from '#site/public-site.ts'
import { useMessages } from '#website/i18n/messages.tsx'
import style from './printed-credit.module.css'

/** Whose pictures they are, where no page around them says so: on paper. */
export function PrintedCredit({ name }: { name: string }) {
  const { tell, language } = useMessages()
  return <p className={style.credit}>{tell('portfolio_credit', { name, brand: site.brand[language] })}</p>
}

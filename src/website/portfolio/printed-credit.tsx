import { site } from '#site/public-site.ts'
import { useMessages } from '#website/i18n/messages.tsx'
import style from './printed-credit.module.css'

export function PrintedCredit({ name }: { name: string }) {
  const { t, language } = useMessages()
  return <p className={style.credit}>{t('portfolio_credit', { name, brand: site.brand[language] })}</p>
}

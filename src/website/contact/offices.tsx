import { site } from '#site/public-site.ts'
import { useMessages } from '#website/i18n/messages.tsx'
import typography from '#website/ui/typography.module.css'
import style from './offices.module.css'

/** Where the agency is at home, with the number of each office. */
export function Offices() {
  const { t, language } = useMessages()
  return (
    <section className={style.offices}>
      <h2 className={typography.lg}>{t('contact_offices')}</h2>
      <ul className={style.list}>
        {site.offices.map(({ town, lines, phone }) => (
          <li key={phone}>
            <h3 className={typography.md}>{town[language]}</h3>
            <address>
              {lines.map((line) => (
                <span key={line} className={style.line}>
                  {line}
                </span>
              ))}
              <a className={style.phone} href={`tel:${phone.replace(/[^+\d]/g, '')}`}>
                {phone}
              </a>
            </address>
          </li>
        ))}
      </ul>
    </section>
  )
}

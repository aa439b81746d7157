import { site } from '#site/public-site.ts'
import { useMessages } from '#website/i18n/messages.tsx'
import style from './word-mark.module.css'

export function WordMark() {
  const { language } = useMessages()
  return (
    <span className={style.word}>
      <span>{site.brand[language]}</span>
      <svg className={style.dot} viewBox="0 0 12 12" aria-hidden="true">
        <path d="M6.3 1.2c2.7 0 4.9 1.9 4.6 4.8-.3 3-2.4 4.9-5.2 4.8C3 10.7.9 8.7 1.2 5.8 1.5 3.2 3.5 1.3 6.3 1.2Z" />
      </svg>
    </span>
  )
}

import style from './prose.module.css'
import { useOwnHtml } from './use-own-html.ts'

export function Prose({ html }: { html: string }) {
  return (
    <div className="row">
      <div className={style.place}>
        <ProseBlock html={html} />
      </div>
    </div>
  )
}

export function ProseBlock({ html, lang }: { html: string; lang?: string | undefined }) {
  const own = useOwnHtml(html)
  // biome-ignore lint/security/noDangerouslySetInnerHtml: rendered on the server from our own files in content/.
  return <div className={style.prose} lang={lang} dangerouslySetInnerHTML={own} />
}

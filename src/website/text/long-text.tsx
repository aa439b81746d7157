import { type ReactNode, useMemo } from 'react'
import { trustHtml } from '#platform/browser/own-html.ts'
import { classNames } from '#website/ui/class-names.ts'
import typography from '#website/ui/typography.module.css'
import style from './long-text.module.css'

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
  const innerHtml = useOwnHtml(html)
  // biome-ignore lint/security/noDangerouslySetInnerHtml: rendered on the server from our own files in content/.
  return <div className={style.prose} lang={lang} dangerouslySetInnerHTML={innerHtml} />
}

type TextHeadProps = { text: { heading: string; lead?: string | null }; drawing?: ReactNode }

export function TextHead({ text, drawing }: TextHeadProps) {
  return (
    <div className="page-head">
      <h1 className={typography.mega}>{text.heading}</h1>
      {text.lead && <p className={classNames(typography.lead, style.lead)}>{text.lead}</p>}
      {drawing}
    </div>
  )
}

/** The same object while the text is the same. */
export function useOwnHtml(html: string): { __html: string | TrustedHTML } {
  return useMemo(() => ({ __html: trustHtml(html) }), [html])
}

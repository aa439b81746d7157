import type { ReactNode } from 'react'
import { ProseBlock } from '#website/text/long-text.tsx'
import style from './contact-body.module.css'
import { TalkToUs } from './talk-to-us.tsx'

export function ContactBody({ html, children }: { html?: string; children: ReactNode }) {
  return (
    <div className={style.body}>
      <section className={style.form}>{children}</section>
      <aside className={style.side}>
        {html && <ProseBlock html={html} />}
        <TalkToUs />
      </aside>
    </div>
  )
}

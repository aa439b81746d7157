import type { ReactNode } from 'react'
import { TEXT_PART } from '#site/paths.ts'
import { TalkToUs } from '#website/contact/talk-to-us.tsx'
import { ProseBlock } from '#website/text/long-text.tsx'
import { Steps } from '#website/text/steps.tsx'
import style from './guide-body.module.css'

type GuideBodyProps = {
  text: { html: string; steps: string | null }
  action: ReactNode
  form?: ReactNode
}

export function GuideBody({ text, action, form }: GuideBodyProps) {
  return (
    <div className={style.body}>
      <div className={style.text}>
        {form}
        <div id={TEXT_PART} className={style.prose}>
          <ProseBlock html={text.html} />
        </div>
      </div>
      <aside className={style.side}>
        {text.steps && <Steps html={text.steps} />}
        <TalkToUs />
        {action}
      </aside>
    </div>
  )
}

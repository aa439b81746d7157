import type { ReactNode } from 'react'
import { TalkToUs } from '#website/contact/talk-to-us.tsx'
import { ProseBlock } from '#website/text/prose.tsx'
import { Steps } from '#website/text/steps.tsx'
import style from './guide-body.module.css'

type GuideBodyProps = {
  text: { html: string; steps: string | null }
  /** The most important way on, below the steps. */
  action: ReactNode
}

/** A long text in a readable column; beside it how it goes, the way on, and whom to call. */
export function GuideBody({ text, action }: GuideBodyProps) {
  return (
    <div className={style.body}>
      <div className={style.text}>
        <ProseBlock html={text.html} />
      </div>
      <aside className={style.side}>
        {text.steps && <Steps html={text.steps} />}
        <TalkToUs />
        {action}
      </aside>
    </div>
  )
}

import type { ReactNode } from 'react'
import { ProseBlock } from '#website/text/prose.tsx'
import { Steps } from '#website/text/steps.tsx'
import { classNames } from '#website/ui/class-names.ts'
import typography from '#website/ui/typography.module.css'
import style from './style-introduction.module.css'

type StyleIntroductionProps = {
  text: { lead: string | null; html: string; steps: string | null }
  action: ReactNode
}

export function StyleIntroduction({ text, action }: StyleIntroductionProps) {
  return (
    <section className={style.introduction}>
      <div className={style.lead}>
        {text.lead && <p className={typography.lead}>{text.lead}</p>}
        {action}
      </div>
      <div className={style.text}>
        {text.steps && <Steps html={text.steps} />}
        <div className={classNames(text.steps !== null && style.afterSteps)}>
          <ProseBlock html={text.html} />
        </div>
      </div>
    </section>
  )
}

import type { ReactNode } from 'react'
import { TEXT_PART } from '#site/paths.ts'
import { useMessages } from '#website/i18n/messages.tsx'
import { useContact } from '#website/islands/page-facts.tsx'
import { ProseBlock } from '#website/text/long-text.tsx'
import { Steps } from '#website/text/steps.tsx'
import { classNames } from '#website/ui/class-names.ts'
import typography from '#website/ui/typography.module.css'
import contactStyle from './contact-body.module.css'
import guideStyle from './guide-body.module.css'
import style from './talk-to-us.module.css'

export function ContactBody({ html, children }: { html?: string; children: ReactNode }) {
  return (
    <div className={contactStyle.body}>
      <section className={contactStyle.form}>{children}</section>
      <aside className={contactStyle.side}>
        {html && <ProseBlock html={html} />}
        <TalkToUs />
      </aside>
    </div>
  )
}

type GuideBodyProps = {
  text: { html: string; steps: string | null }
  action: ReactNode
  form?: ReactNode
}

export function GuideBody({ text, action, form }: GuideBodyProps) {
  return (
    <div className={guideStyle.body}>
      <div className={guideStyle.text}>
        {form}
        <div id={TEXT_PART} className={guideStyle.prose}>
          <ProseBlock html={text.html} />
        </div>
      </div>
      <aside className={guideStyle.side}>
        {text.steps && <Steps html={text.steps} />}
        <TalkToUs />
        {action}
      </aside>
    </div>
  )
}

function TalkToUs() {
  const { hours, phone, mail } = useContact()
  const { t } = useMessages()
  return (
    <div>
      <p className={classNames(typography.small, typography.quiet)}>{t('contact_talk', { hours })}</p>
      <a className={style.reach} href={`tel:${phone.dialled}`}>
        {phone.shown}
      </a>
      <a className={style.reach} href={`mailto:${mail}`}>
        {mail}
      </a>
    </div>
  )
}

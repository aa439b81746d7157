import type { ReactNode } from 'react'
import { cutAround, pictureAddress } from '#domain/imaging/imaging-model.ts'
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
import type { InUseView } from './view-forms.ts'

const WORK_WIDTH = 640

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
  inUse?: InUseView | null
  action: ReactNode
  form?: ReactNode
}

export function GuideBody({ text, inUse, action, form }: GuideBodyProps) {
  return (
    <div className={guideStyle.body}>
      <div className={guideStyle.text}>
        {form}
        <div id={TEXT_PART} className={guideStyle.prose}>
          <ProseBlock html={text.html} />
        </div>
        {inUse && <InUse {...inUse} />}
      </div>
      <aside className={guideStyle.side}>
        {text.steps && <Steps html={text.steps} />}
        <TalkToUs />
        {action}
      </aside>
    </div>
  )
}

function InUse({ heading, works }: InUseView) {
  return (
    <section>
      <h2 className={classNames(typography.md, guideStyle.inUse)}>{heading}</h2>
      <ul className={guideStyle.works}>
        {works.map((work) => (
          <li key={work.id}>
            <a href={work.href ?? undefined} className={guideStyle.work}>
              <img
                src={pictureAddress(work, WORK_WIDTH)}
                style={cutAround(work.focus)}
                alt={work.alt}
                width={WORK_WIDTH}
                height={WORK_WIDTH}
                loading="lazy"
                decoding="async"
              />
              <span>{work.artistName}</span>
            </a>
          </li>
        ))}
      </ul>
    </section>
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

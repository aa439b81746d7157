import type { ReactNode } from 'react'
import {
  APPLICATION_STEPS,
  type ApplicationLookup,
  type ApplicationState,
} from '#domain/enquiries/forms/submission.ts'
import { longDate } from '#site/dates.ts'
import { paths } from '#site/paths.ts'
import { ButtonLink } from '#website/ui/controls.tsx'
import { TickIcon } from '#website/ui/icons.tsx'
import typography from '#website/ui/typography.module.css'
import { useFormTexts } from './form-answer.ts'
import style from './sent-sheets.module.css'

type SentSheetProps = {
  heading: string
  steps: readonly string[]
  enclosed?: ReactNode
  children: ReactNode
}

export function SentSheet({ heading, steps, enclosed, children }: SentSheetProps) {
  return (
    <section className={style.sheet}>
      {/* biome-ignore lint/a11y/noAutofocus: nothing else says that it worked */}
      <h2 tabIndex={-1} autoFocus className={typography.lg}>
        {heading}
      </h2>
      <ol className={style.steps}>
        {steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      {enclosed}
      <div className={style.ways}>{children}</div>
    </section>
  )
}

type ApplicationSentProps = { number: string | null; fileNames: readonly string[] }

export function ApplicationSent({ number, fileNames }: ApplicationSentProps) {
  const { t, language } = useFormTexts()
  return (
    <SentSheet
      heading={t('apply_sent')}
      steps={[
        ...(number ? [t('apply_sent_number', { number })] : []),
        t('form_sent_confirmed'),
        t('apply_sent_look'),
        t('apply_sent_answer'),
        ...(number ? [t('apply_sent_state')] : []),
      ]}
      enclosed={<SentFiles names={fileNames} />}
    >
      <ButtonLink to={paths.team(language)}>{t('apply_sent_team')}</ButtonLink>
    </SentSheet>
  )
}

function SentFiles({ names }: { names: readonly string[] }) {
  const { t } = useFormTexts()
  if (names.length === 0) return null
  return (
    <div className={typography.small}>
      <h3 className={typography.label}>{t('apply_sent_files')}</h3>
      <ol className={style.steps}>
        {names.map((name, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two files may be called alike, and none moves
          <li key={at}>
            <bdi>{name}</bdi>
          </li>
        ))}
      </ol>
    </div>
  )
}

const STEP_TEXTS = {
  received: { name: 'apply_state_received', text: 'apply_state_received_text' },
  'looked-at': { name: 'apply_state_looked-at', text: 'apply_state_looked-at_text' },
  answered: { name: 'apply_state_answered', text: 'apply_state_answered_text' },
} as const

export function ApplicationStateSheet({ lookup }: { lookup: ApplicationLookup }) {
  const { t, language } = useFormTexts()
  if (lookup.outcome === 'found') return <FoundState application={lookup.application} />
  const isUnknown = lookup.outcome === 'unknown'
  return (
    <section className={style.sheet}>
      <h2 className={typography.lg}>{t(isUnknown ? 'apply_state_unknown' : 'apply_state_too_many')}</h2>
      <p>{t(isUnknown ? 'apply_state_unknown_text' : 'apply_state_too_many_text')}</p>
      <p>
        <ButtonLink to={paths.guideForm(language, 'artist')}>{t('apply_heading')}</ButtonLink>
      </p>
    </section>
  )
}

function FoundState({
  application: { number, step, receivedAt, fileNames },
}: {
  application: ApplicationState
}) {
  const { t, language } = useFormTexts()
  const reached = APPLICATION_STEPS.indexOf(step)
  return (
    <section className={style.sheet}>
      <h2 className={typography.lg}>{t('apply_state', { number })}</h2>
      <ol className={style.steps}>
        {APPLICATION_STEPS.map((one, at) => (
          <li
            key={one}
            aria-current={at === reached ? 'step' : undefined}
            className={at > reached ? typography.quiet : undefined}
          >
            <span>{t(STEP_TEXTS[one].name, { day: longDate(receivedAt, language) })}</span>{' '}
            {at <= reached && <TickIcon />}
            {at > reached && <span className="visually-hidden"> ({t('apply_state_open')})</span>}
          </li>
        ))}
      </ol>
      <p>{t(STEP_TEXTS[step].text)}</p>
      <SentFiles names={fileNames} />
    </section>
  )
}

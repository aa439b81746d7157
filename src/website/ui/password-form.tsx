import { data } from 'react-router'
import german from '#messages/link-password.de.json'
import english from '#messages/link-password.en.json'
import type { PasswordTry } from '#platform/rate-limits/link-passwords.server.ts'
import { usePageMessages } from '#website/i18n/messages.tsx'
import { Button } from './controls.tsx'
import { Field } from './fields.tsx'

const TEXTS = { de: german, en: english }
const MINUTE_SECONDS = 60

type Refusal = Exclude<PasswordTry, { outcome: 'right' }>

type Refused = { outcome: Refusal['outcome']; minutes: number }

const STATUS = { wrong: 422, 'too-many': 429, busy: 503 } as const satisfies Record<
  Refused['outcome'],
  number
>

export function refusePassword(refusal: Refusal, extraHeaders: Record<string, string>) {
  const { outcome } = refusal
  const seconds = outcome === 'wrong' ? 0 : refusal.retryAfterSeconds
  const headers = new Headers(extraHeaders)
  if (seconds > 0) headers.set('Retry-After', String(seconds))
  const refused: Refused = { outcome, minutes: Math.ceil(seconds / MINUTE_SECONDS) }
  return data(refused, { status: STATUS[outcome], headers })
}

type PasswordFormProps = {
  className: string | undefined
  help?: string
  refused: Refused | undefined
}

export function PasswordForm({ className, help, refused }: PasswordFormProps) {
  const { t } = usePageMessages(TEXTS)
  const minutes = refused?.minutes ?? 0
  const errors = {
    wrong: t('link_wrong'),
    'too-many': t(minutes === 1 ? 'link_too_many_one' : 'link_too_many', { minutes }),
    busy: t('link_busy'),
  }
  return (
    <form method="post" noValidate className={className}>
      <Field
        label={t('link_password')}
        name="password"
        type="password"
        required
        autoComplete="off"
        help={help}
        error={refused && errors[refused.outcome]}
      />
      <Button type="submit">{t('link_open')}</Button>
    </form>
  )
}

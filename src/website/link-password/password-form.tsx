import { data } from 'react-router'
import german from '#messages/link-password.de.json'
import english from '#messages/link-password.en.json'
import type { PasswordTry } from '#platform/rate-limits/try-password.server.ts'
import { usePageMessages } from '#website/i18n/page-messages.ts'
import { Button } from '#website/ui/controls.tsx'
import { Field } from '#website/ui/fields/field.tsx'

const TEXTS = { de: german, en: english }
const MINUTE_SECONDS = 60

type Refusal = Exclude<PasswordTry, { outcome: 'right' }>

/** Of a try that failed; `minutes` to wait, 0 for a wrong password. */
export function refusePassword(refusal: Refusal, given: Record<string, string>) {
  const headers = new Headers(given)
  if (refusal.outcome === 'wrong') return data({ minutes: 0 }, { status: 422, headers })
  headers.set('Retry-After', String(refusal.retryAfterSeconds))
  return data({ minutes: Math.ceil(refusal.retryAfterSeconds / MINUTE_SECONDS) }, { status: 429, headers })
}

type PasswordFormProps = {
  className: string | undefined
  help?: string
  /** What came of the last try. */
  refused: { minutes: number } | undefined
}

/** Asks for the password of what is behind a link. */
export function PasswordForm({ className, help, refused }: PasswordFormProps) {
  const { t } = usePageMessages(TEXTS)
  const minutes = refused?.minutes ?? 0
  const tooMany = t(minutes === 1 ? 'link_too_many_one' : 'link_too_many', { minutes })
  return (
    <form method="post" noValidate className={className}>
      <Field
        label={t('link_password')}
        name="password"
        type="password"
        required
        autoComplete="off"
        help={help}
        error={refused && (minutes > 0 ? tooMany : t('link_wrong'))}
      />
      <Button type="submit">{t('link_open')}</Button>
    </form>
  )
}

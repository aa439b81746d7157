import { type SubmitEvent, useState } from 'react'
import type { Round } from '#website/collection/deciding/round/use-round.ts'
import { useDecidingMessages } from '#website/collection/deciding/use-deciding-messages.ts'
import { Button } from '#website/ui/controls.tsx'
import { Field } from '#website/ui/fields/field.tsx'
import typography from '#website/ui/typography.module.css'
import style from './owner.module.css'
import { useModerating } from './use-moderating.ts'

const EMAIL_FIELD = 'owner-email'

/** E-mails to the owner; the address is confirmed by one before any other follows. */
export function DigestForm({ round }: { round: Round }) {
  const { t } = useDecidingMessages()
  const { askForDigest, endDigest } = useModerating(round)
  const [error, setError] = useState<string>()
  const { digest } = round

  async function ask(event: SubmitEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault()
    const email = String(new FormData(event.currentTarget).get(EMAIL_FIELD) ?? '')
    const asking = await askForDigest(email)
    setError(asking.outcome === 'done' ? undefined : round.sayWhy(asking))
    if (asking.outcome === 'done') await round.read()
  }

  return (
    <form className={style.digest} noValidate onSubmit={ask}>
      <h3 className={typography.label}>{t('deciding_digest')}</h3>
      <p className={style.mini} role="status">
        {t(nameState(digest))}
      </p>
      {digest !== 'confirmed' && (
        <>
          <Field
            label={t('deciding_digest_email')}
            name={EMAIL_FIELD}
            type="email"
            required
            autoComplete="email"
            error={error}
          />
          <Button type="submit" outlined>
            {t('deciding_digest_ask')}
          </Button>
        </>
      )}
      {(digest === 'asked' || digest === 'confirmed') && (
        <button type="button" className={style.delete} onClick={() => endDigest()}>
          {t('deciding_digest_end')}
        </button>
      )}
    </form>
  )
}

function nameState(digest: Round['digest']) {
  if (digest === 'asked') return 'deciding_digest_asked'
  return digest === 'confirmed' ? 'deciding_digest_confirmed' : 'deciding_digest_text'
}

import { type SubmitEvent, useEffect, useState } from 'react'
import {
  type CollectionEmailErrors,
  checkCollectionEmail,
  LONGEST_MESSAGE,
} from '#domain/enquiries/collection-email/collection-email.ts'
import { paths } from '#site/paths.ts'
import { classNames } from '#website/ui/class-names.ts'
import { Button, ButtonLink } from '#website/ui/controls.tsx'
import { Field } from '#website/ui/fields/field.tsx'
import typography from '#website/ui/typography.module.css'
import style from './email-form.module.css'
import { useEmailTexts } from './email-messages.ts'
import { EmailSummary } from './email-summary.tsx'
import { type EmailAnswer, typedIn } from './form-answer.ts'

/** To whom, from whom, and a few words. Without script the page comes back with what is wrong. */
export function EmailForm({ answer }: { answer: EmailAnswer | undefined }) {
  const { t, language } = useEmailTexts()
  const [isSending, setSending] = useIsSending()
  const [found, setFound] = useState<CollectionEmailErrors | null>(null)
  const errors = found ?? answer?.errors ?? NONE

  function checkFirst(event: SubmitEvent<HTMLFormElement>): void {
    const wrong = checkCollectionEmail(typedIn(Object.fromEntries(new FormData(event.currentTarget))))
    const isWrong = Object.keys(wrong).length > 0
    setFound(isWrong ? wrong : null)
    if (isWrong) event.preventDefault()
    // Without a connection the page keeps it from being sent, after this.
    else setTimeout(() => setSending(!event.nativeEvent.defaultPrevented))
  }

  return (
    <form method="post" noValidate className={style.form} onSubmit={checkFirst}>
      <EmailSummary errors={errors} tooMany={found === null && (answer?.tooMany ?? false)} />
      <EmailFields errors={errors} typed={answer?.typed ?? {}} />
      <p className={classNames(typography.small, typography.quiet, style.wide)}>{t('letter_privacy')}</p>
      <div className={classNames(style.ways, style.wide)}>
        <Button type="submit" disabled={isSending}>
          {t(isSending ? 'letter_sending' : 'letter_send')}
        </Button>
        <ButtonLink to={paths.collection(language)} outlined>
          {t('letter_back')}
        </ButtonLink>
      </div>
    </form>
  )
}

/** False again on a page that was left and is come back to. */
function useIsSending() {
  const state = useState(false)
  const [, setSending] = state
  useEffect(() => {
    const end = () => setSending(false)
    addEventListener('pageshow', end)
    return () => removeEventListener('pageshow', end)
  }, [])
  return state
}

/** The same object at every rendering: a new one would call for the focus. */
const NONE: CollectionEmailErrors = {}

function EmailFields({ errors, typed }: Pick<EmailAnswer, 'errors' | 'typed'>) {
  const { t } = useEmailTexts()
  const say = (field: 'to' | 'name' | 'email' | 'message') => {
    const error = errors[field]
    return { name: field, defaultValue: typed[field], error: error && t(error) }
  }
  return (
    <>
      <div className={style.wide}>
        {/* The browser's owner is not who this goes to. */}
        <Field label={t('letter_to')} type="email" required autoComplete="off" {...say('to')} />
      </div>
      <Field label={t('letter_name')} required autoComplete="name" {...say('name')} />
      <Field
        label={t('letter_email')}
        type="email"
        required
        autoComplete="email"
        help={t('letter_email_help')}
        {...say('email')}
      />
      <div className={style.wide}>
        <Field
          label={t('letter_message')}
          multiline
          help={t('letter_message_help', { count: LONGEST_MESSAGE })}
          {...say('message')}
        />
      </div>
    </>
  )
}

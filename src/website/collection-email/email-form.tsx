import { type SubmitEvent, useEffect, useState } from 'react'
import { LONGEST_MESSAGE } from '#domain/enquiries/forms/collection-email.ts'
import { checkForm, sentencesOf } from '#platform/fields/check.ts'
import { paths } from '#site/paths.ts'
import { classNames } from '#website/ui/class-names.ts'
import { Button, ButtonLink } from '#website/ui/controls.tsx'
import { FormFields } from '#website/ui/fields/form-fields.tsx'
import typography from '#website/ui/typography.module.css'
import style from './email-form.module.css'
import { useEmailTexts } from './email-messages.ts'
import { EmailSummary } from './email-summary.tsx'
import { type EmailAnswer, type EmailErrors, SHOWN_FIELDS } from './form-answer.ts'

/** To whom, from whom, and a few words. Without script the page comes back with what is wrong. */
export function EmailForm({ answer }: { answer: EmailAnswer | undefined }) {
  const { t, language } = useEmailTexts()
  const [isSending, setSending] = useIsSending()
  const [found, setFound] = useState<EmailErrors | null>(null)
  const errors = found ?? answer?.errors ?? NONE

  function checkFirst(event: SubmitEvent<HTMLFormElement>): void {
    const wrong = checkForm(SHOWN_FIELDS, new FormData(event.currentTarget))
    const isWrong = Object.keys(wrong).length > 0
    setFound(isWrong ? wrong : null)
    if (isWrong) event.preventDefault()
    // Without a connection the page keeps it from being sent, after this.
    else setTimeout(() => setSending(!event.nativeEvent.defaultPrevented))
  }

  return (
    <form method="post" noValidate className={style.form} onSubmit={checkFirst}>
      <EmailSummary errors={errors} tooMany={found === null && (answer?.tooMany ?? false)} />
      <FormFields
        form={SHOWN_FIELDS}
        t={(text) => t(text, { count: LONGEST_MESSAGE })}
        errors={sentencesOf(errors, t)}
        values={answer?.typed ?? {}}
        classes={{ both: style.wide }}
      />
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
const NONE: EmailErrors = {}

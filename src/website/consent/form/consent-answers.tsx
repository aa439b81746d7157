import { useConsentMessages } from '#website/consent/consent-messages.ts'
import { useAnswers } from '#website/consent/use-answers.ts'
import { Button } from '#website/ui/controls.tsx'
import style from './consent-answers.module.css'

export function ConsentAnswers({ onAnswered }: { onAnswered?: () => void }) {
  const { t } = useConsentMessages()
  const { saveDrawn, rejectAll, acceptAll } = useAnswers()
  function choose(give: () => void) {
    give()
    onAnswered?.()
  }
  return (
    <div className={style.answers}>
      <Button onClick={() => choose(saveDrawn)}>{t('consent_save')}</Button>
      <Button outlined onClick={() => choose(rejectAll)}>
        {t('consent_reject')}
      </Button>
      <Button outlined onClick={() => choose(acceptAll)}>
        {t('consent_accept')}
      </Button>
    </div>
  )
}

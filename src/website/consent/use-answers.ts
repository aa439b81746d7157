import { showToast } from '#website/toast/toast-store.ts'
import { useConsentMessages } from './consent-messages.ts'
import { answerAll, answerAsDrawn, consentState } from './consent-store.ts'

export function useAnswers() {
  const { t } = useConsentMessages()
  function confirm() {
    showToast({ text: t(consentState.isKept() ? 'consent_saved' : 'consent_not_kept') })
  }
  return {
    acceptAll: () => {
      answerAll(true)
      confirm()
    },
    rejectAll: () => {
      answerAll(false)
      confirm()
    },
    saveDrawn: () => {
      answerAsDrawn()
      confirm()
    },
  }
}

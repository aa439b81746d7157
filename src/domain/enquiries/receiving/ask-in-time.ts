import { withTimeout } from '#platform/concurrency.ts'

/** Somebody waits for their form, three seconds at most with all that is done besides; a busy database needs a fraction. */
const ANSWERED_WITHIN_MS = 2_000
/** After silence the next ones are taken without asking for so long. */
const NOT_ASKED_FOR_MS = 5_000

/** Null where there is no answer, of which the event is logged. What was asked goes on. */
export type AskInTime = <Answer>(
  question: () => Promise<Answer>,
  logFailure: () => void,
) => Promise<Answer | null>

/** While the database cannot be asked, or does not answer, a sender waits no longer than once. */
export function openAskInTime(): AskInTime {
  let notAskedBefore = 0
  return async <Answer>(question: () => Promise<Answer>, logFailure: () => void) => {
    if (performance.now() < notAskedBefore) return null
    const answer = await withTimeout<Answer | 'silence' | 'refusal'>(
      ANSWERED_WITHIN_MS,
      question().catch(() => 'refusal'),
      'silence',
    )
    if (answer !== 'silence' && answer !== 'refusal') return answer
    logFailure()
    // Who refuses at once may be asked again at once.
    if (answer === 'silence') notAskedBefore = performance.now() + NOT_ASKED_FOR_MS
    return null
  }
}

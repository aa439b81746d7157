import { useState } from 'react'
import { useNotify } from 'react-admin'

/** For what a button does: it says why that failed, and meanwhile the button is not pressed again. */
export function useAttempt() {
  const notify = useNotify()
  const [isBusy, setBusy] = useState(false)
  async function attempt(run: () => Promise<void>): Promise<void> {
    setBusy(true)
    try {
      await run()
    } catch (error) {
      notify(error instanceof Error ? error.message : 'errors.server', { type: 'error' })
    }
    setBusy(false)
  }
  return { attempt, isBusy }
}

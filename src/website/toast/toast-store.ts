import { sharedValue } from '#platform/browser/shared-value.ts'

/** A message about what was just done, with one action. */
export type Notice = {
  text: string
  action?: { label: string; to: string } | { label: string; onClick: () => void }
}

/** Long enough to read twice and to reach the button by keyboard. */
export const NOTICE_SHOWN_MS = 8000

const shown = sharedValue<Notice | null>(null)

/** Shows the toast in place of an earlier one; null removes it. */
export const showNotice = shown.write
export const useNotice = shown.use

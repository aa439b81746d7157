import { sharedValue } from '#platform/browser/shared-value.ts'

/** A message about what was just done, with one action. */
export type Toast = {
  text: string
  action?: { label: string; to: string } | { label: string; onClick: () => void }
}

/** Long enough to read twice and to reach the button by keyboard. */
export const TOAST_SHOWN_MS = 8000

const shown = sharedValue<Toast | null>(null)

/** Shows the toast in place of an earlier one; null removes it. */
export const showToast = shown.write
export const useToast = shown.use

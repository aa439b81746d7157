import { sharedValue } from '#platform/browser/shared-value.ts'

/**
 * Whether the dialog with the cookie settings is open. `absent` until its script has loaded: the link that would open
 * it then leads to the page with the same switches.
 */
export const preferences = sharedValue<'absent' | 'closed' | 'open'>('absent')

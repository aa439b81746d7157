import { sharedValue } from '#platform/browser/shared-value.ts'

/** `absent` until the script has loaded: the link then leads to the page with the same switches. */
export const preferences = sharedValue<'absent' | 'closed' | 'open'>('absent')

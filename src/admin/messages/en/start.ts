import type { StartMessages } from '#admin/messages/de/start.ts'

export const start: StartMessages = {
  failed: 'The staff area didn’t load. Please check your connection.',
  again: 'Try again',
}

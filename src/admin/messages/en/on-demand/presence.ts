import type { PresenceMessages } from '#admin/messages/de/on-demand/presence.ts'

/** Who else has a record open; loaded with the page of a record. */
export const presence: PresenceMessages = {
  open_at: (names) => `${names} also has this open.`,
  changed: (name, when) => `${name} has changed this (${when}).`,
  reload: 'Reload',
}

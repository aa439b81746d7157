/** Who else has a record open; loaded with the page of a record. */
export const presence = {
  open_at: (names: string) => `Auch bei ${names} offen.`,
  changed: (name: string, when: string) => `${name} hat das geändert (${when}).`,
  reload: 'Neu laden',
}

export type PresenceMessages = typeof presence

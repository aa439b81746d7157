import { useLocale } from 'react-admin'
import { isFields } from '#admin/records/admin-api.ts'
import german from '#messages/staff-artists.de.json' with { type: 'json' }
import english from '#messages/staff-artists.en.json' with { type: 'json' }

export type ArtistMessages = typeof german

export function useArtistMessages(): ArtistMessages {
  return useLocale() === 'de' ? german : english
}

export function waits(saved: unknown): boolean {
  return isFields(saved) && isFields(saved.Proposal) && saved.Proposal.State === 'new'
}

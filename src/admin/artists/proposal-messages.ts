import { useLocale } from 'react-admin'
import { CHANGE_STATES } from '#domain/pending-changes/pending-changes-model.ts'
import german from '#messages/staff-proposals.de.json' with { type: 'json' }
import english from '#messages/staff-proposals.en.json' with { type: 'json' }

export type ProposalMessages = typeof german

export function useProposalMessages(): ProposalMessages {
  return useLocale() === 'de' ? german : english
}

/** Part of a proposal is a row of its own when the rest was decided the other way. */
export function stateInWords(texts: ProposalMessages, { State, IsPart }: Record<string, unknown>): string {
  const state = CHANGE_STATES.find((known) => known === State) ?? 'new'
  if (state === 'new' || IsPart !== true) return texts[`state_${state}`]
  return texts[`state_${state}_part`]
}

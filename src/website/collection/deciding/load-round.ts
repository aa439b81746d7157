import { LONGEST_NAME, type RoundState } from '#domain/collection/deciding/model.ts'
import { cleanLine } from '#platform/i18n/clean-text.ts'
import {
  CONFIRM_PARAMETER,
  END_PARAMETER,
  NAME_PARAMETER,
  TOLD_PARAMETER,
} from '#site/deciding/deciding-paths.ts'
import type { PageRequest } from '#website/request-context.server.ts'

const TOLD = ['confirmed', 'ended', 'old'] as const
export type Told = (typeof TOLD)[number]

/** What a page begins with: the round as readers see it, and what its address asks for. */
export type RoundView = {
  state: RoundState
  name: string
  /** Who its reader is, as far as the server knows; empty for others. */
  person: string
  /** Of a link in an e-mail, which asks before it does anything: programs follow links as well. */
  mail: { does: 'confirm' | 'end'; token: string } | null
  told: Told | null
}

/** Null where nobody opened a round about the collection. */
export async function loadRound(
  { rounds }: Pick<PageRequest, 'rounds'>,
  address: string,
  id: string,
): Promise<RoundView | null> {
  const found = await rounds.find(id)
  if (found.outcome !== 'found') return null
  const { searchParams } = new URL(address)
  const confirmation = searchParams.get(CONFIRM_PARAMETER)
  const end = searchParams.get(END_PARAMETER)
  const told = searchParams.get(TOLD_PARAMETER)
  return {
    state: found.state,
    person: rounds.reader && rounds.personOf(id, rounds.reader),
    name: cleanLine(searchParams.get(NAME_PARAMETER) ?? '', LONGEST_NAME),
    mail: confirmation ? { does: 'confirm', token: confirmation } : end ? { does: 'end', token: end } : null,
    told: TOLD.find((one) => one === told) ?? null,
  }
}

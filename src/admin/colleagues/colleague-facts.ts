import type { ColleagueMessages } from '#admin/messages/de/on-demand/colleagues.ts'
import type { ListedColleague } from './use-colleagues.ts'

/** What there is to know of an account, in short sentences. */
export function listFacts(
  texts: ColleagueMessages,
  colleague: ListedColleague,
  inWords: (moment: unknown) => string,
): string[] {
  const { State, SignedInAt, Authenticator, Passkeys, Sessions, LinkUntil } = colleague
  if (State !== 'active' && SignedInAt === null)
    return [LinkUntil ? texts.invited(inWords(LinkUntil)) : texts.link_too_old]
  const ways = [
    ...(Authenticator ? [texts.authenticator] : []),
    ...(Passkeys > 0 ? [texts.passkeys(Passkeys)] : []),
  ]
  return [
    SignedInAt ? texts.signed_in(inWords(SignedInAt)) : texts.never_signed_in,
    ways.length > 0 ? texts.second_factor(ways.join(', ')) : texts.no_second_factor,
    texts.sessions(Sessions),
    ...(LinkUntil ? [texts.reset_open(inWords(LinkUntil))] : []),
  ]
}

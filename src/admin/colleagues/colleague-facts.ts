import { fill } from '#platform/i18n/fill.ts'
import type { ColleagueMessages, ListedColleague } from './use-colleagues.ts'

/** What there is to know of an account, in short sentences. */
export function listFacts(
  texts: ColleagueMessages,
  colleague: ListedColleague,
  inWords: (moment: unknown) => string,
): string[] {
  const { State, SignedInAt, Authenticator, Passkeys, Sessions, LinkUntil } = colleague
  if (State !== 'active' && SignedInAt === null)
    return [LinkUntil ? fill(texts.invited, { until: inWords(LinkUntil) }) : texts.link_too_old]
  const ways = [
    ...(Authenticator ? [texts.authenticator] : []),
    ...(Passkeys > 0
      ? [fill(Passkeys === 1 ? texts.passkeys_one : texts.passkeys, { number: Passkeys })]
      : []),
  ]
  return [
    SignedInAt ? fill(texts.signed_in, { when: inWords(SignedInAt) }) : texts.never_signed_in,
    ways.length > 0 ? fill(texts.second_factor, { ways: ways.join(', ') }) : texts.no_second_factor,
    fill(Sessions === 1 ? texts.sessions_one : texts.sessions, { number: Sessions }),
    ...(LinkUntil ? [fill(texts.reset_open, { until: inWords(LinkUntil) })] : []),
  ]
}

import { fill } from '#platform/i18n/fill.ts'
import type { ColleagueMessages, ListedColleague } from './use-colleagues.ts'

/** Something that can be done with an account, after a question. */
export type Step = {
  text: string
  /** With the person's name, for those who hear the button without its row. */
  name: string
  ask: string
  call: { method: 'POST' | 'DELETE'; path: string }
  /** What is said when it was done; null when a link is shown instead. */
  done: string | null
  isFinal: boolean
}

export function listSteps(texts: ColleagueMessages, colleague: ListedColleague): Step[] {
  const { Id, Name, State, LinkUntil } = colleague
  const path = `/colleagues/${Id}`
  const isActive = State === 'active'
  const renewing: Step = {
    text: isActive ? texts.reset : texts.new_link,
    name: isActive ? fill(texts.reset_of, { name: Name }) : fill(texts.new_link_of, { name: Name }),
    ask: isActive ? texts.reset_ask : texts.new_link_ask,
    call: { method: 'POST', path: `${path}/link` },
    done: null,
    isFinal: false,
  }
  const withdrawing: Step = {
    text: texts.withdraw,
    name: fill(texts.withdraw_of, { name: Name }),
    ask: texts.withdraw_ask,
    call: { method: 'DELETE', path: `${path}/link` },
    done: texts.withdrawn,
    isFinal: false,
  }
  const ending: Step = {
    text: texts.end_sessions,
    name: fill(texts.end_sessions_of, { name: Name }),
    ask: texts.end_sessions_ask,
    call: { method: 'DELETE', path: `${path}/sessions` },
    done: fill(texts.sessions_ended, { name: Name }),
    isFinal: false,
  }
  const removing: Step = {
    text: texts.remove,
    name: fill(texts.remove_of, { name: Name }),
    ask: texts.remove_ask,
    call: { method: 'DELETE', path },
    done: fill(texts.removed, { name: Name }),
    isFinal: true,
  }
  return [renewing, ...(LinkUntil ? [withdrawing] : []), ...(isActive ? [ending] : []), removing]
}

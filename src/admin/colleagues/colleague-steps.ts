import type { ColleagueMessages } from '#admin/messages/de/on-demand/colleagues.ts'
import type { ListedColleague } from './use-colleagues.ts'

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
  const { Id, Name, State, Sessions, LinkUntil } = colleague
  const path = `/colleagues/${Id}`
  const isActive = State === 'active'
  const renewing: Step = {
    text: isActive ? texts.reset : texts.new_link,
    name: isActive ? texts.reset_of(Name) : texts.new_link_of(Name),
    ask: isActive ? texts.reset_ask : texts.new_link_ask,
    call: { method: 'POST', path: `${path}/link` },
    done: null,
    isFinal: false,
  }
  const withdrawing: Step = {
    text: texts.withdraw,
    name: texts.withdraw_of(Name),
    ask: texts.withdraw_ask,
    call: { method: 'DELETE', path: `${path}/link` },
    done: texts.withdrawn,
    isFinal: false,
  }
  const ending: Step = {
    text: texts.end_sessions,
    name: texts.end_sessions_of(Name),
    ask: texts.end_sessions_ask,
    call: { method: 'DELETE', path: `${path}/sessions` },
    done: texts.sessions_ended(Name),
    isFinal: false,
  }
  const removing: Step = {
    text: texts.remove,
    name: texts.remove_of(Name),
    ask: texts.remove_ask,
    call: { method: 'DELETE', path },
    done: texts.removed(Name),
    isFinal: true,
  }
  return [renewing, ...(LinkUntil ? [withdrawing] : []), ...(Sessions > 0 ? [ending] : []), removing]
}

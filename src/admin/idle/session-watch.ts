import { SESSION_WARNING_SECONDS, USE_REPORTED_EVERY_SECONDS } from '#domain/staff/staff-model.ts'
import type { SessionLeft } from './session-left.ts'

/** `closed`: no session in this window. */
type WatchState =
  | { state: 'closed' | 'in-use' | 'ended' }
  /** Milliseconds since 1970, by this browser's clock. */
  | { state: 'warned'; endsAt: number }

export type SessionWatch = {
  subscribe: (listener: () => void) => () => void
  current: () => WatchState
  begin: () => Promise<void>
  /** Deliberate input. Reported at most once a minute, and not during the warning. */
  noteUse: () => Promise<void>
  stay: () => Promise<void>
  /** Reads the session's state from the server: after a refused call, or when the window becomes visible. */
  check: () => Promise<void>
  /** Reads the state when the session may end soon, or may have been renewed in another window. */
  tick: () => Promise<void>
  /** Waits after a refused call until somebody has signed in again; false where they leave, or without a session. */
  untilSignedIn: () => Promise<boolean>
  close: () => void
}

type WatchNeeds = {
  /** Neither of them changes anything when the server cannot be reached. */
  readSession: () => Promise<SessionLeft>
  reportUse: () => Promise<SessionLeft>
  now: () => number
}

const WARNING_MS = SESSION_WARNING_SECONDS * 1_000
const REPORTED_EVERY_MS = USE_REPORTED_EVERY_SECONDS * 1_000

/** Only the server ends sessions, and other windows share this one, so the server is asked before a warning. */
export function openSessionWatch({ readSession, reportUse, now }: WatchNeeds): SessionWatch {
  const listeners = new Set<() => void>()
  let shown: WatchState = { state: 'closed' }
  let staffId: string | null = null
  let endsAt = 0
  let reportedAt = Number.NEGATIVE_INFINITY

  function show(next: WatchState): void {
    const isSame = JSON.stringify(next) === JSON.stringify(shown)
    shown = next
    if (!isSame) for (const listener of listeners) listener()
  }

  function take(left: SessionLeft): void {
    if (left.outcome === 'unreachable') return
    // After a sign-in with another account the input here must not be shown.
    if (left.outcome === 'nobody' || left.staffId !== (staffId ?? left.staffId)) {
      show({ state: 'ended' })
      return
    }
    staffId = left.staffId
    endsAt = now() + left.secondsLeft * 1_000
    show(endsAt - now() <= WARNING_MS ? { state: 'warned', endsAt } : { state: 'in-use' })
  }

  async function report(): Promise<void> {
    reportedAt = now()
    take(await reportUse())
  }

  async function check(): Promise<void> {
    if (shown.state !== 'closed') take(await readSession())
  }

  async function tick(): Promise<void> {
    if (shown.state !== 'in-use' || endsAt - now() <= WARNING_MS) await check()
  }

  function subscribe(listener: () => void): () => void {
    listeners.add(listener)
    return () => listeners.delete(listener)
  }

  async function untilSignedIn(): Promise<boolean> {
    await check()
    if (shown.state !== 'ended') return shown.state !== 'closed'
    return new Promise((resolve) => {
      const unsubscribe = subscribe(() => {
        if (shown.state === 'ended') return
        unsubscribe()
        resolve(shown.state !== 'closed')
      })
    })
  }

  return {
    subscribe,
    untilSignedIn,
    current: () => shown,
    begin: async () => {
      if (shown.state === 'closed') await report()
    },
    noteUse: async () => {
      if (shown.state === 'in-use' && now() - reportedAt >= REPORTED_EVERY_MS) await report()
    },
    stay: report,
    check,
    tick,
    close: () => {
      staffId = null
      reportedAt = Number.NEGATIVE_INFINITY
      show({ state: 'closed' })
    },
  }
}

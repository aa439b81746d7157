import { useCallback, useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react'
import { countNews, type DecidingKey } from '#domain/collection/deciding/deciding-messages.ts'
import type { RoundState } from '#domain/collection/deciding/round-model.ts'
import { coalesce } from '#platform/concurrency.ts'
import {
  apiPath,
  ROUND,
  ROUND_COMMENT,
  ROUND_COMMENTS,
  ROUND_DIGEST,
  ROUND_EVENTS,
  ROUND_OWNER_LINK,
  ROUND_PERSON,
  ROUND_VOTES,
} from '#site/api-paths.ts'
import { paths } from '#site/paths.ts'
import { showToast } from '#website/ui/toasts.tsx'
import type { RoundView } from './receive-contribution.ts'
import {
  becomeReader,
  type Calling,
  decidingMemory,
  forgetRound,
  moderate,
  readRound,
  rememberRound,
  roundIn,
  takePart,
  useDecidingMessages,
} from './round-access.ts'

const UNKNOWN = { reader: '', name: '', rounds: [] }

export type Round = ReturnType<typeof useRound>

export type ContributionInput =
  | { kind: 'vote'; imageId: number; voted: boolean }
  | { kind: 'comment'; imageId: number; text: string }

export function useRound(id: string, view: RoundView) {
  const { t, language } = useDecidingMessages()
  const [state, setState] = useState(view.state)
  const [digest, setDigest] = useState(view.digest)
  const [isBusy, setBusy] = useState(false)
  const memory = useSyncExternalStore(decidingMemory.subscribe, decidingMemory.read, () => UNKNOWN)
  const { person, secret: remembered } = roundIn(memory, id)
  const secret = view.secret || remembered
  const news = useNews(state, person)
  const path = useMemo(() => apiPath(ROUND, { id }), [id])

  // An answer that a later one has overtaken is old. The owner's view has a different set of people.
  const take = useCallback(
    (next: RoundState) => setState((now) => (next.revision >= now.revision ? next : now)),
    [],
  )

  const read = useCallback(async () => {
    const reading = await readRound({ path, language, secret })
    if (reading.outcome !== 'done') return
    take(reading.answer.state)
    setDigest(reading.answer.digest)
  }, [path, language, secret, take])
  useLiveRound(id, read)
  const isOwner = secret !== ''
  useEffect(() => {
    if (isOwner) void read()
  }, [isOwner, read])

  // The browser may have lost it, and lists its rounds by it.
  useEffect(() => {
    if (view.secret && roundIn(decidingMemory.read(), id).secret !== view.secret)
      rememberRound(id, { secret: view.secret })
  }, [id, view.secret])

  const isSending = useRef(false)

  /** Resolves with the sentence that says why not; null when it is stored. */
  async function give(contribution: ContributionInput, name: string): Promise<string | null> {
    if (isSending.current) return null
    isSending.current = true
    setBusy(true)
    const { kind, imageId: image, ...what } = contribution
    const call = apiPath(kind === 'vote' ? ROUND_VOTES : ROUND_COMMENTS, { id })
    const reader = becomeReader(name)
    const calling = await takePart({ path: call, language, body: { ...what, image, name, reader } })
    isSending.current = false
    setBusy(false)
    if (calling.outcome !== 'done') {
      void read()
      return sayWhy(calling)
    }
    rememberRound(id, { person: calling.answer.person })
    // The owner's own view has more in it than the answer for a reader.
    if (isOwner) await read()
    else take(calling.answer.state)
    news.say(t(saidOf(contribution)))
    return null
  }

  function sayWhy(calling: Exclude<Calling<unknown>, { outcome: 'done' }>): string {
    if (calling.outcome === 'refused' && calling.says) return calling.says
    return t(calling.outcome === 'offline' ? 'deciding_offline' : 'deciding_failed')
  }

  return {
    id,
    path,
    state,
    digest,
    person,
    secret,
    isOwner,
    isBusy,
    name: memory.name,
    give,
    read,
    sayWhy,
    news,
  }
}

function saidOf(contribution: ContributionInput) {
  if (contribution.kind === 'comment') return 'deciding_written'
  return contribution.voted ? 'deciding_given' : 'deciding_taken_back'
}

const POLLED_EVERY_MS = 10_000
/** A burst of changes is read together, and well within a second. */
const PAUSE_BETWEEN_READS_MS = 200

/** Reads the round on server-sent events, or at an interval where a browser or a proxy lets none through. */
function useLiveRound(id: string, read: () => Promise<void>): void {
  useEffect(() => {
    const refresh = coalesce(read, PAUSE_BETWEEN_READS_MS)
    let source: EventSource | null = null
    let polling: ReturnType<typeof setInterval> | undefined

    function stop(): void {
      source?.close()
      source = null
      clearInterval(polling)
    }

    function poll(): void {
      stop()
      polling = setInterval(() => void refresh(), POLLED_EVERY_MS)
    }

    function start(): void {
      stop()
      // A hidden page would hold a connection that another tab needs.
      if (document.visibilityState === 'hidden') return
      if (!('EventSource' in window)) {
        poll()
        return
      }
      const opened = new EventSource(apiPath(ROUND_EVENTS, { id }))
      source = opened
      // Also after a lost connection, during which events may have been missed.
      opened.addEventListener('open', () => void refresh())
      opened.addEventListener('change', () => void refresh())
      opened.addEventListener('error', () => {
        if (opened.readyState === EventSource.CLOSED) poll()
      })
    }

    start()
    document.addEventListener('visibilitychange', start)
    return () => {
      document.removeEventListener('visibilitychange', start)
      stop()
    }
  }, [id, read])
}

/** Screen readers announce the actions of several people within this time in one sentence. */
const SAID_TOGETHER_MS = 1_500

function useNews(state: RoundState, ownPerson: string) {
  const { t } = useDecidingMessages()
  const [word, setWord] = useState('')
  const announced = useRef(state)

  useEffect(() => {
    const timer = setTimeout(() => {
      const sentence = compare(announced.current, state)
      announced.current = state
      if (sentence) setWord(sentence)
    }, SAID_TOGETHER_MS)
    return () => clearTimeout(timer)

    function compare(before: RoundState, now: RoundState): string {
      if (before.isOpen !== now.isOpen) return t(now.isOpen ? 'deciding_news_open' : 'deciding_closed_note')
      const voted = new Set(before.votes.map(({ image, person }) => `${image} ${person}`))
      const written = new Set(before.comments.map(({ id }) => id))
      const votes = now.votes.filter(
        ({ image, person }) => person !== ownPerson && !voted.has(`${image} ${person}`),
      )
      const comments = now.comments.filter(({ id, person }) => person !== ownPerson && !written.has(id))
      const counted = countNews(t, { votes: votes.length, comments: comments.length })
      return counted && `${counted}.`
    }
  }, [state, ownPerson, t])

  return { word, say: setWord }
}

export function useModerating(round: Round) {
  const { t, language } = useDecidingMessages()
  const { id, path, secret, read, sayWhy } = round

  async function run(calling: Promise<Calling<null>>, done: DecidingKey, values = {}): Promise<boolean> {
    const result = await calling
    if (result.outcome !== 'done') {
      showToast({ text: sayWhy(result), isError: true })
      return false
    }
    await read()
    round.news.say(t(done, values))
    return true
  }

  const call = { language, secret }
  return {
    setOpen: (isOpen: boolean) =>
      run(
        moderate({ ...call, path, method: 'PATCH', body: { isOpen } }),
        isOpen ? 'deciding_news_open' : 'deciding_closed_done',
      ),
    deleteComment: (comment: string) =>
      run(
        moderate({ ...call, path: apiPath(ROUND_COMMENT, { id, comment }), method: 'DELETE' }),
        'deciding_comment_deleted',
      ),
    setHidden: (person: string, name: string, hidden: boolean) =>
      run(
        moderate({
          ...call,
          path: apiPath(ROUND_PERSON, { id, person }),
          method: 'PATCH',
          body: { hidden },
        }),
        hidden ? 'deciding_hidden_done' : 'deciding_shown_done',
        { name },
      ),
    askForDigest: (email: string) =>
      moderate({ ...call, path: apiPath(ROUND_DIGEST, { id }), method: 'POST', body: { email } }),
    mailOwnersLink: (email: string) =>
      moderate({ ...call, path: apiPath(ROUND_OWNER_LINK, { id }), method: 'POST', body: { email } }),
    endDigest: () =>
      run(
        moderate({ ...call, path: apiPath(ROUND_DIGEST, { id }), method: 'DELETE' }),
        'deciding_digest_ended',
      ),
    deleteAll: async () => {
      const result = await moderate({ ...call, path, method: 'DELETE' })
      if (result.outcome !== 'done') return showToast({ text: sayWhy(result), isError: true })
      forgetRound(id)
      location.assign(paths.collection(language))
    },
  }
}

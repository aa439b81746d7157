import { useCallback, useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react'
import type { DigestState, RoundState } from '#domain/collection/deciding/model.ts'
import { apiPath, ROUND, ROUND_COMMENTS, ROUND_VOTES } from '#site/api-paths.ts'
import { useDecidingMessages } from '#website/collection/deciding/use-deciding-messages.ts'
import { type Calling, readRound, takePart } from './call-round.ts'
import { becomeReader, decidingMemory, rememberRound, roundIn } from './deciding-storage.ts'
import { useLiveRound } from './use-live-round.ts'
import { useNews } from './use-news.ts'

const UNKNOWN = { reader: '', name: '', rounds: [] }

/** A round as it is now, and what its readers may do in it. */
export type Round = ReturnType<typeof useRound>

export type Given =
  | { kind: 'vote'; imageId: number; voted: boolean }
  | { kind: 'comment'; imageId: number; text: string }

export function useRound(id: string, initial: RoundState) {
  const { t, language } = useDecidingMessages()
  const [state, setState] = useState(initial)
  const [digest, setDigest] = useState<DigestState | null>(null)
  const [isBusy, setBusy] = useState(false)
  const memory = useSyncExternalStore(decidingMemory.subscribe, decidingMemory.read, () => UNKNOWN)
  const { person, secret } = roundIn(memory, id)
  const news = useNews(state, person)
  const path = useMemo(() => apiPath(ROUND, { id }), [id])

  // An answer that was overtaken by a later one is old. What the owner sees comes with another set of people.
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

  const isSending = useRef(false)

  /** Resolves with the sentence that says why not; null when it is stored. */
  async function give(given: Given, name: string): Promise<string | null> {
    if (isSending.current) return null
    isSending.current = true
    setBusy(true)
    const { kind, imageId: image, ...what } = given
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
    news.say(t(saidOf(given)))
    return null
  }

  /** The server's sentence, or what can be said without it. */
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

function saidOf(given: Given) {
  if (given.kind === 'comment') return 'deciding_written'
  return given.voted ? 'deciding_given' : 'deciding_taken_back'
}

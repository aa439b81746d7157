import { DECIDING_MESSAGES } from '#domain/collection/deciding/deciding-messages.ts'
import {
  type DigestState,
  LONGEST_NAME,
  LONGEST_READER_KEY,
  type RoundState,
} from '#domain/collection/deciding/round-model.ts'
import { savedState } from '#platform/browser/saved-state.ts'
import type { Language } from '#platform/i18n/language.ts'
import type { OpenedRoundAnswer, RoundAnswer, TakenPartAnswer } from '#site/api-answers.ts'
import { usePageMessages } from '#website/i18n/messages.tsx'

export function useDecidingMessages() {
  return usePageMessages(DECIDING_MESSAGES)
}

const TIMEOUT_MS = 15_000
const FIRST_FAULT_OF_SERVER = 500

/** `says` is a sentence for people, empty where the answer has none. */
export type Calling<Answer> =
  | { outcome: 'done'; answer: Answer }
  | { outcome: 'refused'; status: number; says: string }
  | { outcome: 'offline' | 'failed' }

type Call = {
  path: string
  language: Language
  method?: 'GET' | 'POST' | 'PATCH' | 'DELETE'
  body?: object
  secret?: string
}

export type ReadRound = {
  state: RoundState
  digest: DigestState | null
  about: Pick<RoundAnswer, 'title' | 'images' | 'expires'>
}

export function readRound(call: Call): Promise<Calling<ReadRound>> {
  return send(call, (json: RoundAnswer) => {
    const { digest, title, images, expires, ...state } = json
    return { state, digest, about: { title, images, expires } }
  })
}

export function openRound(call: Call): Promise<Calling<OpenedRoundAnswer>> {
  return send({ ...call, method: 'POST' }, (json: OpenedRoundAnswer) => json)
}

export function takePart(call: Call): Promise<Calling<TakenPartAnswer>> {
  return send({ ...call, method: 'POST' }, (json: TakenPartAnswer) => json)
}

export function moderate(call: Call): Promise<Calling<null>> {
  return send(call, () => null)
}

async function send<Json, Answer>(call: Call, read: (json: Json) => Answer): Promise<Calling<Answer>> {
  const { path, language, method = 'GET', body, secret } = call
  try {
    const response = await fetch(`${path}?lang=${language}`, {
      method,
      headers: {
        ...(body ? { 'Content-Type': 'application/json' } : {}),
        ...(secret ? { Authorization: `Bearer ${secret}` } : {}),
      },
      ...(body ? { body: JSON.stringify(body) } : {}),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
    const json = response.status === 204 ? null : await response.json()
    if (response.ok) return { outcome: 'done', answer: read(json) }
    if (response.status >= FIRST_FAULT_OF_SERVER) return { outcome: 'failed' }
    return { outcome: 'refused', status: response.status, says: String(json?.error?.message ?? '') }
  } catch (error) {
    console.warn('Round:', error)
    return { outcome: 'offline' }
  }
}

type DecidingMemory = {
  /** Random, made with the first vote or comment; empty before. */
  reader: string
  name: string
  rounds: readonly RememberedRound[]
}
type RememberedRound = {
  id: string
  /** Empty before its user took part. */
  person: string
  /** Empty for readers. */
  secret: string
}

const KEY = 'deciding'
/** The oldest rounds are over by then. */
const MOST_ROUNDS = 50
const READER_BYTES = 16
const LONGEST_PART = 100
const NOTHING: DecidingMemory = { reader: '', name: '', rounds: [] }

/** `{"Reader": "...", "Name": "Anna", "Rounds": [{"Id": "...", "Person": "...", "Secret": "..."}]}` */
export const decidingMemory = savedState<DecidingMemory>(KEY, {
  fallback: NOTHING,
  parse,
  serialize: ({ reader, name, rounds }) => ({
    Reader: reader,
    Name: name,
    Rounds: rounds.map(({ id, person, secret }) => ({ Id: id, Person: person, Secret: secret })),
  }),
})

export function roundIn({ rounds }: DecidingMemory, id: string): RememberedRound {
  return rounds.find((round) => round.id === id) ?? { id, person: '', secret: '' }
}

export function rememberRound(id: string, values: Partial<RememberedRound>): void {
  const memory = decidingMemory.read()
  const others = memory.rounds.filter((round) => round.id !== id)
  const rounds = [{ ...roundIn(memory, id), ...values }, ...others].slice(0, MOST_ROUNDS)
  decidingMemory.write({ ...memory, rounds })
}

export function forgetRound(id: string): void {
  const memory = decidingMemory.read()
  decidingMemory.write({ ...memory, rounds: memory.rounds.filter((round) => round.id !== id) })
}

/** Remembers the name, and returns the key of this browser. */
export function becomeReader(name: string): string {
  const memory = decidingMemory.read()
  const reader = memory.reader || createKey()
  if (memory.reader !== reader || memory.name !== name)
    decidingMemory.write({ ...memory, reader, name: name.slice(0, LONGEST_NAME) })
  return reader
}

function createKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(READER_BYTES))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}

function parse(saved: unknown): DecidingMemory | null {
  if (typeof saved !== 'object' || saved === null) return null
  const { Reader, Name, Rounds }: { Reader?: unknown; Name?: unknown; Rounds?: unknown } = saved
  if (!isText(Reader, LONGEST_READER_KEY) || !isText(Name, LONGEST_NAME) || !Array.isArray(Rounds))
    return null
  return { reader: Reader, name: Name, rounds: Rounds.slice(0, MOST_ROUNDS).flatMap(parseRound) }
}

function parseRound(saved: unknown): RememberedRound[] {
  if (typeof saved !== 'object' || saved === null) return []
  const { Id, Person, Secret }: { Id?: unknown; Person?: unknown; Secret?: unknown } = saved
  if (!isText(Id, LONGEST_PART) || !isText(Person, LONGEST_PART) || !isText(Secret, LONGEST_PART)) return []
  return [{ id: Id, person: Person, secret: Secret }]
}

function isText(value: unknown, longest: number): value is string {
  return typeof value === 'string' && value.length <= longest
}

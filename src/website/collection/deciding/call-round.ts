import type { DigestState, RoundState } from '#domain/collection/deciding/round-model.ts'
import type { Language } from '#platform/i18n/language.ts'
import type { OpenedRoundAnswer, RoundAnswer, TakenPartAnswer } from '#site/api-answers.ts'

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

export function readRound(call: Call): Promise<Calling<{ state: RoundState; digest: DigestState | null }>> {
  return send(call, (json: RoundAnswer) => {
    const { digest, ...state } = json
    return { state, digest }
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

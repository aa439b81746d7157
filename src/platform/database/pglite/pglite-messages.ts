/** What the program and the thread of the embedded database tell each other. Every question has a number of its own. */
export type Question = { id: number } & (
  | {
      kind: 'query'
      text: string
      values: unknown[]
      rowMode: 'array' | 'object'
      transaction: number | null
    }
  /** Answered when nobody else is in one; from then on its id names it. */
  | { kind: 'begin' }
  | { kind: 'end'; transaction: number; isKept: boolean }
  | { kind: 'listen'; channel: string }
  | { kind: 'close' }
)

export type QueryAnswer = { rows: unknown[]; affectedRows?: number }

/** An error crosses to another thread without the fields that the database gave it, so they go along by name. */
export type Failure = { message: string; fields: Record<string, unknown> }

export type Answer =
  | { kind: 'ready' }
  | { kind: 'refused'; reason: string }
  | { kind: 'answer'; id: number; value: QueryAnswer | null }
  | { kind: 'failure'; id: number; failure: Failure }
  | { kind: 'notification'; id: number; payload: string }

/** Where the database lies; in memory when there is no directory, there from a dump if one is given. */
export type Opening = { directory: string | null; dump: ArrayBuffer | null }

export function toFailure(error: unknown): Failure {
  if (!(error instanceof Error)) return { message: String(error), fields: {} }
  const fields = Object.entries(error).filter(([, value]) => ['string', 'number'].includes(typeof value))
  return { message: error.message, fields: Object.fromEntries(fields) }
}

export function toError({ message, fields }: Failure): Error {
  return Object.assign(new Error(message), fields)
}

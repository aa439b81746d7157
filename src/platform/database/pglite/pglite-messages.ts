export type Question = { id: number } & (
  | {
      kind: 'query'
      text: string
      values: unknown[]
      rowMode: 'array' | 'object'
      transaction: number | null
    }
  /** Replied to when no other transaction is open. The message's id then names the transaction. */
  | { kind: 'begin' }
  | { kind: 'end'; transaction: number; isKept: boolean }
  | { kind: 'listen'; channel: string }
  | { kind: 'close' }
)

export function declaresLongRead(text: string): boolean {
  return /^set transaction .*\bread only deferrable$/.test(text)
}

export type QueryAnswer = { rows: unknown[]; affectedRows?: number }

/** `postMessage` drops the extra fields of an error, such as PostgreSQL's code, so they are sent as data. */
type Failure = { message: string; fields: Record<string, unknown> }

export type Answer =
  | { kind: 'ready' }
  | { kind: 'refused'; reason: string }
  /** The disk failed; nothing follows. */
  | { kind: 'ended'; failure: Failure }
  | { kind: 'answer'; id: number; value: QueryAnswer | null }
  | { kind: 'failure'; id: number; failure: Failure }
  | { kind: 'notification'; id: number; payload: string }

/** The database is in memory when the directory is null; a dump is loaded into it. */
export type Opening = { directory: string | null; dump: ArrayBuffer | null }

export function toFailure(error: unknown): Failure {
  if (!(error instanceof Error)) return { message: String(error), fields: {} }
  const fields = Object.entries(error).filter(([, value]) => ['string', 'number'].includes(typeof value))
  return { message: error.message, fields: Object.fromEntries(fields) }
}

export function toError({ message, fields }: Failure): Error {
  return Object.assign(new Error(message), fields)
}

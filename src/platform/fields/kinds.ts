// The kinds of values that a record's fields hold, as plain data: what browsers may read as well. `rules.ts` makes the
// rules of them, `domain/import-export` the cells of lists, the staff's application the inputs of forms.

/** Lengths in UTF-16 units; all limits are included. Without a default a value is needed. */
export type Kind = { default?: unknown } & (
  | { kind: 'lines' | 'addressPart'; longest: number }
  /** `isList`: words between commas, also where they are typed with other marks between them. */
  | { kind: 'line'; longest: number; isList?: boolean }
  | { kind: 'number'; smallest: number; largest: number; isWhole: boolean }
  | { kind: 'yesNo' | 'day' | 'moment' | 'reference' }
  | { kind: 'choice' | 'choices'; choices: readonly string[] }
  | { kind: 'addressParts'; longest: number; most: number }
  | { kind: 'references'; most: number }
  /** Only the server's own rule says what it may be; a text in lists. */
  | { kind: 'own' }
)

/** The largest value of an integer column. */
export const LARGEST_NUMBER = 2_147_483_647
const HIGHEST_RATING = 100

type Length<Of extends string> = { kind: Of; longest: number; default: string }

/** One line, trimmed. */
export const line = (longest: number): Length<'line'> => ({ kind: 'line', longest, default: '' })
/** Several lines, trimmed, with Unix line endings. */
export const lines = (longest: number): Length<'lines'> => ({ kind: 'lines', longest, default: '' })
/** A heading, or the line below a picture. */
export const title = line(200)
/** One or two sentences for a screen reader. */
export const altText = line(500)
export const keywords = { ...line(1_000), isList: true }
/** Longer than search engines show. */
export const meta = line(400)
/** A URL segment: lower-case letters and digits, joined by single hyphens. */
export const addressPart = (longest: number) => ({ kind: 'addressPart', longest }) as const

/** The same without a default: texts have at least one letter that can be seen. */
export function needed<Of extends Kind>({ default: _, ...kind }: Of): Omit<Of, 'default'> {
  return kind
}

export const whole = (smallest: number, largest = LARGEST_NUMBER) =>
  ({ kind: 'number', smallest, largest, isWhole: true, default: null }) as const
export const count = { ...whole(0), default: 0 } as const
export const rating = { ...whole(0, HIGHEST_RATING), default: 0 } as const
/** A share of a picture's width or height. */
export const share = { kind: 'number', smallest: 0, largest: 1, isWhole: false, default: null } as const
export const yesNo = (usual: boolean) => ({ kind: 'yesNo', default: usual }) as const
export const day = { kind: 'day', default: null } as const
export const moment = { kind: 'moment' } as const
/** The id of another record. */
export const reference = { kind: 'reference' } as const
export const references = (most: number) => ({ kind: 'references', most, default: [] }) as const
/** One of a fixed choice, or none. */
export const choice = (choices: readonly string[]) => ({ kind: 'choice', choices, default: null }) as const
/** Some of a fixed choice, in the order given. */
export const choices = (given: readonly string[]) =>
  ({ kind: 'choices', choices: given, default: [] }) as const
export const addressParts = (longest: number, most: number) =>
  ({ kind: 'addressParts', longest, most, default: [] }) as const
export const own = { kind: 'own' } as const

/** One field of a record, for all who read, show, write, list and find it. */
export type FieldDescription = {
  /** What may be written; a field without a kind is read-only. */
  is?: Kind
  /** The property of its column where that is not called like the field; null for what has none. */
  column?: string | null
  /** Only written when a record is created. */
  fixed?: true
  /** Read-only in forms, yet part of the revision: another operation writes it. */
  revised?: true
  unique?: true
  /** Included in the text search. */
  searched?: true
  /** Lists can be filtered by its value. */
  filtered?: true
  /** Personal data: its values stay out of the change log. */
  unlogged?: true
  /** The column of an import and an export: what only those write, or false for none. */
  listed?: Kind | false
  /** The column's name where that is not the field's. */
  listedAs?: string
  /** Has a place in the public API. */
  isPublic?: true
  /** What somebody may do with it whose record it is (`Resource.ownedBy`); without it they do not see it. */
  self?: 'reads' | 'writes'
  /** The part of the form that shows it, for fields that no form places by itself. */
  section?: string
  /** Lines of its input. */
  rows?: number
  /** Message key of the sentence below its input. */
  hint?: string
}

/** A picture that a record shows: its columns in lists are called after it. */
export type PictureDescription = {
  /** The column of the file's name: `Portrait`, beside `PortraitName`. */
  column: string
  /** The field that holds its id. */
  field: string
  /** `PortraitFocus` for the columns `PortraitFocusX` and `PortraitFocusY`. */
  focus: string
}

export type RecordDescription = {
  /** As in URLs and as the name of its list: `images`. */
  name: string
  fields: Readonly<Record<string, FieldDescription>>
  /** The field by which a list knows a record where it gives no id. */
  knownBy: string
  pictures?: readonly PictureDescription[]
}

/** The property of a row that a field is stored in: `townDe` of `TownDe`. */
export function propertyOf(field: string, column: FieldDescription['column']): string {
  return column ?? field.slice(0, 1).toLowerCase() + field.slice(1)
}

/** The public fields of a stored row, by their names in the API. */
export function publishedOf({ fields }: RecordDescription, row: object): Readonly<Record<string, unknown>> {
  const stored = new Map<string, unknown>(Object.entries(row))
  const shown = Object.entries(fields).flatMap(([name, field]) =>
    field.isPublic ? [[name, stored.get(propertyOf(name, field.column))]] : [],
  )
  return Object.fromEntries(shown)
}

import type { Language } from '#platform/i18n/language.ts'

// Browsers may load these kinds: `rules.ts` makes rules of them, `check.ts` the browsers' check.

/** Lengths are UTF-16 units; a value without a default is needed. Forms mend what records refuse: see `toFormRule`. */
export type Kind = { default?: unknown } & (
  | { kind: 'lines' | 'slug'; longest: number }
  | { kind: 'webAddress'; longest: number }
  /** `isList` means words between commas. With `joinsSpaces` several spaces become one. */
  | { kind: 'line'; longest: number; isList?: boolean; joinsSpaces?: boolean }
  | { kind: 'number'; smallest: number; largest: number; isWhole: boolean }
  | { kind: 'yesNo' | 'day' | 'moment' | 'email' | 'confirmation' }
  | { kind: 'password'; shortest: number; longest: number }
  /** `none` is sent for no record. */
  | { kind: 'reference'; none?: string }
  | { kind: 'choice' | 'choices'; choices: readonly string[] }
  | { kind: 'token'; length: number }
  | { kind: 'slugs'; longest: number; most: number }
  | { kind: 'references'; most: number }
  | { kind: 'list'; of: Kind }
  | { kind: 'files'; fewest: number; most: number; largestBytes: number; bytes: number }
  /** Only the server's own rule says what it may be. */
  | { kind: 'custom' }
)

export type ValueOf<Of extends Kind> = (Of extends { default: null } ? null : never) | BareValueOf<Of>
type BareValueOf<Of extends Kind> = Of extends { kind: 'number' | 'reference' }
  ? number
  : Of extends { kind: 'yesNo' | 'confirmation' }
    ? boolean
    : Of extends { kind: 'choice'; choices: readonly (infer Choice)[] }
      ? Choice
      : Of extends { kind: 'choices'; choices: readonly (infer Choice)[] }
        ? Choice[]
        : Of extends { kind: 'references' }
          ? number[]
          : Of extends { kind: 'list'; of: infer Item extends Kind }
            ? ValueOf<Item>[]
            : Of extends { kind: 'custom' | 'files' | 'moment' | 'slugs' }
              ? unknown
              : string

export const LARGEST_NUMBER = 2_147_483_647
const HIGHEST_RATING = 100

type Length<Of extends string> = { kind: Of; longest: number; default: string }

export const line = (longest: number): Length<'line'> => ({ kind: 'line', longest, default: '' })
export const lines = (longest: number): Length<'lines'> => ({ kind: 'lines', longest, default: '' })
export const title = line(200)
export const altText = line(500)
export const keywords = { ...line(1_000), isList: true }
/** Search engines show less than this. */
export const meta = line(400)
export const slug = (longest: number) => ({ kind: 'slug', longest }) as const

/** Texts have at least one letter that can be seen. */
export function needed<Of extends Kind>({ default: _, ...kind }: Of): Omit<Of, 'default'> {
  return kind
}

export const whole = (smallest: number, largest = LARGEST_NUMBER) =>
  ({ kind: 'number', smallest, largest, isWhole: true, default: null }) as const
export const count = { ...whole(0), default: 0 } as const
export const rating = { ...whole(0, HIGHEST_RATING), default: 0 } as const
export const share = { kind: 'number', smallest: 0, largest: 1, isWhole: false, default: null } as const
export const yesNo = (usual: boolean) => ({ kind: 'yesNo', default: usual }) as const
export const day = { kind: 'day', default: null } as const
export const moment = { kind: 'moment' } as const
export const reference = { kind: 'reference' } as const
export const references = (most: number) => ({ kind: 'references', most, default: [] }) as const
export const choice = <const Choice extends string>(choices: readonly Choice[]) =>
  ({ kind: 'choice', choices, default: null }) as const
export const choices = <const Choice extends string>(choices: readonly Choice[]) =>
  ({ kind: 'choices', choices, default: [] }) as const
export const slugs = (longest: number, most: number) =>
  ({ kind: 'slugs', longest, most, default: [] }) as const
export const custom = { kind: 'custom' } as const
export const email = { kind: 'email' } as const
export const webAddress = (longest: number) => ({ kind: 'webAddress', longest, default: '' }) as const
export const confirmation = { kind: 'confirmation' } as const
/** Without one the link is open. */
export const linkPassword = { kind: 'password', shortest: 6, longest: 100, default: '' } as const
export const token = (length: number) => ({ kind: 'token', length, default: null }) as const
export const list = <const Of extends Kind>(of: Of) => ({ kind: 'list', of, default: [] }) as const
/** `bytes` limits all files together, and also each one unless `largestBytes` is given. */
export const files = (limits: { fewest?: number; most: number; largestBytes?: number; bytes: number }) =>
  ({ kind: 'files', fewest: 0, largestBytes: Number.POSITIVE_INFINITY, ...limits }) as const

/** An error without a message of its own is told as `wrong`, or as `missing` where only that has a message. */
export type FormError =
  | 'missing'
  | 'wrong'
  | 'long'
  | 'several'
  | 'few'
  | 'many'
  | 'oneLarge'
  | 'large'
  | 'late'

export type FormField<Text extends string = string> = {
  type: Kind
  errors: Readonly<Partial<Record<FormError, Text>>>
  /** A field without a label has a component of its own. */
  label?: Text
  help?: Text
  words?: Readonly<Record<string, Text>>
  /** It takes both columns of a form, or stays in one on phones as well. */
  width?: 'both' | 'one'
  autoComplete?: string
}

export type Form<Text extends string = string> = Readonly<Record<string, FormField<Text>>>
export type FormErrors<Text extends string = string> = Partial<Record<string, Text>>

export type ErrorTextOf<Of extends Form> = {
  [Field in keyof Of]: Of[Field]['errors'][keyof Of[Field]['errors']]
}[keyof Of] &
  string

export type ValuesOf<Of extends Form> = {
  [Field in keyof Of as Of[Field]['type'] extends { kind: 'files' } ? never : Field]: ValueOf<
    Of[Field]['type']
  >
}

export type StoredOf<Of extends Form> = {
  [Field in keyof Of as Of[Field]['type'] extends { kind: 'files' | 'confirmation' }
    ? never
    : Field]: ValueOf<Of[Field]['type']>
}

export function keysOf<Key extends string>(entries: Readonly<Record<Key, unknown>>): Key[] {
  const keys: Key[] = []
  for (const key in entries) keys.push(key)
  return keys
}

export type FieldDescription = {
  /** A field without a kind is read-only. */
  type?: Kind
  /** It is null for a field without a column. */
  column?: string | null
  fixed?: true
  /** It is read-only in forms, yet part of the revision: another operation writes it. */
  revised?: true
  unique?: true
  searched?: true
  filtered?: true
  /** Its values are personal data and stay out of the change log. */
  unlogged?: true
  /** Imports and exports alone have this kind; false leaves the column out. */
  listed?: Kind | false
  listedAs?: string
  isPublic?: true
  /** Without it the record's owner (`Resource.ownedBy`) does not see the field. */
  self?: 'reads' | 'writes'
  rows?: number
  /** It is the message key of the sentence below its input. */
  hint?: string
  hintValues?: Readonly<Record<string, number>>
  /** The first of these fields that has a text makes that of a new record, until somebody types another one. */
  madeFrom?: readonly string[]
  /** It is given where the name does not tell the language: `TitleDe`, `DeText`. */
  language?: Language
}

export type PictureDescription = {
  /** `Portrait` is the column of the file's name beside `PortraitName`. */
  column: string
  field: string
  /** `PortraitFocus` stands for the columns `PortraitFocusX` and `PortraitFocusY`. */
  focus: string
  /** It is an aspect ratio as CSS writes it. */
  shape?: string
}

export type RecordDescription = {
  name: string
  fields: Readonly<Record<string, FieldDescription>>
  knownBy: string
  pictures?: readonly PictureDescription[]
  /** Lines of fields stand side by side, by part; others follow in `main`. A part's name is a message key. */
  form?: Readonly<Record<string, readonly string[]>>
}

export function propertyOf(field: string, column: FieldDescription['column']): string {
  return column ?? field.slice(0, 1).toLowerCase() + field.slice(1)
}

export function publishedOf({ fields }: RecordDescription, row: object): Readonly<Record<string, unknown>> {
  const stored = new Map<string, unknown>(Object.entries(row))
  const shown = Object.entries(fields).flatMap(([name, field]) =>
    field.isPublic ? [[name, stored.get(propertyOf(name, field.column))]] : [],
  )
  return Object.fromEntries(shown)
}

import type { Language } from '#platform/i18n/language.ts'
import type { FieldDescription, RecordDescription } from './kinds.ts'

/** The lines of a record's form by its parts; fields that `form` does not place follow in `main`. */
export function layOut({ fields, form = {} }: RecordDescription): Map<string, string[][]> {
  const parts = Object.entries<readonly string[]>({ main: [], ...form }).map(
    ([part, lines]): [string, string[][]] => [part, lines.map((line) => line.split(' '))],
  )
  const placed = new Set(parts.flatMap(([, lines]) => lines.flat()))
  // The state has its badge and button above the form.
  const others = Object.entries(fields).filter(
    ([name, { type }]) => type && name !== 'Hidden' && !placed.has(name),
  )
  const added: string[][] = []
  for (const [name] of others) {
    const before = added.at(-1)
    if (before?.[0] && partnerOf(before[0]) === name) before.push(name)
    else added.push([name])
  }
  return new Map(parts.map(([part, lines]) => [part, part === 'main' ? [...lines, ...added] : lines]))
}

/** `TitleEn` beside `TitleDe`, `PublishedUntil` beside `PublishedFrom`. */
const partnerOf = (name: string) => name.replace(/^De(?=[A-Z])|De$/, 'En').replace(/From$/, 'Until')

const NAMES_LANGUAGE = /^(De|En)(?=[A-Z])|(De|En)(?=[.]|$)/

/** The language of a field's text, for spell checking and screen readers. */
export function languageOf(name: string, field?: FieldDescription | null): Language | undefined {
  const [suffix] = NAMES_LANGUAGE.exec(name) ?? []
  return field?.language ?? (suffix === undefined ? undefined : suffix === 'De' ? 'de' : 'en')
}

type Values = Readonly<Record<string, unknown>>

/**
 * The values of a record that another one may begin with: nothing unique, no moments, and another name, of which its
 * address is made.
 */
export function copyOf(
  { fields }: RecordDescription,
  record: Values,
  rename: (name: string) => string,
): Values {
  const names = new Set(
    Object.values(fields).flatMap(({ type, madeFrom = [] }) => (type?.kind === 'slug' ? madeFrom : [])),
  )
  const copied = Object.entries(fields).filter(
    ([, { type, unique, fixed, listed }]) =>
      type && type.kind !== 'moment' && !unique && !fixed && listed !== false,
  )
  const values = copied.map(([name]): [string, unknown] => {
    const value = record[name]
    return [name, names.has(name) && value ? rename(String(value)) : value]
  })
  return { ...Object.fromEntries(values), Hidden: true }
}

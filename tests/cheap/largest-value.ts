import type { Json } from '#tests/fuzz/weird-values.ts'
import type { Schema } from './strangers-calls.ts'

/** Of a text whose schema has no end: as long as a parameter of a link. */
const USUAL_LENGTH = 200
/** Of a list without an end. */
const USUAL_ITEMS = 100
/** Four bytes each, and percent-encoded twelve. */
const LONG_SIGN = '🐋'
/** What texts with a pattern are tried with, the longest last: of digits, letters, words of an address, colours. */
const SAMPLES = ['1', 'a', 'A', 'd2691e', 'koeln', 'de', '/', '10,20,50,40', 'abcde-fghij', '123456']

/** The largest value that a JSON schema allows; null where it says too little to make one. */
export function largestOf(schema: Schema): Json {
  if ('const' in schema) return toJson(schema.const)
  const { enum: choices, anyOf, oneOf, type } = schema
  if (Array.isArray(choices)) return largest(choices.map(toJson))
  const either = anyOf ?? oneOf
  if (Array.isArray(either)) return largest(either.map((one) => largestOf(Object(one))))
  if (Array.isArray(type)) return largest(type.map((one) => largestOf({ ...schema, type: one })))
  switch (type) {
    case 'string':
      return longestText(schema)
    case 'integer':
    case 'number':
      return Number(schema.maximum ?? schema.exclusiveMaximum ?? 1)
    case 'boolean':
      return true
    case 'array':
      return list(schema)
    case 'object':
      return object(schema)
    case 'null':
      return null
    default:
      // Whatever JSON can say.
      return LONG_SIGN
  }
}

function longestText({ maxLength, pattern, format }: Schema): string | null {
  if (format === 'email') return `${'a'.repeat(60)}@maler.example`
  if (format === 'date') return '2027-01-01'
  const length = Number(maxLength ?? USUAL_LENGTH)
  if (typeof pattern !== 'string') return LONG_SIGN.repeat(Math.floor(length / LONG_SIGN.length))
  const rule = new RegExp(pattern, 'u')
  const samples = [...SAMPLES, 'a'.repeat(length), '1'.repeat(length)]
  return samples.findLast((text) => text.length <= length && rule.test(text)) ?? null
}

function list({ items, maxItems }: Schema): Json {
  const item = largestOf(Object(items))
  return item === null ? null : Array.from({ length: Number(maxItems ?? USUAL_ITEMS) }, () => item)
}

function object({ properties = {}, additionalProperties }: Schema): Json {
  const named = Object.entries(Object(properties)).map(([name, schema]) => [name, largestOf(Object(schema))])
  const others =
    typeof additionalProperties === 'object' && Object.keys(Object(properties)).length === 0
      ? [['1', largestOf(Object(additionalProperties))]]
      : []
  const all = [...named, ...others]
  return all.some(([, value]) => value === null) ? null : Object.fromEntries(all)
}

function largest(values: Json[]): Json {
  return (
    values.toSorted((one, other) => JSON.stringify(one).length - JSON.stringify(other).length).at(-1) ?? null
  )
}

function toJson(value: unknown): Json {
  return JSON.parse(JSON.stringify(value ?? null))
}

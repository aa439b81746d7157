import { expect, test } from 'vitest'
import packageFile from '#package.json' with { type: 'json' }
import { OLDEST_SCHEMA, refuseSchema } from './schema-promise.ts'

const VERSION = packageFile.version

const known = Array.from({ length: OLDEST_SCHEMA + 3 }, (_, number) => `hash ${number}`)
const upTo = (number: number) => known.slice(0, number + 1)

test.each([
  ['without tables', []],
  ['of the oldest schema that is promised', upTo(OLDEST_SCHEMA)],
  ['of the one before today’s', upTo(OLDEST_SCHEMA + 1)],
  ['of today’s schema', known],
])('a database %s is taken', (_what, hashes) => {
  expect(() => refuseSchema('The database', { hashes, version: null }, known)).not.toThrow()
})

test.each([
  ['99.0.0', 'The database belongs to version 99.0.0 of this program'],
  // Between two releases, or from before versions were noted.
  [VERSION, 'The database belongs to another version of this program'],
  [null, 'The database belongs to another version of this program'],
])(
  'a later schema is refused, and its version %s named beside ours, both with their schema',
  (version, subject) => {
    const hashes = [...known, 'of a later one']
    const [theirs, ours] = [OLDEST_SCHEMA + 3, OLDEST_SCHEMA + 2]
    expect(() => refuseSchema('The database', { hashes, version }, known)).toThrow(
      `${subject} (schema ${theirs}), and this is ${VERSION} (schema ${ours}); use that version or a later one.`,
    )
  },
)

test('an older schema than promised is refused with its number', () => {
  const hashes = upTo(OLDEST_SCHEMA - 1)
  expect(() => refuseSchema('The backup x.tar.gz', { hashes, version: null }, known)).toThrow(
    `The backup x.tar.gz has schema ${OLDEST_SCHEMA - 1}, and ${VERSION} upgrades from schema ${OLDEST_SCHEMA} on`,
  )
})

import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { systemClock } from '#platform/clock.ts'
import type { Kind } from '#platform/fields/kinds.ts'
import type { Field } from '#platform/records/resource.ts'
import { LIST_NAMES } from './list-names.ts'
import type { ListKind } from './lists/list-kind.ts'
import { openLists } from './lists/lists.server.ts'

const LISTS = openLists(systemClock)

function describeKind(kind: Kind): string {
  switch (kind.kind) {
    case 'line':
      return `one line of at most ${kind.longest} characters`
    case 'lines':
      return `text of at most ${kind.longest} characters`
    case 'slug':
      return `a part of an address, at most ${kind.longest} characters`
    case 'slugs':
      return `at most ${kind.most} parts of addresses`
    case 'number':
      return `${kind.isWhole ? 'a whole number' : 'a number'}, ${kind.smallest} to ${kind.largest}`
    case 'choice':
      return `one of: ${kind.choices.join(', ')}`
    case 'choices':
      return `some of: ${kind.choices.join(', ')}`
    case 'yesNo':
      return 'yes or no'
    case 'reference':
      return 'an id'
    case 'references':
      return `at most ${kind.most} ids`
    case 'day':
      return 'a day'
    case 'moment':
      return 'a day, or a time with its zone'
    default:
      return ''
  }
}

/** Columns that hold the same, in one row; those of pictures and what lists write in a way of their own are explained there. */
function describeList({ name, resource, columns, whenNew }: ListKind): string[] {
  const made = Object.keys(whenNew?.({}) ?? {})
  const rows = new Map<string, string[]>()
  for (const [column, { field, isNeeded }] of columns) {
    const described: Field | undefined = field === null ? undefined : resource.fields[field]
    const kind = described?.listed || described?.type
    const holds = kind && kind.kind !== 'custom' ? describeKind(kind) : 'see import-format.md'
    const row = `${holds} | ${isNeeded && !made.includes(column) ? 'yes' : ''}`
    rows.set(row, [...(rows.get(row) ?? []), `\`${column}\``])
  }
  return [...rows].map(([row, names]) => `| ${name} | ${names.join(' ')} | ${row} |`)
}

test('the documentation has every column of every list, as the records describe them', async () => {
  const lines = [
    '# Columns of lists',
    '',
    'Made of the descriptions of the records by `import-columns.module.test.ts`; `vitest -u` writes it anew.',
    '',
    '| list | columns | hold | a new record needs them |',
    '|---|---|---|---|',
    ...LIST_NAMES.flatMap((name) => describeList(LISTS[name])),
  ]
  await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot(resolve('docs/import-columns.md'))
})

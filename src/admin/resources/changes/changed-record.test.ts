import { expect, test } from 'vitest'
import { groupChanges } from './changed-record.tsx'

const aChange = (id: number, changedAt: string, other = {}) => ({
  id,
  StaffName: 'Frieda',
  Action: 'change',
  Resource: 'images',
  RecordId: String(id),
  ChangedAt: `2026-05-01T12:00:${changedAt}Z`,
  ...other,
})
const idsOf = (changes: ReturnType<typeof aChange>[]) =>
  groupChanges(changes).map(({ all }) => all.map(({ id }) => id))

test('what one action did to many records is one group', () => {
  expect(idsOf([aChange(3, '10.200'), aChange(2, '10.100'), aChange(1, '10.000')])).toEqual([[3, 2, 1]])
})

test.each([
  ['at another time', aChange(1, '05.000')],
  ['by somebody else', aChange(1, '10.000', { StaffName: 'Kim' })],
  ['of another kind of record', aChange(1, '10.000', { Resource: 'news' })],
  ['of another kind', aChange(1, '10.000', { Action: 'delete' })],
  ['of the same record again', aChange(1, '10.000', { RecordId: '2' })],
])('a change %s stands by itself', (_, other) => {
  expect(idsOf([aChange(2, '10.100'), other])).toEqual([[2], [1]])
})

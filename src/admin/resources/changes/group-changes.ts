import type { RaRecord } from 'react-admin'

/** Changes that one action made, the newest first. */
export type ChangeGroup = { first: RaRecord; all: RaRecord[] }

/** Saving two records by hand takes longer. */
const APART_MS = 1_000

/** Entries of the log, newest first, with what one action did to many records together. */
export function groupChanges(changes: readonly RaRecord[]): ChangeGroup[] {
  const groups: ChangeGroup[] = []
  for (const change of changes) {
    const group = groups.at(-1)
    const before = group?.all.at(-1)
    if (group && before && isOneAction(before, change)) group.all.push(change)
    else groups.push({ first: change, all: [change] })
  }
  return groups
}

function isOneAction(one: RaRecord, other: RaRecord): boolean {
  const isAlike = (['StaffName', 'Action', 'Resource'] as const).every((field) => one[field] === other[field])
  const apart = Date.parse(String(one.ChangedAt)) - Date.parse(String(other.ChangedAt))
  return isAlike && one.RecordId !== other.RecordId && Math.abs(apart) < APART_MS
}

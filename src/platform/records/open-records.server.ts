import type { Database } from '#platform/database/database.ts'
import { findRecord, type List, type ListQuery, listRecords, listSomeRecords } from './read-records.server.ts'
import type { Action, Fields, Key, Resource } from './resource.ts'
import {
  type Change,
  changeAtRevision,
  changeManyRecords,
  changeRecord,
  createRecord,
  type ManyWritten,
  type Removed,
  removeRecord,
  type Written,
} from './write-records.server.ts'

/** Writes the change log, in the transaction of the change. */
export type RecordChange = (tx: Database, change: Change) => Promise<void>

/** The records of one resource. Ids are text, as in URLs, whatever the type of the resource's key. */
export type Records = {
  name: string
  actions: readonly Action[]
  /** Names by which a list can be filtered. */
  filters: readonly string[]
  list: (query: ListQuery) => Promise<List | null>
  /** Leaves out missing records. */
  listSome: (ids: readonly string[]) => Promise<Fields[]>
  find: (id: string) => Promise<Fields | null>
  create: (input: Fields, log: RecordChange) => Promise<Written>
  change: (id: string, revision: string, input: Fields, log: RecordChange) => Promise<Written>
  /** Runs other changes in one transaction, when the record still has the revision. */
  changeBy: (id: string, revision: string, work: (tx: Database) => Promise<void>) => Promise<Written>
  changeMany: (ids: readonly string[], input: Fields, log: RecordChange) => Promise<ManyWritten>
  remove: (id: string, revision: string, log: RecordChange) => Promise<Removed>
}

export function openRecords<Id extends Key>(db: Database, resource: Resource<Id>): Records {
  const { name, actions, fields, filters = {}, key } = resource
  const ready = async () => resource.prepare?.(db)
  const keysOf = (ids: readonly string[]) => [...new Set(ids.flatMap((id) => key.parse(id) ?? []))]
  const filtered = Object.entries(fields).flatMap(([name, field]) => (field.filtered ? [name] : []))
  return {
    name,
    actions,
    filters: [...filtered, ...Object.keys(filters)],
    list: async (query) => {
      await ready()
      return listRecords(db, resource, query)
    },
    listSome: (ids) => listSomeRecords(db, resource, keysOf(ids)),
    find: async (text) => {
      await ready()
      const id = key.parse(text)
      const record = id === null ? null : await findRecord(db, resource, id)
      return record && id !== null ? { ...record, ...(await resource.details?.(db, id)) } : null
    },
    create: (input, record) => createRecord({ db, record }, resource, input),
    change: async (text, revision, input, record) => {
      const id = key.parse(text)
      if (id === null) return { outcome: 'unknown' }
      return changeRecord({ db, record }, resource, { id, revision, input })
    },
    changeBy: async (text, revision, work) => {
      const id = key.parse(text)
      if (id === null) return { outcome: 'unknown' }
      return changeAtRevision(db, resource, { id, revision }, async (tx) => {
        await work(tx)
        return {}
      })
    },
    changeMany: async (texts, input, record) => {
      const ids = keysOf(texts)
      if (ids.length < new Set(texts).size) return { outcome: 'unknown' }
      return changeManyRecords({ db, record }, resource, { ids, input })
    },
    remove: async (text, revision, record) => {
      const id = key.parse(text)
      if (id === null) return { outcome: 'unknown' }
      return removeRecord({ db, record }, resource, { id, revision })
    },
  }
}

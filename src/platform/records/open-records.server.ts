import { z } from 'zod'
import type { Database } from '#platform/database/database.ts'
import type { FieldErrors } from '#platform/fields/answers.ts'
import {
  findNeighbours,
  findRecord,
  type List,
  type ListQuery,
  listRecords,
  listSomeRecords,
  type Neighbours,
} from './read-records.server.ts'
import { type Removed, removeManyRecords, removeRecord } from './remove-records.server.ts'
import { type Action, type Fields, type Key, ownPart, type Reader, type Resource } from './resource.ts'
import {
  type ChangeLog,
  changeAtRevision,
  changeManyRecords,
  changeRecord,
  createRecord,
  type ManyWritten,
  type Written,
} from './write-records.server.ts'

/** The records of one resource. Ids are text, as in URLs, whatever the type of the resource's key. */
export type Records = {
  name: string
  actions: readonly Action[]
  fieldNames: readonly string[]
  schema: z.ZodObject
  filters: readonly string[]
  list: (query: ListQuery) => Promise<List | null>
  /** Finds the records beside a record in a list; null when it is not in the list. */
  neighbours: (id: string, query: ListQuery) => Promise<Neighbours | null>
  toRow: (record: Fields, reader: Reader | null) => Fields
  /** Leaves out missing records. */
  listSome: (ids: readonly string[]) => Promise<Fields[]>
  find: (id: string) => Promise<Fields | null>
  create: (input: Fields, log: ChangeLog) => Promise<Written>
  change: (id: string, revision: string, input: Fields, log: ChangeLog) => Promise<Written>
  /** Runs other changes in one transaction, when the record still has the revision. */
  changeBy: (
    version: { id: string; revision: string; actionId: string },
    work: (tx: Database) => Promise<void>,
  ) => Promise<Written>
  changeMany: (ids: readonly string[], input: Fields, log: ChangeLog) => Promise<ManyWritten>
  /** The errors of a record as it is in the transaction; empty when it is right, or not there. */
  check: (tx: Database, id: string) => Promise<FieldErrors>
  remove: (id: string, revision: string, log: ChangeLog) => Promise<Removed>
  removeMany: (ids: readonly string[], log: ChangeLog) => Promise<ManyWritten>
  /**
   * Returns the records as their owner sees and changes them, in a database or transaction; null where records have no
   * owner.
   */
  forOwner: ((db: Database, owner: number) => Records) | null
}

const UNKNOWN = { outcome: 'unknown' } as const

export function openRecords<Id extends Key>(db: Database, resource: Resource<Id>): Records {
  const { name, actions, fields, filters = {}, key, ownedBy } = resource
  const ready = async () => resource.prepare?.(db)
  const filtered = Object.entries(fields).flatMap(([name, field]) => (field.filtered ? [name] : []))
  const rules = Object.entries(fields).flatMap(([name, { rule }]) => (rule ? [[name, rule] as const] : []))

  async function withId<Answer, Otherwise>(
    text: string,
    otherwise: Otherwise,
    work: (id: Id) => Promise<Answer>,
  ): Promise<Answer | Otherwise> {
    const id = key.parse(text)
    return id === null ? otherwise : work(id)
  }

  const keysOf = (texts: readonly string[]) => [...new Set(texts.flatMap((text) => key.parse(text) ?? []))]

  async function withIds(
    texts: readonly string[],
    work: (ids: Id[]) => Promise<ManyWritten>,
  ): Promise<ManyWritten> {
    const ids = keysOf(texts)
    return ids.length < new Set(texts).size ? UNKNOWN : work(ids)
  }

  return {
    name,
    actions,
    fieldNames: Object.keys(fields),
    schema: z.object(Object.fromEntries(rules)),
    filters: [...filtered, ...Object.keys(filters)],
    list: async (query) => {
      await ready()
      return listRecords(db, resource, query)
    },
    neighbours: (text, query) => withId(text, null, (id) => findNeighbours(db, resource, id, query)),
    toRow: resource.toRow ?? ((record) => record),
    listSome: (texts) => listSomeRecords(db, resource, keysOf(texts)),
    find: async (text) => {
      await ready()
      return withId(text, null, async (id) => {
        const record = await findRecord(db, resource, id)
        return record && { ...record, ...(await resource.details?.(db, id)) }
      })
    },
    create: (input, log) => createRecord({ db, log }, resource, input),
    change: (text, revision, input, log) =>
      withId(text, UNKNOWN, (id) => changeRecord({ db, log }, resource, { id, revision, input })),
    changeBy: ({ id: text, revision, actionId }, work) =>
      withId(text, UNKNOWN, (id) =>
        changeAtRevision({ db, log: { actionId } }, resource, { id, revision }, async (tx) => {
          await work(tx)
          return {}
        }),
      ),
    changeMany: (texts, input, log) =>
      withIds(texts, (ids) => changeManyRecords({ db, log }, resource, { ids, input })),
    check: (tx, text) =>
      withId(text, {}, async (id) => {
        const record = await findRecord(tx, resource, id)
        return (record && (await resource.check?.(tx, record, record))) ?? {}
      }),
    remove: (text, revision, log) =>
      withId(text, UNKNOWN, (id) => removeRecord({ db, log }, resource, { id, revision })),
    removeMany: (texts, log) => withIds(texts, (ids) => removeManyRecords({ db, log }, resource, ids)),
    forOwner: ownedBy ? (at, owner) => openRecords(at, ownPart(resource, ownedBy, owner)) : null,
  }
}

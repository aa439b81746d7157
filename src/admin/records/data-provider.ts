import { type DataProvider, HttpError, type Identifier, type RaRecord } from 'ra-core'
import { callStaffApi as callOnce, isFields, readStale } from './admin-api.ts'
import { type Conflict, changedFields, type Fields } from './conflict.ts'

export type ResolveConflict = (conflict: Conflict) => Promise<Fields | null>

const FIRST_PAGE = { page: 1, perPage: 25 }

type UntilSignedIn = () => Promise<boolean>

/** A call that is refused without a session waits until they have signed in again. */
export function createDataProvider(
  resolveConflict: ResolveConflict,
  untilSignedIn: UntilSignedIn,
): DataProvider {
  const callStaffApi: CallStaffApi = (path, call) => callSignedIn(path, call, untilSignedIn)
  const reads = createReadsInStep()
  const provider: DataProvider = {
    supportAbortSignal: true,
    getList: async (resource, { pagination = FIRST_PAGE, sort, filter, signal }) => {
      const { page, perPage } = pagination
      const query = toQuery({ page, perPage, ...toListFields({ sort, filter }) })
      const body = await callStaffApi(`/${resource}?${query}`, { signal })
      return { data: toRecords(body), total: isFields(body) ? Number(body.total) : 0 }
    },
    getOne: async (resource, { id, signal }) => {
      const path = pathOf(resource, id)
      return { data: toRecord(await reads.read(path, () => callStaffApi(path, { signal }))) }
    },
    getMany: async (resource, { ids, signal }) => ({
      data: toRecords(await callStaffApi(`/${resource}/some?${toQuery({ ids: ids.join(',') })}`, { signal })),
    }),
    getManyReference: (resource, { target, id, filter, ...rest }) =>
      provider.getList(resource, { ...rest, filter: { ...filter, [target]: id } }),
    create: async (resource, { data }) => ({
      data: toRecord(await callStaffApi(`/${resource}`, { method: 'POST', body: changedFields({}, data) })),
    }),
    update: async (resource, { id, data, previousData }) => {
      const change = { resource, id, base: previousData, mine: changedFields(previousData, data) }
      return {
        data: toRecord(
          await reads.write([pathOf(resource, id)], () => save(callStaffApi, resolveConflict, change)),
        ),
      }
    },
    updateMany: async (resource, { ids, data }) => {
      const paths = ids.map((id) => pathOf(resource, id))
      const body = { ids, changes: data }
      await reads.write(paths, () => callStaffApi(`/${resource}/bulk`, { method: 'POST', body }))
      return { data: ids }
    },
    delete: async (resource, { id, previousData }) => {
      const record = previousData ?? (await provider.getOne(resource, { id })).data
      await callStaffApi(pathOf(resource, id), { method: 'DELETE', revision: revisionOf(record) })
      return { data: record }
    },
    deleteMany: async (resource, { ids }) => {
      await callStaffApi(`/${resource}/bulk-removal`, { method: 'POST', body: { ids } })
      return { data: ids }
    },
  }
  return provider
}

type CallStaffApi = typeof callOnce

/** A call that is refused after a sign-in stays refused. */
async function callSignedIn(
  path: string,
  call: Parameters<CallStaffApi>[1],
  untilSignedIn: UntilSignedIn,
): Promise<unknown> {
  try {
    return await callOnce(path, call)
  } catch (error) {
    const isSignedOut = error instanceof HttpError && error.status === 401
    if (!isSignedOut || !(await untilSignedIn())) throw error
    return callOnce(path, call)
  }
}

type Save = { resource: string; id: Identifier; base: Fields; mine: Fields }

/** After each conflict it asks again, until the save overwrites only a version that this person has seen. */
async function save(
  callStaffApi: CallStaffApi,
  resolveConflict: ResolveConflict,
  { resource, id, base, mine }: Save,
): Promise<unknown> {
  if (Object.keys(mine).length === 0) return base
  try {
    return await callStaffApi(pathOf(resource, id), { method: 'PUT', body: mine, revision: revisionOf(base) })
  } catch (error) {
    const stale = readStale(error)
    if (!stale) throw error
    const chosen = await resolveConflict({ resource, base, mine, theirs: stale.current })
    if (!chosen) throw error
    return save(callStaffApi, resolveConflict, { resource, id, base: stale.current, mine: chosen })
  }
}

function pathOf(resource: string, id: Identifier): string {
  return `/${resource}/${encodeURIComponent(id)}`
}

type Listed = { sort?: { field: string; order: string } | undefined; filter?: Fields }

function toListFields({ sort, filter }: Listed): Fields {
  return {
    ...(sort ? { sort: sort.field === 'id' ? 'Id' : sort.field, order: sort.order.toLowerCase() } : {}),
    ...filter,
  }
}

export function listQuery(listed: Listed): string {
  return toQuery(toListFields(listed))
}

function toQuery(values: Fields): string {
  const filled = Object.entries(values).filter(
    ([, value]) => value !== undefined && value !== null && value !== '',
  )
  return new URLSearchParams(filled.map(([name, value]) => [name, String(value)])).toString()
}

function toRecord<RecordType extends RaRecord>(body: unknown): RecordType {
  const record = isFields(body) ? { ...body, id: body.Id } : null
  if (!isRecord<RecordType>(record)) throw new Error('errors.server')
  return record
}

/** The screens and the API agree on a record's fields: react-admin lets the caller name the type. */
function isRecord<RecordType extends RaRecord>(record: { id: unknown } | null): record is RecordType {
  return record !== null && (typeof record.id === 'number' || typeof record.id === 'string')
}

function toRecords<RecordType extends RaRecord>(body: unknown): RecordType[] {
  if (!isFields(body) || !Array.isArray(body.data)) throw new Error('errors.server')
  return body.data.map((record) => toRecord<RecordType>(record))
}

function revisionOf(record: Fields): string | undefined {
  return typeof record.Revision === 'string' ? record.Revision : undefined
}

type ReadsInStep = {
  read: <Response>(path: string, request: () => Promise<Response>) => Promise<Response>
  write: <Response>(paths: readonly string[], change: () => Promise<Response>) => Promise<Response>
}

/** A read that overlapped a save may return the former version, whose revision is refused later. */
function createReadsInStep(): ReadsInStep {
  const writes = new Map<string, number>()
  const writesOf = (path: string) => writes.get(path) ?? 0
  return {
    read: async (path, request) => {
      for (;;) {
        const before = writesOf(path)
        const response = await request()
        if (writesOf(path) === before) return response
      }
    },
    write: async (paths, change) => {
      try {
        return await change()
      } finally {
        // A failed change may have been stored before the connection broke.
        for (const path of paths) writes.set(path, writesOf(path) + 1)
      }
    },
  }
}

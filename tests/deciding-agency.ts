import type { Engine } from '#platform/database/database.ts'
import { openTestAgency, type TestAgency } from './open-test-agency.ts'
import { fillSmallCatalogue } from './small-catalogue.ts'
import { openTestDatabase, type TestDatabase } from './test-database.ts'

export const DECIDING_START = new Date('2026-03-01T10:00:00Z')

export type OpenedRound = { id: string; secret: string; expires: string }

/** The whole program with the small catalogue, and calls of readers and owners. */
export async function openDecidingAgency(engine: Engine = 'pglite') {
  const database: TestDatabase = await openTestDatabase(engine)
  const time = { now: DECIDING_START }
  const environment = { TRUST_PROXY: '1' }
  const agency = await openTestAgency({ database, clock: { now: () => time.now }, environment })
  await fillSmallCatalogue(database.db)
  await agency.services.readModel.reload()
  const imageIds = agency.services.readModel.current().catalogue.images.map(({ id }) => id)
  return {
    agency,
    database,
    time,
    imageIds,
    ...callsOf(agency, imageIds),
    [Symbol.asyncDispose]: async () => {
      await agency[Symbol.asyncDispose]()
      await database[Symbol.asyncDispose]()
    },
  }
}

/** What readers and owners send to an instance. */
export function callsOf({ address }: Pick<TestAgency, 'address'>, imageIds: readonly number[]) {
  const call = (method: string, path: string, body?: object | string, headers: Record<string, string> = {}) =>
    fetch(`${address}/illusde/api/lightbox${path}`, {
      method,
      headers: { ...(body ? { 'Content-Type': 'application/json' } : {}), ...headers },
      ...(body ? { body: typeof body === 'string' ? body : JSON.stringify(body) } : {}),
    })
  const asOwner = ({ id, secret }: OpenedRound, method: string, path = '', body?: object) =>
    call(method, `/${id}/round${path}`, body, { Authorization: `Bearer ${secret}` })
  return {
    call,
    asOwner,
    open: async (images = imageIds.slice(0, 2)): Promise<OpenedRound> => {
      const saved = await call('POST', '', { images, lang: 'de' })
      const { id }: { id: string } = await saved.json()
      return (await call('POST', `/${id}/round`)).json()
    },
    vote: (id: string, name: string, more: object = {}) =>
      call('POST', `/${id}/round/votes`, { image: imageIds[0], name, reader: name, voted: true, ...more }),
    comment: (id: string, name: string, text: string, more: object = {}) =>
      call('POST', `/${id}/round/comments`, { image: imageIds[0], name, reader: name, text, ...more }),
    stateOf: async (id: string) => (await call('GET', `/${id}/round`)).json(),
  }
}

import { createHash } from 'node:crypto'
import { expect } from 'vitest'
import { addStaff } from '#domain/staff/accounts.server.ts'
import { type Client, type MadeDelivery, openClient, openStaffCalls } from './delivery-agency.ts'
import { MAIL_AGENCY_START, type MailAgency, openMailAgency } from './mail-agency.ts'
import { SOMEBODY } from './staff.ts'

export const PRINT = Buffer.from('%PDF-1.7 '.repeat(1_000_000))
export const LAYERS = Buffer.from('8BPS ebenen '.repeat(5_000))

export type DeliveryWorld = AsyncDisposable & {
  world: MailAgency
  staff: ReturnType<typeof openStaffCalls>
  /** A delivery of two files with the same name. */
  delivered: (fields?: object) => Promise<MadeDelivery>
  /** Its page, opened by somebody who accepted. */
  accepted: (secret: string, prefix?: string) => Promise<Client>
}

export async function openDeliveryWorld(environment: Record<string, string> = {}): Promise<DeliveryWorld> {
  const world = await openMailAgency(environment)
  await addStaff(world.agency.services.database.db, SOMEBODY, MAIL_AGENCY_START)
  const staff = openStaffCalls(world.agency.address)
  return {
    world,
    staff,
    delivered: async (fields = {}) => {
      const made = await staff.make(fields)
      await staff.upload(made.id, 'Umschlag für Grün.pdf', PRINT)
      await staff.upload(made.id, 'Umschlag für Grün.pdf', LAYERS)
      await staff.ready(made.id)
      return made
    },
    accepted: async (secret, prefix = '') => {
      const client = openClient(world.agency.address, secret, prefix)
      const answer = await client.post({ name: 'Katrin Lorenzen', accepted: 'on' })
      expect(answer.status).toBe(303)
      return client
    },
    [Symbol.asyncDispose]: () => world[Symbol.asyncDispose](),
  }
}

export function sumOf(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex')
}

export async function bytesOf(address: string | undefined, headers: Record<string, string> = {}) {
  const response = await fetch(address ?? '', { headers })
  return { response, bytes: Buffer.from(await response.arrayBuffer()) }
}

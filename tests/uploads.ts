import { request } from 'node:http'
import sharp from 'sharp'
import { vi } from 'vitest'
import { z } from 'zod'
import type { TestAgency } from './open-test-agency.ts'
import { AS_STAFF, SOMEBODY } from './staff.ts'

export const UPLOADS = '/illusde/api/admin/uploads'
const TUS = { ...AS_STAFF, 'Tus-Resumable': '1.0.0' }

const Listed = z.object({
  data: z.array(
    z.object({
      Id: z.string(),
      Name: z.string(),
      Arrived: z.number(),
      State: z.string(),
      Refusal: z.string().nullable(),
      Duplicate: z.object({ ImageId: z.number(), How: z.string() }).nullable(),
      ImageId: z.number().nullable(),
      Variants: z.string(),
      Vectors: z.string(),
    }),
  ),
})
export type ListedUpload = z.infer<typeof Listed>['data'][number]

/** Another signed-in person. */
export const COLLEAGUE = { ...SOMEBODY, id: 'staff-2', name: 'Kim Probe', email: 'kim@example.com' }

/** A picture of one colour. */
export function aSheet(background: string, width = 1200, height = 800): Promise<Buffer> {
  return sharp({ create: { width, height, channels: 3, background } })
    .png()
    .toBuffer()
}

/** Creates an upload like the browser; the response's Location is the address for its bytes. */
export function announce(
  { address }: Pick<TestAgency, 'address'>,
  bytes: number,
  metadata: Record<string, string>,
  headers: Record<string, string> = {},
  path = `${UPLOADS}/files`,
): Promise<Response> {
  const encoded = Object.entries(metadata).map(
    ([key, value]) => `${key} ${Buffer.from(value).toString('base64')}`,
  )
  return fetch(address + path, {
    method: 'POST',
    headers: { ...TUS, 'Upload-Length': String(bytes), 'Upload-Metadata': encoded.join(','), ...headers },
  })
}

export function sendPart(
  { address }: Pick<TestAgency, 'address'>,
  location: string,
  bytes: Uint8Array,
  offset: number,
  headers: Record<string, string> = {},
): Promise<Response> {
  return fetch(address + location, {
    method: 'PATCH',
    headers: {
      ...TUS,
      'Upload-Offset': String(offset),
      'Content-Type': 'application/offset+octet-stream',
      ...headers,
    },
    body: Buffer.from(bytes),
  })
}

/** Announces all bytes, sends half of them and closes the connection. */
export function sendHalfAndBreak(
  address: string,
  bytes: Buffer,
  more: Record<string, string> = {},
): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  const headers = {
    ...{ ...TUS, ...more },
    'Upload-Offset': '0',
    'Content-Type': 'application/offset+octet-stream',
    'Content-Length': String(bytes.length),
  }
  const sending = request(address, { method: 'PATCH', headers })
  sending.on('error', () => resolve())
  sending.write(bytes.subarray(0, bytes.length / 2), () => sending.destroy())
  sending.on('close', () => resolve())
  return promise
}

/** How many bytes the server has; null when the upload is unknown. */
export async function askOffset(
  { address }: Pick<TestAgency, 'address'>,
  location: string,
  headers: Record<string, string> = {},
): Promise<number | null> {
  const response = await fetch(address + location, { method: 'HEAD', headers: { ...TUS, ...headers } })
  const offset = response.headers.get('Upload-Offset')
  return offset === null ? null : Number(offset)
}

/** Uploads a whole file and returns the upload's id. */
export async function upload(
  agency: TestAgency,
  bytes: Uint8Array,
  metadata: Record<string, string>,
): Promise<string> {
  const begun = await announce(agency, bytes.length, metadata)
  const location = begun.headers.get('Location')
  if (!location) throw new Error(`The upload was refused: ${begun.status} ${await begun.text()}`)
  await sendPart(agency, location, bytes, 0)
  return location.split('/').at(-1) ?? ''
}

export async function listUploads(agency: TestAgency): Promise<ListedUpload[]> {
  return Listed.parse(await (await agency.get(UPLOADS, AS_STAFF)).json()).data
}

/** Polls the upload until it is in this state. */
export function untilState(agency: TestAgency, id: string, state: string): Promise<ListedUpload> {
  return vi.waitFor(
    async () => {
      const found = (await listUploads(agency)).find(({ Id }) => Id === id)
      if (found?.State !== state) throw new Error(`It is ${JSON.stringify(found)}, not ${state}.`)
      return found
    },
    { timeout: 60_000, interval: 50 },
  )
}

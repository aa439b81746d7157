import { setTimeout as wait } from 'node:timers/promises'
import { AS_STAFF } from './staff.ts'
import { announce, sendPart } from './uploads.ts'

export type MadeDelivery = { id: number; secret: string }

/** A browser's cookie jar for one page, and its forms. */
export type Client = {
  page: () => Promise<{ status: number; html: string; headers: Headers }>
  /** As from its form: who accepts accepts the licence that the page shows. */
  post: (fields: Record<string, string>, headers?: Record<string, string>) => Promise<Response>
  /** The addresses of downloads on the page: each file's, then the archive's. */
  downloads: () => Promise<string[]>
}

/** Of deliveries that say nothing else. */
export const LICENCE = 'Nur für den Umschlag der ersten Auflage.'

export function openStaffCalls(address: string, staffHeaders: Record<string, string> = AS_STAFF) {
  async function ask(
    method: string,
    path: string,
    body?: Uint8Array<ArrayBuffer> | object,
    headers: Record<string, string> = {},
  ) {
    const isBytes = body instanceof Uint8Array
    const type = body && !isBytes ? { 'Content-Type': 'application/json' } : {}
    const response = await fetch(`${address}/illusde/api/admin${path}`, {
      method,
      headers: { ...staffHeaders, ...type, ...headers },
      ...(body ? { body: isBytes ? body : JSON.stringify(body) } : {}),
    })
    const text = await response.text()
    return { status: response.status, body: text ? JSON.parse(text) : {} }
  }

  async function make(fields: object = {}): Promise<MadeDelivery> {
    const { status, body } = await ask('POST', '/deliveries', {
      Title: 'Walbuch: Druckdaten',
      Language: 'de',
      RecipientName: 'Katrin Lorenzen',
      RecipientEmail: 'lorenzen@maler.example',
      Licence: LICENCE,
      EndsAt: '2099-01-01T00:00:00Z',
      ...fields,
    })
    if (status !== 201) throw new Error(`The delivery was not made: ${JSON.stringify(body)}`)
    const { body: found } = await ask('GET', `/deliveries/${body.Id}/link`)
    return { id: body.Id, secret: String(found.Link).split('/').at(-1) ?? '' }
  }

  /** Announces a file; the answer's Location is where its bytes go. */
  const begin = (id: number, filename: string, bytes: number): Promise<Response> =>
    announce({ address }, bytes, { filename }, staffHeaders, `/illusde/api/admin/deliveries/${id}/files`)

  async function upload(id: number, name: string, bytes: Uint8Array<ArrayBuffer>): Promise<number> {
    const location = (await begin(id, name, bytes.length)).headers.get('Location') ?? ''
    await sendPart({ address }, location, bytes, 0, staffHeaders)
    return Number(location.split('/').at(-1))
  }

  /** Waits until all files are checked. */
  async function ready(id: number): Promise<Record<string, unknown>> {
    for (;;) {
      const { body } = await ask('GET', `/deliveries/${id}`)
      if (body.Files.every(({ Sha256 }: { Sha256: string | null }) => Sha256 !== null)) return body
      await wait(20)
    }
  }

  return { ask, make, begin, upload, ready }
}

/** The version of the licence that a page shows. */
export function licenceIn(html: string): { licence?: string } {
  const [, licence] = /name="licence" value="([^"]+)"/.exec(html) ?? []
  return licence ? { licence } : {}
}

export function openClient(address: string, secret: string, prefix = ''): Client {
  const path = `${prefix}/lieferung/${secret}`
  const language = prefix === '/en' ? 'en' : 'de'
  let cookie = ''
  const headers = () => ({ 'Accept-Language': language, ...(cookie ? { Cookie: cookie } : {}) })
  const page = async () => {
    const response = await fetch(address + path, { redirect: 'manual', headers: headers() })
    return { status: response.status, html: await response.text(), headers: response.headers }
  }
  return {
    page,
    post: async (fields, more = {}) => {
      const shown = fields.name ? licenceIn((await page()).html) : {}
      const response = await fetch(address + path, {
        method: 'POST',
        redirect: 'manual',
        headers: { Origin: address, ...headers(), ...more },
        body: new URLSearchParams({ ...shown, ...fields }),
      })
      cookie = response.headers.getSetCookie()[0]?.split(';')[0] ?? cookie
      return response
    },
    downloads: async () => {
      const { html } = await page()
      return [...html.matchAll(/href="(\/lieferung\/[^"]+\?p=[^"]+)"/g)].map(
        ([, href = '']) => address + href.replaceAll('&amp;', '&'),
      )
    },
  }
}

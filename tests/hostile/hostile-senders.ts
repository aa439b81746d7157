import { APPLICATION } from '#domain/enquiries/forms/application.ts'
import { anApplication } from '#tests/form-agency.ts'
import { openForm } from '#tests/open-form.ts'
import { aPainting } from '#tests/pictures.ts'
import { asStaff, signInStaff } from '#tests/sign-in-staff.ts'
import { announce, sendPart, UPLOADS } from '#tests/uploads.ts'
import type { HostileFile } from './hostile-pictures.ts'

export type Sent = { way: string; kind: string; name: string; status: number; ms: number }
/** `at` is the index of the file and determines its network. */
export type Sender = (address: string, file: HostileFile, at: number) => Promise<Sent>

/** Below the rate limits of one network. */
const FILES_OF_A_NETWORK = 20

export const sendBySearch: Sender = (address, file, at) => {
  const form = new FormData()
  form.append('file', blobOf(file.bytes), file.name)
  return sendForm('search', `${address}/illusde/api/image-search`, form, file, at)
}

/** Opens the form as people do. Returns a function that sends it with the file among good works. */
export async function openFormSender(address: string): Promise<Sender> {
  const opened = await openForm(address)
  const good = await aPainting(220, 160).jpeg().toBuffer()
  return (_, file, at) => {
    const form = anApplication({ opened })
    for (let works = 1; works < APPLICATION.attachment.type.fewest; works++)
      form.append('attachment', blobOf(good), `gut-${works}.jpg`)
    form.append('attachment', blobOf(file.bytes), file.name)
    return sendForm('application', `${address}/illusde/api/artist-application`, form, file, at)
  }
}

function blobOf(bytes: Buffer): Blob {
  return new Blob([Uint8Array.from(bytes)])
}

function sendForm(way: string, url: string, body: FormData, file: HostileFile, at: number): Promise<Sent> {
  const headers = { 'X-Forwarded-For': networkOf(at) }
  return timed(way, file, () => fetch(url, { method: 'POST', headers, body }))
}

/** Creates a staff account and signs in. Returns a function that uploads a file and waits until it was processed. */
export async function signInUploader(address: string, dataDirectory: string): Promise<Sender> {
  const visitor = await signInStaff(address, dataDirectory)
  const headers = () => asStaff(visitor, address)
  return (_, file) =>
    timed('upload', file, async () => {
      const site = { address }
      const begun = await announce(
        site,
        file.bytes.length,
        { filename: file.name, purpose: 'file' },
        headers(),
      )
      const location = begun.headers.get('Location')
      if (!location) return begun
      const whole = await sendPart(site, location, file.bytes, 0, headers())
      if (!whole.ok) return whole
      return removeWhenChecked(address, location.split('/').at(-1) ?? '', headers())
    })
}

/** Requests the thumbnail like the admin, then removes the upload, so that there is space for the next. */
async function removeWhenChecked(
  address: string,
  id: string,
  headers: Record<string, string>,
): Promise<Response> {
  for (;;) {
    const response = await fetch(`${address}${UPLOADS}`, { headers })
    if (!response.ok) return response
    const { data }: { data: { Id: string; State: string }[] } = await response.json()
    const state = data.find(({ Id }) => Id === id)?.State
    if (state === 'arriving' || state === 'checking') continue
    await (await fetch(`${address}${UPLOADS}/${id}/thumb`, { headers })).arrayBuffer()
    return fetch(`${address}${UPLOADS}/${id}`, { method: 'DELETE', headers })
  }
}

async function timed(way: string, { kind, name }: HostileFile, send: () => Promise<Response>): Promise<Sent> {
  const started = performance.now()
  const response = await send()
  await response.arrayBuffer()
  return { way, kind, name, status: response.status, ms: performance.now() - started }
}

function networkOf(at: number): string {
  const network = Math.floor(at / FILES_OF_A_NETWORK)
  return `198.${18 + (network >> 8)}.${network & 255}.${1 + (at % FILES_OF_A_NETWORK)}`
}

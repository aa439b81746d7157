import { anEnquiry } from '#tests/form-agency.ts'
import { openForm } from '#tests/open-form.ts'
import { runProgram } from '#tests/run-program.ts'
import { openVisitor, PASSWORD } from '#tests/staff-visitor.ts'
import { announce, sendPart, UPLOADS } from '#tests/uploads.ts'
import type { HostileFile } from './hostile-pictures.ts'

export type Sent = { way: string; kind: string; name: string; status: number; ms: number }
/** `at` is the index of the file and determines its network. */
export type Sender = (address: string, file: HostileFile, at: number) => Promise<Sent>

/** Below the rate limits of one network. */
const FILES_OF_A_NETWORK = 20
const STAFF = 'frieda@example.com'

export const sendBySearch: Sender = (address, file, at) =>
  sendForm(address, 'image-search', new FormData(), file, at)

/** Opens the form as people do. Returns a function that sends it with a file. */
export async function openFormSender(address: string): Promise<Sender> {
  const opened = await openForm(address)
  return (_, file, at) => sendForm(address, 'contact', anEnquiry({ opened }), file, at)
}

function sendForm(
  address: string,
  call: string,
  form: FormData,
  file: HostileFile,
  at: number,
): Promise<Sent> {
  const way = call === 'contact' ? 'form' : 'search'
  form.append(way === 'form' ? 'attachment' : 'file', new Blob([Buffer.from(file.bytes)]), file.name)
  const headers = { 'X-Forwarded-For': networkOf(at) }
  return timed(way, file, () =>
    fetch(`${address}/illusde/api/${call}`, { method: 'POST', headers, body: form }),
  )
}

/** Creates a staff account and signs in. Returns a function that uploads a file and waits until it was processed. */
export async function signInUploader(address: string, dataDirectory: string): Promise<Sender> {
  const created = await runProgram({ DATA_DIR: dataDirectory }, 'src/cli/staff.ts', [
    'add',
    STAFF,
    'Frieda Probe',
  ])
  const token = created.stdout.trim().split('#').at(-1)
  const visitor = openVisitor(address, fetch)
  await visitor.ask('/welcome', { token, password: PASSWORD, name: 'Frieda Probe' })
  const response = await visitor.ask('/sign-in/email', { email: STAFF, password: PASSWORD })
  if (!response.ok) throw new Error(`Nobody could sign in: ${response.status} ${await response.text()}`)
  const asStaff = () => ({ Cookie: visitor.cookie(), Origin: address, 'Sec-Fetch-Site': 'same-origin' })
  return (_, file) =>
    timed('upload', file, async () => {
      const site = { address }
      const begun = await announce(
        site,
        file.bytes.length,
        { filename: file.name, purpose: 'file' },
        asStaff(),
      )
      const location = begun.headers.get('Location')
      if (!location) return begun
      const whole = await sendPart(site, location, file.bytes, 0, asStaff())
      if (!whole.ok) return whole
      return removeWhenChecked(address, location.split('/').at(-1) ?? '', asStaff())
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

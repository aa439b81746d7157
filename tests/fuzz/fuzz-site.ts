import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { DAY_MS } from '#platform/durations.ts'
import { MADE_PARAMETER, PROTECT_PATH, thumbnailPath } from '#site/further-paths.ts'
import { site as values } from '#site/site.server.ts'
import { openClient, openStaffCalls } from '#tests/delivery-agency.ts'
import { openForm } from '#tests/open-form.ts'
import { aPainting } from '#tests/pictures.ts'
import { type Ending, openTestFolder, type RunningSite, runProgram, startSite } from '#tests/run-program.ts'
import { asStaff, signInStaff } from '#tests/sign-in-staff.ts'
import type { StaffVisitor } from '#tests/staff-visitor.ts'
import { readWatched, type Watched, watchedBy } from '#tests/watch-process.ts'
import type { FuzzCase, Made } from './fuzz-request.ts'
import { type Catalogue, readCatalogue } from './honest/read-catalogue.ts'
import { judgeAnswer } from './judge-answer.ts'
import { sendCase } from './send-case.ts'
import type { Json } from './weird-values.ts'

/** `fault` says in a sentence what is wrong; null when nothing is. */
export type Judged = { fault: string | null; statuses: number[] }

export type FuzzSite = AsyncDisposable & {
  address: string
  pid: number
  /** Below it lies all that the site may write. */
  folder: string
  dataDirectory: string
  catalogue: Catalogue
  made: Made
  askAsStaff: (
    method: string,
    path: string,
    body?: Json,
    headers?: Record<string, string>,
  ) => Promise<Response>
  /** Sends a case and judges what comes of it. */
  judge: (fuzzCase: FuzzCase) => Promise<Judged>
  /** The longest stop of the event loop since this was asked last, and the memory of the process now. */
  watch: () => Promise<Watched>
  stop: () => Promise<Ending>
}

/** Large enough for pages, galleries and searches to have something to show. */
const SMALL_CATALOGUE = ['--artists', '8', '--images', '40']
const STAFF_API = '/illusde/api/admin'
const LINK_PASSWORD = 'Kreide-Kranich'
const DELIVERED_BYTES = 1024 * 1024

/** The real site in a folder of its own, with a small catalogue or the whole demo, and with all that the honest requests name. */
export async function openFuzzSite(size: 'small' | 'whole' = 'small'): Promise<FuzzSite> {
  const place = await openTestFolder()
  const dataDirectory = join(place.folder, 'data')
  const socket = join(place.folder, 'watch.sock')
  if (size === 'small') await seed(dataDirectory)
  const running = await startSite({
    DATA_DIR: dataDirectory,
    // Draws the originals of the catalogue.
    DEMO: 'yes',
    PREPARE: 'no',
    TRUST_PROXY: '1',
    LOG_LEVEL: 'error',
    ...watchedBy(socket),
    HOME: makeFolder(place.folder, 'home'),
    TMPDIR: makeFolder(place.folder, 'tmp'),
  })
  const { address } = running
  const staff = await signInStaff(address, dataDirectory)
  const catalogue = await readCatalogue(address)
  const made = await makeWhatCasesName(address, catalogue, asStaff(staff, address))
  let senders = 0
  return {
    address,
    pid: running.pid,
    folder: place.folder,
    dataDirectory,
    catalogue,
    made,
    askAsStaff: askAs(running, staff),
    judge: async (fuzzCase) => {
      senders += 1
      return judgeCase(fuzzCase, { address, made, staff, dataDirectory, senders })
    },
    watch: () => readWatched(socket),
    stop: () => running.stop(),
    [Symbol.asyncDispose]: async () => {
      await running[Symbol.asyncDispose]()
      await place[Symbol.asyncDispose]()
    },
  }
}

async function seed(dataDirectory: string): Promise<void> {
  const { code, stderr } = await runProgram({ DATA_DIR: dataDirectory }, 'demo/demo.ts', SMALL_CATALOGUE)
  if (code !== 0) throw new Error(`There is no catalogue: ${stderr}`)
}

function askAs({ address }: RunningSite, staff: StaffVisitor): FuzzSite['askAsStaff'] {
  return (method, path, body, headers = {}) =>
    fetch(address + STAFF_API + path, {
      method,
      headers: {
        ...asStaff(staff, address),
        ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
        ...headers,
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
}

const Opened = z.object({ id: z.string(), secret: z.string() })
const WithId = z.object({ id: z.string() })
const Commented = z.object({ person: z.string(), state: z.object({ comments: z.array(WithId).min(1) }) })

/** What differs from run to run: saved collections, a round with a comment, a picture to search by, deliveries, a preview. */
export async function makeWhatCasesName(
  address: string,
  { images }: Pick<Catalogue, 'images'>,
  staffHeaders: Record<string, string>,
): Promise<Made> {
  const post = (path: string, body: object) => postJson(`${address}/illusde/api${path}`, body)
  const save = async () =>
    WithId.parse(await post('/lightbox', { images: images.slice(0, 2), lang: 'de' })).id
  const collection = await save()
  const open = async () => Opened.parse(await post(`/lightbox/${collection}/round`, {}))
  const [round, spare] = [await open(), await open()]
  const said = { image: images[0], name: 'Ben', reader: 'YmVu', text: 'Ja' }
  const comment = Commented.parse(await post(`/lightbox/${round.id}/round/comments`, said))
  const form = new FormData()
  form.append('file', new Blob([new Uint8Array(await aPainting(220, 160).png().toBuffer())]), 'wal.png')
  const sent = await fetch(`${address}/illusde/api/image-search`, { method: 'POST', body: form })
  return new Map([
    ['collection', collection],
    ['sheet', collection],
    ['locked', await lock(address, collection)],
    ['round', round.id],
    ['secret', round.secret],
    ['spare-round', spare.id],
    ['spare-secret', spare.secret],
    ['person', comment.person],
    ['comment', comment.state.comments[0]?.id ?? ''],
    ['reference', WithId.parse(await sent.json()).id],
    ['opened', await openForm(address)],
    ...(await deliver(address, staffHeaders)),
    ['preview', await openPreview(address, staffHeaders)],
  ])
}

async function postJson(url: string, body: object): Promise<unknown> {
  const headers = { 'Content-Type': 'application/json' }
  const response = await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) })
  if (!response.ok) throw new Error(`${url} answered ${response.status}.`)
  return response.json()
}

/** The same collection under a link with a password. */
async function lock(address: string, collection: string): Promise<string> {
  const { headers } = await fetch(`${address}${PROTECT_PATH}?id=${collection}`, {
    method: 'POST',
    redirect: 'manual',
    headers: { Origin: address },
    body: new URLSearchParams({ password: LINK_PASSWORD }),
  })
  return new URL(headers.get('Location') ?? '', address).searchParams.get(MADE_PARAMETER) ?? ''
}

/** A delivery whose licence somebody accepted, and one with a password. */
async function deliver(address: string, staffHeaders: Record<string, string>): Promise<[string, string][]> {
  const staff = openStaffCalls(address, staffHeaders)
  const EndsAt = new Date(Date.now() + 10 * DAY_MS).toISOString()
  const { id, secret } = await staff.make({ EndsAt })
  await staff.upload(id, 'Umschlag.pdf', new Uint8Array(DELIVERED_BYTES))
  const painting = new Uint8Array(await aPainting(220, 160).png().toBuffer())
  const picture = await staff.upload(id, 'Umschlag.png', painting)
  await staff.ready(id)
  const locked = await staff.make({ EndsAt })
  await staff.ask('PUT', `/deliveries/${locked.id}/password`, { Password: LINK_PASSWORD })
  const client = openClient(address, secret)
  await client.post({ name: 'Katrin Lorenzen', accepted: 'on' })
  const archive = (await client.downloads()).at(-1) ?? ''
  return [
    ['delivery', secret],
    ['locked-delivery', locked.secret],
    ['download', archive.slice(address.length)],
    ['thumbnail', thumbnailPath(secret, picture)],
  ]
}

/** The secret of a link to the draft of the newest news item. */
async function openPreview(address: string, staffHeaders: Record<string, string>): Promise<string> {
  const { ask } = openStaffCalls(address, { ...staffHeaders, 'If-Match': '"none"' })
  const { body: list } = await ask('GET', '/news?perPage=1')
  const [{ Id, Revision }] = list.data
  await ask('PUT', `/drafts/news/${Id}`, { Fields: { TitleDe: 'Entwurf' }, BaseRevision: Revision })
  const { body } = await ask('POST', `/drafts/news/${Id}/links`, { Lasting: 'colleague' })
  return String(body.Secret)
}

type Judging = { address: string; made: Made; staff: StaffVisitor; dataDirectory: string; senders: number }

async function judgeCase(fuzzCase: FuzzCase, judging: Judging): Promise<Judged> {
  const { address, made, staff, dataDirectory, senders } = judging
  const network = `10.${(senders >> 8) & 255}.${senders & 255}.1`
  try {
    const answers = await sendCase(fuzzCase, { address, made, staffCookie: staff.cookie, network })
    const statuses = answers.map(({ status }) => status)
    const known = { folders: [process.cwd(), dataDirectory], ownHosts: values.hosts.production }
    const faults = answers.map((answer, at) =>
      judgeAnswer(answer, { ...known, path: fuzzCase.steps[at]?.path ?? '' }),
    )
    return { fault: faults.find((fault) => fault !== null) ?? null, statuses }
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    return { fault: `was not answered: ${reason}`, statuses: [] }
  }
}

function makeFolder(parent: string, name: string): string {
  const folder = join(parent, name)
  mkdirSync(folder)
  return folder
}

import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { site as values } from '#site/site.server.ts'
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

/** The real site with a small catalogue in a folder of its own, and with all that the honest requests name. */
export async function openFuzzSite(): Promise<FuzzSite> {
  const place = await openTestFolder()
  const dataDirectory = join(place.folder, 'data')
  const socket = join(place.folder, 'watch.sock')
  await seed(dataDirectory)
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
  const made = await makeWhatCasesName(address, catalogue)
  let senders = 0
  return {
    address,
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

/** What differs from run to run: a saved collection, a round about it with a comment, a picture to search by. */
async function makeWhatCasesName(address: string, { images }: Catalogue): Promise<Made> {
  const post = async (path: string, body: object): Promise<unknown> => {
    const response = await fetch(`${address}/illusde/api${path}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    })
    if (!response.ok) throw new Error(`${path} answered ${response.status}.`)
    return response.json()
  }
  const collection = WithId.parse(await post('/lightbox', { images: images.slice(0, 2), lang: 'de' }))
  const round = Opened.parse(await post(`/lightbox/${collection.id}/round`, {}))
  const said = { image: images[0], name: 'Ben', reader: 'YmVu', text: 'Ja' }
  const comment = Commented.parse(await post(`/lightbox/${round.id}/round/comments`, said))
  const form = new FormData()
  form.append('file', new Blob([new Uint8Array(await aPainting(220, 160).png().toBuffer())]), 'wal.png')
  const sent = await fetch(`${address}/illusde/api/image-search`, { method: 'POST', body: form })
  return new Map([
    ['collection', collection.id],
    ['round', round.id],
    ['secret', round.secret],
    ['person', comment.person],
    ['comment', comment.state.comments[0]?.id ?? ''],
    ['reference', WithId.parse(await sent.json()).id],
    ['opened', await openForm(address)],
  ])
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

import { join } from 'node:path'
import { z } from 'zod'
import { openChromium } from '../chromium.ts'
import { medianOf } from '../median.ts'
import { fillVectors } from '../memory/fill-vectors.ts'
import { type Row, toTimeRow } from '../table.ts'
import { atDatabase, LARGE, seed, startSite } from '../world.ts'
import { fillEnquiries } from './fill-enquiries.ts'
import { timeFirstScreen } from './first-screen.ts'
import { type CallTimes, openCalls, timeCalls } from './staff-calls.ts'

const ENQUIRIES = 20_000
const ROUNDS = 4
/** What staff wait for without noticing, and the first screen of the day. */
const LONGEST_CALL_MS = 100
const LONGEST_FIRST_SCREEN_MS = 1_200

const PICTURES = '/images?page=1&perPage=50&sort=AddedAt&order=desc'
const INBOX = '/enquiries?page=1&perPage=50&sort=ReceivedAt&order=desc'
const Listed = z.object({ data: z.array(z.object({ Id: z.union([z.number(), z.string()]) })) })

/** The staff's application with the demo catalogue, and its API with 100,000 images and 20,000 enquiries. */
export async function measureStaff(
  folder: string,
  data: string | undefined,
  say: (text: string) => void,
): Promise<Row[]> {
  const large = await measureLarge(data ?? join(folder, 'staff-large'), data === undefined, say)
  return [...large, ...(await measureUsual(join(folder, 'staff')))]
}

async function measureUsual(dataDirectory: string): Promise<Row[]> {
  await seed(dataDirectory, 'usual')
  await using site = await startSite({ DATA_DIR: dataDirectory, LOG_LEVEL: 'warn', PREPARE: 'no' })
  const read = await openCalls(site, dataDirectory)
  const list = await timeCalls(read, { what: '2,500 images: list of pictures', paths: [PICTURES] }, ROUNDS)
  const browser = await openChromium()
  try {
    const screens = await timeFirstScreen(browser, site.address)
    const painted = medianOf(screens)
    return [
      firstRow(list, LONGEST_FIRST_SCREEN_MS),
      callRow(list),
      toTimeRow('2,500 images: 25 pictures painted, empty cache', painted, LONGEST_FIRST_SCREEN_MS),
    ]
  } finally {
    await browser.close()
  }
}

async function measureLarge(
  dataDirectory: string,
  isNew: boolean,
  say: (text: string) => void,
): Promise<Row[]> {
  if (isNew) await seed(dataDirectory, LARGE)
  await atDatabase(dataDirectory, async (db) => {
    // No picture is left that a background job would index beside the measurement.
    await fillVectors(db)
    await fillEnquiries(db, ENQUIRIES)
  })
  await using site = await startSite({ DATA_DIR: dataDirectory, LOG_LEVEL: 'warn', PREPARE: 'no' })
  const read = await openCalls(site, dataDirectory)
  const list = await timeCalls(read, { what: '100,000 images: list of pictures', paths: [PICTURES] }, ROUNDS)
  const ids = Listed.parse(JSON.parse(await read(PICTURES))).data.map(({ Id }) => Id)
  const late = Listed.parse(JSON.parse(await read(PICTURES.replace('page=1', 'page=1000')))).data
  const neighbours = [ids[0], ids[25], late[0]?.Id].map(
    (id) => `/images/${id}/neighbours?${orderOf(PICTURES)}`,
  )
  const enquiry = Listed.parse(JSON.parse(await read(INBOX))).data[9]?.Id
  const calls = [
    { what: 'list of pictures, of one artist', paths: [`${PICTURES}&ArtistId=7`] },
    { what: 'list of pictures, page 1,000', paths: [PICTURES.replace('page=1', 'page=1000')] },
    {
      what: 'list of pictures, by a word',
      paths: ['Wal', 'Leuchtturm'].map((word) => `${PICTURES}&q=${word}`),
    },
    {
      what: 'quick search',
      paths: ['Wal', 'Leuchtturm', 'Absender 77', 'qwertz'].map(
        (word) => `/find?q=${encodeURIComponent(word)}`,
      ),
    },
    { what: 'inbox', paths: [INBOX] },
    { what: 'inbox, what is new', paths: [`${INBOX}&State=new`] },
    { what: 'inbox, by a word', paths: [`${INBOX}&q=Absender`, `${INBOX}&q=19999`] },
    { what: 'neighbours of an image', paths: neighbours },
    { what: 'neighbours of an enquiry', paths: [`/enquiries/${enquiry}/neighbours?${orderOf(INBOX)}`] },
  ]
  const rows = [firstRow(list, LONGEST_CALL_MS), callRow(list)]
  for (const { what, paths } of calls) {
    const told = callRow(await timeCalls(read, { what: `100,000 images: ${what}`, paths }, ROUNDS))
    say(`${told.what}: ${told.ours}`)
    rows.push(told)
  }
  return rows
}

const orderOf = (list: string) => list.slice(list.indexOf('sort='))

function firstRow({ what, first }: CallTimes, most: number): Row {
  return toTimeRow(`${what}, first after the start`, first, most)
}

function callRow({ what, p50, p95 }: CallTimes): Row {
  const { ours, ...rest } = toTimeRow(`${what}, p50`, p50, LONGEST_CALL_MS)
  return { ...rest, ours: `${ours}, p95 ${Math.round(p95)} ms` }
}

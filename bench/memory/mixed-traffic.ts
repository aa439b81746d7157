import { z } from 'zod'
import { seededChance } from '#scripts/kill-test/seeded-random.ts'
import { announce, sendPart } from '#tests/uploads.ts'

const KINDS = ['pages', 'api', 'warm', 'cold', 'searches', 'documents', 'uploads'] as const
type Kind = (typeof KINDS)[number]
/** How many requests of each kind. */
export type Mix = Readonly<Record<Kind, number>>

/** In all 20,000. */
export const MIX: Mix = {
  pages: 5_000,
  api: 6_000,
  warm: 8_530,
  cold: 200,
  searches: 200,
  documents: 20,
  uploads: 50,
}

const AT_ONCE = 8
const SEED = 1

type Ask = () => Promise<Response>
export type Catalogue = { artists: { id: number; path: string }[]; galleries: string[]; pictures: string[] }

const Artists = z.array(z.object({ Id: z.number(), PortfolioUrl: z.string() }))
const Galleries = z.array(z.object({ GermanUrl: z.string() }))
const Images = z.array(z.object({ FullSrc: z.string() }))

export async function readCatalogue(address: string): Promise<Catalogue> {
  const read = async (path: string): Promise<unknown> =>
    (await fetch(`${address}/illusde/api/${path}`)).json()
  const artists = Artists.parse(await read('artists/all')).map(({ Id, PortfolioUrl }) => ({
    id: Id,
    path: PortfolioUrl,
  }))
  const galleries = Galleries.parse(await read('galleries/de')).map(({ GermanUrl }) => GermanUrl)
  const pictures: string[] = []
  for (const { id } of artists) {
    if (pictures.length >= MIX.cold * 2) break
    const images = Images.parse(
      z.object({ items: z.unknown() }).parse(await read(`artist/${id}/images?limit=20`)).items,
    )
    pictures.push(...images.map(({ FullSrc }) => FullSrc))
  }
  return { artists, galleries, pictures }
}

type Traffic = { address: string; catalogue: Catalogue; asStaff: Record<string, string> }

/** More than this share of refusals is no traffic to measure memory by. A busy machine refuses a picture now and then. */
const MOST_REFUSED = 0.01

/**
 * Sends the mix in an order that is always the same, a few at a time, each search and upload with another picture of the
 * catalogue. Ends early when the time is over, and answers how many of each kind were sent. `onSent` is told after each.
 */
export async function sendMixed(
  traffic: Traffic,
  { mix, until, onSent }: { mix: Mix; until: number; onSent?: (count: number) => void },
): Promise<Mix> {
  const random = seededChance(SEED)
  const kinds = KINDS.flatMap((kind) => Array.from({ length: mix[kind] }, () => kind))
  const order = shuffled(kinds, random).entries()
  const sent = { pages: 0, api: 0, warm: 0, cold: 0, searches: 0, documents: 0, uploads: 0 }
  const asks = asking(traffic, random)
  let refused = 0
  async function work(): Promise<void> {
    for (const [at, kind] of order) {
      if (Date.now() > until) return
      const response = await asks[kind]()
      await response.arrayBuffer()
      if (!response.ok) refused += 1
      if (refused > kinds.length * MOST_REFUSED)
        throw new Error(`${refused} requests were refused, at last ${kind} with ${response.status}.`)
      sent[kind] += 1
      onSent?.(at + 1)
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work))
  return sent
}

const WORDS = ['Hund', 'Katze', 'Berg', 'Meer', 'Haus', 'blau', 'Winter', 'Kind', 'Rad', 'Fuchs']

/** What each kind asks for, chosen anew each time. */
function asking({ address, catalogue, asStaff }: Traffic, random: () => number): Record<Kind, Ask> {
  const { artists, galleries, pictures } = catalogue
  let colds = 0
  const pick = <Item>(items: readonly Item[]): Item => pickFrom(items, random)
  const ask = openVisitors(address)
  const variant = (url: string | undefined, width: number) => {
    const { pathname, search } = new URL((url ?? '').replace(/\/webp\/\d+\//, `/webp/${width}/`), address)
    return pathname + search
  }
  const warm = () => ask(variant(pick(pictures.slice(0, MIX.cold)), 640))
  const readPicture = async () => Buffer.from(await (await warm()).arrayBuffer())
  const pages = [
    () => pick(artists).path,
    () => `/en${pick(artists).path}`,
    () => `/${pick(galleries)}`,
    () => `/image-search?q=${pick(WORDS)}+${pick(WORDS)}`,
    () => '/',
    () => '/news',
  ]
  const calls = [
    () => 'artists/all',
    () => `artist/${pick(artists).id}/images?limit=20`,
    () => `galleries/de/${pick(galleries)}/images?limit=20`,
    () => `image-search?q=${pick(WORDS)}&limit=20`,
    () => 'images/homepage',
  ]
  return {
    warm,
    pages: () => ask(pick(pages)()),
    api: () => ask(`/illusde/api/${pick(calls)()}`),
    cold: () => ask(variant(pictures[MIX.cold + (colds++ % MIX.cold)], pick([960, 1280]))),
    documents: () => ask(`/illusde/api/artist/${pick(artists).id}/pdf?lang=de`),
    searches: async () => searchBy(ask, await readPicture()),
    uploads: async () => upload(address, await readPicture(), asStaff),
  }
}

type AskFrom = (path: string, init?: RequestInit) => Promise<Response>

/** Each request comes from another network, so that no limit ends the traffic. */
function openVisitors(address: string): AskFrom {
  let visitors = 0
  return (path, init = {}) => {
    visitors += 1
    const headers = {
      'X-Forwarded-For': `10.${(visitors >> 8) & 255}.${visitors & 255}.1`,
      'Accept-Language': 'de',
      'User-Agent': 'Mozilla/5.0 Firefox/140.0',
    }
    return fetch(new URL(path, address), { ...init, headers })
  }
}

function searchBy(ask: AskFrom, bytes: Buffer): Promise<Response> {
  const body = new FormData()
  body.append('file', new Blob([new Uint8Array(bytes)]), 'picture.webp')
  return ask('/illusde/api/image-search', { method: 'POST', body })
}

function pickFrom<Item>(items: readonly Item[], random: () => number): Item {
  const item = items[Math.floor(random() * items.length)]
  if (item === undefined) throw new RangeError('There is nothing to pick from.')
  return item
}

async function upload(address: string, bytes: Buffer, asStaff: Record<string, string>): Promise<Response> {
  const metadata = { filename: 'picture.webp', purpose: 'file' }
  const begun = await announce({ address }, bytes.length, metadata, asStaff)
  const location = begun.headers.get('Location')
  return location ? sendPart({ address }, location, bytes, 0, asStaff) : begun
}

function shuffled<Item>(items: readonly Item[], random: () => number): Item[] {
  return items
    .map((item) => [random(), item] as const)
    .sort(([one], [other]) => one - other)
    .map(([, item]) => item)
}

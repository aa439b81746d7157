import { sql } from 'drizzle-orm'
import { rowsOf } from '#platform/database/database.ts'
import { STAFF_API } from '#site/api-paths.ts'
import { aPainting } from '#tests/pictures.ts'
import { addFrieda, openVisitor, signIn } from '#tests/staff-visitor.ts'
import { type Ask, asFetch, ORIGIN } from './ask.ts'
import type { Machines } from './open-machines.ts'
import type { Visit } from './visitors.ts'

const PAGES = [
  '/',
  '/en',
  '/allezeichner',
  '/illustrator/ada-moor',
  '/kontakt',
  '/image-search?q=Wal',
  '/admin',
]
/** What a document names of its build. */
const PART = /\/(?:admin\/)?assets\/[\w.-]+/g
const WORDS = ['wal', 'ada', 'aquarell', 'neu']
const AS_IT_IS = { 'Accept-Encoding': 'identity' }

function nth<Item>(items: readonly Item[], turn: number): Item | undefined {
  return items[turn % items.length]
}

/** A page, and then all scripts and styles that it names, from whichever instance. */
export function openPages(ask: Ask): Visit {
  return async function page(turn) {
    const path = nth(PAGES, turn) ?? '/'
    const { status, body } = await ask(path, { headers: AS_IT_IS })
    if (status !== 200) return `GET ${path}: ${status}`
    const parts = [...new Set(String(body).match(PART))]
    if (parts.length === 0) return `${path} names no scripts`
    for (const part of parts) {
      const answered = await ask(part)
      if (answered.status !== 200) return `GET ${part} of ${path}: ${answered.status}`
    }
    return null
  }
}

/** Somebody whose page is still open asks for a part of it that was not needed until now. */
export function openTabs(ask: Ask, addresses: readonly string[]): Visit {
  let next = 0
  return async function laterPart() {
    next += 1
    const address = nth(addresses, next) ?? ''
    const { status } = await ask(address)
    return status === 200 ? null : `GET ${address}: ${status}`
  }
}

export function searchWords(ask: Ask): Visit {
  return async function wordSearch(turn) {
    const { status } = await ask(`/illusde/api/image-search?q=${nth(WORDS, turn)}&limit=${1 + (turn % 20)}`)
    return status === 200 ? null : `word search: ${status}`
  }
}

/** A picture is sent, and then its page asked for, which another instance may make. */
export async function searchPictures(ask: Ask): Promise<Visit> {
  const picture = await aPainting(600, 400).jpeg().toBuffer()
  return async function pictureSearch(turn) {
    const form = new FormData()
    form.set('file', new Blob([new Uint8Array(picture)]), 'wal.jpg')
    const request = new Request('http://form.invalid', { method: 'POST', body: form })
    const sent = await ask('/illusde/api/image-search', {
      method: 'POST',
      headers: { ...AS_IT_IS, 'Content-Type': request.headers.get('Content-Type') ?? '' },
      body: new Uint8Array(await request.arrayBuffer()),
      from: `127.2.${(turn >> 8) & 255}.${turn & 255 || 1}`,
    })
    if (sent.status !== 201) return `POST picture: ${sent.status}`
    const { status } = await ask(`/image-search?image=${JSON.parse(String(sent.body)).id}`)
    return status === 200 ? null : `page of a picture search: ${status}`
  }
}

export type Editing = {
  edit: Visit
  /** How many changes were acknowledged. */
  count: () => number
  /** Titles that were acknowledged and are not in the record or its history. */
  listLost: () => Promise<string[]>
}

/** Staff who changes the title of a news item, one after the other. */
export async function openEditing({ ask, database }: Machines): Promise<Editing> {
  const { db } = database
  const frieda = openVisitor(ORIGIN, asFetch(ask))
  await addFrieda(db, frieda)
  await signIn(frieda)
  const [item] = await rowsOf(db, sql`SELECT id FROM news WHERE NOT hidden ORDER BY id DESC LIMIT 1`)
  const path = `${STAFF_API}/news/${item?.id}`
  const headers = { Cookie: frieda.cookie(), Origin: ORIGIN, 'Sec-Fetch-Site': 'same-origin' }
  const acknowledged: string[] = []
  let before: Promise<unknown> = Promise.resolve()

  async function change(title: string): Promise<string | null> {
    const read = await ask(path, { headers: { ...headers, ...AS_IT_IS } })
    if (read.status !== 200) return `GET record: ${read.status}`
    const { status } = await ask(path, {
      method: 'PUT',
      headers: {
        ...headers,
        'Content-Type': 'application/json',
        'If-Match': `"${JSON.parse(String(read.body)).Revision}"`,
      },
      body: Buffer.from(JSON.stringify({ TitleDe: title })),
    })
    if (status !== 200) return `PUT record: ${status}`
    acknowledged.push(title)
    return null
  }
  return {
    edit: function edit(turn) {
      const own = before.then(() => change(`Titel ${turn}`))
      before = own.catch(() => {})
      return own
    },
    count: () => acknowledged.length,
    listLost: async () => {
      const rows = await rowsOf(db, sql`SELECT row_to_json(staff_changes)::text AS line FROM staff_changes`)
      const log = rows.map(({ line }) => String(line)).join('\n')
      return acknowledged.filter((title) => !log.includes(`"${title}"`))
    },
  }
}

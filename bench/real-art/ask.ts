import { z } from 'zod'
import { StartupError } from '#platform/config.ts'

const Sent = z.object({ id: z.string(), areas: z.array(z.string()) })
/** The id to ask with, and the areas that can be asked with alone, the whole picture first. */
export type Sent = z.infer<typeof Sent>
const Answer = z.object({
  items: z.array(z.object({ Id: z.int(), Title: z.string(), ArtistId: z.int() })),
  artists: z.array(z.object({ Name: z.string() })),
  near: z.boolean(),
})
/** The ten best images and the artists beside them, by their titles and names. */
export type Answered = z.infer<typeof Answer>

const SEARCH = '/illusde/api/image-search'
const TEN = 10
/** Each question is asked by another visitor, so that none is limited. */
let visitors = 0

/** Sends the picture as the search form does. */
export async function sendPicture(address: string, bytes: Buffer): Promise<Sent> {
  const form = new FormData()
  form.append('file', new Blob([Uint8Array.from(bytes)]), 'picture')
  visitors += 1
  const network = `10.${(visitors >> 16) & 255}.${(visitors >> 8) & 255}.${visitors & 255}`
  const headers = { 'X-Forwarded-For': network }
  const response = await fetch(address + SEARCH, { method: 'POST', headers, body: form })
  if (!response.ok) throw new StartupError(`A picture was answered with ${response.status}.`)
  return Sent.parse(await response.json())
}

/** What the page of results shows first; by one of the areas alone where it is given. */
export async function askResults(
  address: string,
  id: string,
  style: number,
  area: string | null = null,
): Promise<Answered> {
  const part = area === null ? '' : `&part=${area}`
  const response = await fetch(`${address}${SEARCH}?image=${id}&style=${style}&limit=${TEN}${part}`)
  if (!response.ok) throw new StartupError(`A question was answered with ${response.status}.`)
  return Answer.parse(await response.json())
}

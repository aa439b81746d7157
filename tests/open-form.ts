import { setTimeout as wait } from 'node:timers/promises'
import { SHORTEST_FILLING_MS } from '#domain/enquiries/receiving/form-times.ts'

/**
 * What the contact form of a running site carries, once it has been open for long enough. It goes on being right when the
 * site is started again on the same database.
 */
export async function openForm(address: string): Promise<string> {
  const page = await (await fetch(`${address}/kontakt`)).text()
  const [, stamp] = /name="opened" value="([^"]+)"/.exec(page) ?? []
  if (!stamp) throw new Error('The form carries no time.')
  await wait(SHORTEST_FILLING_MS)
  return stamp
}

import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { asStaff, signInStaff } from '#tests/sign-in-staff.ts'
import { BROWSER_HEADERS, measureLoad } from './load.ts'
import { medianOf, percentileOf } from './median.ts'
import { type Row, toRow, toTimeRow } from './table.ts'
import { seed, startSite } from './world.ts'

const CHANGES = 15
const ASKED_EVERY_MS = 20
/** What the runbook promises where nothing else waits. */
const SEEN_WITHIN_MS = 1_000
const LOAD_SECONDS = 60
const ARTIST = '/illusde/api/admin/artists/1'
const PAGE = '/illustrator/'

/**
 * How long after staff's "saved" visitors of the other instance see a change, with nothing else to do and beside
 * visitors who ask as fast as they are answered. With DATABASE_URL two instances, else one that holds its own database.
 */
export async function measureChanges(folder: string): Promise<Row[]> {
  const DATABASE_URL = process.env.DATABASE_URL ?? ''
  const dataDirectory = join(folder, 'changes')
  const environment = { DATA_DIR: dataDirectory, DATABASE_URL, LOG_LEVEL: 'warn', PREPARE: 'no' }
  await seed(dataDirectory, 'usual', DATABASE_URL)
  await using first = await startSite(environment)
  await using second = DATABASE_URL
    ? await startSite({ ...environment, DATA_DIR: `${dataDirectory}-2` })
    : null
  const shown = second ?? first
  const visitor = await signInStaff(first.address, dataDirectory)
  const headers = { ...asStaff(visitor, first.address), 'Content-Type': 'application/json' }
  const read = async () => (await fetch(`${first.address}${ARTIST}`, { headers })).json()
  const { Code } = Object(await read())

  async function timeChange(mark: string): Promise<number> {
    const { Revision } = Object(await read())
    const saved = await fetch(`${first.address}${ARTIST}`, {
      method: 'PUT',
      headers: { ...headers, 'If-Match': `"${Revision}"` },
      body: JSON.stringify({ BioDe: mark }),
    })
    if (!saved.ok) throw new Error(`A change was answered with ${saved.status}: ${await saved.text()}`)
    const began = performance.now()
    const isSeen = async () =>
      (await (await fetch(`${shown.address}${PAGE}${Code}`, { headers: BROWSER_HEADERS })).text()).includes(
        mark,
      )
    while (!(await isSeen())) await wait(ASKED_EVERY_MS)
    return performance.now() - began
  }

  async function timeChanges(name: string): Promise<number[]> {
    const times: number[] = []
    for (let number = 0; number < CHANGES; number++) times.push(await timeChange(`${name}-${number}-`))
    return times
  }

  const quiet = await timeChanges('Ruhe')
  const load = measureLoad(`${shown.address}/en`, LOAD_SECONDS)
  const busy = await timeChanges('Andrang')
  const perSecond = Math.round(await load)
  const where = second ? 'on the other instance' : 'on one instance'
  return [
    toTimeRow(`a change is seen ${where}, median`, medianOf(quiet), SEEN_WITHIN_MS),
    toTimeRow(`... the slowest of ${CHANGES}`, percentileOf(quiet, 1), SEEN_WITHIN_MS),
    toRow(`... beside ${perSecond} pages a second, median`, `${Math.round(medianOf(busy))} ms`),
    toRow('... beside them, the slowest', `${Math.round(percentileOf(busy, 1))} ms`),
  ]
}

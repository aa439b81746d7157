import { setTimeout as wait } from 'node:timers/promises'
import { USUAL_STYLE } from '#domain/search/limits.ts'
import { medianOf } from '../median.ts'
import { photographOf } from '../photograph.ts'
import { type Row, toRow } from '../table.ts'
import { askResults, sendPicture } from './ask.ts'
import { evenly, type Family } from './families.ts'
import { readWork } from './write-lists.ts'

const ASKED = 16
/** Longer than any thread that ends when it is idle would wait. */
const QUIET_SECONDS = 75

/** How long a visitor with a photograph waits, usually and as the first one after a quiet time. */
export async function measureQuestions(address: string, families: readonly Family[]): Promise<Row[]> {
  const works = evenly(
    families.flatMap((family) => family.works),
    ASKED,
  )
  const photographs: Buffer[] = []
  for (const work of works) photographs.push(await photographOf(await readWork(work)))
  const times: number[] = []
  for (const photograph of photographs) times.push(await timeQuestion(address, photograph))
  await wait(QUIET_SECONDS * 1_000)
  const first = await timeQuestion(address, photographs[0] ?? Buffer.alloc(0))
  const megabytes = medianOf(photographs.map(({ length }) => length / 1e6)).toFixed(1)
  return [
    toRow(`query by a JPEG of ${megabytes} MB over HTTP: p50`, `${medianOf(times).toFixed(0)} ms`),
    toRow(`the same, the first after ${QUIET_SECONDS} s of quiet`, `${first.toFixed(0)} ms`),
  ]
}

async function timeQuestion(address: string, photograph: Buffer): Promise<number> {
  const started = performance.now()
  const { id } = await sendPicture(address, photograph)
  await askResults(address, id, USUAL_STYLE)
  return performance.now() - started
}

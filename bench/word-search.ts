import { join } from 'node:path'
import { findNames } from '#domain/search/find-names.ts'
import { medianOf } from './median.ts'
import { seed, startSite } from './world.ts'

/** Typical queries: frequent and rare terms, two languages, with colours, mistyped, and without results. */
const QUERIES = [
  'Wal',
  'Kinderbuch',
  'picture book',
  'rotes Auto',
  'Leuchtturm',
  'Leuchturm',
  'Turm',
  'türkis',
  'Katze im Wald',
  'Aquarell Blumen',
  'sea',
  'Weihnachten',
  'qwertzuiop',
]

/** Median over all queries, from the request to the end of the response. */
export async function measureWordSearch(folder: string, rounds: number): Promise<number> {
  const dataDirectory = join(folder, 'words')
  await seed(dataDirectory, 'usual')
  await using site = await startSite({ DATA_DIR: dataDirectory })
  const times: number[] = []
  for (let round = 0; round <= rounds; round++) {
    for (const question of QUERIES) {
      const spent = await time(`${site.address}/illusde/api/image-search?q=${encodeURIComponent(question)}`)
      // The first round is a warm-up.
      if (round > 0) times.push(spent)
    }
  }
  return medianOf(times)
}

async function time(url: string): Promise<number> {
  const started = performance.now()
  const answer = await fetch(url)
  if (!answer.ok) throw new Error(`${url}: ${answer.status}`)
  await answer.arrayBuffer()
  return performance.now() - started
}

/** Correct, mistyped, and without a match. */
const INPUTS = ['mu', 'kathrina', 'ludenscheit', 'maxmilian aldermor', 'qwertz']
export const NAMES = 2_000

/** Median over all inputs, each among many long names: the browser's work for one keystroke. */
export function measureNames(rounds: number): number {
  const firsts = ['Anna', 'Jörg', 'Katharina', 'Maximilian', 'Zoë', 'Océane', 'Søren', 'Luísa']
  const lasts = ['Müller', 'Lüdenscheidt', 'Wrońska', 'Aldermoor', 'Strauß', 'Demirtürk', 'Haugland']
  const names = Array.from({ length: NAMES }, (_, at) => `${firsts[at % 8]} ${lasts[at % 7]}${at % 90}`)
  const times: number[] = []
  for (let round = 0; round <= rounds; round++) {
    for (const typed of INPUTS) {
      const started = performance.now()
      findNames(names, typed, (name) => [name])
      if (round > 0) times.push(performance.now() - started)
    }
  }
  return medianOf(times)
}

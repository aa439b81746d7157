import { join } from 'node:path'
import { medianOf } from './median.ts'
import { seed, startSite } from './world.ts'

/** What art directors type: common and rare things, two languages, mixed with colours, mistyped, and nothing at all. */
const QUESTIONS = [
  ...['Wal', 'Kinderbuch', 'picture book', 'rotes Auto', 'Leuchtturm', 'Leuchturm', 'Turm', 'türkis'],
  ...['Katze im Wald', 'Aquarell Blumen', 'sea', 'Weihnachten', 'qwertzuiop'],
]

/** Median over all questions, from the request to the end of the answer. */
export async function measureWordSearch(folder: string, rounds: number): Promise<number> {
  const dataDirectory = join(folder, 'words')
  await seed(dataDirectory, 'usual')
  await using site = await startSite({ DATA_DIR: dataDirectory })
  const times: number[] = []
  for (let round = 0; round <= rounds; round++) {
    for (const question of QUESTIONS) {
      const spent = await time(`${site.address}/illusde/api/image-search?q=${encodeURIComponent(question)}`)
      // The first round is for those who come after.
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

import { writeFileSync } from 'node:fs'
import { roster } from '../roster.ts'
import { lookAt } from './look.ts'
import { lineOf, SEEN_FILE } from './seen.ts'

/** Looks at every work of a roster and writes down what is to be seen; takes minutes. */
export async function lookAtAll(artists: number, onWork: (done: number) => void): Promise<void> {
  const lines: string[] = []
  for (const work of roster(artists).flatMap(({ works }) => works))
    onWork(lines.push(lineOf(work, await lookAt(work))))
  writeFileSync(SEEN_FILE, `${lines.join('\n')}\n`)
}

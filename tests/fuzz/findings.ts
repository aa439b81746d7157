import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { StartupError } from '#platform/config.ts'
import { FuzzCase } from './fuzz-request.ts'
import type { FuzzSite } from './fuzz-site.ts'

/** A case that was answered as it must not be. Without steps it is about all cases of a seed together. */
const Finding = z.object({ surface: z.string(), seed: z.int(), fault: z.string(), fuzzCase: FuzzCase })
export type Finding = z.infer<typeof Finding>

/** Returns the new file. */
export function writeFinding(folder: string, finding: Finding, number: number): string {
  mkdirSync(folder, { recursive: true })
  const file = join(folder, `${finding.seed}-${number}.json`)
  writeFileSync(file, JSON.stringify(finding, null, 1))
  return file
}

/**
 * Sends the case of a finding again. Returns in a sentence what is still wrong; null when it is answered well by now.
 * @throws StartupError for a finding that has no case of its own.
 */
export async function replayFinding(site: Pick<FuzzSite, 'judge'>, file: string): Promise<string | null> {
  const { surface, seed, fuzzCase } = Finding.parse(JSON.parse(readFileSync(file, 'utf8')))
  if (fuzzCase.steps.length === 0)
    throw new StartupError(
      `This is about many cases together: npm run fuzz -- --seed ${seed} --only '${surface}'`,
    )
  const { fault } = await site.judge(fuzzCase)
  return fault === null ? null : `${fuzzCase.name} ${fault}.`
}

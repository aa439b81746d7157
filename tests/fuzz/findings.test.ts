import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { replayFinding, writeFinding } from './findings.ts'
import { aRequest, type FuzzCase, type FuzzRequest } from './fuzz-request.ts'

/** A site that answers one page well by now. */
const site = {
  judge: async ({ steps }: FuzzCase) => ({
    fault: steps[0]?.path === '/news' ? null : 'answered 500',
    statuses: [],
  }),
}

/** Writes a finding as a run does, and replays its file. */
async function replay(steps: FuzzRequest[]): Promise<string | null> {
  const folder = mkdtempSync(join(tmpdir(), 'findings-'))
  try {
    const fuzzCase = { name: 'a page', steps }
    const file = writeFinding(folder, { surface: 'pages', seed: 7, fault: 'answered 500', fuzzCase }, 1)
    return await replayFinding(site, file)
  } finally {
    rmSync(folder, { recursive: true })
  }
}

test('what is answered well by now is no finding any more, what is not is told again', async () => {
  expect(await replay([aRequest('GET', '/news')])).toBeNull()
  expect(await replay([aRequest('GET', '/kontakt')])).toBe('a page answered 500.')
})

test('a finding about a whole batch says how to repeat the batch', async () => {
  await expect(replay([])).rejects.toThrow("npm run fuzz -- --seed 7 --only 'pages'")
})

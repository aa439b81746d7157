import fc from 'fast-check'
import type { CommandInput } from '#platform/command-line/command.ts'
import type { COMMANDS } from '#scripts/commands.mjs'
import { worstInputs } from '#tests/cheap/worst-inputs.ts'
import { anyChange } from './any-change.ts'
import { applyChange, type Change } from './changes.ts'
import type { Finding } from './findings.ts'
import type { FuzzCase } from './fuzz-request.ts'
import type { FuzzSite } from './fuzz-site.ts'
import { makeLists } from './honest/lists.ts'
import { staffFileCases, visitorFileCases } from './honest/sent-file-cases.ts'
import { staffCases } from './honest/staff-cases.ts'
import { apiCases, fileCases, pageCases, roundCases, signInCases } from './honest/visitor-cases.ts'

/** Requests that are changed together, and how their answers went. */
export type Surface = {
  name: NonNullable<CommandInput<(typeof COMMANDS)['fuzz']>['only']>
  cases: FuzzCase[]
}
/** Cases by surface and class of the last answer's status. */
export type Counts = Map<string, number>

type Fuzzing = {
  site: FuzzSite
  surfaces: readonly Surface[]
  seed: number
  until: number
  /** Cases sent at the same time. */
  atOnce: number
  longestStop?: typeof LONGEST_STOP
  onFinding: (finding: Finding) => void
  counts: Counts
}

/** Of the event loop by its own work; and with what it waits for, which a busy disk makes longer. */
const LONGEST_STOP = { processorMs: 200, ownMs: 1_000 }
const CASES_OF_A_BATCH = 40
const MOST_CHANGES = 4
/** Enough to see what takes the square of its length, and little enough for a thousand cases. */
const WORST_BYTES = 16 * 1024
/** What is left of a failing case then is reported, however large it is. */
const SHRINK_WITHIN_MS = 10_000

/** All that the site answers to, in groups. */
export async function listSurfaces({ catalogue, askAsStaff }: FuzzSite): Promise<Surface[]> {
  const visitors: Surface[] = [
    { name: 'pages', cases: pageCases(catalogue) },
    { name: 'api', cases: apiCases(catalogue) },
    { name: 'files', cases: fileCases(catalogue) },
    { name: 'rounds', cases: roundCases(catalogue) },
    { name: 'sign-in', cases: signInCases() },
    { name: 'sent files', cases: await visitorFileCases() },
  ]
  return [
    ...visitors,
    { name: 'worst', cases: visitors.flatMap(({ cases }) => cases).flatMap(worstCases) },
    { name: 'staff records', cases: await staffCases(askAsStaff) },
    { name: 'staff files', cases: await staffFileCases(makeLists(catalogue)) },
  ]
}

/** What `npm run test:cheap` measures of where an honest case leads, to be changed further. */
function worstCases({ name, steps }: FuzzCase): FuzzCase[] {
  const [first] = steps
  if (!first) return []
  return worstInputs(first, WORST_BYTES).map(({ what, request }) => ({
    name: `${name}, ${what}`,
    steps: [request],
  }))
}

/** Changes requests and sends them until the time is over. The same seed makes the same cases in the same order. */
export async function fuzz(fuzzing: Fuzzing): Promise<void> {
  const known = new Set<string>()
  let batches = 0
  await fuzzing.site.watch()
  async function work(): Promise<void> {
    while (Date.now() < fuzzing.until) {
      const surface = fuzzing.surfaces[batches % fuzzing.surfaces.length]
      const seed = fuzzing.seed + batches
      batches += 1
      if (surface) await runBatch(fuzzing, surface, seed, known)
    }
  }
  await Promise.all(Array.from({ length: fuzzing.atOnce }, work))
}

/** `known` has what was found already, so that one fault does not hide the others. */
async function runBatch(fuzzing: Fuzzing, surface: Surface, seed: number, known: Set<string>): Promise<void> {
  const { site, until, onFinding, counts } = fuzzing
  const keyOf = (fuzzCase: FuzzCase, fault: string) => `${fuzzCase.name} ${fault.slice(0, 40)}`
  let found: { at: number; key: string; fault: string } | null = null
  const property = fc.asyncProperty(anyCase(surface), async (fuzzCase) => {
    if (found && Date.now() - found.at > SHRINK_WITHIN_MS) return
    const { fault, statuses } = await site.judge(fuzzCase)
    count(counts, surface.name, statuses.at(-1) ?? 0)
    if (fault === null) return
    const key = keyOf(fuzzCase, fault)
    if (known.has(key) || (found && found.key !== key)) return
    found ??= { at: Date.now(), key, fault }
    throw new Error(fault)
  })
  const result = await fc.check(property, {
    seed,
    numRuns: CASES_OF_A_BATCH,
    interruptAfterTimeLimit: Math.max(1, until - Date.now() + SHRINK_WITHIN_MS),
  })
  const fuzzCase = result.counterexample?.[0]
  if (result.failed && fuzzCase && result.errorInstance instanceof Error) {
    known.add(keyOf(fuzzCase, result.errorInstance.message))
    onFinding({ surface: surface.name, seed, fault: result.errorInstance.message, fuzzCase })
  }
  await judgeEventLoop(fuzzing, surface, seed)
}

function count(counts: Counts, surface: string, status: number): void {
  const key = `${surface}: ${Math.floor(status / 100)}xx`
  counts.set(key, (counts.get(key) ?? 0) + 1)
}

async function judgeEventLoop(
  { site, onFinding, longestStop = LONGEST_STOP }: Fuzzing,
  surface: Surface,
  seed: number,
): Promise<void> {
  const { ownMs, processorMs } = await site.watch()
  if (processorMs <= longestStop.processorMs && ownMs <= longestStop.ownMs) return
  const fault = `the event loop stood still for ${Math.round(ownMs)} ms, of which it worked ${Math.round(processorMs)} ms`
  onFinding({ surface: surface.name, seed, fault, fuzzCase: { name: 'the batch of this seed', steps: [] } })
}

/** An honest case with changes in one of its steps. */
function anyCase({ cases }: Surface): fc.Arbitrary<FuzzCase> {
  return fc
    .record({
      chosen: fc.constantFrom(...cases),
      step: fc.nat({ max: 7 }),
      changes: fc.array(anyChange(), { maxLength: MOST_CHANGES }),
    })
    .map(({ chosen, step, changes }) => changeCase(chosen, step, changes))
}

function changeCase(fuzzCase: FuzzCase, step: number, changes: readonly Change[]): FuzzCase {
  const at = step % fuzzCase.steps.length
  const steps = fuzzCase.steps.map((request, index) =>
    index === at ? changes.reduce(applyChange, request) : request,
  )
  return { ...fuzzCase, steps }
}

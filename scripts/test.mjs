// `npm test`: the whole gate, or the groups that are named; `npm test -- --help` lists them. Ends with one line: passed,
// failed, skipped.
import { isWatching, parseArguments, USAGE } from './gate/arguments.mjs'
import { addCounts, closingLines, countMissing } from './gate/closing.mjs'
import { findMissing } from './gate/needs.mjs'
import { describePlan, makePlan } from './gate/plan.mjs'
import { endWithChildren } from './gate/processes.mjs'
import { provide } from './gate/provide.mjs'
import { runGate } from './gate/run-gate.mjs'
import { SPARE_FOLDER } from './gate/static-steps.mjs'
import { install, refuse, tell } from './prepare.mjs'

endWithChildren()
const parsed = parseArguments(process.argv.slice(2))
if ('problem' in parsed) refuse(parsed.problem)
else if (parsed.request.help) tell(USAGE)
else await run(parsed.request)

/** @param {import('./gate/arguments.mjs').Request} request */
async function run(request) {
  const isCi = process.env.CI === 'true'
  if (!request.plan) install('everything')
  const missing = await prepareMachine(request)
  const plan = makePlan(request, missing, SPARE_FOLDER)
  if (request.plan) for (const line of describePlan(plan, request)) tell(line)
  const done = request.plan ? [] : await runGate(request, plan, isCi)
  const parts = [countMissing(missing, isCi), ...done]
  const counts = addCounts(parts.map((part) => part.counts))
  process.exitCode = counts.failed > 0 ? 1 : 0
  // In watch mode the tool has printed everything.
  if (isWatching(request)) return
  const failures = parts.flatMap((part) => part.failures)
  const leftOut = parts.flatMap((part) => part.leftOut)
  for (const line of closingLines(counts, failures, leftOut)) tell(line)
}

/** Prints what the machine lacks, after installing what it may. @param {import('./gate/arguments.mjs').Request} request */
async function prepareMachine({ groups, plan }) {
  let missing = await findMissing(groups, process.env)
  if (!plan && provide(missing, process.env, groups)) missing = await findMissing(groups, process.env)
  for (const { sentence } of missing) tell(sentence)
  return missing
}

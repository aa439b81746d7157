// `npm run check`: static checks of the sources, which take seconds; `npm test` includes them.
import { mkdirSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { closingLines } from './gate/closing.mjs'
import { findTemporaryFolderProblem } from './gate/needs.mjs'
import { endWithChildren } from './gate/processes.mjs'
import { runSteps } from './gate/run-steps.mjs'
import { architectureStep, CHECK_LOGS, checkSteps, judgeSteps, SPARE_FOLDER } from './gate/static-steps.mjs'
import { findNode, install, tell } from './prepare.mjs'

endWithChildren()
install('everything')
const node = findNode()
const environment = findTemporaryFolderProblem(tmpdir()) ? { TMPDIR: SPARE_FOLDER } : {}
mkdirSync(SPARE_FOLDER, { recursive: true })
const results = await runSteps([...checkSteps(node), architectureStep(node)], CHECK_LOGS, environment)
const { counts, failures } = judgeSteps(results)
for (const line of closingLines(counts, failures, [])) tell(line)
process.exitCode = counts.failed > 0 ? 1 : 0

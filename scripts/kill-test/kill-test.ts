import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { StartupError } from '#platform/config.ts'
import { openLog } from '#platform/log.ts'
import { runDeclared } from '#platform/run-command.ts'
import { COMMANDS } from '#scripts/commands.mjs'
import { killRounds } from './kill-rounds.server.ts'
import { anySeed, seededChance } from './seeded-random.ts'

/** Kills the embedded database repeatedly while it writes, in a new directory. */
await runDeclared(COMMANDS, 'test:kill', async ({ rounds, seed = anySeed() }) => {
  process.stdout.write(`${rounds} rounds with --seed ${seed}\n`)
  const directory = await mkdtemp(join(tmpdir(), 'kill-test-'))
  let acknowledged = 0
  let damaged = 0
  try {
    for await (const round of killRounds({
      rounds,
      directory,
      random: seededChance(seed),
      log: openLog('warn'),
    })) {
      acknowledged = round.acknowledged
      if (round.losses.length > 0) damaged += 1
      const found =
        round.losses.length > 0 ? round.losses.join('; ') : 'all there, nothing half, indexes agree'
      process.stdout.write(
        `round ${round.number}: ${acknowledged} acknowledged so far, opened again in ${round.reopenedAfterMs} ms: ${found}\n`,
      )
    }
  } finally {
    await rm(directory, { recursive: true })
  }
  const summary = `${rounds} kills, ${acknowledged} acknowledged transactions, ${damaged} rounds with losses`
  if (damaged > 0) throw new StartupError(`${summary}.`)
  process.stdout.write(`${summary}.\n`)
})

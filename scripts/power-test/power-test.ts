import { StartupError } from '#platform/config.ts'
import { runDeclared } from '#platform/run-command.ts'
import { COMMANDS } from '#scripts/commands.mjs'
import { anySeed, seededChance } from '#scripts/kill-test/seeded-random.ts'
import { powerCuts } from './power-cuts.server.ts'
import { openQuickFolder } from './quick-folder.ts'

/** Opens what power cuts leave of the embedded database, at many points of what it wrote. */
await runDeclared(COMMANDS, 'test:power', async ({ cuts, seed = anySeed() }) => {
  process.stdout.write(`${cuts} power cuts with --seed ${seed}\n`)
  await using place = await openQuickFolder()
  let damaged = 0
  let acknowledged = 0
  for await (const cut of powerCuts({ cuts, directory: place.folder, random: seededChance(seed) })) {
    acknowledged = cut.acknowledged
    if (cut.losses.length > 0) damaged += 1
    process.stdout.write(
      `cut ${cut.number} while ${cut.phase}, of the unflushed ${cut.kept} kept: ${cut.acknowledged} acknowledged, ${cut.losses.join('; ') || 'all there'}\n`,
    )
  }
  const summary = `${cuts} power cuts, ${acknowledged} acknowledged, ${damaged} with losses`
  if (damaged > 0) throw new StartupError(`${summary}.`)
  process.stdout.write(`${summary}.\n`)
})

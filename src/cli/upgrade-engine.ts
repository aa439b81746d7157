import { upgradeEngine } from '#domain/backup/upgrade-engine.server.ts'
import { readConfig, StartupError } from '#platform/config.ts'
import { runDeclared } from '#platform/run-command.ts'
import { COMMANDS } from './commands.mjs'

await runDeclared(COMMANDS, 'upgrade:engine', async () => {
  const { dataDirectory, databaseUrl } = readConfig()
  if (databaseUrl) throw new StartupError('DATABASE_URL is set; only the embedded database is upgraded so.')
  const upgrade = await upgradeEngine(dataDirectory)
  const what = upgrade
    ? `${upgrade.rows} rows in ${upgrade.tables} tables were moved; delete ${upgrade.formerDirectory} when you have seen the site`
    : 'The upgrade that was cut off is finished'
  process.stdout.write(`${what}. You can start the site now.\n`)
})

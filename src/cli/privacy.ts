import { runDeclared } from '#platform/run-command.ts'
import { COMMANDS } from './commands.mjs'
import { deletePerson, exportPerson } from './data-about-person.server.ts'

await runDeclared(COMMANDS, 'privacy', ({ action, mail }) =>
  action === 'export' ? exportPerson(mail) : deletePerson(mail),
)

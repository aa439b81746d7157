import type { Clock } from '#platform/clock.ts'
import type { Config } from '#platform/config.ts'
import type { Database, OpenDatabase } from '#platform/database/database.ts'
import type { Log } from '#platform/log.ts'
import {
  addStaff,
  findStaff,
  listStaff,
  type Removal,
  removeStaff,
  type StaffAccount,
} from './accounts.server.ts'
import { LINK_GOOD_HOURS, makeLink, resetAccount } from './auth/account-links.server.ts'
import { clearLoginAttempts, liftCodeLock } from './auth/login-attempts.server.ts'
import { unlinkAll } from './auth/oidc/admit-person.server.ts'
import {
  listenForStaffCommands,
  type StaffCommand,
  type StaffReply,
  socketIn,
} from './command-socket.server.ts'
import type { Staff } from './staff-model.ts'

type StaffCommandsNeeds = {
  db: Database
  clock: Clock
  /** It has no trailing slash. */
  origin: string
}

/** Returns text for the terminal. */
export async function runStaffCommand(needs: StaffCommandsNeeds, command: StaffCommand): Promise<StaffReply> {
  if (command.action === 'list')
    return done((await listStaff(needs.db)).map(lineOf).join('\n') || 'There are no accounts yet.')
  if (command.action === 'relink') {
    const links = await unlinkAll(needs.db)
    return done(
      `${links} accounts are found by a verified address at the next sign-in with the provider, whoever they are there by then.`,
    )
  }
  const { email } = command
  if (command.action === 'remove') return answerRemoval(await removeStaff(needs.db, email), email)
  if (command.action === 'link' || command.action === 'reset') {
    const staff = await findStaff(needs.db, email)
    return staff ? giveLink(needs, staff, command.action) : unknown(email)
  }
  const added = await addStaff(needs.db, command, needs.clock.now())
  if (added) return giveLink(needs, added)
  return {
    done: false,
    text: `${email} already has an account; npm run staff -- link ${email} makes a new link.`,
  }
}

function answerRemoval(removal: Removal, email: string): StaffReply {
  if (removal === 'unknown') return unknown(email)
  if (removal === 'removed') return done(`${email} has been removed and signed out.`)
  return { done: false, text: `${email} is the last owner; npm run staff -- add MAIL makes another one.` }
}

async function giveLink(
  { db, clock, origin }: StaffCommandsNeeds,
  staff: Staff,
  way: 'link' | 'reset' = 'link',
): Promise<StaffReply> {
  const token = await db.transaction(async (tx) => {
    if (way === 'reset') return resetAccount(tx, staff, clock.now())
    await clearLoginAttempts(tx, staff.email)
    await liftCodeLock(tx, staff.id)
    return makeLink(tx, staff.id, clock.now())
  })
  // Browsers do not send the fragment, so no log or proxy sees the token.
  const link = `${origin}/admin/welcome#${token}`
  return done(`${staff.name} can set a password here, once and within ${LINK_GOOD_HOURS} hours:\n${link}`)
}

function lineOf(account: StaffAccount): string {
  const { email, name, role, hasPassword, hasSecondFactor, passkeys, lastSeenAt } = account
  const facts = [
    hasPassword ? 'password' : 'link not used yet',
    hasSecondFactor ? 'authenticator' : 'no authenticator',
    `passkeys: ${passkeys}`,
    lastSeenAt ? `last seen ${lastSeenAt.toISOString()}` : 'not signed in',
    role,
  ]
  return `${email}  ${name}  (${facts.join(', ')})`
}

function done(text: string): StaffReply {
  return { done: true, text }
}

function unknown(email: string): StaffReply {
  return { done: false, text: `${email} has no account.` }
}

/** With PostgreSQL the commands connect themselves. Links begin with `origin`, which has no trailing slash. */
export async function takeStaffCommands(
  origin: string,
  { config, database, clock, log }: { config: Config; database: OpenDatabase; clock: Clock; log: Log },
): Promise<() => Promise<void>> {
  if (database.engine === 'postgres') return async () => {}
  const needs = { db: database.db, clock, origin }
  return listenForStaffCommands(
    socketIn(config.dataDirectory),
    (command) => runStaffCommand(needs, command),
    log,
  )
}

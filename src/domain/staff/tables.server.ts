import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
} from 'drizzle-orm/pg-core'

/** Who changed what, and when. Lines are only ever added. */
export const staffChanges = pgTable(
  'staff_changes',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    /** Kept as text, so that the line outlives the account. */
    staffId: text('staff_id').notNull(),
    staffName: text('staff_name').notNull(),
    action: text({ enum: ['create', 'change', 'delete'] }).notNull(),
    /** As the staff's API calls it: images, news. */
    resource: text().notNull(),
    recordId: text('record_id').notNull(),
    /** Field by field what it was and what it is; for what was added or deleted, its name. */
    details: jsonb().$type<Record<string, unknown>>().notNull(),
    changedAt: timestamp('changed_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    check('staff_changes_action', sql`${table.action} IN ('create', 'change', 'delete')`),
    index('staff_changes_record').on(table.resource, table.recordId),
    index('staff_changes_changed').on(table.changedAt),
  ],
)

const moment = (name: string) => timestamp(name, { withTimezone: true })

// From here to the passkeys the fields are named as better-auth asks for them.

/** Who may sign in. Made by a command on the machine, never by a form. */
export const staffAccounts = pgTable('staff_accounts', {
  id: text().primaryKey(),
  name: text().notNull(),
  /** In lower case. */
  email: text().notNull().unique(),
  /** Whoever has an account was given it by somebody who knows the address. */
  emailVerified: boolean('email_verified').notNull().default(true),
  image: text(),
  twoFactorEnabled: boolean('two_factor_enabled').notNull().default(false),
  createdAt: moment('created_at').notNull(),
  updatedAt: moment('updated_at').notNull(),
})

const accountId = (name: string) =>
  text(name)
    .notNull()
    .references(() => staffAccounts.id, { onDelete: 'cascade' })

/** Passwords as scrypt hashes with their salts. No row: the account's link was not used yet. */
export const staffPasswords = pgTable(
  'staff_passwords',
  {
    id: text().primaryKey(),
    accountId: text('account_id').notNull(),
    providerId: text('provider_id').notNull(),
    userId: accountId('user_id').unique(),
    password: text(),
    createdAt: moment('created_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
  },
  (table) => [check('staff_passwords_provider', sql`${table.providerId} = 'credential'`)],
)

/**
 * Who is signed in where. Only this site's own cookies hold the tokens; here are hashes of them, so that whoever reads the
 * database, and the key beside it, cannot sign in with what they read.
 */
export const staffSessions = pgTable(
  'staff_sessions',
  {
    id: text().primaryKey(),
    token: text().notNull().unique(),
    /** What the hash was before the token was renewed; better-auth knows nothing of it. */
    previousToken: text('previous_token').unique(),
    renewedAt: moment('renewed_at'),
    /** Whether its owner proved two factors, or a passkey, which is both. better-auth does not know it either. */
    hasTwoFactors: boolean('has_two_factors').notNull().default(false),
    userId: accountId('user_id'),
    ipAddress: text('network_address'),
    userAgent: text('browser'),
    /** Moves on while the session is used. */
    expiresAt: moment('expires_at').notNull(),
    createdAt: moment('created_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
  },
  (table) => [index('staff_sessions_account').on(table.userId)],
)

/** Secret and recovery codes of each authenticator, encrypted with the key of this site. */
export const staffSecondFactors = pgTable('staff_second_factors', {
  id: text().primaryKey(),
  userId: accountId('user_id').unique(),
  secret: text().notNull(),
  backupCodes: text('backup_codes').notNull(),
  /** Whether a first code was typed correctly; before that nobody is asked for one. */
  verified: boolean().notNull().default(false),
  failedVerificationCount: integer('failed_verifications').notNull().default(0),
  lockedUntil: moment('locked_until'),
})

/** What was asked and waits for an answer: second steps of signing in, passkeys' challenges. */
export const staffChallenges = pgTable(
  'staff_challenges',
  {
    id: text().primaryKey(),
    identifier: text().notNull(),
    value: text().notNull(),
    expiresAt: moment('expires_at').notNull(),
    createdAt: moment('created_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
  },
  (table) => [index('staff_challenges_identifier').on(table.identifier)],
)

export const staffPasskeys = pgTable(
  'staff_passkeys',
  {
    id: text().primaryKey(),
    name: text(),
    userId: accountId('user_id'),
    publicKey: text('public_key').notNull(),
    credentialID: text('credential_id').notNull().unique(),
    /** Of 32 bits without a sign. */
    counter: bigint({ mode: 'number' }).notNull(),
    deviceType: text('device_type').notNull(),
    backedUp: boolean('backed_up').notNull(),
    transports: text(),
    createdAt: moment('created_at'),
    aaguid: text(),
  },
  (table) => [index('staff_passkeys_account').on(table.userId)],
)

/** Links under which a password is set, once. Only a hash of what is in the link is kept. */
export const staffLinks = pgTable('staff_links', {
  hash: text().primaryKey(),
  accountId: accountId('account_id').unique(),
  expiresAt: moment('expires_at').notNull(),
})

/** Browsers that somebody signed in with before, by hashes of what their cookie says. A sign-in with another one is told. */
export const staffBrowsers = pgTable(
  'staff_browsers',
  {
    accountId: accountId('account_id'),
    hash: text().notNull(),
    usedAt: moment('used_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.hash] })],
)

/** Passwords that were tried and not right, by whom they were tried for and where from: hashes only. */
export const staffTries = pgTable(
  'staff_tries',
  {
    subject: text().primaryKey(),
    count: integer().notNull(),
    /** The next try before that is not looked at. */
    waitUntil: moment('wait_until').notNull(),
    triedAt: moment('tried_at').notNull(),
  },
  (table) => [index('staff_tries_tried').on(table.triedAt)],
)

/** Codes of authenticators that were used, for as long as they would be right once more. */
export const staffUsedCodes = pgTable(
  'staff_used_codes',
  {
    accountId: accountId('account_id'),
    code: text().notNull(),
    usedAt: moment('used_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.code] })],
)

/** What cookies are signed and authenticators' secrets are encrypted with: the same for all instances. */
export const staffKeys = pgTable('staff_keys', {
  name: text().primaryKey(),
  key: text().notNull(),
})

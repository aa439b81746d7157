import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
} from 'drizzle-orm/pg-core'
import { STAFF_ROLES } from './roles.ts'

/** Rows of the change log are only added. */
export const staffChanges = pgTable(
  'staff_changes',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    /** It is no foreign key, so that the row outlives the account. */
    staffId: text('staff_id').notNull(),
    staffName: text('staff_name').notNull(),
    action: text({ enum: ['create', 'change', 'delete', 'restore'] }).notNull(),
    resource: text().notNull(),
    recordId: text('record_id').notNull(),
    /** It has old and new value of each changed field, or the name of an added or deleted record. */
    details: jsonb().$type<Record<string, unknown>>().notNull(),
    changedAt: timestamp('changed_at', { withTimezone: true }).notNull(),
    /** All lines of one action have the same id, under which the rows that it wrote are kept while it can be undone. */
    actionId: text('action_id'),
  },
  (table) => [
    check('staff_changes_action', sql`${table.action} IN ('create', 'change', 'delete', 'restore')`),
    index('staff_changes_action_id').on(table.actionId),
    index('staff_changes_record').on(table.resource, table.recordId),
    index('staff_changes_changed').on(table.changedAt),
  ],
)

const moment = (name: string) => timestamp(name, { withTimezone: true })

// From here to `staffPasskeys` the fields have the names that better-auth requires.

/** `npm run staff` creates accounts on the machine, or an owner who invites somebody. */
export const staffAccounts = pgTable(
  'staff_accounts',
  {
    id: text().primaryKey(),
    name: text().notNull(),
    /** It is in lower case. */
    email: text().notNull().unique(),
    /** It is always true: accounts are created by somebody who knows the address. */
    emailVerified: boolean('email_verified').notNull().default(true),
    image: text(),
    twoFactorEnabled: boolean('two_factor_enabled').notNull().default(false),
    /** Accounts from before there were roles are owners, and so are those that a program without roles adds. */
    role: text({ enum: STAFF_ROLES }).notNull().default('owner'),
    /** Not a foreign key: a removed artist can be restored, and the account has nothing till then. */
    artistId: integer('artist_id'),
    /** It is stored here as sessions end and are deleted; better-auth does not know it. */
    signedInAt: moment('signed_in_at'),
    createdAt: moment('created_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
  },
  (table) => [
    check(
      'staff_accounts_role',
      sql`${table.role} IN ('reader', 'editor', 'owner') OR (${table.role} = 'artist' AND ${table.artistId} IS NOT NULL)`,
    ),
  ],
)

const accountId = (name: string) =>
  text(name)
    .notNull()
    .references(() => staffAccounts.id, { onDelete: 'cascade' })

/** Passwords are salted scrypt hashes; there is no row while the account's link is unused. */
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

/** Only cookies have the tokens, so the content of the database, its key included, is not enough to sign in. */
export const staffSessions = pgTable(
  'staff_sessions',
  {
    id: text().primaryKey(),
    token: text().notNull().unique(),
    /** It is the hash before the last renewal, which better-auth does not know. */
    previousToken: text('previous_token').unique(),
    renewedAt: moment('renewed_at'),
    /** True if two factors, or a passkey, were used; better-auth does not know it. */
    hasTwoFactors: boolean('has_two_factors').notNull().default(false),
    userId: accountId('user_id'),
    ipAddress: text('network_address'),
    userAgent: text('browser'),
    expiresAt: moment('expires_at').notNull(),
    createdAt: moment('created_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
  },
  (table) => [index('staff_sessions_account').on(table.userId)],
)

/** Secret and recovery codes are encrypted with the site's key. */
export const staffSecondFactors = pgTable('staff_second_factors', {
  id: text().primaryKey(),
  userId: accountId('user_id').unique(),
  secret: text().notNull(),
  backupCodes: text('backup_codes').notNull(),
  /** No code is required until a first one was right. */
  verified: boolean().notNull().default(false),
  failedVerificationCount: integer('failed_verifications').notNull().default(0),
  lockedUntil: moment('locked_until'),
})

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
    /** It is an unsigned 32-bit integer. */
    counter: bigint({ mode: 'number' }).notNull(),
    deviceType: text('device_type').notNull(),
    backedUp: boolean('backed_up').notNull(),
    transports: text(),
    createdAt: moment('created_at'),
    aaguid: text(),
  },
  (table) => [index('staff_passkeys_account').on(table.userId)],
)

/**
 * An identity without an account was removed, and nobody gets a new one by it. Without an issuer as well, the subject
 * is the SHA-256 of a removed account's address, which a trigger writes.
 */
export const staffIdentities = pgTable(
  'staff_identities',
  {
    issuer: text().notNull(),
    subject: text().notNull(),
    accountId: text('account_id').references(() => staffAccounts.id, { onDelete: 'set null' }),
    /** These are the provider's last values; the address is there only where it was verified. */
    name: text(),
    email: text(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.issuer, table.subject] }),
    index('staff_identities_account').on(table.accountId),
  ],
)

export const staffLinks = pgTable('staff_links', {
  hash: text().primaryKey(),
  accountId: accountId('account_id').unique(),
  expiresAt: moment('expires_at').notNull(),
})

export const staffBrowsers = pgTable(
  'staff_browsers',
  {
    accountId: accountId('account_id'),
    hash: text().notNull(),
    usedAt: moment('used_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.hash] })],
)

export const staffTries = pgTable(
  'staff_tries',
  {
    subject: text().primaryKey(),
    count: integer().notNull(),
    waitUntil: moment('wait_until').notNull(),
    triedAt: moment('tried_at').notNull(),
  },
  (table) => [index('staff_tries_tried').on(table.triedAt)],
)

export const staffUsedCodes = pgTable(
  'staff_used_codes',
  {
    accountId: accountId('account_id'),
    code: text().notNull(),
    usedAt: moment('used_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.code] })],
)

export const staffKeys = pgTable('staff_keys', {
  name: text().primaryKey(),
  key: text().notNull(),
})

export const staffTokens = pgTable(
  'staff_tokens',
  {
    id: text().primaryKey(),
    accountId: text('account_id')
      .notNull()
      .references(() => staffAccounts.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    hash: text().notNull().unique(),
    scopes: jsonb().$type<string[]>().notNull(),
    createdAt: moment('created_at').notNull(),
    endsAt: moment('ends_at').notNull(),
    lastUsedOn: date('last_used_on'),
  },
  (table) => [index('staff_tokens_account').on(table.accountId), index('staff_tokens_ends').on(table.endsAt)],
)

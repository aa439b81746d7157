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
import { STAFF_ROLES } from './roles.ts'

/** The change log; rows are only added. */
export const staffChanges = pgTable(
  'staff_changes',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    /** Not a foreign key, so that the row outlives the account. */
    staffId: text('staff_id').notNull(),
    staffName: text('staff_name').notNull(),
    action: text({ enum: ['create', 'change', 'delete', 'restore'] }).notNull(),
    /** The name in the admin API, such as `images` or `news`. */
    resource: text().notNull(),
    recordId: text('record_id').notNull(),
    /** Old and new value of each changed field; for an added or deleted record, its name. */
    details: jsonb().$type<Record<string, unknown>>().notNull(),
    changedAt: timestamp('changed_at', { withTimezone: true }).notNull(),
    /**
     * All lines of one action have the same id. The rows that it wrote are kept under it, for as long as it can be
     * undone.
     */
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

/** Created by `npm run staff` on the machine, or by an owner who invites somebody. */
export const staffAccounts = pgTable(
  'staff_accounts',
  {
    id: text().primaryKey(),
    name: text().notNull(),
    /** In lower case. */
    email: text().notNull().unique(),
    /** Always true: accounts are created by somebody who knows the address. */
    emailVerified: boolean('email_verified').notNull().default(true),
    image: text(),
    twoFactorEnabled: boolean('two_factor_enabled').notNull().default(false),
    /** Accounts from before there were roles are owners, and so are those that a program without roles adds. */
    role: text({ enum: STAFF_ROLES }).notNull().default('owner'),
    /**
     * The artist whose records the account sees. Not a foreign key: a removed artist can be restored, and the account
     * has nothing till then.
     */
    artistId: integer('artist_id'),
    /** The time of the last sign-in, stored here as sessions end and are deleted. Not known to better-auth. */
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

/** Passwords as salted scrypt hashes. No row while the account's link is unused. */
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
 * Sessions. Tokens are only in cookies and stored as hashes, so the content of the database, its key included, is not
 * enough to sign in.
 */
export const staffSessions = pgTable(
  'staff_sessions',
  {
    id: text().primaryKey(),
    token: text().notNull().unique(),
    /** The hash before the last renewal; not known to better-auth. */
    previousToken: text('previous_token').unique(),
    renewedAt: moment('renewed_at'),
    /** Whether two factors, or a passkey, were used; not known to better-auth. */
    hasTwoFactors: boolean('has_two_factors').notNull().default(false),
    userId: accountId('user_id'),
    ipAddress: text('network_address'),
    userAgent: text('browser'),
    /** Extended while the session is used. */
    expiresAt: moment('expires_at').notNull(),
    createdAt: moment('created_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
  },
  (table) => [index('staff_sessions_account').on(table.userId)],
)

/** Secret and recovery codes of each authenticator, encrypted with the site's key. */
export const staffSecondFactors = pgTable('staff_second_factors', {
  id: text().primaryKey(),
  userId: accountId('user_id').unique(),
  secret: text().notNull(),
  backupCodes: text('backup_codes').notNull(),
  /** Whether a first code was right; until then no code is required. */
  verified: boolean().notNull().default(false),
  failedVerificationCount: integer('failed_verifications').notNull().default(0),
  lockedUntil: moment('locked_until'),
})

/** Pending second steps of a sign-in and challenges for passkeys. */
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
    /** An unsigned 32-bit integer. */
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
 * The identities of people at the provider by which they sign in. Without an account it was removed, and nobody gets a
 * new one by it. Without an issuer as well, the subject is the SHA-256 of a removed account's address, which a trigger
 * writes.
 */
export const staffIdentities = pgTable(
  'staff_identities',
  {
    issuer: text().notNull(),
    subject: text().notNull(),
    accountId: text('account_id').references(() => staffAccounts.id, { onDelete: 'set null' }),
    /** The provider's last values; the address only where it was verified. */
    name: text(),
    email: text(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.issuer, table.subject] }),
    index('staff_identities_account').on(table.accountId),
  ],
)

/** One-time links to set a password. Only a hash of the token is stored. */
export const staffLinks = pgTable('staff_links', {
  hash: text().primaryKey(),
  accountId: accountId('account_id').unique(),
  expiresAt: moment('expires_at').notNull(),
})

/** Browsers of former sign-ins, by the hash of their cookie. A sign-in with another one sends an email. */
export const staffBrowsers = pgTable(
  'staff_browsers',
  {
    accountId: accountId('account_id'),
    hash: text().notNull(),
    usedAt: moment('used_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.hash] })],
)

/** Counts of wrong passwords by account and by network, both hashed. */
export const staffTries = pgTable(
  'staff_tries',
  {
    subject: text().primaryKey(),
    count: integer().notNull(),
    /** Attempts before this time are refused. */
    waitUntil: moment('wait_until').notNull(),
    triedAt: moment('tried_at').notNull(),
  },
  (table) => [index('staff_tries_tried').on(table.triedAt)],
)

/** Used codes of authenticators, for as long as they would be valid. */
export const staffUsedCodes = pgTable(
  'staff_used_codes',
  {
    accountId: accountId('account_id'),
    code: text().notNull(),
    usedAt: moment('used_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.code] })],
)

/** Keys that sign cookies and encrypt authenticators' secrets, shared by all instances. */
export const staffKeys = pgTable('staff_keys', {
  name: text().primaryKey(),
  key: text().notNull(),
})

import { boolean, index, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'
import { savedCollections } from '#domain/collection/tables.server.ts'

const moment = (name: string) => timestamp(name, { withTimezone: true })

export const decisionRounds = pgTable('decision_rounds', {
  collectionId: text('collection_id')
    .primaryKey()
    .references(() => savedCollections.id, { onDelete: 'cascade' }),
  ownerHash: text('owner_hash').notNull(),
  revision: integer().notNull().default(0),
  openedAt: moment('opened_at').notNull(),
  closedAt: moment('closed_at'),
  ownerEmail: text('owner_email'),
  emailAskedAt: moment('email_asked_at'),
  emailConfirmedAt: moment('email_confirmed_at'),
  /** The owner knows all news up to this time. */
  toldUntil: moment('told_until'),
})

export const decisionPeople = pgTable(
  'decision_people',
  {
    /** A hash of the collection and the browser’s key, or of the name where there is no key; the key is not stored. */
    id: text().primaryKey(),
    collectionId: text('collection_id')
      .notNull()
      .references(() => decisionRounds.collectionId, { onDelete: 'cascade' }),
    name: text().notNull(),
    hidden: boolean().notNull().default(false),
  },
  (table) => [index('decision_people_collection').on(table.collectionId)],
)

const personId = () =>
  text('person_id')
    .notNull()
    .references(() => decisionPeople.id, { onDelete: 'cascade' })

export const decisionVotes = pgTable(
  'decision_votes',
  { personId: personId(), imageId: integer('image_id').notNull(), votedAt: moment('voted_at').notNull() },
  (table) => [primaryKey({ columns: [table.personId, table.imageId] })],
)

export const decisionComments = pgTable(
  'decision_comments',
  {
    /** The id is a hash of what was sent, so that sending it twice stores it once. */
    id: text().primaryKey(),
    personId: personId(),
    imageId: integer('image_id').notNull(),
    text: text().notNull(),
    writtenAt: moment('written_at').notNull(),
  },
  (table) => [index('decision_comments_person').on(table.personId)],
)

import { and, eq, inArray } from 'drizzle-orm'
import type { Catalogue } from '#domain/catalogue/catalogue-model.ts'
import type { Database } from '#platform/database/database.ts'
import { DAY_MS } from '#platform/durations.ts'
import { formErrorsOf } from '#platform/fields/answers.ts'
import {
  type ErrorTextOf,
  type Form,
  type FormErrors,
  line,
  lines,
  needed,
  type ValuesOf,
  whole,
} from '#platform/fields/kinds.ts'
import { toSchema } from '#platform/fields/rules.ts'
import { networkOf } from '#platform/http/network.ts'
import type { RateLimit, RateLimits } from '#platform/rate-limits/rate-limits.server.ts'
import { site } from '#site/site.server.ts'
import { changeRound, type LockedRound, type Missing, type Place } from './change-round.server.ts'
import {
  LONGEST_COMMENT,
  LONGEST_NAME,
  LONGEST_READER_KEY,
  MOST_COMMENTS,
  MOST_COMMENTS_OF_IMAGE,
  MOST_PEOPLE,
  MOST_PEOPLE_WITH_HIDDEN,
} from './round-model.ts'
import { idOf } from './secrets.server.ts'
import { decisionComments, decisionPeople, decisionVotes } from './tables.server.ts'

export type Contributing =
  | Taking
  | Exclude<ReadContribution, { outcome: 'read' }>
  | { outcome: 'too-many'; retryAfterSeconds: number }

type ContributeNeeds = Place & { catalogue: Catalogue; rateLimits: RateLimits; networkAddress: string }

/** A large office takes part from one network, and nobody fills a round with made-up people. */
const JOINED_OF_NETWORK: RateLimit = { name: 'round-people', most: 60, withinSeconds: DAY_MS / 1_000 }

export async function contribute(
  { rateLimits, networkAddress, ...place }: ContributeNeeds,
  kind: Contribution['kind'],
  values: unknown,
): Promise<Contributing> {
  const reading = readContribution(kind, values)
  if (reading.outcome !== 'read') return reading
  const limit = { name: 'decisions', ...site.limits.requests.decisions }
  const counting = await rateLimits.take(limit, networkOf(networkAddress))
  if (counting.outcome === 'too-many') return counting
  const { known } = await findPerson(place.db, { ...reading.contribution, id: place.id })
  if (!known) {
    const joining = await rateLimits.take(JOINED_OF_NETWORK, `${place.id} ${networkOf(networkAddress)}`)
    if (joining.outcome === 'too-many') return joining
  }
  return takePart(place, reading.contribution)
}

type Taking =
  | { outcome: 'done'; person: string }
  /** `withdrawn`: the image is not in the collection, or no longer visible. `hidden`: the owner hid this person. */
  | { outcome: 'closed' | 'withdrawn' | 'hidden' | 'too-many-people' | 'too-many-comments' }
  | Missing

/** Doing the same twice changes nothing the second time. */
export function takePart(
  place: Place & { catalogue: Catalogue },
  contribution: Contribution,
): Promise<Taking> {
  const { id, now, catalogue } = place
  const { image: imageId, name, reader } = contribution
  return changeRound<Taking>(place, async (tx, round) => {
    if (round.closedAt) return { outcome: 'closed' }
    if (!round.imageIds.includes(imageId) || !catalogue.imagesById.has(imageId))
      return { outcome: 'withdrawn' }
    const { person, known } = await findPerson(tx, { id, reader, name })
    const entry = await enter(tx, round, { id: person, name }, known)
    if (entry !== 'entered') return { outcome: entry }
    if (contribution.kind === 'comment')
      return comment(tx, round, { person, imageId, text: contribution.text, now })
    if (contribution.voted)
      await tx.insert(decisionVotes).values({ personId: person, imageId, votedAt: now }).onConflictDoNothing()
    else
      await tx
        .delete(decisionVotes)
        .where(and(eq(decisionVotes.personId, person), eq(decisionVotes.imageId, imageId)))
    return { outcome: 'done', person }
  })
}

type Known = typeof decisionPeople.$inferSelect | null

/** One browser is one person, whatever the name; without its key the name is one. Earlier versions combined the two. */
async function findPerson(
  db: Database,
  { id, reader, name }: { id: string; reader: string; name: string },
): Promise<{ person: string; known: Known }> {
  const ids = reader ? [idOf(id, reader), idOf(id, reader, name)] : [idOf(id, '', name)]
  const found = await db.select().from(decisionPeople).where(inArray(decisionPeople.id, ids))
  const known = found.find((one) => one.id === ids[0]) ?? found[0] ?? null
  return { person: known?.id ?? ids[0] ?? '', known }
}

async function enter(
  tx: Database,
  { collectionId }: LockedRound,
  { id, name }: { id: string; name: string },
  known: Known,
): Promise<'entered' | 'hidden' | 'too-many-people'> {
  if (known?.hidden) return 'hidden'
  if (known) {
    // People who correct the name keep their hearts and comments.
    if (known.name !== name) await tx.update(decisionPeople).set({ name }).where(eq(decisionPeople.id, id))
    return 'entered'
  }
  const ofRound = eq(decisionPeople.collectionId, collectionId)
  const all = await tx.$count(decisionPeople, ofRound)
  // People whom the owner has hidden make room for others.
  const shown = await tx.$count(decisionPeople, and(ofRound, eq(decisionPeople.hidden, false)))
  if (shown >= MOST_PEOPLE || all >= MOST_PEOPLE_WITH_HIDDEN) return 'too-many-people'
  await tx.insert(decisionPeople).values({ id, collectionId, name })
  return 'entered'
}

async function comment(
  tx: Database,
  { collectionId }: LockedRound,
  { person, imageId, text, now }: { person: string; imageId: number; text: string; now: Date },
): Promise<Taking> {
  const id = idOf(person, imageId, text)
  const written = await tx
    .select({ id: decisionComments.id, imageId: decisionComments.imageId })
    .from(decisionComments)
    .innerJoin(decisionPeople, eq(decisionPeople.id, decisionComments.personId))
    .where(eq(decisionPeople.collectionId, collectionId))
  if (written.some((one) => one.id === id)) return { outcome: 'done', person }
  const ofImage = written.filter((one) => one.imageId === imageId)
  if (written.length >= MOST_COMMENTS || ofImage.length >= MOST_COMMENTS_OF_IMAGE)
    return { outcome: 'too-many-comments' }
  await tx.insert(decisionComments).values({ id, personId: person, imageId, text, writtenAt: now })
  return { outcome: 'done', person }
}

// Readers of a round send votes and comments, as two forms.

const LARGEST_ID = 999_999_999

const READER = {
  image: { type: needed(whole(1, LARGEST_ID)), errors: {} },
  name: {
    type: { ...needed(line(LONGEST_NAME)), joinsSpaces: true },
    errors: { missing: 'deciding_name_missing', long: 'deciding_name_long' },
  },
  /** A random key; key and name together identify somebody. Empty when the browser runs no script. */
  reader: { type: line(LONGEST_READER_KEY), errors: {} },
} as const
const VOTE = { ...READER, voted: { type: { kind: 'yesNo' }, errors: {} } } as const satisfies Form
const COMMENT = {
  ...READER,
  text: {
    type: needed(lines(LONGEST_COMMENT)),
    errors: { missing: 'deciding_text_missing', long: 'deciding_text_long' },
  },
} as const satisfies Form

export const Vote = toSchema(VOTE)
export const Comment = toSchema(COMMENT)

export type Contribution =
  | ({ kind: 'vote' } & ValuesOf<typeof VOTE>)
  | ({ kind: 'comment' } & ValuesOf<typeof COMMENT>)

export type ReadContribution =
  | { outcome: 'read'; contribution: Contribution }
  | { outcome: 'invalid'; errors: FormErrors<ErrorTextOf<typeof COMMENT>> }
  /** A person could not correct the error. */
  | { outcome: 'malformed' }

export function readContribution(kind: Contribution['kind'], values: unknown): ReadContribution {
  if (kind === 'vote') {
    const { data, error } = Vote.safeParse(values)
    return error ? refuse(formErrorsOf(error, VOTE)) : { outcome: 'read', contribution: { kind, ...data } }
  }
  const { data, error } = Comment.safeParse(values)
  return error ? refuse(formErrorsOf(error, COMMENT)) : { outcome: 'read', contribution: { kind, ...data } }
}

function refuse(errors: FormErrors<ErrorTextOf<typeof COMMENT>>): ReadContribution {
  return Object.keys(errors).length === 0 ? { outcome: 'malformed' } : { outcome: 'invalid', errors }
}

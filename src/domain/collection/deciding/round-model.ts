/** Enough for two names with a title; the name stands beside a heart. */
export const LONGEST_NAME = 60
/** A paragraph. Longer texts belong into an e-mail. */
export const LONGEST_COMMENT = 1_000
/** More than take part in any decision. */
export const MOST_PEOPLE = 200
/** The limit with those whom the owner hid. */
export const MOST_PEOPLE_WITH_HIDDEN = 1_000
/** The limit for one picture: more than anybody reads. */
export const MOST_COMMENTS_OF_IMAGE = 100
/** The limit for a collection: everybody who opens it loads all comments. */
export const MOST_COMMENTS = 1_000
/** A reader's random key, in base64url. */
export const LONGEST_READER_KEY = 64

export type Person = {
  id: string
  name: string
  /** Whether the owner of the round hid the person; only the owner sees this. */
  hidden: boolean
}
export type Vote = { image: number; person: string }
export type Comment = { id: string; image: number; person: string; text: string; at: string }

/** The votes and comments of those who read a shared collection. */
export type RoundState = {
  isOpen: boolean
  /** Increases with every change. */
  revision: number
  people: Person[]
  votes: Vote[]
  comments: Comment[]
}

/** Whether the owner asked for e-mails, and whether the address is confirmed. */
export type DigestState = 'none' | 'asked' | 'confirmed'

/** Sorts images with the most votes first; the others keep their order. */
export function sortByVotes(imageIds: readonly number[], votes: readonly Vote[]): number[] {
  const counts = Map.groupBy(votes, ({ image }) => image)
  const countOf = (id: number) => counts.get(id)?.length ?? 0
  return imageIds.toSorted((one, other) => countOf(other) - countOf(one))
}

/** Numbers people whose names differ at most in capitals: „Anna“, „anna (2)“, in the order in which they are given. */
export function tellApart(people: readonly Person[]): Person[] {
  const times = new Map<string, number>()
  return people.map((person) => {
    const name = person.name.toLowerCase()
    const time = (times.get(name) ?? 0) + 1
    times.set(name, time)
    return time === 1 ? person : { ...person, name: `${person.name} (${time})` }
  })
}

/** The votes and comments for one image. */
export type Opinions = {
  /** In the order in which they voted. */
  voters: readonly Person[]
  comments: readonly (Comment & { name: string })[]
}

/** Reads the opinions on all images at once, since there may be hundreds of images and thousands of votes. */
export function opinionsByImage({ people, votes, comments }: RoundState): Map<number, Opinions> {
  const byId = new Map(people.map((person) => [person.id, person]))
  const votesOf = Map.groupBy(votes, ({ image }) => image)
  const commentsOf = Map.groupBy(comments, ({ image }) => image)
  const images = new Set([...votesOf.keys(), ...commentsOf.keys()])
  return new Map(
    Array.from(images, (image) => [
      image,
      {
        voters: (votesOf.get(image) ?? []).flatMap(({ person }) => byId.get(person) ?? []),
        comments: (commentsOf.get(image) ?? []).map((comment) => ({
          ...comment,
          name: byId.get(comment.person)?.name ?? '',
        })),
      },
    ]),
  )
}

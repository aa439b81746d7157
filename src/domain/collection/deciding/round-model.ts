export const LONGEST_NAME = 60
export const LONGEST_COMMENT = 1_000
export const MOST_PEOPLE = 200
export const MOST_PEOPLE_WITH_HIDDEN = 1_000
export const MOST_COMMENTS_OF_IMAGE = 100
/** Everybody who opens a collection loads all of its comments. */
export const MOST_COMMENTS = 1_000
export const LONGEST_READER_KEY = 64

export type Person = {
  id: string
  name: string
  /** Only the owner sees who is hidden. */
  hidden: boolean
}
export type Vote = { image: number; person: string }
export type Comment = { id: string; image: number; person: string; text: string; at: string }

export type RoundState = {
  isOpen: boolean
  revision: number
  people: Person[]
  votes: Vote[]
  comments: Comment[]
}

export type DigestState = 'none' | 'asked' | 'confirmed'

/** Images with equally many votes keep their order. */
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

export type Opinions = {
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

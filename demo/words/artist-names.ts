import { toSlug } from '#platform/i18n/slug.ts'
import type { Bilingual } from './bilingual.ts'
import { type Gender, PEOPLE } from './people.ts'
import { townNames } from './towns.ts'

type ArtistName = {
  name: string
  first: string
  last: string
  gender: Gender
  town: Bilingual
  /** Names the artist in addresses; no other artist has it. */
  code: string
}

type Identity = Omit<ArtistName, 'code'>

const LONGEST_CODE = 80
/** Moves the last names along by this many people per round, so that neighbours in the list do not swap names. */
const STEP = 17

/**
 * The first `count` artists, the same ones each time. All up to the length of `PEOPLE` are picked by hand; further
 * ones take the first name and town of one person and the last name of another of the same gender, since many
 * last names bend with it.
 */
export function artistNames(count: number): ArtistName[] {
  const taken = new Set<string>()
  return identities(count).map((identity) => ({
    ...identity,
    code: freeCode(toSlug(identity.name, LONGEST_CODE), taken),
  }))
}

function identities(count: number): Identity[] {
  const byHand = PEOPLE.map(([first, last, gender, town]) => identity(first, last, gender, town))
  const women = byHand.filter(({ gender }) => gender === 'f')
  const men = byHand.filter(({ gender }) => gender === 'm')
  const all = byHand.slice(0, count)
  for (let round = 1; all.length < count; round++) {
    const mixed = [...mixedNames(women, round), ...mixedNames(men, round)]
    all.push(...mixed.slice(0, count - all.length))
  }
  return all
}

function mixedNames(people: readonly Identity[], round: number): Identity[] {
  return people.map((person, at) => {
    const { last } = people[(at + round * STEP) % people.length] ?? person
    return { ...person, last, name: `${person.first} ${last}` }
  })
}

function identity(first: string, last: string, gender: Gender, town: string): Identity {
  return { name: `${first} ${last}`, first, last, gender, town: townNames(town) }
}

/** The wanted code, or with the first free number from 2 behind it. */
function freeCode(wanted: string, taken: Set<string>): string {
  let code = wanted
  for (let number = 2; taken.has(code); number++) code = `${wanted}-${number}`
  taken.add(code)
  return code
}

import { createRandom, itemAt, type Random } from './core/random.ts'
import { type Recipe, SCHOOLS, type School, SUBJECTS, type Subject } from './recipe.ts'
import { SCHOOL_LIST } from './schools/schools.ts'

export type HandPlan = { school: School; hand: string; portrait: Recipe; works: Recipe[] }

/** Share of works that move, among the artists whose school animates well; about 5 % of all works. */
const MOVING_SHARE = 0.22
/**
 * Fewer than three favourites would bore; with technique and movement of their own, more would hang an artist in more
 * galleries than a visitor believes.
 */
const FEWEST_FAVOURITES = 3
const MOST_FAVOURITES = 4

/** What moves of itself in a subject's pictures; every other drawing boils. */
const MOTION_OF: Partial<Record<Subject, Recipe['motion']>> = {
  portrait: 'blink',
  sea: 'drift',
  underwater: 'drift',
  landscape: 'drift',
  travel: 'drift',
  space: 'drift',
}

/** As many artists as asked for, every one with a hand of their own, spread over the schools. */
export function roster(artists: number): HandPlan[] {
  const turns = SCHOOLS.flatMap((school) => Array<School>(SCHOOL_LIST[school].share).fill(school))
  const order = createRandom('roster').shuffle(turns)
  return Array.from({ length: artists }, (_, index) => planHand(itemAt(order, index), index))
}

function planHand(school: School, index: number): HandPlan {
  const hand = `hand-${index + 1}`
  const random = createRandom(`roster ${hand}`)
  const { animates } = SCHOOL_LIST[school]
  const favourites = random
    .shuffle(SUBJECTS)
    .slice(0, random.whole(FEWEST_FAVOURITES, animates ? FEWEST_FAVOURITES : MOST_FAVOURITES))
  const works = subjectsInTurn(favourites, random).map(({ subject, number }): Recipe => {
    const recipe = { kind: 'work', school, hand, subject, number } as const
    return animates && random.chance(MOVING_SHARE)
      ? { ...recipe, motion: MOTION_OF[subject] ?? 'boil' }
      : recipe
  })
  return { school, hand, portrait: { kind: 'portrait', school, hand, subject: 'portrait', number: 0 }, works }
}

/**
 * Ten to fourteen works, as many of each favourite as comes out, in no pattern. A work's number counts the works of its
 * subject, so that the hand meets every composition of it before one comes again.
 */
function subjectsInTurn(favourites: readonly Subject[], random: Random) {
  const count = random.whole(10, 14)
  const subjects = Array.from({ length: count }, (_, at) => itemAt(favourites, at))
  const met = new Map<Subject, number>()
  return random.shuffle(subjects).map((subject) => {
    const number = met.get(subject) ?? 0
    met.set(subject, number + 1)
    return { subject, number }
  })
}

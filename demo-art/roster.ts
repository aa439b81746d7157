import { createRandom, itemAt, type Random } from './core/random.ts'
import { type Recipe, SCHOOLS, type School, SUBJECTS, type Subject } from './recipe.ts'
import { SCHOOL_LIST } from './schools/schools.ts'

export type HandPlan = { school: School; hand: string; portrait: Recipe; works: Recipe[] }

/** Share of works that move, among the artists whose school animates well; about 5 % of all works. */
const MOVING_SHARE = 0.22

/** As many artists as asked for, every one with a hand of their own, spread over the schools. */
export function roster(artists: number): HandPlan[] {
  const turns = SCHOOLS.flatMap((school) => Array<School>(SCHOOL_LIST[school].share).fill(school))
  const order = createRandom('roster').shuffle(turns)
  return Array.from({ length: artists }, (_, index) => planHand(itemAt(order, index), index))
}

function planHand(school: School, index: number): HandPlan {
  const hand = `hand-${index + 1}`
  const random = createRandom(`roster ${hand}`)
  const favourites = random.shuffle(SUBJECTS).slice(0, random.whole(3, 5))
  const count = random.whole(10, 14)
  const works = Array.from({ length: count }, (_, number): Recipe => {
    const recipe = { kind: 'work', school, hand, subject: favouriteAt(favourites, number), number } as const
    return SCHOOL_LIST[school].animates && random.chance(MOVING_SHARE)
      ? { ...recipe, motion: motionOf(random) }
      : recipe
  })
  return { school, hand, portrait: { kind: 'portrait', school, hand, subject: 'portrait', number: 0 }, works }
}

/** The first favourite comes oftenest, the last most rarely. */
function favouriteAt(favourites: readonly Subject[], number: number): Subject {
  const pattern = [0, 1, 0, 2, 1, 3, 0, 2, 4, 1]
  return itemAt(favourites, itemAt(pattern, number))
}

function motionOf(random: Random) {
  return random.pick(['boil', 'drift', 'blink', 'drift'] as const)
}

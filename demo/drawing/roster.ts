import { createRandom, itemAt, type Random } from './core/random.ts'
import { motifsOf } from './motifs/motifs.ts'
import { TAKES } from './motifs/take.ts'
import { type Recipe, SCHOOLS, type School, SUBJECTS, type Subject } from './recipe.ts'
import { SCHOOL_LIST } from './schools.ts'

export type HandPlan = { school: School; hand: string; portrait: Recipe; works: Recipe[] }

/** Share of works that move, among the artists whose school animates well; about 5 % of all works. */
const MOVING_SHARE = 0.22
const FEWEST_WORKS = 6
const MOST_WORKS = 8
/** More would hang an artist in more galleries than a visitor believes. */
const FAVOURITES = 3
const GOLDEN_SHARE = 0.382

/** In pictures of these subjects something moves of itself; every other drawing boils. */
const MOTION_OF: Partial<Record<Subject, Recipe['motion']>> = {
  portrait: 'blink',
  sea: 'drift',
  underwater: 'drift',
  landscape: 'drift',
  travel: 'drift',
  space: 'drift',
}

/**
 * As many artists as asked for, every one with a hand of their own, spread over the schools. No motif is drawn by more
 * than three of them, and by none of the same school, until all are taken; then they come again.
 */
export function roster(artists: number): HandPlan[] {
  const turns = SCHOOLS.flatMap((school) => Array<School>(SCHOOL_LIST[school].share).fill(school))
  const order = createRandom('roster').shuffle(turns)
  const stock = createStock()
  return Array.from({ length: artists }, (_, index) => planHand(itemAt(order, index), index, stock))
}

function planHand(school: School, index: number, stock: Stock): HandPlan {
  const hand = `hand-${index + 1}`
  const random = createRandom(`roster ${hand}`)
  const { animates } = SCHOOL_LIST[school]
  const favourites = stock.favourites(random)
  const count = random.whole(FEWEST_WORKS, MOST_WORKS)
  const works = Array.from({ length: count }, (_, at): Recipe => {
    const { subject, number } = stock.take(itemAt(favourites, at), school)
    const recipe = { kind: 'work', school, hand, subject, number } as const
    return animates && random.chance(MOVING_SHARE)
      ? { ...recipe, motion: MOTION_OF[subject] ?? 'boil' }
      : recipe
  })
  return {
    school,
    hand,
    portrait: { kind: 'portrait', school, hand, subject: 'portrait', number: 0 },
    works: random.shuffle(works),
  }
}

type Stock = {
  favourites: (random: Random) => Subject[]
  take: (subject: Subject, school: School) => { subject: Subject; number: number }
}

/** Every take of every motif once: first takes before second ones, so that few motifs are met thrice. */
function createStock(): Stock {
  const schoolsOf = new Map<string, Set<School>>()
  const left = new Map(SUBJECTS.map((subject) => [subject, takesOf(subject)]))
  const fullest = () =>
    SUBJECTS.toSorted((one, other) => (left.get(other)?.length ?? 0) - (left.get(one)?.length ?? 0))
  return {
    favourites: (random) => random.shuffle(fullest().slice(0, FAVOURITES * 4)).slice(0, FAVOURITES),
    take(wanted, school) {
      for (const subject of [wanted, ...fullest()]) {
        const numbers = left.get(subject) ?? []
        const at = numbers.findIndex(
          (number) => !schoolsOf.get(motifNameOf({ subject, number }))?.has(school),
        )
        const [number] = at === -1 ? [] : numbers.splice(at, 1)
        if (number === undefined) continue
        const motif = motifNameOf({ subject, number })
        schoolsOf.set(motif, (schoolsOf.get(motif) ?? new Set()).add(school))
        return { subject, number }
      }
      for (const subject of SUBJECTS) left.set(subject, takesOf(subject))
      schoolsOf.clear()
      return this.take(wanted, school)
    },
  }
}

/** The same for all takes of a motif. */
export function motifNameOf({ subject, number }: Pick<Recipe, 'subject' | 'number'>): string {
  return `${subject} ${Math.floor(number / TAKES)}`
}

/** Neighbours of a list are of a kind: walking it in wide steps, one hand does not get several of them. */
function takesOf(subject: Subject): number[] {
  const count = motifsOf(subject).length
  const step = wideStepOf(count)
  return Array.from({ length: count * TAKES }, (_, at) => {
    const take = Math.floor(at / count)
    return ((at * step + take) % count) * TAKES + take
  })
}

/** About the golden share of a circle of so many places, and meets each of them. */
function wideStepOf(count: number): number {
  const areCoprime = (one: number, other: number): boolean =>
    other === 0 ? one === 1 : areCoprime(other, one % other)
  let step = Math.max(1, Math.round(count * GOLDEN_SHARE))
  while (!areCoprime(step, count)) step++
  return step
}

import { describe, expect, test } from 'vitest'
import {
  COMPARED_PLACES,
  FIRST_PLACES,
  isSameScene,
  LOOK_AHEAD,
  MOST_ALIKE,
  spread,
} from './spread-images.ts'

const NO_TEXTS = { titleDe: '', titleEn: '', altDe: '', altEn: '', keywordsDe: '', keywordsEn: '' }
const aWork = (texts: Partial<typeof NO_TEXTS>) => ({ ...NO_TEXTS, ...texts })

test.each([
  ['the same keywords in another order', 'Hafen, Schiff, Kran', 'kran, Hafen , Schiff'],
  [
    'the same things in another technique',
    'Hafen, Schiff, Kran, Aquarell',
    'Hafen, Schiff, Kran, Linolschnitt',
  ],
  ['the same things and one more', 'Hafen, Schiff, Kran, Möwe', 'Hafen, Schiff, Kran'],
])('%s are of one scene', (_, keywordsDe, others) => {
  expect(isSameScene(aWork({ keywordsDe }), aWork({ keywordsDe: others }))).toBe(true)
})

test.each([
  ['some things in common', 'Hafen, Schiff, Kran, Nacht', 'Hafen, Schiff, Möwe, Tag'],
  ['two keywords, which say little', 'Tiere, Hund', 'Tiere, Hund'],
  ['no keywords', '', ''],
])('%s do not make one scene', (_, keywordsDe, others) => {
  expect(isSameScene(aWork({ keywordsDe }), aWork({ keywordsDe: others }))).toBe(false)
})

test('works described in English only are compared as well', () => {
  const keywordsEn = 'harbour, ship, crane'
  expect(isSameScene(aWork({ keywordsEn }), aWork({ keywordsEn }))).toBe(true)
})

test('works that are called the same are of one scene, unless their keywords have nothing in common', () => {
  const titleDe = 'Im Hafen'
  expect(isSameScene(aWork({ titleDe }), aWork({ titleDe }))).toBe(true)
  expect(isSameScene(aWork({ titleDe }), aWork({ titleDe: 'Auf See' }))).toBe(false)
  const untitled = (keywordsDe: string) => aWork({ titleDe: 'Ohne Titel', keywordsDe })
  expect(isSameScene(untitled('Hafen, Kran'), untitled('Katze'))).toBe(false)
  expect(isSameScene(untitled('Hafen, Kran'), untitled('Hafen'))).toBe(true)
})

test('works whose alternative texts are the same are of one scene, those without one are not', () => {
  const altDe = 'Ein Schiff liegt im Hafen.'
  expect(isSameScene(aWork({ altDe }), aWork({ altDe }))).toBe(true)
  expect(isSameScene(aWork({}), aWork({}))).toBe(false)
})

type Work = { id: number; maker: string; scene: string; score: number }

const rules = {
  isSameMaker: (one: Work, other: Work) => one.maker === other.maker,
  areAlike: (one: Work, other: Work) => one.scene === other.scene,
}

/** Reads "a1 b2": the maker and the scene of each work, in the order of their ranks. */
function works(text: string): Work[] {
  return text
    .split(' ')
    .filter((word) => word !== '')
    .map((word, at) => ({ id: at + 1, maker: word.slice(0, 1), scene: word.slice(1), score: 1 }))
}

const write = (list: readonly Work[]) => list.map(({ maker, scene }) => `${maker}${scene}`).join(' ')
const spreadText = (text: string) => write(spread(works(text), rules))

/** Works without a pattern, the same each time. */
function someWorks(count: number, makers: number, scenes: number): Work[] {
  let state = 7
  const upTo = (most: number) => {
    state = (state * 48_271) % 2_147_483_647
    return state % most
  }
  return Array.from({ length: count }, (_, at) => ({
    id: at + 1,
    maker: `maker ${upTo(makers)}`,
    scene: `scene ${upTo(scenes)}`,
    score: 1,
  }))
}

function countNeighbours(list: readonly Work[], areSame: (one: Work, other: Work) => boolean): number {
  return list.filter((work, at) => {
    const before = list[at - 1]
    return before !== undefined && areSame(before, work)
  }).length
}

function mostOfAScene(list: readonly Work[]): number {
  return Math.max(...list.map((work) => list.filter(({ scene }) => scene === work.scene).length))
}

describe('what has nothing to spread keeps its order', () => {
  test.each([
    ['nothing', ''],
    ['one work', 'a1'],
    ['works by different artists of different scenes', 'a1 b2 c3 a4 d5'],
    ['one artist only', 'a1 a2 a3 a4'],
    ['works that are all alike', 'a1 b1 c1 a1'],
    ['one artist with one scene', 'a1 a1 a1 a1 a1'],
    ['two artists alternating', 'a1 b2 a3 b4 a5 b6'],
  ])('%s', (_, text) => {
    expect(spreadText(text)).toBe(text)
  })
})

describe('neighbours', () => {
  test('are not by the same artist, and who was passed over comes next', () => {
    expect(spreadText('a1 a2 b3 c4')).toBe('a1 b3 a2 c4')
    expect(spreadText('a1 a2 a3 b4 b5 b6')).toBe('a1 b4 a2 b5 a3 b6')
  })

  test('are by the same artist once no other is left', () => {
    expect(spreadText('a1 a2 a3 a4 b5')).toBe('a1 b5 a2 a3 a4')
  })

  test('are by the same artist where another stands farther behind than is looked', () => {
    const ofFirst = Array.from({ length: LOOK_AHEAD + 2 }, (_, at) => `a${at}`)
    const [first, second] = spread(works([...ofFirst, 'bx'].join(' ')), rules)
    expect([first?.maker, second?.maker]).toEqual(['a', 'a'])
    const nearer = spread(works([...ofFirst.slice(1), 'bx'].join(' ')), rules)
    expect(nearer[1]?.maker).toBe('b')
  })

  test('are not alike', () => {
    expect(spreadText('a1 b1 c2')).toBe('a1 c2 b1')
  })

  test('may be alike far down, where only artists are told apart', () => {
    const list = spread(someWorks(2 * COMPARED_PLACES, 50, 4), rules)
    expect(countNeighbours(list.slice(0, COMPARED_PLACES), rules.areAlike)).toBe(0)
    expect(countNeighbours(list.slice(COMPARED_PLACES), rules.areAlike)).toBeGreaterThan(0)
    expect(countNeighbours(list, rules.isSameMaker)).toBe(0)
  })

  test('are rather alike than by the same artist', () => {
    expect(spreadText('a1 a2 b1')).toBe('a1 b1 a2')
  })
})

describe('among the first places', () => {
  test('a third of a scene comes behind them, where there are others enough', () => {
    const others = Array.from({ length: 40 }, (_, at) => `b${at + 10} c${at + 60}`).join(' ')
    const list = spread(works(`a1 b1 c1 d1 ${others}`), rules)
    const places = list.flatMap(({ scene }, at) => (scene === '1' ? [at] : []))
    expect(places.slice(0, MOST_ALIKE).every((place) => place < FIRST_PLACES)).toBe(true)
    // Next as soon as the cap ends, but never side by side.
    expect(places.slice(MOST_ALIKE)).toEqual([FIRST_PLACES, FIRST_PLACES + 2])
  })

  test('works that are alike by way of a third count together', () => {
    const near = { ...rules, areAlike: (one: Work, other: Work) => Math.abs(one.id - other.id) <= 1 }
    const list = spread(someWorks(200, 100, 1), near).slice(0, FIRST_PLACES)
    const likeIt = (work: Work) => list.filter((other) => near.areAlike(work, other)).length
    expect(Math.max(...list.map(likeIt))).toBeLessThanOrEqual(MOST_ALIKE)
  })

  test('the scenes that there are take turns, where there are too few', () => {
    expect(spreadText('a1 b1 c1 d1 a2 b2 c2 d2')).toBe('a1 b2 c1 a2 b1 c2 d1 d2')
  })

  test('no scene of many works by many artists comes more than twice', () => {
    const list = spread(someWorks(400, 20, 40), rules)
    expect(mostOfAScene(list.slice(0, FIRST_PLACES))).toBeLessThanOrEqual(MOST_ALIKE)
    expect(countNeighbours(list, rules.isSameMaker)).toBe(0)
    expect(countNeighbours(list, rules.areAlike)).toBe(0)
  })
})

describe('whatever the works', () => {
  const lists = [
    someWorks(7, 2, 2),
    someWorks(29, 3, 50),
    someWorks(30, 30, 1),
    someWorks(700, 2, 4),
    someWorks(1_000, 50, 300),
  ]

  test.each(lists.map((list) => [list.length, list] as const))(
    'none of %i is lost or repeated',
    (_, list) => {
      const ids = spread(list, rules).map(({ id }) => id)
      expect(ids.toSorted((one, other) => one - other)).toEqual(list.map(({ id }) => id))
    },
  )

  test.each(lists.map((list) => [list.length, list] as const))(
    '%i come in the same order each time',
    (_, list) => {
      expect(spread(list, rules)).toEqual(spread(structuredClone(list), rules))
    },
  )

  test('what is added at the end leaves the first pages as they were', () => {
    const list = someWorks(900, 20, 100)
    const first = (all: readonly Work[]) => spread(all, rules).slice(0, 100)
    expect(first(list)).toEqual(first(list.slice(0, 100 + LOOK_AHEAD)))
  })
})

describe('with a score', () => {
  const byScore = { ...rules, mayPrecede: (later: Work, first: Work) => later.score >= 0.8 * first.score }
  const scored = (text: string, scores: readonly number[]) =>
    works(text).map((work, at) => ({ ...work, score: scores[at] ?? 0 }))

  test('nothing comes before what is clearly better', () => {
    expect(write(spread(scored('a1 a2 b3 c4', [1, 1, 0.7, 0.7]), byScore))).toBe('a1 a2 b3 c4')
    expect(write(spread(scored('a1 b1 c1 d2 e3', [1, 1, 1, 0.7, 0.7]), byScore))).toBe('a1 b1 c1 d2 e3')
  })

  test('what is nearly as good may', () => {
    expect(write(spread(scored('a1 a2 b3 c4', [1, 1, 0.9, 0.7]), byScore))).toBe('a1 b3 a2 c4')
  })

  test('who was passed over is not passed by what is nearly as good as the others only', () => {
    expect(write(spread(scored('a1 a2 a3 b4', [1, 1, 0.8, 0.7]), byScore))).toBe('a1 a2 b4 a3')
  })
})

describe('of 100,000 works each is compared with few others', () => {
  const COUNT = 100_000

  function comparisonsOf(list: readonly Work[]) {
    let [makers, scenes] = [0, 0]
    spread(list, {
      isSameMaker: (one, other) => {
        makers++
        return rules.isSameMaker(one, other)
      },
      areAlike: (one, other) => {
        scenes++
        return rules.areAlike(one, other)
      },
    })
    return { ofMakers: makers / list.length, ofScenes: scenes / list.length }
  }

  test.each([
    ['of many artists', 2_000, 20_000, 2, 1],
    ['of one artist', 1, 20_000, LOOK_AHEAD + 1, 1],
    ['all alike', 2_000, 1, 2, 1],
    ['all alike and of one artist', 1, 1, LOOK_AHEAD + 1, 1],
  ])('%s', (_, makers, scenes, mostOfMakers, mostOfScenes) => {
    const { ofMakers, ofScenes } = comparisonsOf(someWorks(COUNT, makers, scenes))
    expect(ofMakers).toBeLessThanOrEqual(mostOfMakers)
    expect(ofScenes).toBeLessThanOrEqual(mostOfScenes)
  })
})

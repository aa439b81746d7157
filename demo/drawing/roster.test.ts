import { expect, test } from 'vitest'
import { TAKES } from './motifs/take.ts'
import { planOf } from './plan.ts'
import { Recipe, SCHOOLS } from './recipe.ts'
import { motifNameOf, roster } from './roster.ts'

const plans = roster(212)
const works = plans.flatMap((plan) => plan.works)

test('every artist is another hand', () => {
  expect(new Set(plans.map(({ school, hand }) => `${school} ${hand}`)).size).toBe(212)
})

test('all schools have artists, none takes over', () => {
  for (const school of SCHOOLS) {
    const share = plans.filter((plan) => plan.school === school).length / plans.length
    expect(share, school).toBeGreaterThan(0.02)
    expect(share, school).toBeLessThan(0.2)
  }
})

test('every artist has six to eight works in their own hand', () => {
  for (const plan of plans) {
    expect(plan.works.length).toBeGreaterThanOrEqual(6)
    expect(plan.works.length).toBeLessThanOrEqual(8)
    for (const work of plan.works) expect([work.school, work.hand]).toEqual([plan.school, plan.hand])
  }
})

test('no motif is drawn by more than three artists, each of another school, hour and crop', () => {
  const byMotif = Map.groupBy(works, motifNameOf)
  for (const [motif, takes] of byMotif) {
    expect(takes.length, motif).toBeLessThanOrEqual(TAKES)
    expect(new Set(takes.map(({ school }) => school)).size, motif).toBe(takes.length)
    const pieces = takes.map((recipe) => planOf(recipe).piece)
    expect(new Set(pieces.map(({ mood }) => mood)).size, motif).toBe(takes.length)
    expect(new Set(pieces.map(({ format }) => format.join())).size, motif).toBe(takes.length)
  }
})

test('no two works share a recipe', () => {
  expect(new Set(works.map((work) => JSON.stringify(work))).size).toBe(works.length)
})

test('about one work in twenty moves', () => {
  const share = works.filter((work) => work.motion).length / works.length
  expect(share).toBeGreaterThan(0.04)
  expect(share).toBeLessThan(0.07)
})

test('a longer roster begins with the same artists', () => {
  expect(roster(230).slice(0, 212)).toEqual(plans)
})

test('every recipe survives the database', () => {
  for (const recipe of [...works, ...plans.map((plan) => plan.portrait)]) {
    expect(Recipe.parse(JSON.parse(JSON.stringify(recipe)))).toEqual(recipe)
  }
})

test('a recipe of an unknown school, subject or shape is refused', () => {
  const good = { kind: 'work', school: 'flat', hand: 'a', subject: 'sea', number: 0 }
  expect(Recipe.safeParse(good).success).toBe(true)
  for (const bad of [
    { school: 'x' },
    { subject: 'x' },
    { number: -1 },
    { number: 0.5 },
    { hand: '' },
    { kind: 'x' },
    { motion: 'x' },
  ]) {
    expect(Recipe.safeParse({ ...good, ...bad }).success, JSON.stringify(bad)).toBe(false)
  }
})

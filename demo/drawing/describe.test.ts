import { expect, test } from 'vitest'
import { describeWork, groundOf } from './describe.ts'
import { motifsOf } from './motifs/motifs.ts'
import { type Recipe, SUBJECTS } from './recipe.ts'

function recipesOf(subject: Recipe['subject']): Recipe[] {
  return Array.from({ length: 40 }, (_, number) => ({
    kind: 'work',
    school: 'flat',
    hand: `h${number % 7}`,
    subject,
    number,
  }))
}

test('every subject has at least eight motifs', () => {
  for (const subject of SUBJECTS) expect(motifsOf(subject).length, subject).toBeGreaterThanOrEqual(8)
})

test('every picture is described in both languages', () => {
  for (const recipe of SUBJECTS.flatMap(recipesOf)) {
    const words = describeWork(recipe)
    for (const text of [words.titleDe, words.titleEn]) expect(text).toMatch(/^[\p{Lu}\p{N}„“]/u)
    for (const text of [words.altDe, words.altEn]) expect(text.length).toBeGreaterThan(10)
    expect(words.keywordsDe.length).toBeGreaterThanOrEqual(2)
    expect(words.keywordsEn).toHaveLength(words.keywordsDe.length)
    expect(words.altDe).not.toBe(words.altEn)
    expect(`${words.altDe}${words.altEn}`).not.toMatch(/undefined|\s{2}|[.!]$/)
  }
})

test('no English title is half German', () => {
  const titles = recipesOf('lettering').map((recipe) => describeWork(recipe).titleEn)
  expect(
    titles.filter((title) => /[äöüß]|\b(?:Guten|Mehr|Komm|Jetzt|Bitte|Danke|Mut|Wild und)\b/.test(title)),
  ).toEqual([])
})

test('a moving work says so', () => {
  const [recipe] = recipesOf('sea')
  if (!recipe) throw new Error('There is no recipe to animate.')
  expect(describeWork({ ...recipe, motion: 'drift' }).keywordsDe).toContain('Animation')
})

test('the ground is a colour that a page can show', () => {
  for (const subject of SUBJECTS)
    for (const recipe of recipesOf(subject).slice(0, 5)) expect(groundOf(recipe)).toMatch(/^#[0-9a-f]{6}$/)
})

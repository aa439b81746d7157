import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { SUBJECTS } from '../recipe.ts'
import { composed } from './compose.ts'
import { motifsOf } from './motifs.ts'
import { TAKES } from './take.ts'
import { readMotifs } from './written.ts'

const folder = mkdtempSync(join(tmpdir(), 'motifs-'))
afterAll(() => rmSync(folder, { recursive: true }))

function read(text: string) {
  const path = join(folder, 'list.txt')
  writeFileSync(path, text)
  return readMotifs(path)
}

const pieces = SUBJECTS.flatMap((subject) =>
  motifsOf(subject).map((motif, at) => ({
    name: `${subject} ${at}`,
    takes: Array.from({ length: TAKES }, (_, take) => motif(take)),
  })),
)

test('there are enough motifs for 212 artists of whom three at most share one', () => {
  expect(pieces.length).toBeGreaterThan(480)
})

test('the three takes of a motif have other hours and other crops', () => {
  const alike = pieces.filter(
    ({ takes }) =>
      new Set(takes.map(({ mood }) => mood)).size < TAKES ||
      new Set(takes.map(({ format }) => format.join())).size < TAKES,
  )
  expect(alike.map(({ name }) => name)).toEqual([])
})

test.each([0, 1] as const)('no two motifs share a title or a description (language %s)', (language) => {
  for (const words of ['title', 'alt'] as const) {
    const texts = pieces.map(({ takes }) => takes[0]?.words[words][language] ?? '')
    const twice = texts.filter((text, at) => text !== '' && texts.indexOf(text) < at)
    expect(twice, words).toEqual([])
  }
})

test('a motif is three lines: titles, what is seen, and who is where', () => {
  const [motif] = read(
    '# A remark\nTee | Tea\nEine Kanne | A pot\nkitchen | teapot @.4 /.7 .5 <; cup row:3 ^.6 .1\n',
  )
  expect(motif).toMatchObject({
    name: 'tea',
    title: ['Tee', 'Tea'],
    alt: ['Eine Kanne', 'A pot'],
    place: 'kitchen',
  })
  expect(motif?.cast).toMatchObject([
    { name: 'teapot', x: 0.4, depth: 0.7, size: 0.5, flip: true, several: null },
    { name: 'cup', height: 0.6, size: 0.1, several: { arrangement: 'row', count: 3 } },
  ])
})

test('what cannot be understood is refused with file and line', () => {
  expect(() => read('Tee | Tea\nEine Kanne | A pot\n')).toThrow('fewer than three lines')
  expect(() => read('Tee\nEine Kanne | A pot\nkitchen | teapot')).toThrow(/list\.txt:1: .*two halves/)
  expect(() => read('Tee | Tea\nEine Kanne | A pot\nkitchen | teapot %4')).toThrow(/list\.txt:3: "%4"/)
})

test('a place, a part and a doing that do not exist are named', () => {
  const motif = (made: string) => {
    const [written] = read(`Tee | Tea\nEine Kanne | A pot\n${made}\n`)
    if (!written) throw new Error('Nothing was read.')
    return () => composed(written, 0, 0)
  }
  expect(motif('nowhere | teapot')).toThrow('tea: there is no "nowhere"')
  expect(motif('meadow | unheard-of')).toThrow('tea: there is no "unheard-of"')
  expect(motif('meadow | fox sing')).toThrow('"fox" cannot do "sing"')
})

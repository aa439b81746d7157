import { expect, test } from 'vitest'
import { adjust, colourFrom, lightnessOf, mix, oklchOf, standOff } from './colour.ts'

test('a colour survives the way to OKLCH and back', () => {
  for (const colour of ['#e4572e', '#2e7f86', '#f2b134', '#1d2b3a', '#ffffff', '#000000']) {
    const there = oklchOf(colour)
    const [red, green, blue] = [1, 3, 5].map((at) =>
      Math.abs(
        Number.parseInt(colour.slice(at, at + 2), 16) -
          Number.parseInt(colourFrom(there).slice(at, at + 2), 16),
      ),
    )
    expect(Math.max(red ?? 9, green ?? 9, blue ?? 9)).toBeLessThan(8)
  }
})

test('mixing goes from one colour to the other', () => {
  expect(mix('#102030', '#c0d0e0', 0)).toBe('#102030')
  expect(mix('#102030', '#c0d0e0', 1)).toBe('#c0d0e0')
  expect(lightnessOf(mix('#000000', '#ffffff', 0.5))).toBeCloseTo(0.5, 1)
})

test('lightening past white stays a colour', () => {
  expect(adjust('#fdf6ec', 0.4)).toMatch(/^#[0-9a-f]{6}$/)
})

test('a colour too near its ground is moved away from it', () => {
  const moved = standOff('#808080', '#848484', 0.15)
  expect(Math.abs(lightnessOf(moved) - lightnessOf('#848484'))).toBeGreaterThan(0.13)
})

test('a colour of its own keeps what it is', () => {
  expect(standOff('#d7263d', '#f6efe2', 0.13)).toBe('#d7263d')
})

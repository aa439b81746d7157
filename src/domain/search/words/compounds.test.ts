import { describe, expect, test } from 'vitest'
import { findInCompound, splitCompound } from './compounds.ts'

const nothingElse = () => false

describe('a compound is split into words that are known', () => {
  test.each([
    ['kinderbuchillustration', ['kinderbuch', 'illustration']],
    ['hundehutte', ['hunde', 'hutte']],
    ['winterwald', ['winter', 'wald']],
    ['katzenauge', ['katzen', 'auge']],
    ['geburtstagsparty', ['geburtstags', 'party']],
    ['qwertzuiop', null],
    ['wald', null],
  ])('%s', (word, parts) => {
    expect(splitCompound(word, (part) => part === 'illustration')).toEqual(parts)
  })

  test('or that the catalogue has', () => {
    expect(splitCompound('quarkwald', nothingElse)).toBeNull()
    expect(splitCompound('quarkwald', (word) => word === 'quark')).toEqual(['quark', 'wald'])
  })
})

describe('a word stands in a compound', () => {
  test.each([
    ['leuchtturm', 'turm', 'head'],
    ['kirchturm', 'turm', 'head'],
    ['kirchturme', 'turm', 'head'],
    ['hirschkafer', 'kafer', 'head'],
    ['kinderbuch', 'buch', 'head'],
    ['waldtiere', 'wald', 'modifier'],
    ['orkkrieger', 'ork', 'modifier'],
    ['elfenbein', 'elf', null],
    ['pinsel', 'insel', null],
    ['walnuss', 'wal', null],
    ['walnuss', 'nuss', 'head'],
    ['traktor', 'tor', null],
    ['hundreds', 'hund', null],
    ['schweine', 'wein', null],
    ['weinender', 'wein', null],
    ['halloween', 'lowe', null],
    ['prinzessin', 'essen', null],
    ['fledermaus', 'maus', null],
  ])('%s has %s: %s', (compound, word, expected) => {
    expect(findInCompound(compound, word, nothingElse)).toBe(expected)
  })
})

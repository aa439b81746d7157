import { describe, expect, test } from 'vitest'
import { englishStem, germanStem } from './inflections.ts'

describe('forms of one word have one stem', () => {
  test.each([
    ['haus hauser hausern hauses haeuser'],
    ['blume blumen'],
    ['rot rote rotes roter rotem roten'],
    ['kind kinder kindern kindes'],
    ['baum baume baeume baeumchen'],
    ['katze katzen'],
    ['vogel vogeln vogels voegel'],
    ['auto autos'],
    ['frau frauen'],
    ['lehrer lehrerin lehrerinnen'],
    ['koch kochin koechinnen'],
    ['kirche kirchen'],
    ['flasche flaschen'],
    ['mensch menschen'],
    ['hund hundchen huendchen'],
    ['ork orks'],
    ['mann manner maennern'],
    ['schneemann schneemanner schneemaenner'],
    ['sonne sonnen'],
    ['zwerg zwerge zwergen'],
  ])('in German: %s', (forms) => {
    expect(new Set(forms.split(' ').map(germanStem)).size).toBe(1)
  })

  test.each([
    ['dog dogs'],
    ['mouse mice'],
    ['berry berries'],
    ['fox foxes'],
    ['dance dancing danced dances'],
    ['run running'],
    ['house houses'],
    ['polar bear,polar bears'],
    ['old man,old men'],
    ['orc orcs'],
    ['fireman firemen'],
    ['grandchild grandchildren'],
    ['werewolf werewolves'],
  ])('in English: %s', (forms) => {
    const words = forms.includes(',') ? forms.split(',') : forms.split(' ')
    expect(new Set(words.map(englishStem)).size).toBe(1)
  })
})

describe('other words keep theirs', () => {
  test.each([
    ['wald', 'wal'],
    ['mond', 'mode'],
    ['insel', 'pinsel'],
    ['feuer', 'feier'],
    ['eis', 'ei'],
    ['stein', 'steen'],
  ])('in German: %s and %s', (one, other) => {
    expect(germanStem(one)).not.toBe(germanStem(other))
  })

  test.each([
    ['king', 'k'],
    ['spring', 'spr'],
    ['bus', 'bu'],
    ['red', 'r'],
    ['glass', 'glas'],
    ['care', 'car'],
  ])('in English: %s and %s', (one, other) => {
    expect(englishStem(one)).not.toBe(englishStem(other))
  })
})

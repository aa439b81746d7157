import { describe, expect, test } from 'vitest'
import { buildCatalogue } from '#domain/catalogue/build-catalogue.ts'
import type { Image } from '#domain/catalogue/catalogue-model.ts'
import { describeInOneLanguage } from '#tests/described-catalogue.ts'
import { openSmallVisualSearch } from '#tests/small-visual-search.ts'
import { MOST_NOTHING_FOUND } from '#tests/word-questions.ts'
import { aWork } from '#tests/works.ts'
import { CONCEPTS, isInDictionary } from './dictionary.server.ts'
import { rankByWords } from './rank-by-words.ts'
import { openSynonyms, type Synonym } from './synonyms.server.ts'
import { openWordIndex } from './word-index.ts'

type Texts = Partial<Image>

/** Where a catalogue from elsewhere may have a text. */
const PLACES: Record<string, (text: string) => Texts> = {
  'in both titles': (text) => ({ titleDe: text, titleEn: text }),
  'in German keywords alone': (text) => ({ keywordsDe: text }),
  'in English keywords alone': (text) => ({ keywordsEn: text }),
}

/** Searches works that have one of the texts each; returns which were found. */
async function openWorks(works: readonly Texts[], synonyms: readonly Synonym[] = []) {
  const { artists } = describeInOneLanguage('en').catalogue
  const images = works.map((texts, at) => aWork({ id: at + 1, ...texts }))
  const catalogue = buildCatalogue({ artists: [...artists], galleries: [], images, membership: [] })
  const index = openWordIndex()
  await index.follow(catalogue)
  const needs = { index, catalogue, visual: openSmallVisualSearch(), synonyms: openSynonyms(synonyms) }
  return (question: string) => rankByWords(needs, question)
}

describe.each(Object.entries(PLACES))('a word %s', (_, place) => {
  test.each([
    ['orc grunt', 'Ork Orks orc orcs'],
    ['OrcGrunt', 'Ork orc'],
    ['Orks', 'Ork Orks orc orcs'],
    ['Orkschamane', 'Ork Orks Schamane'],
    ['dwarves', 'Zwerg Zwerge dwarf dwarfs'],
    ['dwarf02', 'Zwerg Zwerge dwarves'],
    ['Zwerg, dwarf', 'Zwerge Zwergen dwarf'],
    ['elvish archer', 'Elf Elb Bogenschütze'],
    ['child', 'Kind Kinder Kindern children kids'],
    ['children_3', 'Kind Kinder child'],
    ['Kinderbuch', 'Kinder Kinderbücher'],
    ['Kirchen', 'Kirche Kirchen church churches'],
    ['firemen', 'Feuerwehr Feuerwehrmann fireman'],
  ])('%j is found by %s', async (text, questions) => {
    const ask = await openWorks([place(text)])
    const lost = questions.split(' ').filter((question) => ask(question).images.length === 0)
    expect(lost).toEqual([])
  })

  test.each([
    ['Walnuss', 'Wal'],
    ['Elfenbein', 'Elf'],
    ['Kirschen', 'Kirche'],
    ['Pinsel', 'Insel'],
  ])('%j is not found by %s', async (text, question) => {
    expect((await openWorks([place(text)]))(question).images).toEqual([])
  })

  test.each([
    ['de', 'en'],
    ['en', 'de'],
  ] as const)(
    'of the dictionary, in one language (%s), is found by its names in the other',
    async (own, other) => {
      const ask = await openWorks(CONCEPTS.map((concept) => place(concept[own][0] ?? '')))
      const questions = CONCEPTS.flatMap((concept, at) =>
        concept[other].map((question) => ({ question, id: at + 1 })),
      )
      const lost = questions.filter(
        ({ question, id }) => !ask(question).images.some((found) => found.id === id),
      )
      expect(lost.length / questions.length, lost.map(({ question }) => question).join()).toBeLessThanOrEqual(
        MOST_NOTHING_FOUND,
      )
    },
  )
})

/** Words that buyers of illustration search for, besides those that the demo shows. */
const BUYERS_WORDS =
  `Achterbahn Akrobat Backen Behinderung Bewerbung Bösewicht Chefin Datenschutz Depression Design
  Digitalisierung DNA Dungeon Einschulung Elb Elektroauto Feminismus Gladiator Gleichberechtigung Gnom Goblin Göttin
  Handwerker Hängematte Heldin Homeoffice Impfstoff Innovation Jahrmarkt Kaiser Kämpfer Karriere Kobold Krieger Lava
  Liegestuhl Medusa Menschen Mobbing Mumie Nussknacker Nymphe Oger Ork Pharao Rune Samurai Sandburg Schamane Schatzkarte
  Schneewittchen Schultüte Schurke Seifenblasen Start-up Therapie Troll Vogelscheuche Waldläufer Walküre Wichtel Zentaur
  Zaubertrank archer assassin barbarian beast bullying career cell centaur craftsman cyclops data druid dwarves dungeon
  electric\xa0car elves emperor equality fighter goddess golem gnome guard heroine imp kraken mage merchant minotaur mummy
  ogre orc peasant pixie potion privacy ranger rogue rune samurai scarecrow scroll shaman siren sorcerer spell startup
  sunshade tavern taxes therapy troll undead vaccine villager villain warlock warrior`.split(/[ \n]+/)

test('what buyers ask is in the dictionary', () => {
  const words = BUYERS_WORDS.map((word) => word.replace('\xa0', ' '))
  expect(words.filter((word) => !isInDictionary(word))).toEqual([])
})

describe('what staff say that a word shall find', () => {
  const WORKS = ['Feuerwehr', 'orc grunt', 'Schneemann', 'Zwerg'].map((titleDe) => ({
    titleDe,
    titleEn: titleDe,
  }))
  const titlesBy = async (synonyms: readonly Synonym[], question: string) => {
    const { images, answersAll } = (await openWorks(WORKS, synonyms))(question)
    expect(answersAll).toBe(images.length > 0)
    return images.map(({ id }) => WORKS[id - 1]?.titleDe)
  }

  test.each([
    ['a word that nothing knows', 'Tatütata', 'Tatütata', ['Feuerwehr']],
    ['in another form', 'Tatütata', 'tatuetatas', ['Feuerwehr']],
    ['a word of several', 'schneller roter Retter', 'Schneller roter Retter', ['Feuerwehr']],
    ['with signs that regular expressions know', 'C++ (.*)[', 'c', []],
  ])('%s', async (_, word, question, found) => {
    const finds = found.length > 0 ? 'fire brigade' : 'Qwertz'
    expect(await titlesBy([{ word, finds }], question)).toEqual(found)
  })

  test('finds several, and what these find, in circles too', async () => {
    const synonyms = [
      { word: 'Sagengestalt', finds: 'Ork, Wintermann' },
      { word: 'Wintermann', finds: 'Schneemann, Sagengestalt' },
    ]
    expect((await titlesBy(synonyms, 'Sagengestalt')).toSorted()).toEqual(['Schneemann', 'orc grunt'])
  })

  test('counts less than the word itself, which still finds what it did', async () => {
    expect(await titlesBy([{ word: 'Ork', finds: 'Zwerg' }], 'Ork')).toEqual(['orc grunt', 'Zwerg'])
  })

  test('is found among many, in chains that end', async () => {
    const many = Array.from({ length: 2_000 }, (_, at) => ({ word: `Wort${at}x`, finds: `Wort${at + 1}x` }))
    const synonyms = [...many, { word: 'Wort2000x', finds: 'Zwerg' }]
    expect(await titlesBy(synonyms, 'Wort1999x')).toEqual(['Zwerg'])
    expect(await titlesBy(synonyms, 'Wort0x')).toEqual([])
  })
})

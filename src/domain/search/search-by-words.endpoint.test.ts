import { sql } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { openSearchAgency, type SearchAgency, titlesOf } from '#tests/search-agency.ts'

/** Far above what any question takes, on a machine under load too. */

let world: SearchAgency

beforeAll(async () => {
  world = await openSearchAgency()
  return () => world[Symbol.asyncDispose]()
})

const byWords = (words: string) => world.find({ kind: 'words', words })

describe('by words', () => {
  test.each([
    ['Wal', ['Tiefe']],
    ['whale', ['Tiefe']],
    ['Ozean', ['Tiefe']],
    ['rotes Auto', ['Speed']],
    ['red car', ['Speed']],
    ['dark red', []],
    ['Leuchtturm', ['Licht']],
    ['Turm', ['Licht']],
    ['Leuchturm', ['Licht']],
    ['Insel', []],
    ['Tief', ['Tiefe']],
    ['Bilderbuch', ['Pinselheft']],
    ['picture book', ['Pinselheft']],
    ['Walter', ['Stau', 'Mohn']],
    ['Walter Blumen', ['Mohn']],
    ['Aquarell weiß', ['Licht']],
    ['watercolor flowers', ['Mohn']],
    ['Versteckt Geheim', []],
    ['qwertzuiop', []],
    ["'); DROP TABLE images; --", []],
    ["' | ! & <-> :* \\", []],
    ['🐋🐋', []],
    ['x', []],
  ])('%j finds %j', async (words, expected) => {
    const result = await byWords(words)
    expect(titlesOf(result).sort()).toEqual([...expected].sort())
    expect([result.isAnswered, result.shown]).toEqual([expected.length > 0, null])
  })

  test.each([
    ['Auto Qwertz', ['Auto'], true],
    ['Qwertz whale', ['whale'], true],
    ['weißes Auto', ['Auto'], true],
    ['Wal Auto', ['Wal', 'Auto'], false],
    ['rotes Auto in der Stadt', ['rotes', 'Auto', 'Stadt'], false],
    ['Mohn Blumen Wal', ['Mohn', 'Blumen'], true],
    ['Nelke', [], true],
    ['rote Nelke', ['rote'], true],
  ])('%j is not near, and says what is shown', async (words, shown, together) => {
    const { isAnswered, shown: shownWords, images } = await byWords(words)
    expect([isAnswered, shownWords, images.length > 0]).toEqual([false, { words: shown, together }, true])
  })

  test('whoever is named by all of the words is near, whoever by some is not', async () => {
    expect(await byWords('Ada Mooor')).toMatchObject({ isAnswered: true, shown: null })
    expect(await byWords('„Ada Moor“')).toMatchObject({ isAnswered: true, shown: null })
    expect(await byWords('Ada Qwertz')).toMatchObject({ isAnswered: false, shown: { words: ['Ada'] } })
  })

  test('a colour is shown where it is seen, whatever the texts say', async () => {
    const { db } = world.agency.services.database
    const write = async (words: string) => {
      await db.execute(sql`UPDATE images SET keywords_de = ${words} WHERE id = ${world.ids.Stau ?? 0}`)
      await world.agency.services.readModel.reload()
    }
    await write('Auto, Stadt, rot')
    expect(titlesOf(await byWords('rot Stadt'))).toEqual(['Stau'])
    expect(await byWords('rot Stadt')).toMatchObject({ isAnswered: false })
    await write('Auto, Stadt')
  })

  test('with a picture as well', async () => {
    const like = { kind: 'like', imageId: world.ids.Mohn ?? 0 } as const
    expect(await world.find({ ...like, words: 'auto' })).toMatchObject({ isAnswered: true, shown: null })
    expect(await world.find({ ...like, words: 'auto qwertz' })).toMatchObject({
      isAnswered: false,
      shown: { words: ['auto'], together: true },
    })
  })

  test('what answers all of it hides what answers some of it', async () => {
    expect(titlesOf(await byWords('Auto')).sort()).toEqual(['Speed', 'Stau'])
    expect(titlesOf(await byWords('Auto Stadt'))).toEqual(['Stau'])
    expect(titlesOf(await byWords('Auto Qwertz')).sort()).toEqual(['Speed', 'Stau'])
  })

  test('names artists and styles that are meant first, also mistyped, and artists by what is said of them', async () => {
    expect((await byWords('ada mor')).artists[0]?.name).toBe('Ada Moor')
    expect((await byWords('Hausboot')).artists[0]?.name).toBe('Ada Moor')
    expect((await byWords('Aquarel')).galleries[0]?.germanUrl).toBe('aquarell')
    expect((await byWords('Kinderbücher')).galleries[0]?.germanUrl).toBe('kinderbuch')
    expect((await byWords('Mohn')).artists.map(({ name }) => name)).toEqual(['Walter Holm'])
  })

  test('an artist whose name only begins so is not meant: Wal is no Walter', async () => {
    expect(titlesOf(await byWords('wal'))).toEqual(['Tiefe'])
  })

  test('offers styles where nothing is found', async () => {
    const { isAnswered, galleries } = await byWords('qwertzuiop')
    expect([isAnswered, galleries.length]).toEqual([false, 2])
  })

  test.each([
    ['a whole sentence of one word', 'Wal'.repeat(60)],
    ['as many parts as an address holds', 'Wal '.repeat(500)],
    ['signs that databases know', "%_\\ '' \" ; -- /* */ \u0000"],
    ['emoji among words', '🐋 Wal 🌊'],
    ['a Turkish i', 'İSTANBUL ıŞIK'],
    ['marks of their own', 'Wa\u0301l O\u0308l'],
    ['other scripts', '鲸鱼 кит حوت'],
    ['a compound that never ends', 'hausbaumwald'.repeat(16)],
    ['letters without meaning', 'qxzvw'.repeat(40)],
  ])('%s is answered', async (_, words) => {
    expect(await byWords(words)).toHaveProperty('artists')
  })

  test.each([
    ['WAL', 'Tiefe'],
    ['strasse', 'Speed'],
    ['Strasze', 'Speed'],
    ['🐋 Wal', 'Tiefe'],
    ['Leuchtturmillustration', 'Licht'],
  ])('%j finds %s all the same', async (words, title) => {
    expect(titlesOf(await byWords(words))).toContain(title)
  })

  test('what was changed is found as it is now', async () => {
    const { db } = world.agency.services.database
    await db.execute(sql`UPDATE images SET keywords_de = 'Quittenkompott' WHERE id = ${world.ids.Mohn ?? 0}`)
    await world.agency.services.readModel.reload()
    expect(titlesOf(await byWords('Quittenkompott'))).toEqual(['Mohn'])
    await db.execute(sql`UPDATE images SET keywords_de = 'Blumen' WHERE id = ${world.ids.Mohn ?? 0}`)
    await world.agency.services.readModel.reload()
    expect(titlesOf(await byWords('Quittenkompott'))).toEqual([])
    expect(titlesOf(await byWords('Blumen'))).toEqual(['Mohn'])
  })
})

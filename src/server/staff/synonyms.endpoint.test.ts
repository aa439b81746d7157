import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { purgeOld, RETENTION } from '#domain/retention.server.ts'
import { DAY_MS } from '#platform/durations.ts'
import { addArtist, addImage } from '#tests/builders.ts'
import { fieldErrorsIn, openStaffAgency, STAFF_START, type StaffAgency } from '#tests/staff-agency.ts'
import { EITHER_ENGINE } from '#tests/test-database.ts'

describe.each(EITHER_ENGINE)('on %s', (engine) => {
  let staff: StaffAgency

  beforeAll(async () => {
    staff = await openStaffAgency(engine)
    const { services } = staff.agency
    const artistId = await addArtist(services.database.db, { code: 'ulla-specht', name: 'Ulla Specht' })
    await addImage(services.database.db, { artistId, titleDe: 'Klabauterfest', titleEn: 'Sprite party' })
    await services.readModel.reload()
  })
  afterAll(() => staff[Symbol.asyncDispose]())

  const add = (Word: string, Finds: string) => staff.ask('POST', '/synonyms', { Word, Finds })
  const titlesFor = async (words: string) => {
    const answer = await staff.agency.get(`/illusde/api/image-search?q=${encodeURIComponent(words)}`)
    const { items }: { items: { Title: string }[] } = await answer.json()
    return items.map(({ Title }) => Title)
  }

  test('what staff add is found by the next search, and no more when it is gone; both can be undone', async () => {
    expect(await titlesFor('Schrumpelwicht')).toEqual([])
    const { status, body } = await add('Schrumpelwicht', 'sprite party, Qwertz')
    expect(status).toBe(201)
    await expect.poll(() => titlesFor('Schrumpelwicht')).toEqual(['Klabauterfest'])
    await staff.change(`/synonyms/${body.Id}`, { Finds: 'Qwertz' })
    await expect.poll(() => titlesFor('Schrumpelwicht')).toEqual([])
    const [changed] = await staff.changes()
    expect((await staff.ask('POST', `/actions/${Object(changed).ActionId}/undo`, {})).status).toBe(204)
    await expect.poll(() => titlesFor('schrumpelwichte')).toEqual(['Klabauterfest'])
    await staff.remove(`/synonyms/${body.Id}`)
    await expect.poll(() => titlesFor('Schrumpelwicht')).toEqual([])
    const [gone] = await staff.changes()
    expect((await staff.ask('POST', `/actions/${Object(gone).ActionId}/undo`, {})).status).toBe(204)
    await expect.poll(() => titlesFor('Schrumpelwicht')).toEqual(['Klabauterfest'])
  })

  test.each([
    ['Elb', 'elb', { Finds: 'loop' }],
    ['', 'Elf', { Word: 'required' }],
    ['Elb', '', { Finds: 'required' }],
    ['Elb', ' , ', { Finds: 'pattern' }],
    ['.*(', 'Elf', { Word: 'pattern' }],
    ['und der', 'Elf', { Word: 'pattern' }],
    ['x'.repeat(61), 'Elf', { Word: 'longest:60' }],
    ['Elb', 'x'.repeat(301), { Finds: 'longest:300' }],
  ])('%j for %j is refused', async (word, finds, errors) => {
    expect(fieldErrorsIn(await add(word, finds))).toEqual(errors)
  })

  test('a circle is refused, and so is a word that is there', async () => {
    expect((await add('Kreisel-a', 'Kreisel-b')).status).toBe(201)
    expect(fieldErrorsIn(await add('Kreisel-b', 'Kreisel-a'))).toEqual({ Finds: 'loop' })
    expect(fieldErrorsIn(await add('Kreisel-a', 'Elf'))).toEqual({ Word: 'taken' })
  })

  test('what was searched for in vain is counted and listed for 30 days, and a synonym is added for it', async () => {
    const { services, get } = staff.agency
    await get('/image-search?q=Quarkfee')
    await get('/en/image-search?q=QUARKFEE')
    await get('/image-search?q=Quarkfee%20Klabauterfest')
    for (const counted of ['q=Klabauterfest', 'q=Quarkelf%40mail.example', 'q=Quarkelf&gallery=aquarell'])
      await get(`/image-search?${counted}`)
    await get('/illusde/api/image-search?q=Quarkz')
    await services.unanswered.store()
    const list = async () => (await staff.read('/unanswered-searches?q=quark')).data
    const LastDay = STAFF_START.toISOString().slice(0, 10)
    expect(await list()).toMatchObject([
      { Id: 'quarkfee', Words: 'quarkfee', Times: 2, LastDay },
      { Id: 'quarkfee klabauterfest', Times: 1 },
    ])
    expect((await staff.ask('POST', '/unanswered-searches', { Words: 'x' })).status).toBe(405)
    const forget = async (days: number) =>
      purgeOld(
        {
          ...services,
          db: services.database.db,
          clock: { now: () => new Date(STAFF_START.getTime() + days * DAY_MS) },
        },
        [['unansweredSearches', RETENTION.unansweredSearches]],
      )
    await forget(30)
    expect(await list()).toHaveLength(2)
    await forget(32)
    expect(await list()).toEqual([])
  })
})

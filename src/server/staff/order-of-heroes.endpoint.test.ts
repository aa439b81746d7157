import { afterAll, beforeAll, expect, test } from 'vitest'
import { MOST_SORTED_HEROES } from '#domain/editorial/records.ts'
import { ACTION_HEADER } from '#site/api-paths.ts'
import { addPicture } from '#tests/builders.ts'
import { type Member, type Office, openOffice } from '#tests/office.ts'

let office: Office
let editor: Member

beforeAll(async () => {
  office = await openOffice()
  editor = await office.add('Edda', 'editor')
  for (const Title of ['Meer', 'Wald', 'Berg'])
    expect((await editor.ask('POST', '/heroes', await newHero(Title))).status).toBe(201)
})
afterAll(() => office[Symbol.asyncDispose]())

async function newHero(Title: string): Promise<Record<string, unknown>> {
  const { db } = office.agency.services.database
  return { ImageId: await addPicture(db), PhonePictureId: await addPicture(db), Title, Link: '/news' }
}

type Hero = { Id: number; Title: string; Position: number }

/** The heroes, in the order of visitors. */
async function readHeroes(): Promise<Hero[]> {
  const { body } = await editor.ask('GET', '/heroes?sort=Position&order=desc&perPage=200')
  return Object(body).data
}

const idsOf = (heroes: readonly Hero[]) => heroes.map(({ Id }) => Id)
const order = (Order: number[], Former: number[], member = editor) =>
  member.ask('POST', '/heroes/order', { Order, Former })

test('a hero that is added without a position is the first, also when two are added at once', async () => {
  const before = idsOf(await readHeroes())
  const added = [await newHero('Eins'), await newHero('Zwei')]
  const answers = await Promise.all(added.map((hero) => editor.ask('POST', '/heroes', hero)))
  expect(answers.map(({ status }) => status)).toEqual([201, 201])
  const after = idsOf(await readHeroes())
  expect(after.slice(2)).toEqual(before)
  expect(new Set(after.slice(0, 2))).toEqual(new Set(added.map(({ ImageId }) => ImageId)))
})

test('heroes take each other’s positions, as one action that can be undone', async () => {
  const before = await readHeroes()
  const ids = idsOf(before)
  const { status, headers } = await order(ids.toReversed(), ids)
  expect(status).toBe(200)
  const after = await readHeroes()
  expect(idsOf(after)).toEqual(ids.toReversed())
  expect(after.map(({ Position }) => Position)).toEqual(before.map(({ Position }) => Position))
  const undo = `/actions/${headers.get(ACTION_HEADER)}/undo`
  expect((await editor.ask('POST', undo, { EvenIfChanged: false })).status).toBe(204)
  expect(await readHeroes()).toMatchObject(before.map(({ Id, Position }) => ({ Id, Position })))
})

test('an order that was made from another one than the present is refused, and of two at once one', async () => {
  const ids = idsOf(await readHeroes())
  const turned = ids.toReversed()
  expect((await order(ids, turned)).status).toBe(409)
  const [first = 0, second = 0, ...rest] = ids
  const both = await Promise.all([order(turned, ids), order([second, first, ...rest], ids)])
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
})

test('it has every hero once, and no more than fit on a page', async () => {
  const ids = idsOf(await readHeroes())
  const [first = 0, ...rest] = ids
  for (const wrong of [rest, [...rest, rest[0] ?? 0], [...ids, first], [...rest, 999_999]])
    expect((await order(wrong, ids)).status).toBe(422)
  const tooMany = Array.from({ length: MOST_SORTED_HEROES + 1 }, (_, index) => index + 1)
  expect((await order(tooMany, tooMany)).status).toBe(400)
  expect(idsOf(await readHeroes())).toEqual(ids)
})

test('a reader changes no order', async () => {
  const reader = await office.add('Rea', 'reader')
  const ids = idsOf(await readHeroes())
  expect((await order(ids.toReversed(), ids, reader)).status).toBe(403)
  expect(idsOf(await readHeroes())).toEqual(ids)
})

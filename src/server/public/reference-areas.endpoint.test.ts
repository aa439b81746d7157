import { beforeAll, describe, expect, test } from 'vitest'
import { aMoodboard, aPatchwork, BLUES, REDS } from '#tests/pictures.ts'
import { aPlainPicture, openSearchAgency, type SearchAgency } from '#tests/search-agency.ts'

/** The pictures of a board, as they are found. */
const FOUR = ['2,2,47,47', '51,2,47,47', '2,51,47,47', '51,51,47,47']

let world: SearchAgency

beforeAll(async () => {
  world = await openSearchAgency()
  return () => world[Symbol.asyncDispose]()
})

function sendFile(bytes: Uint8Array): Promise<Response> {
  const form = new FormData()
  form.set('file', new Blob([Uint8Array.from(bytes)]), 'board.png')
  return fetch(`${world.agency.address}/illusde/api/image-search`, { method: 'POST', body: form })
}

describe('several pictures on a board', () => {
  async function sendBoard() {
    const [red, blue] = [await aPatchwork(REDS), await aPatchwork(BLUES)]
    const answer = await sendFile(await aMoodboard([red, blue, blue, red]))
    const { id, areas, shownArea }: { id: string; areas: string[]; shownArea: string } = await answer.json()
    const ask = async (part: string) => {
      const found = await world.agency.get(`/illusde/api/image-search?image=${id}&part=${part}`)
      const { items, areas: again, shownArea } = await found.json()
      return { first: items[0].Id, areas: again, shownArea }
    }
    return { areas, shownArea, ask }
  }

  test('are answered as areas, by rows, each of which is searched by alone', async () => {
    const { areas, shownArea, ask } = await sendBoard()
    expect(areas).toEqual(['0,0,100,100', ...FOUR])
    expect(FOUR).toContain(shownArea)
    const { Speed, Mohn, Stau, Tiefe } = world.ids
    for (const [at, works] of [
      [0, [Speed, Mohn]],
      [1, [Stau, Tiefe]],
      [2, [Stau, Tiefe]],
      [3, [Speed, Mohn]],
    ] as const) {
      const found = await ask(FOUR[at] ?? '')
      expect(works).toContain(found.first)
      expect([found.areas, found.shownArea]).toEqual([areas, FOUR[at]])
    }
  })

  test('are searched by together for a part that was not looked at, in no search of its own', async () => {
    const { shownArea, ask } = await sendBoard()
    const { searched, measured } = world.visual.counts
    expect((await ask('1,2,30,30')).shownArea).toBe(shownArea)
    expect((await ask('50,50,50,50')).shownArea).toBe(shownArea)
    expect(world.visual.counts).toMatchObject({ searched, measured })
    await ask(FOUR[1] ?? '')
    await ask(FOUR[1] ?? '')
    expect(world.visual.counts).toMatchObject({ searched: searched + 1, measured: measured + 1 })
  })

  test('are none where there is a single work', async () => {
    const { areas, shownArea } = await (await sendFile(await aPlainPicture('#d62828'))).json()
    expect([areas, shownArea]).toEqual([['0,0,100,100'], '0,0,100,100'])
  })
})

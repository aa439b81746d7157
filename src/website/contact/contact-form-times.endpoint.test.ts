import { beforeAll, describe, expect, test } from 'vitest'
import { anEnquiry, type FormAgency, openFormAgency } from '#tests/form-agency.ts'

let world: FormAgency
let senders = 0

beforeAll(async () => {
  world = await openFormAgency()
  return () => world[Symbol.asyncDispose]()
})

/** Sends the form as a browser without script does, each time from another network. */
function post(path: string, body: FormData): Promise<Response> {
  senders += 1
  const { address } = world.agency
  const headers = { Origin: address, 'X-Forwarded-For': `10.8.0.${senders}` }
  return fetch(address + path, { method: 'POST', redirect: 'manual', headers, body })
}

async function read(path: string): Promise<{ answer: Response; html: string }> {
  const answer = await world.agency.get(path)
  return { answer, html: await answer.text() }
}

function stampIn(html: string): string {
  return /<input type="hidden" name="opened" value="([^"]+)"/.exec(html)?.[1] ?? ''
}

describe('the time that a form carries', () => {
  /** Returns the time that the page's form carries. */
  async function stampOn(path: string): Promise<string> {
    const { answer, html } = await read(path)
    expect(answer.headers.get('Cache-Control')).toBe('private, no-cache')
    return stampIn(html)
  }

  test.each(['/kontakt', '/en/kontakt/illus', '/kontakt/artist'])(
    'is new in each answer of %s',
    async (path) => {
      const first = await stampOn(path)
      world.time.now = new Date(world.time.now.getTime() + 1_000)
      const second = await stampOn(path)
      expect(second).not.toBe(first)
    },
  )

  test('who is too quick without script is asked to wait, and then sent on', async () => {
    const opened = await stampOn('/kontakt')
    const answer = await post('/kontakt', anEnquiry({ opened, message: 'Schnell getippt' }))
    const html = await answer.text()
    expect(answer.status).toBe(428)
    expect(html).toContain('Bitte warten Sie einen Augenblick')
    expect(html).toContain('Schnell getippt')
    world.time.now = new Date(world.time.now.getTime() + 3_000)
    // However often it was sent meanwhile.
    expect(stampIn(html)).toBe(opened)
    const again = await post('/kontakt', anEnquiry({ opened: stampIn(html) }))
    expect(again.status).toBe(303)
  })

  test('stays when a form comes back, so that nobody waits once more', async () => {
    const opened = await stampOn('/kontakt')
    world.time.now = new Date(world.time.now.getTime() + 3_000)
    const answer = await post('/kontakt', anEnquiry({ opened, email: 'a@b@c' }))
    expect(answer.status).toBe(422)
    expect(stampIn(await answer.text())).toBe(opened)
    expect((await post('/kontakt', anEnquiry({ opened }))).status).toBe(303)
  })

  test('is a new one for a form that came with none of ours', async () => {
    const answer = await post('/kontakt', anEnquiry({ opened: 'made up' }))
    const opened = stampIn(await answer.text())
    world.time.now = new Date(world.time.now.getTime() + 3_000)
    expect((await post('/kontakt', anEnquiry({ opened }))).status).toBe(303)
  })
})

import { sql } from 'drizzle-orm'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { DAY_MS } from '#platform/durations.ts'
import { DECIDING_START, openDecidingAgency } from '#tests/deciding-agency.ts'
import { EITHER_ENGINE } from '#tests/test-database.ts'

describe.each(EITHER_ENGINE)('on %s', (engine) => {
  let world: Awaited<ReturnType<typeof openDecidingAgency>>

  beforeAll(async () => {
    world = await openDecidingAgency(engine)
    return () => world[Symbol.asyncDispose]()
  })

  beforeEach(() => {
    world.time.now = DECIDING_START
  })

  const refusalOf = async (answer: Response) => {
    const { error } = await answer.json()
    return [answer.status, error.message]
  }

  describe('a round', () => {
    test('is about a copy of the collection, so that who knows the first link cannot lead it', async () => {
      const saved = await world.call('POST', '', { images: world.imageIds.slice(0, 2), lang: 'de' })
      const { id } = await saved.json()
      const answer = await world.call('POST', `/${id}/round`)
      const round = await answer.json()
      expect(answer.status).toBe(201)
      expect(round.id).not.toBe(id)
      expect(Buffer.from(round.secret, 'base64url').length * 8).toBeGreaterThanOrEqual(128)
      expect((await world.call('GET', `/${id}/round`)).status).toBe(404)
      expect(await world.stateOf(round.id)).toEqual({
        isOpen: true,
        revision: 0,
        people: [],
        votes: [],
        comments: [],
        title: '',
        images: 2,
        expires: round.expires,
        digest: null,
      })
    })

    test('lets its owner’s browser get the owner’s page at once, and no other page', async () => {
      const saved = await world.call('POST', '', { images: world.imageIds.slice(0, 2), lang: 'de' })
      const { id: first } = await saved.json()
      const opening = await world.call('POST', `/${first}/round`)
      const { id, secret } = await opening.json()
      const cookies = opening.headers.getSetCookie()
      expect(cookies.map((cookie) => /Path=([^;]+)/.exec(cookie)?.[1])).toEqual(['/runde', '/en/runde'])
      expect(cookies[0]).toMatch(/^round-owner-[\w-]{22}=[\w-]{32}; .*HttpOnly; SameSite=Lax/)
      const pageFor = async (cookie: string) =>
        (await world.agency.get(`/runde?id=${id}`, { Cookie: cookie })).text()
      const own = await pageFor(cookies[0]?.split(';')[0] ?? '')
      expect(own).toContain('Sie leiten diese Runde')
      expect(own).toContain(`#leitung=${secret}`)
      expect(own).not.toContain('Eine Auswahl für Sie')
      expect(own).not.toContain('In meine Auswahl übernehmen')
      for (const cookie of ['', `round-owner-${id}=${'x'.repeat(32)}`]) {
        const other = await pageFor(cookie)
        expect(other).toContain('Eine Auswahl für Sie')
        expect(other).not.toContain('Sie leiten diese Runde')
      }
      const reading = await world.call('GET', `/${id}/round`, undefined, {
        Authorization: `Bearer ${secret}`,
      })
      expect(reading.headers.getSetCookie()).toHaveLength(2)
      expect((await world.call('GET', `/${id}/round`)).headers.getSetCookie()).toEqual([])
    })

    test('counts one vote for each name and picture, however often it is sent', async () => {
      const { id } = await world.open()
      await world.vote(id, 'Anna')
      await world.vote(id, 'Anna')
      await world.vote(id, 'Ben')
      const other = await world.vote(id, 'Anna', { reader: 'another browser' })
      const { state, person } = await other.json()
      expect(state.votes).toHaveLength(3)
      await world.vote(id, 'Anna', { reader: 'another browser', voted: false })
      const now = await world.stateOf(id)
      expect(now.votes).toHaveLength(2)
      expect(now.votes.map((vote: { person: string }) => vote.person)).not.toContain(person)
    })

    test('takes one browser for one person: a corrected name takes the hearts along', async () => {
      const { id } = await world.open()
      await world.vote(id, 'Ana', { reader: 'her browser' })
      await world.vote(id, 'Anna', { reader: 'her browser', image: world.imageIds[1] })
      const { people, votes } = await world.stateOf(id)
      expect(people.map(({ name }: { name: string }) => name)).toEqual(['Anna'])
      expect(votes).toHaveLength(2)
      await world.vote(id, 'Ana', { reader: 'her browser', voted: false })
      expect((await world.stateOf(id)).votes).toHaveLength(1)
    })

    test('tells people apart whose names are the same but for capitals', async () => {
      const { id } = await world.open()
      for (const [at, name] of ['Anna', 'anna', 'Ben'].entries()) {
        world.time.now = new Date(DECIDING_START.getTime() + at * 1_000)
        await world.vote(id, name, { reader: `browser ${at}` })
      }
      const { people } = await world.stateOf(id)
      expect(people.map(({ name }: { name: string }) => name)).toEqual(['Anna', 'anna (2)', 'Ben'])
    })

    test('is not filled by one network, and whom its owner hides makes room', async () => {
      const round = await world.open()
      const from = (network: string, reader: string) =>
        world.call(
          'POST',
          `/${round.id}/round/votes`,
          { image: world.imageIds[0], name: reader, reader, voted: true },
          { 'X-Forwarded-For': network },
        )
      const statuses: number[] = []
      for (let at = 0; at < 62; at++) statuses.push((await from('192.0.2.77', `made up ${at}`)).status)
      expect([statuses.slice(0, 60).every((status) => status === 200), statuses.at(-1)]).toEqual([true, 429])
      expect((await from('192.0.2.77', 'made up 0')).status).toBe(200)
      expect((await from('198.51.100.9', 'honest')).status).toBe(200)
      const { db } = world.database
      await db.execute(sql`INSERT INTO decision_people (id, collection_id, name)
        SELECT 'filler ' || ${round.id}::text || at, ${round.id}, 'x' || at FROM generate_series(1, 139) at`)
      expect((await from('198.51.100.9', 'one more')).status).toBe(409)
      const { people } = await world.stateOf(round.id)
      await world.asOwner(round, 'PATCH', `/people/${people[0].id}`, { hidden: true })
      expect((await from('198.51.100.9', 'one more')).status).toBe(200)
    })

    test('keeps comments as text, each once', async () => {
      const { id } = await world.open()
      const text = '<script>alert(1)</script>\nSiehe https://beispiel.example'
      await world.comment(id, ' <b>Anna</b>  Berg ', text)
      await world.comment(id, ' <b>Anna</b>  Berg ', text)
      const { people, comments } = await world.stateOf(id)
      expect(people).toMatchObject([{ name: '<b>Anna</b> Berg', hidden: false }])
      expect(comments).toMatchObject([{ text, image: world.imageIds[0], person: people[0].id }])
    })

    test('takes votes and comments from forms', async () => {
      const { id } = await world.open()
      const form = new URLSearchParams({ image: `${world.imageIds[0]}`, name: 'Anna', text: 'Ja.' })
      const type = { 'Content-Type': 'application/x-www-form-urlencoded' }
      const answer = await world.call('POST', `/${id}/round/comments`, form.toString(), type)
      expect(answer.status).toBe(200)
      expect((await world.stateOf(id)).comments).toMatchObject([{ text: 'Ja.' }])
    })

    test('is not kept by anything on the way', async () => {
      const { id } = await world.open()
      const { headers } = await world.call('GET', `/${id}/round`)
      expect(headers.get('Cache-Control')).toBe('private, no-store')
      expect(headers.get('Referrer-Policy')).toBe('no-referrer')
    })

    test('ends with its collection', async () => {
      const round = await world.open()
      world.time.now = new Date(DECIDING_START.getTime() + 91 * DAY_MS)
      const ended = 'Diese Auswahl ist abgelaufen, und mit ihr die Runde.'
      for (const answer of [
        await world.call('GET', `/${round.id}/round`),
        await world.vote(round.id, 'Anna'),
        await world.asOwner(round, 'PATCH', '', { isOpen: false }),
        await world.call('GET', `/${round.id}/events`),
      ])
        expect(await refusalOf(answer)).toEqual([410, ended])
    })
  })

  describe('what cannot be said is refused with a sentence', () => {
    test.each([
      [{ name: ' ' }, { name: 'Bitte geben Sie Ihren Namen ein, damit die anderen wissen, wer es ist.' }],
      [{ name: 'a'.repeat(61) }, { name: 'Der Name ist zu lang. Bitte kürzen Sie ihn auf 60 Zeichen.' }],
      [{ text: ' \n' }, { text: 'Bitte schreiben Sie erst einen Kommentar.' }],
      [
        { text: 'a'.repeat(10_000) },
        { text: 'Der Kommentar ist zu lang. Bitte kürzen Sie ihn auf 1000 Zeichen.' },
      ],
    ])('%o', async (wrong, fields) => {
      const { id } = await world.open()
      const answer = await world.comment(id, 'Anna', 'Ja.', wrong)
      expect([answer.status, await answer.json()]).toMatchObject([
        422,
        { error: { code: 'invalid', fields } },
      ])
    })

    test('in the language of the page', async () => {
      const { id } = await world.open()
      const body = { image: world.imageIds[0], name: '', voted: true }
      const answer = await world.call('POST', `/${id}/round/votes?lang=en`, body)
      expect(await refusalOf(answer)).toEqual([
        422,
        'Please enter your name, so the others know who you are.',
      ])
    })

    test.each([['{"image"'], ['[]'], ['{"image":"x","name":"Anna","voted":true}']])(
      '%s: 400',
      async (body) => {
        const { id } = await world.open()
        const json = { 'Content-Type': 'application/json' }
        expect((await world.call('POST', `/${id}/round/votes`, body, json)).status).toBe(400)
      },
    )

    test('a picture of another collection, and one that was withdrawn: 410', async () => {
      const [first = 0, , third = 0] = world.imageIds
      const round = await world.open([first])
      const gone = 'Dieses Bild ist nicht mehr zu sehen. Herzen und Kommentare sind dazu nicht mehr möglich.'
      expect(await refusalOf(await world.vote(round.id, 'Anna', { image: third }))).toEqual([410, gone])
      const { db } = world.database
      await db.execute(`update images set hidden = true where id = ${first}`)
      await world.agency.services.readModel.reload()
      const refused = await refusalOf(await world.comment(round.id, 'Anna', 'Schade.'))
      await db.execute(`update images set hidden = false where id = ${first}`)
      await world.agency.services.readModel.reload()
      expect(refused).toEqual([410, gone])
    })

    test('a page of another site: 403', async () => {
      const { id } = await world.open()
      const body = { image: world.imageIds[0], name: 'Anna', voted: true }
      const answer = await world.call('POST', `/${id}/round/votes`, body, { 'Sec-Fetch-Site': 'cross-site' })
      expect(answer.status).toBe(403)
    })

    test('too many of one network: 429 with the time to wait', async () => {
      const { id } = await world.open()
      const network = { 'X-Forwarded-For': '10.9.8.7' }
      const body = { image: world.imageIds[0], name: 'Anna', voted: true }
      const { rateLimits } = world.agency.services
      const limit = { name: 'decisions', most: 1_200, withinSeconds: 3_600 }
      await Promise.all(Array.from({ length: limit.most }, () => rateLimits.take(limit, '10.9.8.7')))
      const answer = await world.call('POST', `/${id}/round/votes`, body, network)
      expect([answer.status, Number(answer.headers.get('Retry-After')) > 0]).toEqual([429, true])
    })

    test('more comments on a picture than anybody reads: 409', async () => {
      const { id } = await world.open()
      for (let at = 0; at < 100; at++) await world.comment(id, 'Anna', `Nr. ${at}`)
      expect(await refusalOf(await world.comment(id, 'Ben', 'Noch einer'))).toEqual([
        409,
        'Hier stehen schon sehr viele Kommentare, weitere sind nicht möglich.',
      ])
    })
  })

  describe('whoever holds the secret', () => {
    test('closes the round, which is then read-only, and opens it again', async () => {
      const round = await world.open()
      await world.vote(round.id, 'Anna')
      expect((await world.asOwner(round, 'PATCH', '', { isOpen: false })).status).toBe(204)
      expect(await world.stateOf(round.id)).toMatchObject({ isOpen: false, votes: [{}] })
      expect(await refusalOf(await world.comment(round.id, 'Anna', 'Zu spät?'))).toEqual([
        409,
        'Diese Runde wurde inzwischen geschlossen. Ihr Text steht noch da, er lässt sich aber nicht mehr senden.',
      ])
      await world.asOwner(round, 'PATCH', '', { isOpen: true })
      expect((await world.comment(round.id, 'Anna', 'Noch da.')).status).toBe(200)
    })

    test('deletes a comment, also when another owner did so at the same time', async () => {
      const round = await world.open()
      await world.comment(round.id, 'Anna', 'Weg damit')
      const { comments } = await world.stateOf(round.id)
      const removing = () => world.asOwner(round, 'DELETE', `/comments/${comments[0].id}`)
      const answers = await Promise.all([removing(), removing()])
      expect(answers.map(({ status }) => status)).toEqual([204, 204])
      expect((await world.stateOf(round.id)).comments).toEqual([])
    })

    test('hides a person from readers, and still sees them', async () => {
      const round = await world.open()
      const { person } = await (await world.vote(round.id, 'Anna')).json()
      await world.comment(round.id, 'Anna', 'Hallo')
      await world.asOwner(round, 'PATCH', `/people/${person}`, { hidden: true })
      expect(await world.stateOf(round.id)).toMatchObject({ people: [], votes: [], comments: [] })
      expect((await world.vote(round.id, 'Anna')).status).toBe(403)
      const seen = await (await world.asOwner(round, 'GET')).json()
      expect(seen).toMatchObject({ people: [{ id: person, hidden: true }], votes: [{}], comments: [{}] })
    })

    test('deletes everything', async () => {
      const round = await world.open()
      await world.vote(round.id, 'Anna')
      expect((await world.asOwner(round, 'DELETE')).status).toBe(204)
      expect((await world.call('GET', `/${round.id}`)).status).toBe(404)
      expect((await world.call('GET', `/${round.id}/round`)).status).toBe(404)
    })

    test('is nobody else: a wrong secret, that of another round, and none are refused', async () => {
      const round = await world.open()
      const other = await world.open()
      const wrong =
        'Mit diesem Link lässt sich die Runde nicht leiten. Bitte prüfen Sie, ob er vollständig ist.'
      for (const secret of ['', 'x', other.secret]) {
        const stranger = { ...round, secret }
        expect(await refusalOf(await world.asOwner(stranger, 'GET'))).toEqual([403, wrong])
        expect(await refusalOf(await world.asOwner(stranger, 'DELETE'))).toEqual([403, wrong])
      }
      expect((await world.call('DELETE', `/${round.id}/round`)).status).toBe(403)
      expect((await world.call('GET', `/${round.id}/round`)).status).toBe(200)
    })

    test('keeps the secret from log, metrics and database', async () => {
      const round = await world.open()
      await world.asOwner(round, 'PATCH', '', { isOpen: false })
      const metrics = await (await world.agency.get('/metrics')).text()
      const stored = await world.database.db.execute('select * from decision_rounds')
      for (const text of [JSON.stringify(world.agency.logged()), metrics, JSON.stringify(stored)])
        expect(text).not.toContain(round.secret)
    })
  })
})

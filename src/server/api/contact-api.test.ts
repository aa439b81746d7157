import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type MailAgency, openMailAgency } from '#tests/mail-agency.ts'
import { aPainting } from '#tests/pictures.ts'

let world: MailAgency
let senders = 0

beforeAll(async () => {
  world = await openMailAgency()
  return () => world[Symbol.asyncDispose]()
})

beforeEach(() => {
  world.mail.answerRecipients(null)
  world.mail.received.length = 0
})

function aForm(fields: Record<string, string> = {}): FormData {
  senders += 1
  const form = new FormData()
  const usual = {
    name: 'Katrin Lorenzen',
    email: `lorenzen${senders}@maler.example`,
    message: `Wir suchen Bilder für ein Heft. ${senders}`,
    terms: 'on',
  }
  for (const [name, value] of Object.entries({ ...usual, ...fields })) form.set(name, value)
  return form
}

function post(body: BodyInit, headers: Record<string, string> = {}): Promise<Response> {
  senders += 1
  return fetch(`${world.agency.address}/illusde/api/contact`, {
    method: 'POST',
    headers: { 'X-Forwarded-For': `10.0.${senders >> 8}.${senders & 255}`, ...headers },
    body,
  })
}

test('is there', async () => {
  const form = aForm()
  form.append('attachment', new File([await aPainting(300, 200).jpeg().toBuffer()], 'skizze.jpg'))
  const answer = await post(form)
  expect([answer.status, await answer.json()]).toEqual([201, { id: expect.stringMatching(/^[0-9a-f]{32}$/) }])
  await world.agency.services.submissions.takingIn.wake()
  console.log(JSON.stringify(world.agency.logged().slice(-5)), await readdir(join(world.agency.services.config.dataDirectory, 'spool')))
})

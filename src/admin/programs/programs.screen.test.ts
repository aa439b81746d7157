import { createServer } from 'node:http'
import { screen, within } from '@testing-library/dom'
import { expect, test } from 'vitest'
import account from '#messages/staff-account.de.json' with { type: 'json' }
import {
  fill,
  findButton,
  findField,
  findLine,
  linesWith,
  open,
  press,
  speak,
  theOffice,
  untilGone,
  user,
} from '#tests/dom/admin.ts'
import { answer } from '#tests/dom/network.ts'
import { PASSWORD } from '#tests/staff-visitor.ts'

/** The status of a call by a program with this token. */
async function callWith(token: string, path: string): Promise<number> {
  const headers = { Authorization: `Bearer ${token}` }
  return (await fetch(`${theOffice().agency.address}/illusde/api/admin${path}`, { headers })).status
}

test('a token is made by keyboard once the password was given again, used by a program, and ended', async () => {
  await open('/tokens', await theOffice().add('Nina', 'owner'))
  const tokens = { method: 'POST', path: /\/admin\/tokens$/ }
  const end = answer(tokens, 403, { error: { code: 'sign_in_again', message: '' } })
  const [name] = await screen.findAllByLabelText<HTMLInputElement>(/^Name/)
  name?.focus()
  await user.keyboard('Terminliste')
  screen.getByRole('checkbox', { name: 'Bilder: Lesen' }).focus()
  await user.keyboard(' ')
  ;(await findButton('Token anlegen')).focus()
  await user.keyboard('{Enter}')
  const asking = await screen.findByRole('dialog', { name: account.again_title })
  expect(document.activeElement).toBe(await findField(account.password_current, asking))
  await user.keyboard('not this one, surely{Enter}')
  await within(asking).findByText(account.problem_wrong_current)
  end()
  await fill(account.password_current, PASSWORD, asking)
  await user.type(await findField(account.password_current, asking), '{Enter}')
  const dialog = await screen.findByRole('dialog', { name: 'Token „Terminliste“' })
  const token = (await findField('Token', dialog)).value
  expect(token).toMatch(/^zeichner_[\w-]{43}$/)
  await press('Fertig', dialog)
  expect([await callWith(token, '/images'), await callWith(token, '/news')]).toEqual([200, 403])
  const row = await findLine('Terminliste')
  expect(row.textContent).toContain('Bilder (Lesen)')
  await press('Token „Terminliste“ beenden', row)
  await press('Beenden', await screen.findByRole('dialog'))
  await screen.findByText('Der Token „Terminliste“ gilt nicht mehr.')
  await untilGone(() => linesWith('Terminliste')[0])
  expect(await callWith(token, '/images')).toBe(401)
})

test('what a token lacks is said in English', async () => {
  await open('/tokens')
  await speak('English')
  await press('Make a token')
  await screen.findByText(/^Something is missing/)
})

/** Another program, which answers 204. */
async function openReceiver() {
  const got: string[] = []
  const server = createServer((request, response) => {
    got.push(String(request.headers['webhook-id']))
    request.resume().on('end', () => response.writeHead(204).end())
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const port = typeof address === 'object' ? address?.port : 0
  return { got, url: `http://127.0.0.1:${port}/hook`, [Symbol.dispose]: () => void server.close() }
}

test('a webhook is added, tried, found in its log, sent again and removed', async () => {
  using receiver = await openReceiver()
  await open('/webhooks')
  await press('Webhook hinzufügen')
  const form = await screen.findByRole('dialog', { name: 'Webhook hinzufügen' })
  await fill('Name', 'Büro', form)
  await fill('Adresse', 'http://n8n.example/hook', form)
  await user.click(within(form).getByRole('checkbox', { name: 'Anfrage eingegangen' }))
  await press('Speichern', form)
  await within(form).findByText(/^Diese Adresse geht nicht/)
  await fill('Adresse', receiver.url, form)
  await press('Speichern', form)
  const secret = await screen.findByRole('dialog', { name: 'Geheimnis von „Büro“' })
  expect((await findField('Geheimnis', secret)).value).toMatch(/^whsec_/)
  await press('Fertig', secret)
  const row = await findLine(receiver.url)
  await press('Testnachricht senden: Büro', row)
  const log = await screen.findByRole('list', { name: 'Protokoll von Büro' })
  for (const text of ['Testnachricht', 'angekommen', 'Antwort 204'])
    await expect.poll(() => log.textContent).toContain(text)
  await press('Noch einmal senden', log)
  await expect.poll(() => receiver.got).toHaveLength(2)
  expect(new Set(receiver.got).size).toBe(1)
  await press('Entfernen: Büro', row)
  await press('Entfernen', await screen.findByRole('dialog'))
  await untilGone(() => row.isConnected)
})

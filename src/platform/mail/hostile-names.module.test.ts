import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { openTestMailServer, type ReceivedEmail, type TestMailServer } from '#tests/mail-server.ts'
import type { Email, Mailer } from './mailer.ts'
import { openMailer } from './open-mailer.server.ts'

const LINK = 'http://evil.example'
const BASE64 = Buffer.from(LINK).toString('base64')

let server: TestMailServer
let mailer: Mailer

beforeAll(async () => {
  server = await openTestMailServer()
  mailer = await openMailer({ smtpUrl: server.url, dkim: null }, 'never-made')
  return () => server[Symbol.asyncDispose]()
})

beforeEach(() => {
  server.received.length = 0
})

/** Sends an email with the name in all headers that can contain it, and returns it as received. */
async function receiveWith(name: string): Promise<ReceivedEmail> {
  const bytes = Buffer.from('%PDF-')
  const email: Email = {
    messageId: 'email-1@zeichner.example',
    date: new Date('2026-03-01T10:00:00Z'),
    from: { name, address: 'website@zeichner.example' },
    to: 'anna@verlag.example',
    replyTo: { name, address: 'joerg@maler.example' },
    subject: `${name} hat Ihnen eine Auswahl geschickt`,
    html: '<p>Hallo</p><img src="cid:one">',
    text: 'Hallo',
    pictures: [{ id: 'one', fileName: `${name}.jpg`, contentType: 'image/jpeg', bytes }],
    files: [{ fileName: `${name}.pdf`, contentType: 'application/pdf', bytes }],
    headers: {},
  }
  expect(await mailer.send(email)).toBe('accepted')
  const [received] = server.received
  if (!received) throw new Error('No email was received.')
  return received
}

/** Returns what a mail program shows of the headers that contain the name. */
function shownOf({ mail }: ReceivedEmail): string[] {
  return [
    mail.subject ?? '',
    ...[mail.from, mail.replyTo].flatMap((box) => box?.value.map((value) => value.name) ?? []),
    ...mail.attachments.map(({ filename }) => filename ?? ''),
  ]
}

describe('a name that a mail program would decode to a link arrives as typed', () => {
  test.each([
    ['base64', `=?utf-8?B?${BASE64}?=`],
    ['base64 in lower case', `=?utf-8?b?${BASE64}?=`],
    ['quoted printable', '=?utf-8?Q?http=3A=2F=2Fevil.example?='],
    [
      'quoted printable of every email',
      '=?utf-8?q?=68=74=74=70=3a=2f=2f=65=76=69=6c=2e=65=78=61=6d=70=6c=65?=',
    ],
    ['another charset', `=?iso-8859-1?B?${BASE64}?=`],
    ['a language after the charset', `=?utf-8*en?B?${BASE64}?=`],
    ['two halves', `=?utf-8?Q?http=3A=2F=2F?= =?utf-8?Q?evil.example?=`],
    ['words around it', `Katrin =?utf-8?B?${BASE64}?= Lorenzen`],
    ['no space before it', `Katrin=?utf-8?B?${BASE64}?=`],
    ['an umlaut beside it', `Jörg =?utf-8?B?${BASE64}?= Müller`],
    ['an umlaut touching it', `ü=?utf-8?B?${BASE64}?=ü`],
    ['an emoji beside it', `🖌️ =?utf-8?B?${BASE64}?=`],
    ['a line break in its beginning', `=\r\n?utf-8?B?${BASE64}?=`],
    ['a folded line in its middle', `=?utf-8?B?${BASE64.slice(0, 10)}?=\r\n =?utf-8?B?${BASE64.slice(10)}?=`],
    ['a beginning before the beginning', `==?utf-8?B?${BASE64}?=`],
    [
      'one encoded word inside another',
      `=?utf-8?B?${Buffer.from(`=?utf-8?B?${BASE64}?=`).toString('base64')}?=`,
    ],
    ['no end', `=?utf-8?B?${BASE64}`],
    ['so long that it is folded', `${'Katrin '.repeat(9)}=?utf-8?B?${BASE64}?=`],
    ['quotation marks', `"=?utf-8?B?${BASE64}?="`],
    ['a backslash', `\\=?utf-8?B?${BASE64}?=`],
    ['utf-7', '=?utf-7?Q?http:+AC8ALw-evil.example?='],
  ])('%s', async (_, name) => {
    const shown = shownOf(await receiveWith(name))
    expect(shown).toHaveLength(5)
    // Nothing is left for a program that decodes a second time.
    for (const text of shown) expect(text).not.toMatch(/\/\/evil|=\?/)
  })
})

describe('an ordinary name arrives as it was typed', () => {
  test.each([
    'Katrin Lorenzen',
    'Jörg Müller-Lüdenscheid',
    "Ömer O'Neil & Söhne (GmbH)",
    '中村 光一郎 と すべての友だちの長い名前の会社',
    '🖌️ Anna 👩🏽‍🎨',
    'Łukasz Żółć, Kraków',
    'Ελένη Παπαδοπούλου',
    'a=b? ja = nein',
    '100 % "gut"',
  ])('%s', async (name) => {
    const { mail } = await receiveWith(name)
    expect(mail.subject).toBe(`${name} hat Ihnen eine Auswahl geschickt`)
    expect(mail.from?.value[0]?.name).toBe(name)
    expect(mail.replyTo?.value[0]?.name).toBe(name)
    expect(mail.attachments.map(({ filename }) => filename)).toEqual(
      [`${name}.pdf`, `${name}.jpg`].toSorted(),
    )
  })
})

test('an address with an encoded word is refused', async () => {
  const address = `=?utf-8?B?${BASE64}?=@maler.example`
  const email: Email = {
    messageId: 'a@b.example',
    date: new Date(0),
    from: { name: '', address: 'a@b.example' },
    to: 'anna@verlag.example',
    replyTo: { name: '', address },
    subject: '',
    html: '',
    text: '',
    pictures: [],
    headers: {},
  }
  await expect(mailer.send(email)).rejects.toThrow(RangeError)
})

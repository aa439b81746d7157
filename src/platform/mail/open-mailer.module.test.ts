import { generateKeyPairSync } from 'node:crypto'
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { ParsedMail } from 'mailparser'
import { describe, expect, test } from 'vitest'
import { StartupError } from '#platform/config.ts'
import { openTestMailServer, parseEmail } from '#tests/mail-server.ts'
import { openTestFolder } from '#tests/run-program.ts'
import type { Email, Mailer } from './mailer.ts'
import { openMailer } from './open-mailer.server.ts'

const PICTURE = Buffer.from('ffd8ffe000104a46494600', 'hex')

function anEmail(differences: Partial<Email> = {}): Email {
  return {
    messageId: 'email-1@zeichner.example',
    date: new Date('2026-03-01T10:00:00Z'),
    from: { name: 'Die Zeichner', address: 'website@zeichner.example' },
    to: 'anna+art@verlag.example',
    replyTo: { name: 'Jörg, "der" Maler <x>', address: 'joerg+x@maler.example' },
    subject: 'Grüße — eine Auswahl',
    html: '<p>Schöne <b>Bilder</b></p><img src="cid:one">',
    text: 'Schöne Bilder',
    pictures: [{ id: 'one', fileName: 'one.jpg', contentType: 'image/jpeg', bytes: PICTURE }],
    headers: { 'Auto-Submitted': 'auto-generated' },
    ...differences,
  }
}

type Opened = AsyncDisposable & {
  mailer: Mailer
  emails: () => Promise<{ mail: ParsedMail; raw: string }[]>
}

const TRANSPORTS: Record<string, () => Promise<Opened>> = {
  'the outbox': async () => {
    const place = await openTestFolder()
    const outbox = place.folder
    const emails = async () => {
      const names = (await readdir(outbox)).filter((name) => name.endsWith('.eml'))
      return Promise.all(
        names.map(async (name) => {
          const bytes = await readFile(join(outbox, name))
          return { mail: await parseEmail(bytes), raw: bytes.toString('latin1') }
        }),
      )
    }
    const mailer = await openMailer({ smtpUrl: null, dkim: null }, outbox)
    return { mailer, emails, [Symbol.asyncDispose]: place[Symbol.asyncDispose] }
  },
  'a mail server': async () => {
    const server = await openTestMailServer()
    const mailer = await openMailer({ smtpUrl: server.url, dkim: null }, 'never-made')
    return {
      mailer,
      emails: async () => server.received,
      [Symbol.asyncDispose]: server[Symbol.asyncDispose],
    }
  },
}

describe.each(Object.entries(TRANSPORTS))('%s', (name, open) => {
  test('gets the email with all of its parts', async () => {
    await using opened = await open()
    expect(await opened.mailer.send(anEmail())).toBe(name === 'a mail server' ? 'accepted' : 'stored')
    const [email] = await opened.emails()
    expect(email?.mail).toMatchObject({
      messageId: '<email-1@zeichner.example>',
      date: new Date('2026-03-01T10:00:00Z'),
      subject: 'Grüße — eine Auswahl',
      from: { value: [{ name: 'Die Zeichner', address: 'website@zeichner.example' }] },
      to: { value: [{ address: 'anna+art@verlag.example' }] },
      replyTo: { value: [{ name: 'Jörg, "der" Maler <x>', address: 'joerg+x@maler.example' }] },
      attachments: [{ contentId: '<one>', contentType: 'image/jpeg', contentDisposition: 'inline' }],
    })
    expect(email?.mail.text?.trim()).toBe('Schöne Bilder')
    expect(email?.mail.html).toContain('<img src="cid:one">')
    expect(email?.mail.attachments[0]?.content.equals(PICTURE)).toBe(true)
    expect(email?.mail.headers.get('auto-submitted')).toBe('auto-generated')
  })

  test('a line break in a name or a subject starts no header', async () => {
    await using opened = await open()
    const evil = 'Hallo\r\nBcc: all@verlag.example\r\n\r\nbody'
    await opened.mailer.send(anEmail({ subject: evil, replyTo: { name: evil, address: 'a@b.example' } }))
    const [email] = await opened.emails()
    expect(email?.mail.headers.has('bcc')).toBe(false)
    expect(email?.raw).not.toMatch(/^bcc:/im)
    expect(email?.mail.to).toMatchObject({ value: [{ address: 'anna+art@verlag.example' }] })
  })

  test.each([
    'a@b.example, c@d.example',
    'a@b.example;c@d.example',
    'A <a@b.example>',
    'a@b.example\r\nBcc: c@d.example',
    'a@b@c.example',
    'group:a@b.example',
    'nobody',
    '',
  ])('refuses the recipient %j', async (to) => {
    await using opened = await open()
    await expect(opened.mailer.send(anEmail({ to }))).rejects.toThrow(RangeError)
    expect(await opened.emails()).toEqual([])
  })

  test('opens no file that an email refers to', async () => {
    await using opened = await open()
    await opened.mailer.send(
      anEmail({ html: '<img src="file:///etc/passwd">', text: '{"path":"/etc/passwd"}' }),
    )
    const [email] = await opened.emails()
    expect(email?.raw).not.toContain('root:')
  })
})

test('an email that is sent again replaces its file in the outbox', async () => {
  await using place = await openTestFolder()
  const mailer = await openMailer({ smtpUrl: null, dkim: null }, place.folder)
  await mailer.send(anEmail({ messageId: '../../up@zeichner.example' }))
  await mailer.send(anEmail({ messageId: '../../up@zeichner.example', subject: 'Again' }))
  const names = (await readdir(place.folder)).filter((name) => !name.startsWith('.drafts'))
  expect(names).toHaveLength(1)
  expect(await readFile(join(place.folder, names[0] ?? ''), 'utf8')).toContain('Subject: Again')
})

test('a busy server may be tried again, a refused recipient may not', async () => {
  await using server = await openTestMailServer()
  const mailer = await openMailer({ smtpUrl: server.url, dkim: null }, 'never-made')
  server.answerRecipients(451)
  await expect(mailer.send(anEmail())).rejects.toThrow()
  server.answerRecipients(550)
  expect(await mailer.send(anEmail())).toBe('refused')
  server.answerRecipients(null)
  expect(await mailer.send(anEmail())).toBe('accepted')
})

test('an unreachable server may be tried again', async () => {
  const server = await openTestMailServer()
  await server[Symbol.asyncDispose]()
  const mailer = await openMailer({ smtpUrl: server.url, dkim: null }, 'never-made')
  await expect(mailer.send(anEmail())).rejects.toThrow('ECONNREFUSED')
})

describe('DKIM', () => {
  const signedBy = (privateKeyFile: string) => ({
    smtpUrl: null,
    dkim: { domain: 'zeichner.example', selector: 'mail', privateKeyFile },
  })

  test('signs with the key of the file', async () => {
    await using place = await openTestFolder()
    const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
    const file = join(place.folder, 'key.pem')
    await writeFile(file, privateKey.export({ type: 'pkcs8', format: 'pem' }))
    const mailer = await openMailer(signedBy(file), join(place.folder, 'outbox'))
    await mailer.send(anEmail())
    const raw = await readFile(join(place.folder, 'outbox/email-1_zeichner.example.eml'), 'utf8')
    expect(raw).toMatch(/^DKIM-Signature: v=1; a=rsa-sha256;[\s\S]*d=zeichner\.example;[\s\S]*s=mail;/m)
  })

  test('stops the start with one sentence when the file has no key', async () => {
    await using place = await openTestFolder()
    const file = join(place.folder, 'key.pem')
    await expect(openMailer(signedBy(file), place.folder)).rejects.toThrow(StartupError)
    await writeFile(file, 'no key')
    await expect(openMailer(signedBy(file), place.folder)).rejects.toThrow(/^DKIM_PRIVATE_KEY_FILE /)
  })
})

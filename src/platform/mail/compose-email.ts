import type { SendMailOptions } from 'nodemailer'
import type { AttachedFile, Email, Mailbox } from './mailer.ts'

/** Characters that could begin a second recipient, a comment, a header or an encoded word. */
const NOT_IN_AN_ADDRESS = /[\s,;:<>()"\\\p{Cc}]|=\?/u
const CONTROLS = /\p{Cc}+/gu

/** No content can make nodemailer open a file or a URL. @throws RangeError unless there is exactly one recipient. */
export function composeEmail(email: Email): SendMailOptions {
  const { messageId, date, from, to, replyTo, subject, html, text, pictures, headers } = email
  const { files = [] } = email
  for (const address of [to, from.address, replyTo?.address ?? from.address]) checkAddress(address)
  return {
    messageId: `<${messageId}>`,
    date,
    from: mailboxOf(from),
    to: { name: '', address: to },
    ...(replyTo ? { replyTo: mailboxOf(replyTo) } : {}),
    envelope: { from: from.address, to: [to] },
    subject: asTyped(subject),
    html,
    text,
    headers: { ...headers },
    attachments: [
      ...pictures.map(({ id, ...file }) => ({ cid: id, ...partOf(file, 'inline') })),
      ...files.map((file) => partOf(file, 'attachment')),
    ],
    disableFileAccess: true,
    disableUrlAccess: true,
  }
}

function partOf({ fileName, contentType, bytes }: AttachedFile, contentDisposition: 'inline' | 'attachment') {
  return { filename: asTyped(fileName), contentType, contentDisposition, content: Buffer.from(bytes) }
}

function mailboxOf({ name, address }: Mailbox): Mailbox {
  return { name: asTyped(name), address }
}

/** Mail programs decode `=?` (RFC 2047), so that a visitor's name could hide a link; nodemailer does not escape it. */
function asTyped(text: string): string {
  return text.replace(CONTROLS, ' ').replaceAll('=?', '= ?')
}

function checkAddress(address: string): void {
  const at = address.lastIndexOf('@')
  if (at < 1 || at === address.length - 1 || address.indexOf('@') !== at || NOT_IN_AN_ADDRESS.test(address))
    throw new RangeError('An email needs exactly one address each for sender, recipient and reply.')
}

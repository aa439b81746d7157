import { once } from 'node:events'
import { type ParsedMail, simpleParser } from 'mailparser'
import { SMTPServer } from 'smtp-server'

export type ReceivedEmail = { from: string; to: string[]; raw: string; mail: ParsedMail }

export type TestMailServer = AsyncDisposable & {
  /** `smtp://127.0.0.1:port` */
  url: string
  received: ReceivedEmail[]
  /** Sets the SMTP status for every recipient; null accepts them. */
  answerRecipients: (status: number | null) => void
}

/** A real SMTP server on the loopback address that parses every email. */
export async function openTestMailServer(): Promise<TestMailServer> {
  const received: ReceivedEmail[] = []
  let refusal: number | null = null
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onRcptTo: (_address, _session, done) => {
      if (refusal === null) return done()
      done(Object.assign(new Error('Not this one.'), { responseCode: refusal }))
    },
    onData: (stream, { envelope }, done) => {
      const from = envelope.mailFrom ? envelope.mailFrom.address : ''
      const to = envelope.rcptTo.map(({ address }) => address)
      readEmail(stream, from, to).then((email) => {
        received.push(email)
        done()
      }, done)
    },
  })
  server.on('error', () => {})
  const listening = server.listen(0, '127.0.0.1')
  await once(listening, 'listening')
  const address = listening.address()
  const port = typeof address === 'object' && address ? address.port : 0
  return {
    url: `smtp://127.0.0.1:${port}`,
    received,
    answerRecipients: (status) => {
      refusal = status
    },
    [Symbol.asyncDispose]: async () => {
      const { promise, resolve } = Promise.withResolvers<void>()
      server.close(() => resolve())
      await promise
    },
  }
}

async function readEmail(stream: AsyncIterable<Buffer>, from: string, to: string[]): Promise<ReceivedEmail> {
  const chunks: Buffer[] = []
  for await (const chunk of stream) chunks.push(chunk)
  const bytes = Buffer.concat(chunks)
  return { from, to, raw: bytes.toString('latin1'), mail: await parseEmail(bytes) }
}

/** Keeps inline pictures as attachments and the HTML part as it was sent. */
export function parseEmail(bytes: Buffer): Promise<ParsedMail> {
  return simpleParser(bytes, { skipImageLinks: true })
}

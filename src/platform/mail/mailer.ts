export type Mailbox = { name: string; address: string }

/** A picture that the HTML part shows as `cid:{id}`. */
export type InlinePicture = { id: string; fileName: string; contentType: string; bytes: Uint8Array }

/** An attachment. Its name is in a header, so of a visitor's name only what `fileNameFor` leaves may be in it. */
export type AttachedFile = { fileName: string; contentType: string; bytes: Uint8Array }

export type Email = {
  /** Without angle brackets; the same at every attempt, so that mail programs show a repeated e-mail once. */
  messageId: string
  date: Date
  from: Mailbox
  /** The address of exactly one recipient. */
  to: string
  replyTo: Mailbox | null
  subject: string
  html: string
  text: string
  pictures: readonly InlinePicture[]
  files?: readonly AttachedFile[]
  /** Additional headers; never from a visitor. */
  headers: Readonly<Record<string, string>>
}

export type Mailer = {
  /** `stored` is in a file only, `refused` is permanent; rejects when another attempt may succeed. */
  send: (email: Email) => Promise<'accepted' | 'stored' | 'refused'>
}

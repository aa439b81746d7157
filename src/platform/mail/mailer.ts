export type Mailbox = { name: string; address: string }

/** The HTML part shows it as `cid:{id}`. */
export type InlinePicture = { id: string; fileName: string; contentType: string; bytes: Uint8Array }

/** Its name is in a header: only what `fileNameFor` leaves of a visitor's name may be in it. */
export type AttachedFile = { fileName: string; contentType: string; bytes: Uint8Array }

export type Email = {
  /** It has no angle brackets, and is the same at every attempt, so that mail programs show it once. */
  messageId: string
  date: Date
  from: Mailbox
  /** It is the address of exactly one recipient. */
  to: string
  replyTo: Mailbox | null
  subject: string
  html: string
  text: string
  pictures: readonly InlinePicture[]
  files?: readonly AttachedFile[]
  /** They never come from a visitor. */
  headers: Readonly<Record<string, string>>
}

export type Mailer = {
  /** `stored` is in a file only, `refused` is permanent; rejects when another attempt may succeed. */
  send: (email: Email) => Promise<'accepted' | 'stored' | 'refused'>
}

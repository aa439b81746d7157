import { hasSeen } from '#platform/i18n/unseen.ts'

export const LONGEST_NAME = 100

const SHORTEST_EMAIL = 5

/** The keys of the messages about the fields of a form, by field. */
export type ErrorIn<Errors> = {
  [Field in keyof Errors]: Errors[Field][keyof Errors[Field]]
}[keyof Errors]

/** What is wrong with a form: for each field that is, the key of one message. */
export type FieldErrors<Field extends string, Key extends string> = Partial<Record<Field, Key>>

/** `Object.keys` with the type that it has for objects that are written out. */
export function keysOf<Key extends string>(entries: Readonly<Record<Key, unknown>>): Key[] {
  const keys: Key[] = []
  for (const key in entries) keys.push(key)
  return keys
}

/** Who sends a form, as far as a browser can tell. */
export function checkSender<Missing extends string, Wrong extends string>(
  { name, email }: { name: string; email: string },
  errors: { name: { missing: Missing }; email: { missing: Missing; wrong: Wrong } },
): { name?: Missing; email?: Missing | Wrong } {
  const found: { name?: Missing; email?: Missing | Wrong } = {}
  if (!hasSeen(name)) found.name = errors.name.missing
  const wrongEmail = checkEmail(email, errors.email)
  if (wrongEmail) found.email = wrongEmail
  return found
}

/** The key of the message where the text is no address. */
export function checkEmail<Missing extends string, Wrong extends string>(
  text: string,
  errors: { missing: Missing; wrong: Wrong },
): Missing | Wrong | null {
  if (looksLikeEmail(text)) return null
  return hasSeen(text) ? errors.wrong : errors.missing
}

export function sumOfSizes(files: readonly { size: number }[]): number {
  return files.reduce((sum, { size }) => sum + size, 0)
}

/** The quick check while one types: something, an @, something. Whether e-mails arrive there is for the server to check. */
export function looksLikeEmail(text: string): boolean {
  const at = text.indexOf('@')
  return text.length >= SHORTEST_EMAIL && at > 0 && text.lastIndexOf('@') < text.length - 1
}

import type { Language } from './language.ts'

type Values = Readonly<Record<string, string | number>>
export type Translate<Key extends string> = (key: Key, values?: Values) => string

/** Replaces the `{names}` of a message with the values; a name without a value stays, so that tests notice it. */
export function fill(message: string, values: Values = {}): string {
  return message.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole))
}

/** Shown instead of a message whose key has no text: the texts' languages are not known here. */
export const TEXT_NOT_FOUND = '[Text nicht gefunden / text not found]'

export function findMessage<Key extends string>(
  messages: Readonly<Record<Key, string>>,
  key: NoInfer<Key>,
  values?: Values,
): string {
  return Object.hasOwn(messages, key) ? fill(messages[key], values) : TEXT_NOT_FOUND
}

/** Gives the messages of both languages a `translateIn`. */
export function openMessages<Key extends string>(
  messages: Readonly<Record<Language, Readonly<Record<Key, string>>>>,
): (language: Language) => Translate<Key> {
  return (language) => (key, values) => findMessage(messages[language], key, values)
}

import type { Language } from '#platform/i18n/language.ts'
import type { Messages } from '#site/messages.ts'

const loaders: Record<Language, () => Promise<{ default: Messages }>> = {
  de: () => import('#messages/de.json'),
  en: () => import('#messages/en.json'),
}

const loaded = new Map<Language, Messages>()

/** Must complete before anything is rendered in that language; the browser loads only that of its page. */
export async function loadMessages(language: Language): Promise<void> {
  loaded.set(language, (await loaders[language]()).default)
}

export function loadedMessages(language: Language): Messages {
  const messages = loaded.get(language)
  if (!messages) throw new Error(`The messages of ${language} are not loaded.`)
  return messages
}

if (import.meta.env.SSR) await Promise.all([loadMessages('de'), loadMessages('en')])

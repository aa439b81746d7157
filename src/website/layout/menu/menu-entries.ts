import type { Language } from '#platform/i18n/language.ts'
import type { MessageKey } from '#site/messages.ts'
import { paths } from '#site/paths.ts'

export const MENU_ENTRIES = [
  { name: 'shell_graphic_recording', address: paths.graphicRecording },
  { name: 'shell_animation', address: paths.animation },
  { name: 'shell_all_artists', address: paths.allArtists },
  { name: 'shell_representation', address: paths.team },
  { name: 'shell_news', address: paths.news },
  { name: 'shell_contact', address: paths.contact },
] as const satisfies readonly { name: MessageKey; address: (language: Language) => string }[]

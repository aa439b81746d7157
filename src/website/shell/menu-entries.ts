import { paths } from '#agency/paths.ts'
import type { Language } from '#base/language/language.ts'
import type { MessageKey } from '#base/language/messages.tsx'

/** The entries of the main menu after the styles, in their order. */
export const MENU_ENTRIES = [
  { name: 'shell_graphic_recording', address: paths.graphicRecording },
  { name: 'shell_animation', address: paths.animation },
  { name: 'shell_all_artists', address: paths.allArtists },
  { name: 'shell_representation', address: paths.team },
  { name: 'shell_news', address: paths.news },
  { name: 'shell_contact', address: paths.contact },
] as const satisfies readonly { name: MessageKey; address: (language: Language) => string }[]

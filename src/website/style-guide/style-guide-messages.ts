import type { Language } from '#platform/i18n/language.ts'
import { translateIn } from '#website/i18n/head-messages.server.ts'

export type StyleGuideMessages = ReturnType<typeof styleGuideText>

/** The texts are part of the page's data, so that visitors of other pages do not load them. */
export function styleGuideText(language: Language) {
  const tell = translateIn(language)
  return {
    heading: tell('sheet_heading'),
    colours: tell('sheet_colours'),
    type: tell('sheet_type'),
    sample: tell('sheet_sample'),
    controls: tell('sheet_controls'),
    spaces: tell('sheet_spaces'),
    choices: tell('sheet_choices'),
    inputs: tell('sheet_inputs'),
    pictures: tell('sheet_pictures'),
    marks: tell('sheet_marks'),
    states: tell('sheet_states'),
    button: tell('sheet_button'),
    second: tell('sheet_second'),
    busy: tell('sheet_busy'),
    tool: tell('sheet_tool'),
  }
}

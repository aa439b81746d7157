import type { Language } from '#platform/i18n/language.ts'
import { translateIn } from '#website/i18n/head-messages.server.ts'

export type StyleGuideMessages = ReturnType<typeof styleGuideText>

/** The texts are part of the page's data, so that visitors of other pages do not load them. */
export function styleGuideText(language: Language) {
  const t = translateIn(language)
  return {
    heading: t('sheet_heading'),
    colours: t('sheet_colours'),
    type: t('sheet_type'),
    sample: t('sheet_sample'),
    controls: t('sheet_controls'),
    spaces: t('sheet_spaces'),
    choices: t('sheet_choices'),
    inputs: t('sheet_inputs'),
    pictures: t('sheet_pictures'),
    marks: t('sheet_marks'),
    states: t('sheet_states'),
    button: t('sheet_button'),
    second: t('sheet_second'),
    busy: t('sheet_busy'),
    tool: t('sheet_tool'),
  }
}

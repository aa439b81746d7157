import { Text } from '@react-email/components'
import { createElement as element } from 'react'
import { styles } from '#domain/enquiries/email-queue/email-styles.ts'
import { renderEmailPage } from '#domain/enquiries/email-queue/render-email-page.ts'
import { inLines } from '#domain/enquiries/emails/email-rows.ts'
import type { Language } from '#platform/i18n/language.ts'

// Node runs this file as it stands, so it is written without JSX.

/** As a letter looks that somebody typed: paragraphs, and nothing of the website. */
export function writeReplyHtml(text: string, language: Language): Promise<string> {
  const paragraphs = text.split(/\n{2,}/)
  return renderEmailPage(
    { language, preview: null },
    paragraphs.map((words, at) => element(Text, { key: at, style: styleOf(words) }, inLines(words))),
  )
}

/** What is quoted stands back. */
function styleOf(words: string) {
  return /^>/m.test(words) ? styles.quiet : styles.text
}

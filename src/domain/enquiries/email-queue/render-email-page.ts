import { Body, Container, Head, Html, Preview } from '@react-email/components'
import { render } from '@react-email/render'
import { createElement as element, type ReactNode } from 'react'
import type { Language } from '#platform/i18n/language.ts'
import { styles } from './email-styles.ts'

// Node runs this file as it stands, so it is written without JSX.

/**
 * The HTML part of an e-mail around its content. `preview` is what mail programs show beside the subject; without one they
 * take the content's first words.
 */
export function renderEmailPage(
  { language, preview }: { language: Language; preview: string | null },
  ...content: readonly ReactNode[]
): Promise<string> {
  return render(
    element(
      Html,
      { lang: language },
      element(Head, null, element('meta', { name: 'color-scheme', content: 'light' })),
      element(
        Body,
        { style: styles.body },
        preview !== null && element(Preview, null, preview),
        element(Container, { style: styles.page }, ...content),
      ),
    ),
  )
}

import { Body, Container, Head, Hr, Html, Preview, Section, Text } from '@react-email/components'
import { render } from '@react-email/render'
import { createElement as element, type ReactNode } from 'react'
import { styles } from '#domain/enquiries/email-queue/email-styles.ts'
import type { StaffEmailHalf } from './staff-email.ts'

// Node runs this file without a build step, so it has no JSX.

/** The HTML part: the same sentences as the text part, each half in its language. */
export function writeStaffHtml(halves: readonly StaffEmailHalf[]): Promise<string> {
  const [first] = halves
  return render(
    element(
      Html,
      { lang: first?.language ?? 'de' },
      element(Head, null, element('meta', { name: 'color-scheme', content: 'light' })),
      element(
        Body,
        { style: styles.body },
        element(Preview, null, first?.opening ?? ''),
        element(Container, { style: styles.page }, halves.map(sectionOf)),
      ),
    ),
  )
}

function sectionOf({ language, greeting, opening, facts, closing }: StaffEmailHalf, at: number): ReactNode {
  return element(
    Section,
    { key: language, lang: language },
    at > 0 && element(Hr, { style: styles.rule }),
    element(Text, { style: styles.text }, greeting),
    element(Text, { style: styles.text }, opening),
    facts.map(({ label, value }) =>
      element(Text, { key: label, style: styles.line }, element('strong', null, `${label}: `), value),
    ),
    closing.map((sentence) => element(Text, { key: sentence, style: styles.text }, sentence)),
  )
}

import { Button, Hr, Section, Text } from '@react-email/components'
import { createElement as element, type ReactNode } from 'react'
import { styles } from '#domain/enquiries/email-queue/email-styles.ts'
import { renderEmailPage } from '#domain/enquiries/email-queue/render-email-page.ts'
import type { StaffEmailHalf } from './staff-email.ts'

// Node runs this file without a build step, so it has no JSX.

/** The HTML part: the same sentences as the text part, each half in its language. */
export function writeStaffHtml(halves: readonly StaffEmailHalf[]): Promise<string> {
  const [first] = halves
  const page = { language: first?.language ?? 'de', preview: first?.opening ?? '' }
  return renderEmailPage(page, halves.map(sectionOf))
}

function sectionOf(
  { language, greeting, opening, facts, link, closing }: StaffEmailHalf,
  at: number,
): ReactNode {
  return element(
    Section,
    { key: language, lang: language },
    at > 0 && element(Hr, { style: styles.rule }),
    element(Text, { style: styles.text }, greeting),
    element(Text, { style: styles.text }, opening),
    link &&
      element(
        Text,
        { style: styles.text },
        element(Button, { href: link.address, style: styles.button }, link.label),
      ),
    facts.map(({ label, value }) =>
      element(Text, { key: label, style: styles.line }, element('strong', null, `${label}: `), value),
    ),
    closing.map((sentence) => element(Text, { key: sentence, style: styles.text }, sentence)),
  )
}

import { Marked } from 'marked'
import { z } from 'zod'
import { fill } from '#platform/i18n/fill.ts'
import type { LongText } from './model.ts'

/** What replaces the `{names}` in a text. A value of several lines keeps them. */
export type TextValues = Record<string, string>

const NOTHING: ReadonlySet<string> = new Set()

const HeadAndBody = /^---\n(?<head>[\s\S]*?)\n---\n(?<body>[\s\S]*)$/
const HeadLine = /^(?<name>\w+): (?<words>.+)$/
const words = z.string().trim().min(1)
const Head = z.strictObject({
  title: words,
  description: words,
  heading: words,
  lead: words.nullable().default(null),
})

/** Lines that only stand where something holds: `::: counts` ... `:::`. */
const CONDITIONAL = /^::: (?<condition>[\w-]+)\n(?<text>[\s\S]*?)\n:::$/gm

/** A numbered list whose points have bold titles, and the heading above it. */
const STEPS = /(?:<h2[^>]*>.*<\/h2>\n)?<ol>\n<li>(?:<p>)?<strong>[\s\S]*?<\/ol>\n/

/** A line must not end between the sign and its number. */
const SECTION_SIGN = '§ '
const SECTION_SIGN_KEPT = '§\u00a0'

/** All that Markdown might take for markup, and may be written with a backslash instead. */
const PUNCTUATION = /[!-/:-@[-`{-~]/g

// Only texts from our own repository come through here, never a visitor's: what they say is not sanitized.
const markdown = new Marked({
  renderer: {
    heading({ tokens, depth, text }) {
      return `<h${depth} id="${headingId(text)}">${this.parser.parseInline(tokens)}</h${depth}>\n`
    },
  },
})

/**
 * Turns a file of `content/` into a page's text: above a rule the head, one `name: words` a line, below it Markdown.
 * Lines between `::: name` and `:::` stand only where `holds` has the name.
 * A numbered list whose points begin in bold is not part of the running text: it is answered as its steps. A `{name}`
 * without a value stays as it is, so that tests see it. @throws when the head lacks or misnames something.
 */
export function readLongText(
  source: string,
  values: TextValues,
  holds: ReadonlySet<string> = NOTHING,
): LongText {
  const { head = '', body = '' } = HeadAndBody.exec(source)?.groups ?? {}
  const text = fill(keepWhatHolds(body, holds), mapValues(values, toMarkdown)).replaceAll(
    SECTION_SIGN,
    SECTION_SIGN_KEPT,
  )
  const html = markdown.parse(text, { async: false })
  const [steps = null] = STEPS.exec(html) ?? []
  return { ...Head.parse(readHead(fill(head, values))), html: steps ? html.replace(steps, '') : html, steps }
}

function keepWhatHolds(body: string, holds: ReadonlySet<string>): string {
  return body.replace(CONDITIONAL, (_, condition: string, text: string) => (holds.has(condition) ? text : ''))
}

function readHead(head: string): Record<string, string> {
  // The formatter sets a blank line below the first rule.
  const lines = head
    .trim()
    .split('\n')
    .map((line) => HeadLine.exec(line)?.groups)
  return Object.fromEntries(lines.map((line) => [line?.name ?? '', line?.words ?? '']))
}

function mapValues(values: TextValues, change: (value: string) => string): TextValues {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, change(value)]))
}

function toMarkdown(value: string): string {
  return value.replace(PUNCTUATION, '\\$&').replaceAll('\n', '\\\n')
}

/** So that a link can lead to a part of the text: „Ihre Rechte“ becomes `ihre-rechte`. */
function headingId(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^\p{Letter}\p{Number}]+/gu, '-')
    .replace(/^-|-$/g, '')
}

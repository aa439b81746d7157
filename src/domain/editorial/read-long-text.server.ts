import { Marked } from 'marked'
import { z } from 'zod'
import { fill } from '#platform/i18n/fill.ts'
import type { LongText } from './editorial-model.ts'

/** Values for the `{names}` in a text. Line breaks of a value are kept. */
export type TextValues = Record<string, string>

const NOTHING: ReadonlySet<string> = new Set()

const HeadAndBody = /^---\n(?<head>[\s\S]*?)\n---\n(?<body>[\s\S]*)$/
const HeadLine = /^(?<name>\w+): (?<words>.+)$/
const placeholders = z.string().trim().min(1)
const Head = z.strictObject({
  title: placeholders,
  description: placeholders,
  heading: placeholders,
  lead: placeholders.nullable().default(null),
})

/** Conditional parts: `::: condition` ... `:::`. */
const CONDITIONAL = /^::: (?<condition>[\w-]+)\n(?<text>[\s\S]*?)\n:::$/gm

/** A numbered list whose items begin with bold titles, and the heading above it. */
const STEPS = /(?:<h2[^>]*>.*<\/h2>\n)?<ol>\n<li>(?:<p>)?<strong>[\s\S]*?<\/ol>\n/

/** No line break between the sign and its number. */
const SECTION_SIGN = '§ '
const SECTION_SIGN_KEPT = '§\u00a0'

/** Characters that Markdown could interpret and that a backslash escapes. */
const PUNCTUATION = /[!-/:-@[-`{-~]/g

// Only for texts from our own repository: the HTML is not sanitized.
const markdown = new Marked({
  renderer: {
    heading({ tokens, depth, text }) {
      return `<h${depth} id="${headingId(text)}">${this.parser.parseInline(tokens)}</h${depth}>\n`
    },
  },
})

/**
 * Parses a file of `content/`: front matter with one `name: text` per line, then Markdown. Lines between `::: name` and
 * `:::` are only kept when `holds` has the name. A numbered list whose items begin in bold is returned as `steps`, apart
 * from the text. A `{name}` without a value stays, so that tests notice it.
 * @throws when a name of the head is missing or unknown.
 */
export function readLongText(
  source: string,
  values: TextValues,
  holds: ReadonlySet<string> = NOTHING,
): LongText {
  const { head = '', body = '' } = HeadAndBody.exec(source)?.groups ?? {}
  const text = fill(dropUnmetSections(body, holds), mapValues(values, toMarkdown)).replaceAll(
    SECTION_SIGN,
    SECTION_SIGN_KEPT,
  )
  const html = markdown.parse(text, { async: false })
  const [steps = null] = STEPS.exec(html) ?? []
  return { ...Head.parse(readHead(fill(head, values))), html: steps ? html.replace(steps, '') : html, steps }
}

function dropUnmetSections(body: string, holds: ReadonlySet<string>): string {
  return body.replace(CONDITIONAL, (_, condition: string, text: string) => (holds.has(condition) ? text : ''))
}

function readHead(head: string): Record<string, string> {
  // The formatter inserts a blank line below the first rule.
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

/** The id of a heading: „Ihre Rechte“ becomes `ihre-rechte`. */
function headingId(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^\p{Letter}\p{Number}]+/gu, '-')
    .replace(/^-|-$/g, '')
}

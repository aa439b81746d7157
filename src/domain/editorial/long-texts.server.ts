import { Marked } from 'marked'
import { z } from 'zod'
import { fill } from '#platform/i18n/fill.ts'
import type { Language } from '#platform/i18n/language.ts'
import type { LongText, LongTextName } from './editorial-model.ts'

/** The build bundles them, so that the site can be started from any folder. */
const sources = import.meta.glob<string>('/content/*/*.md', { query: '?raw', import: 'default', eager: true })

export function getLongText(
  name: LongTextName,
  language: Language,
  values: TextValues,
  holds: ReadonlySet<string>,
): LongText {
  const file = `/content/${language}/${name}.md`
  const source = sources[file]
  if (source === undefined) throw new Error(`${file} is missing.`)
  return readLongText(source, values, holds)
}

type TextValues = Record<string, string>

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

/** Conditional parts have the form `::: condition` ... `:::`. */
const CONDITIONAL = /^::: (?<condition>[\w-]+)\n(?<text>[\s\S]*?)\n:::$/gm

const STEPS = /(?:<h2[^>]*>.*<\/h2>\n)?<ol>\n<li>(?:<p>)?<strong>[\s\S]*?<\/ol>\n/

const SECTION_SIGN = '§ '
const SECTION_SIGN_KEPT = '§\u00a0'

const PUNCTUATION = /[!-/:-@[-`{-~]/g

// Only texts from our own repository come here: the HTML is not sanitized.
const markdown = new Marked({
  renderer: {
    heading({ tokens, depth, text }) {
      return `<h${depth} id="${headingId(text)}">${this.parser.parseInline(tokens)}</h${depth}>\n`
    },
  },
})

/**
 * Parses front matter with one `name: text` per line, then Markdown; a numbered list whose items begin in bold becomes
 * `steps`. A `{name}` without a value stays, so that tests notice it. Throws when a name of the head is missing or
 * unknown.
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

function headingId(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^\p{Letter}\p{Number}]+/gu, '-')
    .replace(/^-|-$/g, '')
}

import fc from 'fast-check'
import { parseDocument } from 'htmlparser2'
import { describe, expect, test } from 'vitest'
import { newsHtml } from './news-html.ts'
import { newsResource } from './news-resource.server.ts'
import { type EditorNode, writeMarkdown } from './write-markdown.ts'

const text = (words: string, ...marks: string[]): EditorNode => ({
  type: 'text',
  text: words,
  marks: marks.map((type) => ({ type })),
})
const link = (words: string, href: string, ...marks: string[]): EditorNode => ({
  type: 'text',
  text: words,
  marks: [{ type: 'link', attrs: { href } }, ...marks.map((type) => ({ type }))],
})
const lineBreak: EditorNode = { type: 'hardBreak' }
const block = (type: string, content: EditorNode[], attrs = {}): EditorNode => ({ type, attrs, content })
const paragraph = (...content: EditorNode[]) => block('paragraph', content)
const page = (...content: EditorNode[]) => block('doc', content)

/** Returns what visitors read of the saved document. The field's rule in the staff's API applies. */
function publish(document: EditorNode): { stored: string; html: string } {
  const stored = String(newsResource.fields.BodyDe?.rule?.parse(writeMarkdown(document)))
  return { stored, html: newsHtml(stored) }
}

describe('what an editor holds is what visitors read:', () => {
  test.each([
    ['a day', paragraph(text('24. Dezember')), '<p>24. Dezember</p>'],
    ['a number in brackets', paragraph(text('1) zuerst')), '<p>1) zuerst</p>'],
    ['a hash', paragraph(text('# 1 der Liste')), '<p># 1 der Liste</p>'],
    ['a plus', paragraph(text('+ Rahmen')), '<p>+ Rahmen</p>'],
    ['a hyphen', paragraph(text('- nichts')), '<p>- nichts</p>'],
    ['a greater-than', paragraph(text('> 200')), '<p>&gt; 200</p>'],
    ['asterisks', paragraph(text('2 * 3 * 4 und *fünf*')), '<p>2 * 3 * 4 und *fünf*</p>'],
    ['a line of hyphens', paragraph(text('a'), lineBreak, text('---')), '<p>a<br>---</p>'],
    ['rows of a table', paragraph(text('a | b'), lineBreak, text('--- | ---')), '<p>a | b<br>--- | ---</p>'],
    ['a tag', paragraph(text('<b>fett</b> & &amp;')), '<p>&lt;b&gt;fett&lt;/b&gt; &amp; &amp;amp;</p>'],
    ['an address', paragraph(text('https://a.de, x@a.de')), '<p>https://a.de, x@a.de</p>'],
    ['spaces before words', paragraph(text('  Einzug')), '<p>&nbsp; Einzug</p>'],
    [
      'bold beside a letter',
      paragraph(text('Neu:', 'bold'), text('jetzt')),
      '<p><strong>Neu:</strong>jetzt</p>',
    ],
    [
      'a bold emoji beside a letter',
      paragraph(text('🐋', 'bold'), text('jetzt')),
      '<p><strong>🐋</strong>jetzt</p>',
    ],
    [
      'an empty line',
      [paragraph(text('a')), paragraph(), paragraph(text('b'))],
      '<p>a</p><p>&nbsp;</p><p>b</p>',
    ],
    ['a heading', block('heading', [text('Wale')], { level: 2 }), '<h2>Wale</h2>'],
    [
      'a link with an ampersand',
      paragraph(link('a', 'https://a.de/?b=1&copy=2&amp;c=3')),
      '<p><a href="https://a.de/?b=1&copy=2&amp;amp%3Bc=3">a</a></p>',
    ],
  ])('%s', (_, content, html) => {
    expect(readHtml(publish(page(...[content].flat())).html)).toEqual(readHtml(html))
  })
})

test('words without markup are stored as they are', () => {
  const words = 'Am 24.12. um 18:30 Uhr: „Wale“ (2. Auflage), 20 € - mit Jana & Co.!'
  expect(publish(page(paragraph(text(words)), paragraph())).stored).toBe(words)
})

/** The same documents in each run; others are made by another seed. */
const SEED = 39
const RUNS = 400
const MARKS = ['bold', 'italic']
const PUNCTUATION = '*_~`#+-=.:!|<>&\\[](){}"\'/@$'
const TRAPS = 'a|Neu:|24.|1)| |  |ß|&amp;|&#42;|www.a.de|https://a.de|x@a.de|<b>|\u00a0|„|🐋|X'.split('|')
/** Words, and all that Markdown or its dialect of the website reads as markup. */
const words = fc
  .array(
    fc.oneof(
      fc.constantFrom(...TRAPS),
      fc.constantFrom(...PUNCTUATION),
      fc.string({ maxLength: 4, unit: 'grapheme' }),
    ),
    { minLength: 1, maxLength: 6 },
  )
  .map((parts) => parts.join('').replaceAll(/\p{Cc}/gu, 'x'))
  .filter((part) => part !== '')
const marks = fc.subarray(MARKS)
const address = fc.oneof(
  fc.webUrl({ withQueryParameters: true, withFragments: true }),
  fc.constantFrom('/news', 'mailto:x@a.de', '#works', 'https://a.de/?b=1&copy;=2', 'https://a.de/(b)_c_*d*'),
)
const inline = fc.oneof(
  { weight: 4, arbitrary: fc.tuple(words, marks).map(([content, on]) => text(content, ...on)) },
  {
    weight: 1,
    arbitrary: fc
      .tuple(
        words.filter((content) => content.trim() !== ''),
        address,
        marks,
      )
      .map(([content, href, on]) => link(content, href, ...on)),
  },
  { weight: 1, arbitrary: fc.constant(lineBreak) },
)
const line = fc.array(inline, { maxLength: 5 })
const { blocks } = fc.letrec<{
  blocks: EditorNode[]
  one: EditorNode
  item: EditorNode
  plain: EditorNode
}>((tie) => ({
  plain: line.map((content) => paragraph(...content)),
  item: fc
    .tuple(tie('plain'), fc.array(tie('one'), { maxLength: 2, depthIdentifier: 'd' }))
    .map(([first, others]) => block('listItem', [first, ...others])),
  one: fc.oneof(
    { depthIdentifier: 'd', maxDepth: 3 },
    tie('plain'),
    fc
      .tuple(
        line.filter((c) => c.length > 0),
        fc.constantFrom(2, 3),
      )
      .map(([content, level]) => block('heading', content, { level })),
    fc.constant(block('horizontalRule', [])),
    fc.array(tie('item'), { minLength: 1, maxLength: 3 }).map((items) => block('bulletList', items)),
    fc
      .tuple(fc.array(tie('item'), { minLength: 1, maxLength: 3 }), fc.constantFrom(1, 1, 0, 7))
      .map(([items, start]) => block('orderedList', items, { start })),
    fc.array(tie('one'), { minLength: 1, maxLength: 2 }).map((inside) => block('blockquote', inside)),
  ),
  blocks: fc.array(tie('one'), { minLength: 1, maxLength: 4 }),
}))

test('every document that an editor can hold comes out as visitors’ HTML', () => {
  const property = fc.property(blocks, (content) => {
    const { stored, html } = publish(page(...content))
    expect({ stored, shown: readHtml(html) }).toEqual({ stored, shown: readBlocks(content, true) })
  })
  fc.assert(property, { numRuns: RUNS, seed: SEED })
})

/** A block by its tag, with its blocks, or with its letters and what each is marked as. */
type Outline = { tag: string; inside: (Outline | string)[] }

const TAGS: Record<string, string> = {
  paragraph: 'p',
  bulletList: 'ul',
  orderedList: 'ol',
  listItem: 'li',
  blockquote: 'blockquote',
  horizontalRule: 'hr',
}

function readBlocks(content: readonly EditorNode[], isPage = false): Outline[] {
  const read = content.map(({ type = '', attrs = {}, content: inside = [] }) => {
    const tag = type === 'heading' ? `h${attrs.level}` : (TAGS[type] ?? '')
    const start = type === 'orderedList' ? String(attrs.start) : ''
    const isText = type === 'paragraph' || type === 'heading'
    return { tag: tag + start, inside: isText ? visible(inside.flatMap(readText)) : readBlocks(inside) }
  })
  const end = read.findLastIndex(({ tag, inside }) => tag !== 'p' || inside.join('').trim() !== '') + 1
  return isPage ? read.slice(0, end) : read
}

function readText({ type, text: content = '', marks: on = [] }: EditorNode): string[] {
  const tags = on.map((mark) =>
    mark.type === 'link' ? encoded(mark.attrs?.href) : mark.type === 'bold' ? 'strong' : 'em',
  )
  return type === 'hardBreak' ? ['\n'] : letters(content, tags)
}

function letters(content: string, tags: string[]): string[] {
  return [...content].map((letter) =>
    letter.trim() === '' ? letter : `${letter} ${tags.toSorted().join(' ')}`,
  )
}

function encoded(href: unknown): string {
  return encodeURI(decodeURI(String(href).replace(/(&\w+);/, '$1%3B')))
}

/**
 * Collapses spaces as a browser does: several become one, none stays at the ends of a line, and a last break adds no
 * line.
 */
function drawn(all: string[]): string[] {
  const one = all.filter((letter, at) => letter !== ' ' || !/^[ \n]?$/.test(all[at - 1] ?? ''))
  return visible(one.at(-1) === '\n' ? one.slice(0, -1) : one)
}

/** White space of all kinds looks the same, and at the end of a line nobody sees it. */
function visible(all: string[]): string[] {
  return all
    .map((letter) => (letter === '\n' || letter.trim() !== '' ? letter : ' '))
    .filter(
      (letter, at, same) =>
        letter !== ' ' ||
        /^[^ \n]/.test(
          (same.slice(at).join('').trimStart() && same.slice(at).find((next) => next !== ' ')) || '',
        ),
    )
}

type Html = ReturnType<typeof parseDocument>['children'][number]

function readHtml(html: string): Outline[] {
  return parseDocument(html).children.flatMap(readElement)
}

function readElement(node: Html): Outline[] {
  if (!('children' in node) || !('name' in node)) return []
  const { name, children } = node
  if (/^(?:p|h\d)$/.test(name))
    return [{ tag: name, inside: drawn(children.flatMap((child) => readInline(child, []))) }]
  const tag = name === 'ol' ? `ol${node.attribs.start ?? 1}` : name
  if (name !== 'li') return [{ tag, inside: children.flatMap(readElement) }]
  const nested = children.findIndex(
    (child) => 'name' in child && /^(?:p|ul|ol|h\d|blockquote|hr)$/.test(child.name),
  )
  const bare = nested === -1 ? children : children.slice(0, nested)
  const first = drawn(bare.flatMap((child) => readInline(child, [])))
  const isBare =
    nested === -1 || bare.some((child) => 'name' in child || ('data' in child && /[^ \n]/.test(child.data)))
  const rest = nested === -1 ? [] : children.slice(nested)
  return [{ tag, inside: [...(isBare ? [{ tag: 'p', inside: first }] : []), ...rest.flatMap(readElement)] }]
}

function readInline(node: Html, tags: string[]): string[] {
  if ('name' in node && 'children' in node) {
    if (node.name === 'br') return ['\n']
    const tag = node.name === 'a' ? encoded(node.attribs.href) : node.name
    return node.children.flatMap((child) => readInline(child, [...tags, tag]))
  }
  return 'data' in node ? letters(node.data, tags) : []
}

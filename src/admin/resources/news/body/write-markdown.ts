import type { JSONContent } from '@tiptap/react'
import type { BlockContent, DefinitionContent, ListItem, PhrasingContent } from 'mdast'
import { type Options, toMarkdown } from 'mdast-util-to-markdown'
import { toPhrasing } from './inline-pieces.ts'

type Block = BlockContent | DefinitionContent

/** The item's own title is the `h1`, so `#` is the second level; see `newsHtml`. */
const HEADING_ABOVE = 1
const LOWEST_DEPTH = 6
/** Of a list's number, in CommonMark. */
const HIGHEST_START = 999_999_999
/** Kept where Markdown drops what is empty. */
const NO_BREAK_SPACE = '\u00a0'

const OPTIONS: Options = {
  bullet: '-',
  emphasis: '_',
  listItemIndent: 'one',
  rule: '*',
  // See encode-edges.ts.
  handlers: { inlineCode: ({ value }) => value },
  // What the website's Markdown has beyond CommonMark: tables, deletions and addresses that become links by themselves.
  unsafe: [
    { character: '|', inConstruct: 'phrasing' },
    { character: '~', inConstruct: 'phrasing' },
    { character: ':', before: '[ps]', after: '\\/', inConstruct: 'phrasing' },
    { character: '.', before: '[Ww]', after: '[\\-.\\w]', inConstruct: 'phrasing' },
    { character: '@', inConstruct: 'phrasing' },
    // White space at the ends of a text is trimmed.
    { character: NO_BREAK_SPACE, before: '[ \\r\\n]', inConstruct: 'phrasing' },
    { character: NO_BREAK_SPACE, after: '[\\r\\n]', inConstruct: 'phrasing' },
  ],
}

/**
 * The editor's document as Markdown that `newsHtml` turns into the same again: what looks like markup in its words is
 * escaped. Empty paragraphs at the end are dropped.
 */
export function writeMarkdown(document: JSONContent): string {
  const blocks = document.content ?? []
  const end = blocks.findLastIndex((block) => !isEmpty(block)) + 1
  return toMarkdown({ type: 'root', children: toBlocks(blocks.slice(0, end)) }, OPTIONS).trim()
}

function isEmpty({ type, content = [] }: JSONContent): boolean {
  return type === 'paragraph' && content.every(({ text = '' }) => text.trim() === '')
}

function toBlocks(nodes: readonly JSONContent[]): Block[] {
  return nodes.map(toBlock)
}

function toBlock(node: JSONContent): Block {
  const { type, attrs, content = [] } = node
  if (type === 'heading') return { type, depth: depthOf(attrs?.level), children: toInline(content) }
  if (type === 'blockquote') return { type, children: toBlocks(content) }
  if (type === 'horizontalRule') return { type: 'thematicBreak' }
  if (type === 'bulletList' || type === 'orderedList') return toList(node)
  return { type: 'paragraph', children: toInline(content) }
}

function depthOf(level: unknown) {
  const depths = [1, 2, 3, 4, 5, LOWEST_DEPTH] as const
  return depths.find((depth) => depth === Number(level) - HEADING_ABOVE) ?? LOWEST_DEPTH
}

function toList({ type, attrs, content = [] }: JSONContent): Block {
  const children = content.map(toItem)
  const start = Math.min(Math.max(Number(attrs?.start ?? 1), 0), HIGHEST_START - content.length)
  return {
    type: 'list',
    ordered: type === 'orderedList',
    ...(type === 'orderedList' ? { start } : {}),
    spread: children.some(({ spread }) => spread),
    children,
  }
}

/** Only lists that may stand right below a line are not set apart by an empty one. */
function toItem({ content = [] }: JSONContent): ListItem {
  const [, second, ...others] = content
  const isNestedList =
    second?.type === 'bulletList' || (second?.type === 'orderedList' && second.attrs?.start === 1)
  const isTight = others.length === 0 && (!second || isNestedList)
  return { type: 'listItem', spread: !isTight, children: toBlocks(content) }
}

function toInline(content: readonly JSONContent[]): PhrasingContent[] {
  const children = toPhrasing(content)
  if (children.length === 0 || children.at(-1)?.type === 'break')
    children.push({ type: 'text', value: NO_BREAK_SPACE })
  return children
}

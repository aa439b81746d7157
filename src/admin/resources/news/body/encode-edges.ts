import type { PhrasingContent } from 'mdast'

/** One character of two UTF-16 units, such as an emoji. */
const EMOJI = /([\u{10000}-\u{10ffff}])/u

/**
 * The website's Markdown counts emoji as punctuation, the library that writes it as letters. Where one touches a mark
 * or an underscore, which depend on that, it is written as a character reference, which is punctuation to both.
 */
export function encodeEdges(children: readonly PhrasingContent[], isMarked: boolean): PhrasingContent[] {
  return children.flatMap((child, at) => {
    if (child.type !== 'text') return [child]
    const touches = (other = children[at]) => (other === child ? isMarked : other?.type !== 'break')
    return encode(child.value, touches(children[at - 1]), touches(children[at + 1]))
  })
}

/** Words and emoji by turns, since that is how `split` divides by a group. */
function encode(value: string, touchesBefore: boolean, touchesAfter: boolean): PhrasingContent[] {
  const parts = value.split(EMOJI)
  return parts.flatMap((part, at): PhrasingContent[] => {
    if (part === '') return []
    const before = parts[at - 1] ?? ''
    const after = parts[at + 1] ?? ''
    const isAtStart = at === 1 && before === '' && touchesBefore
    const isAtEnd = at === parts.length - 2 && after === '' && touchesAfter
    const isTouched = isAtStart || isAtEnd || before.endsWith('_') || after.startsWith('_')
    return [at % 2 === 1 && isTouched ? toReference(part) : { type: 'text', value: part }]
  })
}

/** The editor has no code, so that this type is free for what is written as it is. */
function toReference(letter: string): PhrasingContent {
  return { type: 'inlineCode', value: `&#x${letter.codePointAt(0)?.toString(16).toUpperCase()};` }
}

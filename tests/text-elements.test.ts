// Browsers that translate a page replace its text nodes. React, which holds on to them, then can neither put anything before such a
// node, nor remove it, nor change its text. It can where the text is all that an element has.
import { globSync, readFileSync } from 'node:fs'
import { type ESTree, parseSync } from 'vite'
import { expect, test } from 'vitest'

type Node = ESTree.Node
type Parent = ESTree.JSXElement | ESTree.JSXFragment
type Child = Parent['children'][number]
type Source = { file: string; text: string; nodes: readonly Node[] }

/** What only the server renders. */
const NOT_IN_BROWSERS = /\.test\.tsx$|\/enlarged-picture\.tsx$/

test('text that changes, or stands beside something that comes and goes, is in an element of its own', () => {
  const sources = globSync('src/website/**/*.tsx')
    .filter((file) => !NOT_IN_BROWSERS.test(file))
    .map(readSource)
  expect(sources.length).toBeGreaterThan(100)
  const textual = new Set(sources.flatMap(findTextualComponents))
  expect(sources.flatMap((source) => findBareTexts(source, textual))).toEqual([])
})

function readSource(file: string): Source {
  const text = readFileSync(file, 'utf8')
  return { file, text, nodes: nodesOf(parseSync(file, text).program) }
}

/** The components that somewhere have a text between their tags. */
function findTextualComponents({ text, nodes }: Source): string[] {
  return nodes.flatMap((node) => {
    if (node.type !== 'JSXElement' || !node.children.some((child) => isText(child, slotsIn(text)))) return []
    const { name } = node.openingElement
    return name.type === 'JSXIdentifier' ? [name.name] : []
  })
}

function findBareTexts({ file, text, nodes }: Source, textual: ReadonlySet<string>): string[] {
  const components = nodes.flatMap((node) => (isComponent(node) ? [node] : []))
  return components.flatMap((component) => {
    const slots = slotsIn(text)
    if (textual.has(component.id?.name ?? '')) slots.delete('children')
    const bare = nodesOf(component.body).flatMap((node) => bareTextsIn(node, slots))
    return [...bare, ...returnedBy(component, slots)].map(({ start, end }) => {
      const line = text.slice(0, start).split('\n').length
      return `${file}:${line} ${text.slice(start, end)}`
    })
  })
}

function isComponent(node: Node): node is ESTree.Function {
  return node.type === 'FunctionDeclaration' && /^[A-Z]/.test(node.id?.name ?? '')
}

/** The names of what is rendered and no text: parameters and properties that are elements, and constants that hold one. */
function slotsIn(text: string): Set<string> {
  const named = text.matchAll(/\b(\w+)\??: (?:\(\(.*?\) => )?ReactNode\b|\bconst (\w+) = </g)
  return new Set(['children', ...[...named].map(([, slot, constant]) => slot ?? constant ?? '')])
}

function bareTextsIn(node: Node, slots: ReadonlySet<string>): Node[] {
  if (node.type !== 'JSXElement' && node.type !== 'JSXFragment') return []
  const children = node.children.filter(isRendered)
  const isElement = node.type === 'JSXElement'
  if (isElement && (children.length === 1 || children.every(isFixed))) return []
  return children.filter((child) => isText(child, slots))
}

function returnedBy({ body }: ESTree.Function, slots: ReadonlySet<string>): Node[] {
  const statements = body?.body.flatMap((node) =>
    node.type === 'IfStatement' ? [node.consequent, node] : [node],
  )
  return (statements ?? []).flatMap((node) =>
    node.type === 'ReturnStatement' && node.argument && isText(node.argument, slots) ? [node.argument] : [],
  )
}

/** Blanks that hold a line break are not. */
function isRendered(child: Child): boolean {
  if (child.type === 'JSXText') return /\S/.test(child.value) || !child.value.includes('\n')
  return !(child.type === 'JSXExpressionContainer' && child.expression.type === 'JSXEmptyExpression')
}

/** Always there, and always the same. */
function isFixed(child: Child): boolean {
  if (child.type === 'JSXText') return true
  if (child.type === 'JSXExpressionContainer') return isFixedText(child.expression)
  const name = child.type === 'JSXElement' && child.openingElement.name
  // Other components may render nothing.
  return name && name.type === 'JSXIdentifier' ? /^[a-z]|Icon$/.test(name.name) : false
}

/** A text of the page's language without values. */
function isFixedText(node: Node): boolean {
  if (node.type === 'Literal') return true
  if (node.type !== 'CallExpression') return false
  return (
    /^(?:t|translate\w*)$/.test(nameOf(node.callee)) && node.arguments.every(({ type }) => type === 'Literal')
  )
}

/** Whether it may be text. Blanks alone are not replaced. */
function isText(node: Node, slots: ReadonlySet<string>): boolean {
  switch (node.type) {
    case 'JSXText':
      return /\S/.test(node.value)
    case 'Literal':
      return /\S/.test(String(node.value ?? ''))
    case 'TemplateLiteral':
    case 'MemberExpression':
      return true
    case 'Identifier':
      return !slots.has(node.name)
    case 'CallExpression':
      return !slots.has(nameOf(node.callee)) && !makesElements(node)
    case 'JSXExpressionContainer':
      return isText(node.expression, slots)
    case 'LogicalExpression':
      return isText(node.right, slots)
    case 'ConditionalExpression':
      return isText(node.consequent, slots) || isText(node.alternate, slots)
    default:
      return false
  }
}

function makesElements(call: ESTree.CallExpression): boolean {
  return (
    /^create(?:Element|Portal)$/.test(nameOf(call.callee)) ||
    nodesOf(call).some(({ type }) => type === 'JSXElement')
  )
}

function nameOf(node: Node): string {
  return node.type === 'Identifier' ? node.name : ''
}

function nodesOf(tree: unknown): Node[] {
  if (typeof tree !== 'object' || tree === null) return []
  const below = Object.values(tree).flatMap(nodesOf)
  return isNode(tree) ? [tree, ...below] : below
}

function isNode(value: object): value is Node {
  return 'type' in value && 'start' in value
}

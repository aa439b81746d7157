import { expect, test } from 'vitest'
import { readLongText } from './long-texts.server.ts'

const HEAD = '---\n\ntitle: Von {brand}\ndescription: Was hier steht.\nheading: Text\n---\n'

function htmlOf(body: string, values: Record<string, string> = {}): string {
  return readLongText(`${HEAD}\n${body}\n`, { brand: 'Strich', ...values }).html.trim()
}

test('conditional parts are only present when their condition holds', () => {
  const source =
    '---\ntitle: T\ndescription: D\nheading: H\n---\n\n::: own\nWe count.\n:::\n\n::: none\nNobody counts.\n:::\n\nAnd so on.\n'
  expect(readLongText(source, {}, new Set(['own'])).html).toBe('<p>We count.</p>\n<p>And so on.</p>\n')
  expect(readLongText(source, {}).html).toBe('<p>And so on.</p>\n')
})

test('the head has title, description and heading, with values filled in', () => {
  expect(readLongText(`${HEAD}\nHallo.\n`, { brand: 'Strich & Co.' })).toEqual({
    title: 'Von Strich & Co.',
    description: 'Was hier steht.',
    heading: 'Text',
    lead: null,
    html: '<p>Hallo.</p>\n',
    steps: null,
  })
})

test('the head may have a lead', () => {
  const source = HEAD.replace('heading: Text', 'heading: Text\nlead: Kurz von {brand}.')
  expect(readLongText(`${source}\nHallo.`, { brand: 'Strich' }).lead).toBe('Kurz von Strich.')
})

test('a numbered list with bold titles is returned as steps with its heading, apart from the text', () => {
  const body =
    'Vorher.\n\n## So geht es\n\n1. **Anruf** Wir reden.\n2. **Skizze** $& Sie sehen.\n\n## Danach\n\nEnde.'
  const { html, steps } = readLongText(`${HEAD}\n${body}\n`, { brand: 'Strich' })
  expect(html).toBe('<p>Vorher.</p>\n<h2 id="danach">Danach</h2>\n<p>Ende.</p>\n')
  expect(steps).toContain(
    '<h2 id="so-geht-es">So geht es</h2>\n<ol>\n<li><strong>Anruf</strong> Wir reden.</li>',
  )
})

test('any other list stays in the text', () => {
  expect(readLongText(`${HEAD}\n1. Eins\n2. Zwei\n\n- **Fett** drei\n`, { brand: 'S' }).steps).toBeNull()
})

test('a heading has an id', () => {
  expect(htmlOf('## 4. Wofür wir *haften*')).toBe(
    '<h2 id="4-wofür-wir-haften">4. Wofür wir <em>haften</em></h2>',
  )
})

test.each([
  ['1. Zeichner', '1. Zeichner'],
  ['+49 40 1', '+49 40 1'],
  ['a_b_c *d* [e](f)', 'a_b_c *d* [e](f)'],
  ['A & B <C>', 'A &amp; B &lt;C&gt;'],
  ['Weg 1\n20099 Ort', 'Weg 1<br>20099 Ort'],
])('the value %j is text, never markup', (value, html) => {
  expect(htmlOf('{value}', { value })).toBe(`<p>${html}</p>`)
})

test('a section sign and its number are joined by a non-breaking space', () => {
  expect(htmlOf('Nach § 5 DDG.')).toBe('<p>Nach §\u00a05 DDG.</p>')
})

test('a value may be text and address of a link', () => {
  expect(htmlOf('[{mail}](mailto:{mail})', { mail: 'an_uns@strich.example' })).toBe(
    '<p><a href="mailto:an_uns@strich.example">an_uns@strich.example</a></p>',
  )
})

test('a name without a value stays, so that tests notice it', () => {
  expect(htmlOf('An {nobody}.')).toBe('<p>An {nobody}.</p>')
})

test.each([
  ['no head', 'Nur Text.'],
  ['no heading', '---\ntitle: T\ndescription: D\n---\nText.'],
  ['a misspelled name', '---\ntitle: T\ndescription: D\nheading: H\nautor: A\n---\nText.'],
  ['an empty title', '---\ntitle: \ndescription: D\nheading: H\n---\nText.'],
])('a text with %s is refused', (_name, source) => {
  expect(() => readLongText(source, {})).toThrow()
})

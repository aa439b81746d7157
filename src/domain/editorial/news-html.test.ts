import { expect, test } from 'vitest'
import { newsHtml } from './news-html.ts'

test('Markdown becomes HTML, with its headings below the title of the item', () => {
  expect(newsHtml('# Wale\n\nEin **Wal** in [Aquarell](/aquarell).')).toBe(
    '<h2>Wale</h2>\n<p>Ein <strong>Wal</strong> in <a href="/aquarell">Aquarell</a>.</p>\n',
  )
})

test.each([
  ['markup', '<img src=x onerror=alert(1)>', '&lt;img src=x onerror=alert(1)>'],
  ['a link that runs something', '[Wal](javascript:alert(1))', '<p>Wal</p>\n'],
  ['a link to another host', '[Wal](//example.org)', '<p>Wal</p>\n'],
  ['a link to another host with backslashes', '[Wal](/\\\\example.org)', '<p>Wal</p>\n'],
  ['a link with numeric character references', '[Wal](/&#47;example.org)', '<p>Wal</p>\n'],
  ['a link with named character references', '[Wal](/&bsol;example.org)', '<p>Wal</p>\n'],
  ['a picture of another site', '![Ein <Wal>](https://example.org/wal.png)', '<p>Ein &lt;Wal></p>\n'],
])('%s is rendered as plain text', (_, body, html) => {
  expect(newsHtml(body)).toBe(html)
})

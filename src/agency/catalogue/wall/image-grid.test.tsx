import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import { MessagesProvider } from '#base/language/messages.tsx'
import german from '#messages/de.json'
import { ImageGrid } from './image-grid.tsx'
import type { Tile } from './tile.ts'

function aTile(id: number, given: Partial<Tile> = {}): Tile {
  return {
    id,
    contentVersion: 'v1',
    width: 2400,
    height: 1800,
    ground: '#0a1b2c',
    alt: `Bild ${id}`,
    artistName: 'Ada Moor',
    href: '/illustrator/ada-moor',
    animation: false,
    ...given,
  }
}

function render(props: Parameters<typeof ImageGrid>[0]): string {
  return renderToStaticMarkup(
    <MemoryRouter>
      <MessagesProvider language="de" messages={german}>
        <ImageGrid {...props} />
      </MessagesProvider>
    </MemoryRouter>,
  )
}

function count(html: string, pattern: RegExp): number {
  return html.match(pattern)?.length ?? 0
}

const FIVE = [1, 2, 3, 4, 5].map((id) => aTile(id))

test('the server places every tile for three and for two columns', () => {
  const html = render({ tiles: FIVE })
  expect(html).toContain('--column-3:0;--height-3:0.75;--tiles-3:1;--column-2:1;--height-2:0.75;--tiles-2:1')
  expect(html).toContain('--height-3-0:1.5')
  expect(html).toContain('--height-2-0:2.25')
  expect(html).not.toContain('NaN')
})

test('only the first row of a wall on top of its page hurries', () => {
  expect(count(render({ tiles: FIVE, onTop: true }), /loading="eager"/g)).toBe(3)
  expect(count(render({ tiles: FIVE }), /loading="lazy"/g)).toBe(5)
})

test('a picture comes in five widths, keeps its place and says what is drawn', () => {
  const html = render({ tiles: [aTile(812, { alt: 'Ein Wal & ein Fisch' })] })
  for (const width of [320, 640, 960, 1280, 2400]) {
    expect(html).toContain(`/dmedia/webp/${width}/812.webp?v=v1 ${width}w`)
  }
  expect(html).toContain('width="2400" height="1800" alt="Ein Wal &amp; ein Fisch"')
  expect(html).toContain('--ground:#0a1b2c;--ratio:2400 / 1800')
})

test('a tile that leads nowhere is no link; an animated one says so', () => {
  const html = render({ tiles: [aTile(1, { href: null, animation: true })] })
  expect(html).not.toContain('<a ')
  expect(html).toContain('Animation')
})

test('what can be done with an image is brought by the page and stands beside the link, not inside', () => {
  const html = render({ tiles: [aTile(7)], actions: (tile) => <button type="button">Tu {tile.id}</button> })
  expect(html).toMatch(/<\/a><div[^>]*><button type="button">Tu 7<\/button><\/div>/)
})

test('a wall without tiles is empty and has no height to speak of', () => {
  expect(render({ tiles: [] })).toContain('--height-3-0:0;--tiles-3-0:0')
})

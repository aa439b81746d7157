import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import type { Tile } from '#domain/catalogue/read-tiles.ts'
import german from '#messages/de.json'
import { MessagesProvider } from '#website/i18n/messages.tsx'
import { ImageGrid } from './image-grid.tsx'

function aTile(id: number, overrides: Partial<Tile> = {}): Tile {
  return {
    id,
    contentVersion: 'v1',
    width: 2400,
    height: 1800,
    dominantColour: '#0a1b2c',
    title: `Werk ${id}`,
    alt: `Bild ${id}`,
    artistId: 3,
    artistName: 'Ada Moor',
    artistCode: 'ada-moor',
    href: '/illustrator/ada-moor',
    animation: false,
    embedCode: null,
    ...overrides,
  }
}

function render(props: Omit<Parameters<typeof ImageGrid>[0], 'enlargedAt'>): string {
  return renderToStaticMarkup(
    <MemoryRouter>
      <MessagesProvider language="de" messages={german}>
        <ImageGrid enlargedAt="/?bild=" {...props} />
      </MessagesProvider>
    </MemoryRouter>,
  )
}

function count(html: string, pattern: RegExp): number {
  return html.match(pattern)?.length ?? 0
}

const FIVE = [1, 2, 3, 4, 5].map((id) => aTile(id))

test('the server lays out every tile in three and in two columns', () => {
  const html = render({ tiles: FIVE })
  expect(html).toContain('--column-3:0;--height-3:0.75;--tiles-3:1;--column-2:1;--height-2:0.75;--tiles-2:1')
  expect(html).toContain('--height-3-0:1.5')
  expect(html).toContain('--height-2-0:2.25')
  expect(html).not.toContain('NaN')
})

test('only the first row of a grid on top of its page is loaded eagerly', () => {
  expect(count(render({ tiles: FIVE, onTop: true }), /loading="eager"/g)).toBe(3)
  expect(count(render({ tiles: FIVE }), /loading="lazy"/g)).toBe(5)
})

test('a picture has five widths, reserved space and an alternative text', () => {
  const html = render({ tiles: [aTile(812, { alt: 'Ein Wal & ein Fisch' })] })
  for (const width of [320, 640, 960]) expect(html).toContain(`/dmedia/webp/${width}/812.webp?v=v1 ${width}w`)
  for (const width of [1280, 2400])
    expect(html).toContain(`/dmedia/webp/${width}/812.webp?v=v1.marked ${width}w`)
  expect(html).toContain('width="2400" height="1800" alt="Ein Wal &amp; ein Fisch"')
  expect(html).toContain('--ground:#0a1b2c;--ratio:2400 / 1800')
})

test('a tile links to its zoom and to its artist', () => {
  const html = render({ tiles: [aTile(7)] })
  expect(html).toContain('<a href="/?bild=7"')
  expect(html).toContain('aria-label="Bild vergrößern: Bild 7"')
  expect(html).toMatch(/<a href="\/illustrator\/ada-moor"[^>]*><span>Ada Moor<\/span><\/a>/)
})

test("on the artist's own page the title replaces the name", () => {
  const html = render({ tiles: [aTile(7, { href: null })] })
  expect(html).toMatch(/<span class="[^"]*name[^"]*">Werk 7<\/span>/)
})

test('an animation is still at rest and has a mark', () => {
  const html = render({ tiles: [aTile(1, { animation: true })] })
  expect(html).toContain('src="/media/640/1.jpg?v=v1"')
  expect(html).not.toContain('.webp')
  expect(html).toContain('Animation')
})

test('actions on an image come from the page and are beside the links, not inside', () => {
  const html = render({ tiles: [aTile(7)], marks: (tile) => <button type="button">Tu {tile.id}</button> })
  expect(html).toContain('</a><button type="button">Tu 7</button></div>')
})

test('a grid without tiles is empty and has no height', () => {
  expect(render({ tiles: [] })).toContain('--height-3-0:0;--tiles-3-0:0')
})

test('what is read on a tile is in the name of its link', () => {
  const html = render({ tiles: [aTile(1, { animation: true }), aTile(2)] })
  expect(html).toContain('aria-label="Animation vergrößern: Bild 1"')
  expect(html).toContain('</svg>Animation</span>')
  expect(html).toContain('aria-label="Bild vergrößern: Bild 2"')
})

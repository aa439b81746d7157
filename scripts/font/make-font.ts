// `npm run font:build`: makes the font that every page starts with from that of the package, which weighs 57 kB.
import { readFileSync, writeFileSync } from 'node:fs'
import subsetFont from 'subset-font'
import { runDeclared } from '#platform/run-command.ts'
import { COMMANDS } from '#scripts/commands.mjs'
import { readTables, writeTables } from './font-tables.ts'

const SOURCE =
  'node_modules/@fontsource-variable/instrument-sans/files/instrument-sans-latin-wdth-normal.woff2'
const MADE = 'src/website/styles/fonts/instrument-sans-first-view.woff2'

/** ASCII, the accented letters of western Europe, and marks of German and English texts; as in `fonts.css`. */
const FIRST_VIEW = [
  [0x20, 0x7e],
  [0xa0],
  [0xa7],
  [0xa9],
  [0xb7],
  [0xc0, 0xcf],
  [0xd1, 0xdd],
  [0xdf, 0xef],
  [0xf1, 0xf6],
  [0xf8, 0xfd],
  [0xff],
  // The dotless i of Turkish names, of which accented letters are made anyway.
  [0x131],
  [0x2013, 0x2014],
  [0x2018, 0x201a],
  [0x201c, 0x201e],
  [0x2026],
  [0x20ac],
]
  .map(([first = 0, last = first]) =>
    String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, at) => first + at)),
  )
  .join('')

/**
 * In the source the spaces between pairs of letters differ by width and weight, which takes more bytes than the letters.
 * Those of headings, where they are seen, are used for all: a line of running text is up to 0.4 % longer.
 */
const HEADINGS = { wdth: 75, wght: 500 }
const SPACING = ['GPOS', 'GDEF']

await runDeclared(COMMANDS, 'font:build', async () => {
  const source = readFileSync(SOURCE)
  const varying = readTables(await subsetFont(source, FIRST_VIEW, { targetFormat: 'sfnt' }))
  const headings = readTables(
    await subsetFont(source, FIRST_VIEW, { targetFormat: 'sfnt', variationAxes: HEADINGS }),
  )
  for (const tag of SPACING) {
    const table = headings.get(tag)
    if (table) varying.set(tag, table)
  }
  const made = await subsetFont(writeTables(varying), '', { keepAllGlyphs: true, targetFormat: 'woff2' })
  writeFileSync(MADE, made)
  process.stdout.write(`${MADE}: ${made.length} bytes\n`)
})

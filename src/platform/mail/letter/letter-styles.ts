import type { CSSProperties } from 'react'

// Mail programs know no style sheets, so styles stand inline.

/** Half of what the picture has, for screens with two pixels to one. */
export const SHOWN_WIDTH = 160

const INK = '#16161d'
const QUIET = '#55555e'
const BUTTON_PADDING = '14px 26px'
const font = 'Helvetica, Arial, sans-serif'
export const styles = {
  body: { margin: 0, backgroundColor: '#fdfdfc', color: INK, fontFamily: font },
  page: { maxWidth: '600px', padding: '32px 20px' },
  heading: { margin: '0 0 16px', fontSize: '30px', lineHeight: '1.1', fontWeight: 500 },
  text: { margin: '0 0 16px', fontSize: '16px', lineHeight: '1.5' },
  message: {
    margin: '0 0 20px',
    padding: '4px 0 4px 16px',
    borderLeft: '3px solid #d3202c',
    fontSize: '16px',
    lineHeight: '1.5',
  },
  // Outlook on Windows knows padding of cells only, and of no link.
  button: { borderRadius: '26px', backgroundColor: INK, msoPaddingAlt: BUTTON_PADDING },
  buttonLink: {
    display: 'inline-block',
    padding: BUTTON_PADDING,
    color: '#fdfdfc',
    fontSize: '16px',
    lineHeight: '1.2',
    textDecoration: 'none',
  },
  buttonRow: { margin: '0 0 16px' },
  image: { display: 'block', border: 'none' },
  row: { margin: '0 0 20px' },
  picture: { width: `${SHOWN_WIDTH + 16}px`, verticalAlign: 'top' },
  words: { verticalAlign: 'top' },
  line: { margin: '0 0 4px', fontSize: '16px', lineHeight: '1.4' },
  quiet: { margin: '0 0 12px', color: QUIET, fontSize: '14px', lineHeight: '1.5' },
  link: { color: INK, textDecoration: 'underline' },
  rule: { margin: '24px 0', border: 'none', borderTop: '1px solid #d9d9dc' },
  preview: {
    display: 'none',
    maxHeight: 0,
    maxWidth: 0,
    overflow: 'hidden',
    opacity: 0,
    lineHeight: '1px',
  },
} satisfies Record<string, CSSProperties & { msoPaddingAlt?: string }>

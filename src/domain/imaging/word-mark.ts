/** The colours of the site's tokens as sRGB, for pictures and papers that no style sheet reaches. */
export const COLOURS = {
  paper: '#fdfdfc',
  paper2: '#f3f3f2',
  ink: '#111318',
  ink2: '#46474d',
  lineControl: '#7e8086',
  red: '#d50d22',
} as const

/** The dot of the word mark, drawn by hand, as SVG path data; its ink fills a square of this width. */
export const DOT = {
  path: 'M6.3 1.2c2.7 0 4.9 1.9 4.6 4.8-.3 3-2.4 4.9-5.2 4.8C3 10.7.9 8.7 1.2 5.8 1.5 3.2 3.5 1.3 6.3 1.2Z',
  width: 11,
} as const

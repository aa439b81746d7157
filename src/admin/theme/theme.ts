import type { RaThemeOptions } from 'react-admin'
import { COLOURS, MIDDLE, NARROW } from './theme-colours.ts'
import { themeComponents } from './theme-components.ts'
import { themeLayout } from './theme-layout.ts'

/** The website's style, with smaller spacing for daily use. */
export const theme: RaThemeOptions = {
  palette: {
    mode: 'light',
    primary: { main: COLOURS.ink, contrastText: COLOURS.paper },
    secondary: { main: COLOURS.ink, contrastText: COLOURS.paper },
    error: { main: COLOURS.red },
    background: { default: COLOURS.paper, paper: COLOURS.paper },
    text: { primary: COLOURS.ink, secondary: COLOURS.quietInk, disabled: COLOURS.quietestInk },
    divider: COLOURS.line,
  },
  shape: { borderRadius: 0 },
  spacing: 8,
  typography: {
    fontFamily: '"Instrument Sans Variable", "Helvetica Neue", Arial, sans-serif',
    fontSize: 14,
    body1: { fontSize: '0.9375rem', lineHeight: 1.5 },
    body2: { fontSize: '0.9375rem', lineHeight: 1.45 },
    caption: { fontSize: '0.8125rem', lineHeight: 1.4 },
    h1: {
      fontSize: '2rem',
      fontWeight: 500,
      fontStretch: NARROW,
      letterSpacing: '-0.022em',
      lineHeight: 1.1,
    },
    h2: {
      fontSize: '1.375rem',
      fontWeight: 500,
      fontStretch: NARROW,
      letterSpacing: '-0.012em',
      lineHeight: 1.2,
    },
    h3: { fontSize: '1.0625rem', fontWeight: 600, fontStretch: MIDDLE, lineHeight: 1.3 },
    h6: { fontSize: '1.375rem', fontWeight: 500, fontStretch: NARROW, letterSpacing: '-0.012em' },
    button: { fontSize: '0.9375rem', fontWeight: 500, fontStretch: MIDDLE, textTransform: 'none' },
  },
  // Menu entries have no icons, so a closed sidebar is hidden.
  sidebar: { width: 208, closedWidth: 0 },
  components: { ...themeComponents, ...themeLayout },
}

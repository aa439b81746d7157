import type { RaThemeOptions } from 'react-admin'
import { COLOURS } from './theme-colours.ts'

/** Surfaces without boxes; lines separate them where needed. */
export const themeLayout: RaThemeOptions['components'] = {
  MuiCssBaseline: {
    styleOverrides: {
      body: { WebkitFontSmoothing: 'antialiased' },
      '::selection': { backgroundColor: COLOURS.red, color: COLOURS.paper },
      'a:focus-visible, [tabindex]:focus-visible': { outline: `3px solid ${COLOURS.ink}`, outlineOffset: 2 },
    },
  },
  MuiCard: { styleOverrides: { root: { border: 0, overflow: 'visible' } } },
  MuiCardContent: { styleOverrides: { root: { padding: 0 } } },
  MuiAppBar: {
    defaultProps: { color: 'default', elevation: 0 },
    styleOverrides: {
      root: {
        backgroundColor: COLOURS.paper,
        color: COLOURS.ink,
        borderBottom: `1px solid ${COLOURS.line}`,
      },
    },
  },
  // Without this react-admin lets a wide table stretch the page instead of scrolling in itself.
  RaLayout: {
    styleOverrides: {
      root: {
        minWidth: 0,
        '& .RaLayout-content': {
          minWidth: 0,
          padding: '0 24px 48px',
          '@media (max-width: 600px)': { padding: '0 16px 48px' },
        },
      },
    },
  },
  RaSidebar: {
    styleOverrides: { root: { '& .RaSidebar-fixed': { borderRight: `1px solid ${COLOURS.line}` } } },
  },
  RaToolbar: {
    styleOverrides: {
      root: {
        backgroundColor: COLOURS.paper,
        borderTop: `1px solid ${COLOURS.line}`,
        // Visible however long the form is.
        position: 'sticky',
        bottom: 0,
        zIndex: 3,
        gap: 8,
        flexWrap: 'wrap',
        '&.MuiToolbar-root': { paddingInline: 0, '@media (max-width: 600px)': { paddingInline: 16 } },
      },
    },
  },
  RaList: {
    styleOverrides: { root: { '& .RaList-main, & .RaList-content': { minWidth: 0, width: '100%' } } },
  },
  RaDataTable: {
    styleOverrides: {
      root: {
        overflowX: 'auto',
        // Otherwise a narrow row would shrink its picture.
        '& td img': { maxWidth: 'none' },
      },
    },
  },
}

import type { RaThemeOptions } from 'react-admin'

/** The website's colours (styles/tokens.css, where they are OKLCH) in a notation that MUI can compute with. */
export const COLOURS = {
  paper: '#fdfdfd',
  sheet: '#f3f3f2',
  darkSheet: '#e6e6e4',
  ink: '#111217',
  quietInk: '#46474d',
  quietestInk: '#64666c',
  line: '#d6d7da',
  controlLine: '#7e8086',
  red: '#d60c1b',
}

export const NARROW = '75%'
export const MIDDLE = '88%'

export const ROUND = 999
export const FIELD_RADIUS = 6

const FOCUS_RING = {
  outline: `3px solid ${COLOURS.ink}`,
  outlineOffset: 2,
  boxShadow: `0 0 0 2px ${COLOURS.paper}`,
}
const FLOATING = '0 1px 2px rgb(17 18 23 / .12), 0 12px 40px rgb(17 18 23 / .16)'

const themeComponents: RaThemeOptions['components'] = {
  MuiButtonBase: {
    defaultProps: { disableRipple: true },
    styleOverrides: { root: { '&.Mui-focusVisible': FOCUS_RING } },
  },
  MuiButton: {
    defaultProps: { disableElevation: true },
    styleOverrides: {
      root: { borderRadius: ROUND, minHeight: 36, paddingInline: 16 },
      outlined: { borderColor: COLOURS.controlLine },
    },
  },
  MuiIconButton: { styleOverrides: { root: { borderRadius: ROUND, color: COLOURS.ink } } },
  MuiTextField: { defaultProps: { variant: 'outlined', size: 'small', margin: 'dense', fullWidth: true } },
  MuiFormControl: { defaultProps: { variant: 'outlined', size: 'small', margin: 'dense', fullWidth: true } },
  // The label is above its field, so that it is not taken for a value.
  MuiInputLabel: {
    defaultProps: { shrink: true },
    styleOverrides: {
      root: {
        position: 'static',
        transform: 'none',
        fontSize: '0.875rem',
        fontWeight: 500,
        fontStretch: MIDDLE,
        color: COLOURS.ink,
        marginBottom: 4,
        maxWidth: '100%',
        whiteSpace: 'normal',
        pointerEvents: 'auto',
      },
    },
  },
  MuiOutlinedInput: {
    defaultProps: { notched: false },
    styleOverrides: {
      root: {
        borderRadius: FIELD_RADIUS,
        backgroundColor: COLOURS.paper,
        '&.Mui-error .MuiOutlinedInput-notchedOutline': { borderWidth: 2 },
      },
      notchedOutline: { borderColor: COLOURS.controlLine, top: 0, '& legend': { display: 'none' } },
    },
  },
  MuiFormHelperText: {
    styleOverrides: {
      root: {
        marginInline: 0,
        fontSize: '0.8125rem',
        color: COLOURS.quietInk,
        '&.Mui-error': { color: COLOURS.red },
      },
    },
  },
  // react-admin names the element around the box of a row, which only the box itself may be.
  MuiCheckbox: {
    defaultProps: {
      slotProps: {
        root: { 'aria-label': undefined },
        input: (box: { 'aria-label'?: string }) =>
          box['aria-label'] ? { 'aria-label': box['aria-label'] } : {},
      },
    },
  },
  MuiAutocomplete: { defaultProps: { fullWidth: true } },
  MuiSelect: { defaultProps: { notched: false } },
  MuiChip: {
    defaultProps: { variant: 'outlined', size: 'small' },
    styleOverrides: { root: { borderColor: COLOURS.controlLine, fontStretch: MIDDLE } },
  },
  MuiTableCell: {
    styleOverrides: {
      root: { borderColor: COLOURS.line, padding: '8px 12px' },
      head: { fontWeight: 600, fontStretch: MIDDLE, color: COLOURS.quietInk, backgroundColor: COLOURS.paper },
      paddingCheckbox: { padding: '0 8px' },
    },
  },
  MuiPaper: {
    defaultProps: { elevation: 0 },
    styleOverrides: { root: { backgroundImage: 'none' } },
  },
  MuiMenu: { styleOverrides: { paper: { boxShadow: FLOATING } } },
  MuiPopover: { styleOverrides: { paper: { boxShadow: FLOATING } } },
  MuiDialog: { styleOverrides: { paper: { boxShadow: FLOATING } } },
  MuiDialogActions: { styleOverrides: { root: { padding: '12px 24px 20px', flexWrap: 'wrap', gap: 8 } } },
  MuiSnackbarContent: { styleOverrides: { root: { backgroundColor: COLOURS.ink } } },
  MuiLink: { defaultProps: { underline: 'always', color: 'inherit' } },
  MuiTooltip: { styleOverrides: { tooltip: { backgroundColor: COLOURS.ink, fontSize: '0.8125rem' } } },
}

/** Surfaces without boxes; lines separate them where needed. */
const themeLayout: RaThemeOptions['components'] = {
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
        '@media (max-width: 599.95px)': { '& .RaLayout-appFrame': { marginTop: '88px' } },
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

import type { RaThemeOptions } from 'react-admin'
import { COLOURS, FIELD_RADIUS, MIDDLE, ROUND } from './theme-colours.ts'

const FOCUS_RING = {
  outline: `3px solid ${COLOURS.ink}`,
  outlineOffset: 2,
  boxShadow: `0 0 0 2px ${COLOURS.paper}`,
}
const FLOATING = '0 1px 2px rgb(17 18 23 / .12), 0 12px 40px rgb(17 18 23 / .16)'

/** Controls, fields and tables. */
export const themeComponents: RaThemeOptions['components'] = {
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

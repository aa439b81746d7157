import { COLOURS, FIELD_RADIUS, MIDDLE } from '#admin/theme.ts'

/** Below this a row's cells stand one below the other. */
const NARROW = '@media (max-width: 1100px)'

/**
 * One style for the whole table: hundreds of rows have thousands of cells. Rows out of sight are neither laid out nor
 * painted, which tables of HTML cannot do.
 */
export const DESK = {
  '&, & thead, & tbody': { display: 'block', width: '100%' },
  '& th, & td': { display: 'block', padding: 0, minWidth: 0, textAlign: 'left', fontWeight: 'inherit' },
  fontSize: '0.875rem',
  lineHeight: 1.4,
  '& tr': {
    display: 'grid',
    gridTemplateColumns: '96px repeat(7, minmax(0, 1fr)) 112px',
    gap: 1,
    paddingBlock: 1,
    borderTop: `1px solid ${COLOURS.line}`,
    contentVisibility: 'auto',
    containIntrinsicSize: 'auto 96px',
  },
  '& thead': {
    position: 'sticky',
    top: 48,
    zIndex: 2,
    backgroundColor: COLOURS.paper,
    fontWeight: 600,
    fontStretch: MIDDLE,
    color: COLOURS.quietInk,
  },
  '& thead tr': { alignItems: 'end', contentVisibility: 'visible' },
  '& tbody th': { display: 'flex', flexDirection: 'column', gap: 0.5 },
  '& img': {
    display: 'block',
    width: 72,
    height: 72,
    objectFit: 'cover',
    backgroundColor: COLOURS.sheet,
  },
  '& .facts': { display: 'grid', fontSize: '0.75rem', color: COLOURS.quietInk },
  '& .file': { gridColumn: '2 / -1', fontSize: '0.75rem', overflowWrap: 'anywhere' },
  '& .other': { display: 'block', color: COLOURS.red, fontWeight: 600 },
  '& .label': { display: 'none' },
  '& textarea': {
    display: 'block',
    width: '100%',
    minHeight: 36,
    maxHeight: 160,
    padding: '6px 8px',
    font: 'inherit',
    color: COLOURS.ink,
    resize: 'none',
    fieldSizing: 'content',
    border: `1px solid ${COLOURS.controlLine}`,
    borderRadius: `${FIELD_RADIUS}px`,
    backgroundColor: COLOURS.paper,
    '&:focus': { outline: `3px solid ${COLOURS.ink}`, outlineOffset: -1 },
    '&[aria-invalid]': { borderColor: COLOURS.red, borderWidth: 2 },
  },
  '& .note, & .error': { display: 'block', fontSize: '0.75rem', marginTop: '2px', overflowWrap: 'anywhere' },
  '& .note': { color: COLOURS.quietInk, fontStyle: 'italic' },
  '& .error': { color: COLOURS.red },
  '& td button': {
    minHeight: 28,
    padding: '2px 10px',
    font: 'inherit',
    fontSize: '0.75rem',
    color: COLOURS.ink,
    cursor: 'pointer',
    border: `1px solid ${COLOURS.controlLine}`,
    borderRadius: '999px',
    backgroundColor: COLOURS.paper,
    '@media (pointer: coarse)': { minHeight: 44, paddingInline: '16px' },
  },
  [NARROW]: {
    '& thead': { position: 'static' },
    '& thead tr': { display: 'block', border: 0 },
    // Each cell has its name beside it.
    '& thead th:not(:has(button))': { display: 'none' },
    '& tbody tr': {
      gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 300px), 1fr))',
      containIntrinsicSize: 'auto 640px',
    },
    '& tbody th': { gridColumn: '1 / -1', flexDirection: 'row', gap: 1 },
    // The facts of the file stand above all cells.
    '& .file': { gridColumn: '1 / -1', gridRow: 2, fontSize: '0.875rem' },
    '& .label': { display: 'block', fontWeight: 500, fontStretch: MIDDLE },
    '& textarea': { minHeight: 44, fontSize: '1rem' },
  },
} as const

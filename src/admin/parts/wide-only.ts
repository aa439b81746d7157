/** The style of a table's column that is left out in a narrow window; the record's page shows its values. */
export const WIDE_ONLY = { display: { xs: 'none', md: 'table-cell' } }

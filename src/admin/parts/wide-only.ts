/** For columns of a table that are left out in a narrow window; the record's page has them. */
export const WIDE_ONLY = { display: { xs: 'none', md: 'table-cell' } }

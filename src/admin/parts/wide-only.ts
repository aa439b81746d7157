/** For columns of a table that a narrow window does without: the record itself has them. */
export const WIDE_ONLY = { display: { xs: 'none', md: 'table-cell' } }

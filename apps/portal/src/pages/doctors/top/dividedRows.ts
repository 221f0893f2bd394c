/** The styles of a list with a line between its rows, for all of them at once; `row` says how one is laid out. */
export const dividedRows = (row: object) => ({
  listStyle: 'none',
  m: 0,
  p: 0,
  '& > li': {
    display: 'flex',
    ...row,
    borderTop: 1,
    borderColor: 'divider',
    '&:first-of-type': { borderTop: 0, pt: 0 },
  },
})

const phone = '@media (max-width:599.95px)'
const wide = '@media (min-width:600px)'
const border = '1px solid var(--mui-palette-divider)'
const hidden = { display: 'none' }

/** A table above 600 px; below, each row is a card whose cells carry their header as a label. */
export const dataTableStyles = {
  width: '100%',
  borderCollapse: 'collapse',
  fontVariantNumeric: 'tabular-nums',
  '& th, & td': { px: 4, py: 3, textAlign: 'left', verticalAlign: 'middle' },
  // a long word without a blank (an address, a number) must not push the other columns away;
  // a Japanese name is such a word
  '& td': { maxWidth: 320, overflowWrap: 'break-word', wordBreak: 'keep-all' },
  [wide]: { '& td[data-first]': { minWidth: 128 } },
  '& [data-align=right]': { textAlign: 'right' },
  '& [data-check]': { width: 48, py: 0, pr: 0 },
  '& th': { fontSize: '0.875rem', fontWeight: 600, color: 'text.secondary', whiteSpace: 'nowrap' },
  '& th button': {
    all: 'unset',
    cursor: 'pointer',
    display: 'inline-flex',
    alignItems: 'center',
    gap: 1,
    minHeight: 24,
    borderRadius: '4px',
    '&:focus-visible': { outline: '2px solid var(--mui-palette-primary-main)', outlineOffset: 2 },
  },
  '& tbody tr, & tfoot tr': { borderTop: border },
  '& tfoot td': { fontWeight: 600 },
  '& tr[data-open]': { cursor: 'pointer', '&:hover': { bgcolor: 'action.hover' } },
  '& a.row-main': { color: 'inherit', fontWeight: 600, textUnderlineOffset: '0.2em' },
  '& button.row-main': {
    all: 'unset',
    cursor: 'pointer',
    fontWeight: 600,
    textDecoration: 'underline',
    textUnderlineOffset: '0.2em',
    borderRadius: '4px',
    '&:focus-visible': { outline: '2px solid var(--mui-palette-primary-main)', outlineOffset: 2 },
  },
  [phone]: {
    '&, & tbody, & tfoot, & tr': { display: 'block' },
    '& thead': hidden,
    '& td[data-wide], & td[data-empty]': hidden,
    '& tbody tr, & tfoot tr': { position: 'relative', px: 4, py: 3 },
    '& tbody tr:first-of-type': { borderTop: 0 },
    '& tbody td:not([data-wide]), & tfoot td:not([data-empty])': {
      display: 'flex',
      justifyContent: 'space-between',
      alignItems: 'baseline',
      gap: 4,
      px: 0,
      py: 1,
      textAlign: 'right',
    },
    '& tbody td[data-label][data-empty]': hidden,
    '& tbody td:has(> [data-none]:only-child)': hidden,
    '& td[data-first]:not([data-empty])': { textAlign: 'left', display: 'block', minHeight: 32 },
    '& td[data-label]:not([data-first])::before': {
      content: 'attr(data-label)',
      color: 'text.secondary',
      fontSize: '0.875rem',
      fontWeight: 400,
      textAlign: 'left',
      flexShrink: 0,
    },
    '& tbody td[data-check]': { position: 'absolute', top: 2, right: 6, width: 'auto' },
  },
} as const

const paper = 'var(--mui-palette-background-paper)'
const stays = { position: 'sticky', zIndex: 1, backgroundColor: paper }

/** Around a table that is wider than the screen: what a row is about stays, a shadow tells that more follows. */
export const scrollingFrame = {
  overflowX: 'auto',
  background: `linear-gradient(to left, ${paper} 50%, transparent) right / 48px 100% no-repeat local,
    linear-gradient(to left, rgb(0 0 0 / 0.22), transparent) right / 20px 100% no-repeat scroll, ${paper}`,
  [wide]: {
    '& [data-check]': { ...stays, left: 0 },
    '& [data-first]': { ...stays, left: 0 },
    '& [data-check] ~ [data-first]': { left: 48 },
    '& tr[data-open]:hover > :is([data-check], [data-first])': {
      backgroundImage:
        'linear-gradient(var(--mui-palette-action-hover), var(--mui-palette-action-hover))',
    },
  },
} as const

/** Said explicitly, because `display: block` (the cards) takes the implied roles away in some browsers. */
export const roles = {
  table: { role: 'table' },
  rowgroup: { role: 'rowgroup' },
  row: { role: 'row' },
  header: { role: 'columnheader' },
  cell: { role: 'cell' },
} as const

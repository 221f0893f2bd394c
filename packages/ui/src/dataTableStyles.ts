import { rowBoxStyles } from './rowBoxStyles.ts'

const phone = '@media (max-width:599.95px)'
const wide = '@media (min-width:600px)'
const border = '1px solid var(--mui-palette-divider)'
const hidden = { display: 'none' }
const paper = 'var(--mui-palette-background-paper)'
const ring = { outline: '2px solid var(--mui-palette-primary-main)', outlineOffset: '-2px' }
// clipped, so that the focus scrolls nothing within a cell
const ellipsis = { overflow: 'clip', textOverflow: 'ellipsis' }

/** Of a link within a line: 24 px to be hit with every font, while the line stays as high as its text. */
const linkTarget = { py: 'calc(12px - 0.5em)', my: 'calc(0.5em - 12px)' }

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
  '& .row-box': rowBoxStyles,
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
  '& th svg': { fontSize: '1rem', opacity: 0.35 },
  '& th[aria-sort] svg': { opacity: 1 },
  '& tbody tr, & tfoot tr': { borderTop: border },
  '& tfoot td': { fontWeight: 600 },
  '& tr[data-open]': { cursor: 'pointer', '&:hover': { bgcolor: 'action.hover' } },
  '& td :is(a, button.row-main)': {
    color: 'inherit',
    textDecoration: 'none',
    textUnderlineOffset: '0.2em',
    '&:hover, &:focus-visible': { textDecoration: 'underline' },
  },
  '& td a:not(.MuiButtonBase-root)': linkTarget,
  '& .row-main': { fontWeight: 600 },
  '& button.row-main': {
    all: 'unset',
    ...linkTarget,
    cursor: 'pointer',
    fontWeight: 600,
    borderRadius: '4px',
    '&:hover': { textDecoration: 'underline' },
    '&:focus-visible': ring,
  },
  '& .row-tags': { display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1 },
  '& .row-tags > a': { display: 'flex', alignItems: 'center', minHeight: 24 },
  '& thead th': {
    position: 'sticky',
    top: 'var(--header, 0px)',
    zIndex: 1,
    bgcolor: 'background.paper',
  },
  [phone]: {
    '&, & tbody, & tfoot, & tr': { display: 'block' },
    '& thead': hidden,
    '& td[data-wide], & td[data-empty]': hidden,
    '& tbody tr, & tfoot tr': { position: 'relative', px: 4, py: 3 },
    '& tbody tr:first-of-type': { borderTop: 0 },
    '& tbody td:not([data-wide]), & tfoot td:not([data-empty])': {
      // a Japanese sentence is one word here, and must not make the card wider than the screen
      overflowWrap: 'anywhere',
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

/** Rows of one line; on phones a card of two lines: name and chip, then the rest in small type. */
export const oneLineStyles = {
  ...dataTableStyles,
  '& th, & td': { ...dataTableStyles['& th, & td'], px: 3 },
  '& button.row-main': { ...dataTableStyles['& button.row-main'], ...ellipsis, maxWidth: '100%' },
  // what stands beside is there whole or not at all: it wraps out of the line
  '& [data-stacked]': {
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: '8px',
    height: 24,
    overflow: 'clip',
  },
  '& [data-stacked] > *': { ...ellipsis, lineHeight: '24px', maxWidth: '100%', ml: 0 },
  // numbers stay below each other, whether there is room for what stands beside them or not
  '& [data-align=right] [data-stacked]': { flexDirection: 'row-reverse' },
  [wide]: {
    ...dataTableStyles[wide],
    '& thead th': { whiteSpace: 'normal', overflowWrap: 'normal', lineHeight: 1.25 },
    // many columns share the screen: what they cut is told under the pointer
    '& tbody td': {
      height: 39,
      py: '2px',
      // about 140 px of 1280, and a chip with a date of 1440
      maxWidth: 'clamp(112px, calc(27vw - 202px), 280px)',
      whiteSpace: 'nowrap',
    },
    // what a row is about gives way last
    '& tbody td[data-first]': { maxWidth: 'clamp(144px, 13.5vw, 360px)' },
    '& tbody td[data-check]': { py: 0, '& .row-box': { width: 36, height: 36 } },
    '& td:not([data-check], [data-corner])': ellipsis,
    '& td .status-chip': {
      ...ellipsis,
      display: 'inline-block',
      maxWidth: '100%',
      verticalAlign: 'middle',
    },
    '& td :focus-visible': ring,
    '& td > div:not([data-stacked])': { display: 'inline-flex', flexWrap: 'nowrap', mt: 0 },
    // tags share what the state beside them leaves, the first of them gives way last
    '& td > .status-chip:has(+ div)': { float: 'left' },
    '& td > .status-chip + div': { display: 'flex', overflow: 'hidden', pl: '4px' },
    '& td > .status-chip + div > :first-of-type': { flexShrink: 0, maxWidth: '100%' },
    '& td > .status-chip + div > :not(:last-of-type)': { maxWidth: 'calc(100% - 32px)' },
    '& td > .status-chip + div > * + *': { minWidth: 28 },
    '& td > .status-chip + div .status-chip': { minWidth: 0, flexShrink: 1 },
    '& td ul': { display: 'inline', listStyle: 'none', paddingInlineStart: '4px !important' },
    '& td li': { display: 'inline', marginRight: '8px' },
    '& td :is(.MuiIconButton-root, .icon-button)': { p: '4px' },
  },
  // a Japanese heading is not broken between any two characters where there is room
  '@media (min-width:1440px)': { '& thead th': { wordBreak: 'keep-all' } },
  '@media (min-width:600px) and (max-width:1199.95px)': {
    '& [data-wide]:not([data-wide=tablet])': hidden,
  },
  '@media (min-width:1200px) and (max-width:1439.95px)': { '& [data-wide=desktop]': hidden },
  [phone]: {
    '&, & tbody, & tfoot, & tfoot tr': { display: 'block' },
    '& thead, & td[data-wide], & td[data-empty], & td:has(> [data-none]:only-child)': hidden,
    // one chip: the first that there is
    '& tbody td:has(.status-chip) ~ td:has(.status-chip), & .status-chip ~ .status-chip': hidden,
    '& tbody tr': {
      position: 'relative',
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      columnGap: '12px',
      rowGap: '2px',
      px: 4,
      height: 74,
      mt: '1px',
      overflow: 'hidden',
      // what does not fit is cut at the border, not at the edge of the card
      borderBlock: '11px solid transparent',
      boxShadow: `0 -1px var(--mui-palette-divider)`,
    },
    '& td .status-chip': { fontSize: '0.75rem', verticalAlign: 'middle' },
    '& tbody tr:has(> [data-check])': { pl: '48px' },
    '& tbody td': {
      p: 0,
      whiteSpace: 'nowrap',
      order: 3,
      maxWidth: '100%',
      fontSize: '0.875rem',
      color: 'text.secondary',
      lineHeight: '24px',
    },
    '& tbody td, & tbody td *': { ...ellipsis, fontVariantNumeric: 'tabular-nums' },
    '& tbody td[data-first]': {
      order: 0,
      flex: '1 1 0',
      minWidth: 0,
      fontSize: '1rem',
      color: 'text.primary',
    },
    // what stands beside a name begins the second line, whatever the name's length; more of it ends that line
    '& tbody td[data-keeps], & tbody td[data-keeps] > [data-stacked]': { display: 'contents' },
    '& td[data-keeps] > [data-stacked] > *': { order: 5 },
    '& td[data-keeps] > [data-stacked] > :nth-child(1)': { order: 0, flex: '1 1 0', minWidth: 0 },
    '& td[data-keeps] > [data-stacked] > :nth-child(2)': { order: 3 },
    '& tbody td[data-fills]': { flex: '1 1 0', minWidth: 72 },
    '& tbody td:has(.status-chip)': { order: 1 },
    // tags beside a state stand in the second line before what was ordered, above the lower edge of the menu's button
    '& tbody td:has(> .status-chip + div)': { display: 'contents' },
    '& td > .status-chip': { order: 1 },
    '& td > .status-chip + div': {
      order: 3,
      mt: 0,
      maxWidth: 'calc(100% - 84px)',
      flexWrap: 'nowrap',
      position: 'relative',
      zIndex: 1,
    },
    '& tbody td .MuiButton-root': { minHeight: 24, py: 0, verticalAlign: 'top' },
    '& tbody td[data-corner]': { order: 1, '& button': { my: -3 } },
    '& tbody td[data-named]:not(:has(.status-chip))::before': {
      content: 'attr(data-label) " "',
    },
    '& tbody tr::after': { content: '""', order: 2, flexBasis: '100%' },
    '& tbody td[data-check]': { position: 'absolute', top: 6, left: 6, overflow: 'visible' },
    // after the name of its column, in the same line
    '& td [data-stacked]': { display: 'inline-flex', maxWidth: '100%', verticalAlign: 'top' },
    '& td :focus-visible': ring,
    '& tfoot td[data-wide], & tfoot td[data-empty]': hidden,
    '& tfoot tr': { px: 4, py: 3 },
    '& tfoot td': { display: 'flex', justifyContent: 'space-between', gap: 4, p: 0 },
    '& tfoot td[data-label]:not([data-first])::before': {
      content: 'attr(data-label)',
      fontWeight: 400,
    },
  },
} as const

const stays = { position: 'sticky', zIndex: 1, backgroundColor: paper }

/** Around a table that is wider than the screen: what a row is about stays, a shadow tells that more follows. */
export const scrollingFrame = {
  overflowX: 'auto',
  // what is said to screen readers alone is placed: without this, it would make the page as wide as the table
  position: 'relative',
  background: `linear-gradient(to left, ${paper} 50%, transparent) right / 48px 100% no-repeat local,
    linear-gradient(to left, rgb(0 0 0 / 0.22), transparent) right / 20px 100% no-repeat scroll, ${paper}`,
  [wide]: {
    // it scrolls by itself, so the header has no page to stay in
    '& thead th': { top: 0 },
    '& thead th:not([data-first], [data-check])': { zIndex: 0 },
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

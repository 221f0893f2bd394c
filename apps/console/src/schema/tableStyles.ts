const wide = '@media (min-width:600px)'
const phone = '@media (max-width:599.95px)'
const cells = '& table th, & table td:not([data-check])'
// few columns leave room for words: rows of at most eight cells, and of nine
const [few, nine] = [9, 10].map((n) => `& table tbody :where(tr:not(:has(> :nth-of-type(${n}))))`)
const small = { '& td .status-chip': { fontSize: '0.75rem' }, '& th': { fontSize: '0.75rem' } }

/** A console shows more columns than a portal: smaller type, narrower cells. */
export const dense = {
  '& table': {
    fontSize: '0.875rem',
    lineHeight: 1.4,
    // how wide words may be; from 1200 to 1280 px a further column leaves them no more
    '--words': 'clamp(108px, 8.8vw, 240px)',
    '@media (min-width:1280px)': { '--words': 'clamp(140px, 10.4vw, 240px)' },
  },
  '& .chips': { display: 'flex', flexWrap: 'wrap', gap: 1 },
  [wide]: {
    ...small,
    [cells]: { px: '6px' },
    '& table th': { py: 2 },
    // above the boxes of the rows, whose cells are as wide as elsewhere
    '& table th[data-check]': { pl: '11px' },
    '& .two-lines': {
      display: '-webkit-box',
      WebkitBoxOrient: 'vertical',
      WebkitLineClamp: 'var(--lines, 2)',
      overflow: 'hidden',
      whiteSpace: 'normal',
      wordBreak: 'auto-phrase',
    },
    // two lines of this type have room in a row: what stands beside a value elsewhere is beneath it
    '& table [data-stacked]': {
      display: 'block',
      height: 'auto',
      '& > *': { display: 'block', lineHeight: 'inherit' },
    },
    // words give way; amounts, numbers, days, states and buttons are never cut
    '& table tbody td': { maxWidth: 'var(--words)' },
    [`${few} > td`]: { maxWidth: 'clamp(108px, 14vw, 320px)' },
    '& table tbody td:has(.two-lines)': { maxWidth: 'clamp(140px, 14vw, 320px)' },
    '& table tbody td[data-first]': { maxWidth: 'clamp(168px, 11.7vw, 360px)' },
    [`${nine} > td[data-first]`]: { maxWidth: 'clamp(168px, 24vw, 480px)' },
    '& table tbody td:is([data-align=right], :has(.status-chip, time, button, .whole))': {
      maxWidth: 'none',
    },
  },
  // an administrator needs more of a record than a patient: a third line, one chip and further states in words
  [phone]: {
    '& table tbody tr': {
      height: 'auto',
      minHeight: 74,
      maxHeight: 90,
      rowGap: 0,
      columnGap: '8px',
      pr: 3,
      borderBlockWidth: '7px',
    },
    // a button that is cut off could not be pressed
    '& table tbody tr:has(td .MuiButton-root)': { maxHeight: 'none' },
    '& table tbody td[data-first]': { fontSize: '0.9375rem' },
    // a long name takes no line for itself, so that what comes after it is not pushed out
    '& table tbody td[data-fills]': { flex: '1 1 110px', minWidth: 0, maxWidth: 'max-content' },
    '& table [data-stacked] > div, & td:has(> [data-stacked] > span > [data-none])': {
      display: 'none',
    },
    '& table tbody td:has(.status-chip) ~ td:has(.status-chip):not([data-wide])': {
      display: 'block',
      order: 3,
      '& .status-chip': {
        p: 0,
        fontSize: 'inherit',
        fontWeight: 'inherit',
        color: 'inherit',
        bgcolor: 'transparent',
        verticalAlign: 'baseline',
      },
      '&[data-named]::before': { content: 'attr(data-label) " "' },
    },
  },
} as const

export const compact = {
  ...dense,
  [wide]: {
    ...dense[wide],
    '--lines': 1,
    '& table [data-stacked]': {},
    '& table tbody td': { height: 32, py: 0 },
  },
} as const

/** The pack of a product beneath its name, on phones behind it. */
export const packOfRow = {
  display: { xs: 'inline', sm: 'block' },
  ml: { xs: 2, sm: 0 },
  overflow: 'clip',
  textOverflow: 'ellipsis',
  fontSize: '0.875rem',
  fontWeight: 400,
} as const

/** What a chip's cell adds on the widest screens. */
export const whereWidest = {
  ml: 2,
  color: 'text.secondary',
  '@media (max-width:1599.95px)': { display: 'none' },
} as const

const wide = '@media (min-width:600px)'
const cells = '& table th, & table td:not([data-check])'
const small = { '& td .status-chip': { fontSize: '0.75rem' }, '& th': { fontSize: '0.75rem' } }

/** A console shows more columns than a portal: smaller type, narrower cells. */
export const dense = {
  '& table': { fontSize: '0.875rem', lineHeight: 1.4 },
  [wide]: {
    ...small,
    [cells]: { px: 2 },
    '& table th': { py: 2 },
    '& table td:not([data-first])': { maxWidth: 'clamp(96px, 8.4vw, 240px)' },
    '& table td:has(> .status-chip)': { maxWidth: 'clamp(96px, 9.1vw, 240px)' },
  },
} as const

export const compact = {
  ...dense,
  [wide]: { ...dense[wide], '& table tbody td': { height: 32, py: 0 } },
} as const

const wide = '@media (min-width:600px)'
const cells = '& table th, & table td'
const shared = {
  '& table th': { whiteSpace: 'normal', wordBreak: 'auto-phrase' },
  '& td .status-chip': { whiteSpace: 'normal' },
}

/** A console shows more columns than a portal: smaller type; headers and chips may take two lines. */
export const dense = {
  '& table': { fontSize: '0.875rem' },
  '& th, & td': { overflowWrap: 'break-word' },
  [wide]: { ...shared, [cells]: { px: '10px' } },
} as const

export const compact = { ...dense, [wide]: { ...shared, [cells]: { px: 2, py: 1 } } } as const

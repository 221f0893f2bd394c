import Box from '@mui/material/Box'
import type { ReactNode } from 'react'
import { tabular } from '../theme.ts'

type Cells = { key: string; cells: readonly ReactNode[] }

/** A table of a few columns, the first in words and the others in numbers, that also fits a phone. */
export function SmallTable(props: {
  label: string
  head: readonly string[]
  rows: readonly Cells[]
  empty: string
}) {
  if (props.rows.length === 0) return <Box sx={{ color: 'text.secondary' }}>{props.empty}</Box>
  return (
    <Box component="table" aria-label={props.label} sx={table}>
      <thead>
        <tr>
          {props.head.map((title, i) =>
            title ? (
              <th key={title} scope="col">
                {title}
              </th>
            ) : (
              // biome-ignore lint/suspicious/noArrayIndexKey: the bars have no title
              <td key={i} />
            ),
          )}
        </tr>
      </thead>
      <tbody>
        {props.rows.map(({ key, cells: [name, ...cells] }) => (
          <tr key={key}>
            <th scope="row">{name}</th>
            {cells.map((cell, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: cells are their columns
              <td key={i}>{cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </Box>
  )
}

const table = {
  ...tabular,
  width: '100%',
  borderCollapse: 'collapse',
  fontSize: '0.875rem',
  '& th, & td': {
    py: 1.5,
    px: 1,
    textAlign: 'right',
    fontWeight: 400,
    borderBottom: 1,
    borderColor: 'divider',
    whiteSpace: 'nowrap',
  },
  '& th:first-of-type': {
    pl: 0,
    textAlign: 'left',
    whiteSpace: 'normal',
    overflowWrap: 'anywhere',
  },
  '& thead th': { color: 'text.secondary' },
  '& tbody tr:last-of-type > *': { borderBottom: 0 },
  '& tbody a': {
    color: 'inherit',
    textDecoration: 'none',
    '&:hover': { textDecoration: 'underline' },
  },
  '& svg': { display: { xs: 'none', sm: 'block' } },
}

import Box from '@mui/material/Box'
import type { ComponentProps } from 'react'
import { Link } from 'react-router'

/** The link of a card; the whole card, which is positioned, leads there. */
export const CardLink = ({ sx, ...props }: ComponentProps<typeof Link> & { sx?: object }) => (
  <Box component={Link} {...props} sx={{ ...link, ...sx }} />
)

const link = {
  fontWeight: 600,
  color: 'text.primary',
  textDecoration: 'none',
  overflowWrap: 'anywhere',
  '&::after': { content: '""', position: 'absolute', inset: 0, borderRadius: '12px' },
  '&:focus-visible': { outline: 'none' },
  '&:focus-visible::after': { outline: '2px solid var(--mui-palette-primary-main)' },
}

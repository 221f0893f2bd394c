import Box from '@mui/material/Box'
import Paper from '@mui/material/Paper'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { BottomMore } from './BottomMore.tsx'
import { type NavItem, useIsCurrent } from './Header.tsx'

type Item = NavItem & { icon: ReactNode }

/** Navigation of patients on phones: four places, and the rest behind the fifth entry. */
export function BottomBar(props: {
  label: string
  items: Item[]
  more: { label: string; items: Item[] }
}) {
  return (
    <Paper
      component="nav"
      aria-label={props.label}
      square
      elevation={0}
      sx={{
        display: { xs: 'flex', md: 'none' },
        borderTop: 1,
        borderColor: 'divider',
        pb: 'env(safe-area-inset-bottom)',
      }}
    >
      {props.items.map((item) => (
        <BarLink key={item.to} item={item} />
      ))}
      <BottomMore {...props.more} sx={barLink} />
    </Paper>
  )
}

function BarLink({ item }: { item: Item }) {
  const current = useIsCurrent(item)
  return (
    <Box component={Link} to={item.to} aria-current={current ? 'page' : undefined} sx={barLink}>
      {item.icon}
      {item.label}
    </Box>
  )
}

const barLink = {
  flex: 1,
  minHeight: 56,
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 0.5,
  fontSize: '0.75rem',
  color: 'text.secondary',
  textDecoration: 'none',
  fontFamily: 'inherit',
  '&[aria-current=page], &[data-current]': { color: 'primary.main', fontWeight: 600 },
} as const

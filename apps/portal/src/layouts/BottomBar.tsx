import Box from '@mui/material/Box'
import Paper from '@mui/material/Paper'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { type NavItem, useIsCurrent } from './Header.tsx'

/** Navigation of patients on phones. */
export function BottomBar(props: { label: string; items: (NavItem & { icon: ReactNode })[] }) {
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
    </Paper>
  )
}

function BarLink({ item }: { item: NavItem & { icon: ReactNode } }) {
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
  '&[aria-current=page]': { color: 'primary.main', fontWeight: 600 },
} as const

import Box from '@mui/material/Box'
import { formatNumber } from './format.ts'
import { type LinkLike, useLink } from './link.tsx'
import { useLocale } from './text.tsx'
import { tabular } from './theme.ts'

export type TabLink = { to: string; label: string; count?: number | undefined; current: boolean }

/** Tabs that are links, so each has its address; scrolls sideways on phones. */
export function TabsNav(props: {
  label: string
  tabs: readonly TabLink[]
  LinkComponent?: LinkLike
}) {
  const Link = useLink(props.LinkComponent)
  const locale = useLocale()
  return (
    <Box component="nav" aria-label={props.label} sx={strip}>
      {props.tabs.map((tab) => (
        <Link key={tab.to} to={tab.to} aria-current={tab.current ? 'page' : undefined}>
          {tab.label}
          {tab.count !== undefined && (
            <Box component="span" sx={{ ...tabular, ml: 2, fontWeight: 400 }}>
              {formatNumber(tab.count, locale)}
            </Box>
          )}
        </Link>
      ))}
    </Box>
  )
}

const strip = {
  display: 'flex',
  gap: 1,
  mb: 5,
  overflowX: 'auto',
  borderBottom: 1,
  borderColor: 'divider',
  scrollbarWidth: 'none',
  '& a': {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: 44,
    px: 3,
    whiteSpace: 'nowrap',
    fontWeight: 600,
    textDecoration: 'none',
    color: 'text.secondary',
    borderBottom: '3px solid transparent',
    '&:hover': { color: 'text.primary' },
    '&:focus-visible': { outlineOffset: '-2px' },
    '&[aria-current=page]': { color: 'primary.main', borderBottomColor: 'primary.main' },
  },
}

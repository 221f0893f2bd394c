import Box from '@mui/material/Box'
import { formatNumber } from '@officina/shared/format'
import { useEffect, useRef } from 'react'
import { useLink } from './link.tsx'
import { useLocale } from './text.tsx'
import { tabular } from './theme.ts'

type TabLink = { to: string; label: string; count?: number | undefined; current: boolean }

/**
 * Tabs that are links, so each has its address; where they do not fit, the strip scrolls to the
 * current one and fades where there are more.
 */
export function TabsNav(props: { label: string; tabs: readonly TabLink[] }) {
  const Link = useLink()
  const locale = useLocale()
  const nav = useRef<HTMLElement>(null)
  const current = props.tabs.find((tab) => tab.current)?.to
  const counted = props.tabs.filter(({ count }) => count !== undefined).length
  // biome-ignore lint/correctness/useExhaustiveDependencies: another current tab, a tab more and counts that come in are another place to scroll to
  useEffect(() => {
    const strip = nav.current
    const link = strip?.querySelector<HTMLElement>('[aria-current]')
    if (strip && link)
      strip.scrollLeft = link.offsetLeft - (strip.clientWidth - link.offsetWidth) / 2
    if (strip) markMore(strip)
  }, [current, props.tabs.length, counted])
  return (
    <Box
      ref={nav}
      component="nav"
      aria-label={props.label}
      onScroll={({ currentTarget }) => markMore(currentTarget)}
      sx={{ ...strip, '& a': { ...strip['& a'], px: props.tabs.length > 7 ? 2 : 3 } }}
    >
      {props.tabs.map((tab) => (
        <Link key={tab.to} to={tab.to} aria-current={tab.current ? 'page' : undefined}>
          {tab.label}{' '}
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

/** Says to the styles on which sides there is more than is seen. */
function markMore(strip: HTMLElement): void {
  const left = strip.scrollLeft
  strip.toggleAttribute('data-more-before', left > 1)
  strip.toggleAttribute('data-more-after', left < strip.scrollWidth - strip.clientWidth - 1)
}

const strip = {
  display: 'flex',
  position: 'relative',
  gap: 1,
  mb: 3,
  overflowX: 'auto',
  borderBottom: 1,
  borderColor: 'divider',
  scrollbarWidth: 'none',
  '--before': '#000',
  '--after': '#000',
  '&[data-more-before]': { '--before': 'transparent' },
  '&[data-more-after]': { '--after': 'transparent' },
  maskImage: 'linear-gradient(to right, var(--before), #000 48px calc(100% - 48px), var(--after))',
  '& a': {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: 44,
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

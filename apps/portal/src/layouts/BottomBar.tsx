import MoreHoriz from '@mui/icons-material/MoreHoriz'
import ButtonBase from '@mui/material/ButtonBase'
import Paper from '@mui/material/Paper'
import { lazyWithRetry } from '@officina/ui/lazyWithRetry'
import { OnceOpened } from '@officina/ui/OnceOpened'
import { type ReactNode, useState } from 'react'
import { Link, useLocation } from 'react-router'
import { type NavItem, useIsCurrent } from './Header.tsx'

type Item = NavItem & { icon: ReactNode }

/** Navigation of patients on phones: four places, and the rest behind the fifth entry. */
export function BottomBar(props: {
  label: string
  items: Item[]
  more: { label: string; items: Item[] }
}) {
  return (
    <Paper component="nav" aria-label={props.label} square elevation={0} sx={bar}>
      {props.items.map((item) => (
        <BarLink key={item.to} item={item} />
      ))}
      <BottomMore {...props.more} />
    </Paper>
  )
}

function BarLink({ item }: { item: Item }) {
  const current = useIsCurrent(item)
  return (
    <Link className="bar-link" to={item.to} aria-current={current ? 'page' : undefined}>
      {item.icon}
      {item.label}
    </Link>
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
  // a button has that of its font, and would stand lower than the links
  lineHeight: 'inherit',
  '&[aria-current=page], &[data-current]': { color: 'primary.main', fontWeight: 600 },
} as const

const bar = {
  display: { xs: 'flex', md: 'none' },
  borderTop: 1,
  borderColor: 'divider',
  pb: 'env(safe-area-inset-bottom)',
  '& > .bar-link': barLink,
}

// its code comes while the finger or the focus is on the button
const BottomMoreMenu = lazyWithRetry(() => import('./BottomMoreMenu.tsx'))

/** The last entry of the bar on phones: what does not fit beside the four main places. */
function BottomMore(props: { label: string; items: (NavItem & { icon: ReactNode })[] }) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const { pathname } = useLocation()
  const isInside = props.items.some((item) => item.to === pathname)
  return (
    <>
      <ButtonBase
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        data-current={isInside || undefined}
        onPointerEnter={BottomMoreMenu.preload}
        onFocus={BottomMoreMenu.preload}
        onClick={(event) => setAnchor(event.currentTarget)}
        className="bar-link"
      >
        <MoreHoriz />
        <span>{props.label}</span>
      </ButtonBase>
      <OnceOpened open={anchor !== null}>
        <BottomMoreMenu anchor={anchor} items={props.items} onClose={() => setAnchor(null)} />
      </OnceOpened>
    </>
  )
}

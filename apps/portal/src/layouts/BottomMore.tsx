import MoreHoriz from '@mui/icons-material/MoreHoriz'
import Box from '@mui/material/Box'
import ButtonBase from '@mui/material/ButtonBase'
import { lazyWithRetry } from '@officina/ui/lazyWithRetry'
import { type ReactNode, Suspense, useState } from 'react'
import { useLocation } from 'react-router'
import type { NavItem } from './Header.tsx'

// its code comes while the finger or the focus is on the button
const BottomMoreMenu = lazyWithRetry(() => import('./BottomMoreMenu.tsx'))

/** The last entry of the bar on phones: what does not fit beside the four main places. */
export function BottomMore(props: {
  label: string
  items: (NavItem & { icon: ReactNode })[]
  sx: object
}) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const [wasOpened, setWasOpened] = useState(false)
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
        onClick={(event) => {
          setAnchor(event.currentTarget)
          setWasOpened(true)
        }}
        sx={props.sx}
      >
        <MoreHoriz />
        <Box component="span">{props.label}</Box>
      </ButtonBase>
      {wasOpened && (
        <Suspense>
          <BottomMoreMenu anchor={anchor} items={props.items} onClose={() => setAnchor(null)} />
        </Suspense>
      )}
    </>
  )
}

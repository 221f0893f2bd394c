import MoreHoriz from '@mui/icons-material/MoreHoriz'
import Box from '@mui/material/Box'
import ButtonBase from '@mui/material/ButtonBase'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import { useLocation } from 'react-router'
import { later } from '../features/later.ts'
import type { NavItem } from './Header.tsx'

// its code comes while the finger or the focus is on the button
const load = later(() => import('./BottomMoreMenu.tsx'))
const BottomMoreMenu = lazy(load)

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
        onPointerEnter={() => void load()}
        onFocus={() => void load()}
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

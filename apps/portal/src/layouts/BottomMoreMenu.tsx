import ListItemIcon from '@mui/material/ListItemIcon'
import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import type { ReactNode } from 'react'
import { Link, useLocation } from 'react-router'
import type { NavItem } from './Header.tsx'

/** Opens above the bar of phones. */
export default function BottomMoreMenu(props: {
  anchor: HTMLElement | null
  items: (NavItem & { icon: ReactNode })[]
  onClose: () => void
}) {
  const { pathname } = useLocation()
  return (
    <Menu
      open={props.anchor !== null}
      anchorEl={props.anchor}
      onClose={props.onClose}
      anchorOrigin={{ vertical: 'top', horizontal: 'right' }}
      transformOrigin={{ vertical: 'bottom', horizontal: 'right' }}
    >
      {props.items.map((item) => (
        <MenuItem
          key={item.to}
          component={Link}
          to={item.to}
          selected={item.to === pathname}
          aria-current={item.to === pathname ? 'page' : undefined}
          onClick={props.onClose}
          sx={{ minHeight: 48, minWidth: 200 }}
        >
          <ListItemIcon>{item.icon}</ListItemIcon>
          {item.label}
        </MenuItem>
      ))}
    </Menu>
  )
}

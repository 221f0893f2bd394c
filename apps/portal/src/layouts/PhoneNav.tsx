import Drawer from '@mui/material/Drawer'
import List from '@mui/material/List'
import ListItemButton from '@mui/material/ListItemButton'
import { Link } from 'react-router'
import { type NavItem, useIsCurrent } from './Header.tsx'

/** The main navigation as a drawer, for narrow screens. */
export default function PhoneNav(props: {
  nav: NavItem[]
  label: string
  open: boolean
  onClose: () => void
}) {
  return (
    <Drawer
      open={props.open}
      onClose={props.onClose}
      slotProps={{ paper: { 'aria-label': props.label } }}
    >
      <List component="nav" sx={{ width: 280, pt: 4 }}>
        {props.nav.map((item) => (
          <PhoneLink key={item.to} item={item} onFollow={props.onClose} />
        ))}
      </List>
    </Drawer>
  )
}

function PhoneLink({ item, onFollow }: { item: NavItem; onFollow: () => void }) {
  const current = useIsCurrent(item)
  return (
    <ListItemButton
      component={Link}
      to={item.to}
      selected={current}
      aria-current={current ? 'page' : undefined}
      onClick={onFollow}
      sx={{ minHeight: 48 }}
    >
      {item.label}
    </ListItemButton>
  )
}

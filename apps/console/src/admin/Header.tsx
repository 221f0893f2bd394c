import Logout from '@mui/icons-material/Logout'
import MenuIcon from '@mui/icons-material/Menu'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import { BrandMark } from '@officina/ui/BrandMark'
import { defineMessages, useText } from '@officina/ui/text'
import { useState } from 'react'
import { useLogout } from 'react-admin'
import { Link } from 'react-router'
import { roleWords } from '../pages/sign-up/invited.ts'
import { LOGIN } from '../session/paths.ts'
import { useMe } from './MeContext.ts'

export function Header(props: { onMenu: () => void }) {
  const t = useText(messages)
  return (
    <Box component="header" sx={bar}>
      <IconButton
        edge="start"
        aria-label={t.menu}
        onClick={props.onMenu}
        sx={{ display: { md: 'none' } }}
      >
        <MenuIcon />
      </IconButton>
      <Box component={Link} to="/" aria-label={t.home} sx={{ textDecoration: 'none' }}>
        <BrandMark />
      </Box>
      <Box
        sx={{ fontSize: '0.875rem', color: 'text.secondary', display: { xs: 'none', sm: 'block' } }}
      >
        {t.console}
      </Box>
      <Box sx={{ ml: 'auto' }}>
        <UserMenu />
      </Box>
    </Box>
  )
}

function UserMenu() {
  const me = useMe()
  const t = useText(messages)
  const roles = useText(roleWords) as Record<string, string>
  const logout = useLogout()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  return (
    <>
      <Button
        color="inherit"
        aria-haspopup="menu"
        aria-expanded={Boolean(anchor)}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        {me.name || me.email}
      </Button>
      <Menu anchorEl={anchor} open={Boolean(anchor)} onClose={() => setAnchor(null)}>
        <Box sx={{ px: 4, py: 2, fontSize: '0.875rem' }} role="presentation">
          <div>{me.email}</div>
          <Box sx={{ color: 'text.secondary' }}>{roles[me.admin_role] ?? me.admin_role}</Box>
        </Box>
        <MenuItem onClick={() => void logout({}, LOGIN, false)}>
          <Logout fontSize="small" sx={{ mr: 2 }} />
          {t.signOut}
        </MenuItem>
      </Menu>
    </>
  )
}

const bar = {
  position: 'sticky',
  top: 0,
  zIndex: 'appBar',
  display: 'flex',
  alignItems: 'center',
  gap: 3,
  minHeight: 56,
  px: { xs: 4, sm: 6 },
  bgcolor: 'background.paper',
  borderBottom: 1,
  borderColor: 'divider',
}

const messages = defineMessages({
  en: {
    menu: 'Open menu',
    home: 'Officina: to the first page',
    console: 'Console',
    signOut: 'Sign out',
  },
  ja: {
    menu: 'メニューを開く',
    home: 'Officina 最初のページへ',
    console: '管理画面',
    signOut: 'サインアウト',
  },
})

import MenuIcon from '@mui/icons-material/Menu'
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Drawer from '@mui/material/Drawer'
import IconButton from '@mui/material/IconButton'
import List from '@mui/material/List'
import ListItemButton from '@mui/material/ListItemButton'
import { AppShell } from '@officina/ui/AppShell'
import { defineMessages, useText } from '@officina/ui/text'
import { useState } from 'react'
import { Link, Outlet, useLocation } from 'react-router'
import { useMe } from '../features/useMe.ts'
import { AccountMenu } from './AccountMenu.tsx'
import { Header, type NavItem, useIsCurrent } from './Header.tsx'
import { PortalFooter } from './PortalFooter.tsx'
import { Providers } from './Providers.tsx'

export default function DoctorLayout() {
  const t = useText(messages)
  const me = useMe('doctor')
  const mayWork = me.status === 'approved' || me.status === 'suspended'
  const nav: NavItem[] = mayWork
    ? [
        { to: '/doctors/top', label: t.top, also: ['/'] },
        { to: '/doctors/patients', label: t.patients },
        { to: '/doctors/catalogs', label: t.catalogs, also: ['/doctors/catalog'] },
        { to: '/doctors/recipes/registration', label: t.newRecipe },
      ]
    : [{ to: '/doctors/top', label: t.top, also: ['/'] }]
  const account = (
    <AccountMenu of="doctor" name={`${me.last_name} ${me.first_name}`} detail={me.clinic_name} />
  )
  return (
    <Providers>
      <AppShell
        header={
          <Header home="/doctors/top" nav={nav} start={<PhoneMenu nav={nav} />} end={account} />
        }
        footer={<PortalFooter />}
        focusKey={useLocation().pathname}
      >
        {me.status === 'suspended' && (
          <Alert severity="error" sx={{ mb: 5 }}>
            {t.suspended} {me.status_reason}
          </Alert>
        )}
        <Outlet />
      </AppShell>
    </Providers>
  )
}

function PhoneMenu({ nav }: { nav: NavItem[] }) {
  const t = useText(messages)
  const [open, setOpen] = useState(false)
  return (
    <Box sx={{ display: { md: 'none' } }}>
      <IconButton
        aria-label={t.menu}
        aria-expanded={open}
        onClick={() => setOpen(true)}
        edge="start"
      >
        <MenuIcon />
      </IconButton>
      <Drawer
        open={open}
        onClose={() => setOpen(false)}
        slotProps={{ paper: { 'aria-label': t.menu } }}
      >
        <List component="nav" sx={{ width: 280, pt: 4 }}>
          {nav.map((item) => (
            <PhoneLink key={item.to} item={item} onFollow={() => setOpen(false)} />
          ))}
        </List>
      </Drawer>
    </Box>
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

const messages = defineMessages({
  en: {
    top: 'Top',
    patients: 'Patients',
    catalogs: 'Catalogs',
    newRecipe: 'New recipe',
    menu: 'Menu',
    suspended: 'Your account is suspended. You can read records but not change them.',
  },
  ja: {
    top: 'トップ',
    patients: '患者',
    catalogs: 'カタログ',
    newRecipe: 'レシピ作成',
    menu: 'メニュー',
    suspended: 'アカウントは停止中です。記録の閲覧のみ可能です。',
  },
})

import MenuIcon from '@mui/icons-material/Menu'
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import { formatDate, formatName } from '@officina/shared/format'
import { AppShell } from '@officina/ui/AppShell'
import { lazyPart } from '@officina/ui/lazyPart'
import { Support } from '@officina/ui/Support'
import { defineMessages, Space, useLocale, useText } from '@officina/ui/text'
import { useState } from 'react'
import { Outlet, useLocation } from 'react-router'
import { useMe } from '../features/useMe.ts'
import { pathTo } from '../pathTo.ts'
import { AccountMenu } from './AccountMenu.tsx'
import { Header, type NavItem, navigationOf } from './Header.tsx'
import { OfflineBanner, Providers, SignedInFooter } from './Providers.tsx'
// the words of a failure are there before the connection is gone
import './states.tsx'

// its code comes while the finger or the focus is on the button
const PhoneNav = lazyPart(() => import('./PhoneNav.tsx'))

export default function DoctorLayout() {
  const t = useText(messages)
  const locale = useLocale()
  const me = useMe('doctor')
  const mayWork = me.status === 'approved' || me.status === 'suspended'
  const nav = navigationOf('doctor', t).filter(({ to, applicants }) =>
    to === pathTo('/doctors/recipes/registration')
      ? me.status === 'approved'
      : mayWork || applicants,
  )
  const account = <AccountMenu of="doctor" name={formatName(me, locale)} detail={me.clinic_name} />
  return (
    <Providers of="doctor">
      <OfflineBanner of="doctor" />
      <AppShell
        header={
          <Header
            home={pathTo('/doctors/top')}
            nav={nav}
            start={<PhoneMenu nav={nav} />}
            end={account}
          />
        }
        footer={<SignedInFooter of="doctor" />}
        path={useLocation().pathname}
      >
        {me.status === 'suspended' && (
          <Alert severity="error" sx={{ mb: 5 }}>
            {t.suspended(me.suspended_at ? formatDate(me.suspended_at, locale) : '')}
            <Space />
            {me.status_reason}
            <div>
              <Support />
            </div>
          </Alert>
        )}
        <Outlet />
      </AppShell>
    </Providers>
  )
}

function PhoneMenu({ nav }: { nav: NavItem[] }) {
  const t = useText(messages)
  const [open, setOpen] = useState<boolean>()
  return (
    <Box sx={{ display: { md: 'none' } }}>
      <IconButton
        aria-label={t.menu}
        aria-expanded={open === true}
        onPointerEnter={PhoneNav.preload}
        onFocus={PhoneNav.preload}
        onClick={() => setOpen(true)}
        edge="start"
      >
        <MenuIcon />
      </IconButton>
      {open !== undefined && (
        <PhoneNav nav={nav} label={t.menu} open={open} onClose={() => setOpen(false)} />
      )}
    </Box>
  )
}

const messages = defineMessages({
  top: ['Home', 'ホーム'],
  patients: ['Patients', '患者'],
  recipes: ['Recipes', 'レシピ'],
  catalogs: ['Catalogs', 'カタログ'],
  myRecipes: ['Templates', 'テンプレート'],
  reports: ['Reports', 'レポート'],
  newRecipe: ['Create recipe', 'レシピを作成'],
  menu: ['Menu', 'メニュー'],
  suspended: (since: string) => [
    `Your account is suspended${since && ` since ${since}`}. You can view records but not change them.`,
    `アカウントは${since && `${since}から`}利用停止中です。記録の閲覧のみできます。`,
  ],
})

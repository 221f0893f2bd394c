import Campaign from '@mui/icons-material/CampaignOutlined'
import Home from '@mui/icons-material/HomeOutlined'
import MenuBook from '@mui/icons-material/MenuBookOutlined'
import Receipt from '@mui/icons-material/ReceiptLongOutlined'
import Cart from '@mui/icons-material/ShoppingBagOutlined'
import Spa from '@mui/icons-material/SpaOutlined'
import Box from '@mui/material/Box'
import { q } from '@officina/client/query'
import { formatName } from '@officina/shared/format'
import { AppShell } from '@officina/ui/AppShell'
import { visuallyHidden } from '@officina/ui/PlainSelect'
import { defineMessages, useLocale, useText } from '@officina/ui/text'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Outlet, useLocation } from 'react-router'
import { ClinicLogo } from '../features/ClinicLogo.tsx'
import { cartQuery } from '../features/shop/cart.ts'
import { useKeptCode } from '../features/useKeptCode.ts'
import { useMe } from '../features/useMe.ts'
import { pathTo } from '../pathTo.ts'
import { queryClient } from '../queryClient.ts'
import { AccountMenu } from './AccountMenu.tsx'
import { BottomBar } from './BottomBar.tsx'
import { Header, type Menu, navigationOf } from './Header.tsx'
import { OfflineBanner, Providers, SignedInFooter } from './Providers.tsx'
// the words of a failure are there before the connection is gone
import './states.tsx'

/** Starts reading the cart; quiet, because the page's guard deals with a visitor who is not signed in. */
export const prefetchCart = () => queryClient.prefetchQuery(q('/api/patient/cart', { quiet: true }))

export default function PatientLayout() {
  const t = useText(messages)
  const locale = useLocale()
  const me = useMe('patient')
  useKeptCode()
  const nav = navigationOf('patient', t).map((item) => ({ ...item, ...marks[item.to] }))
  const account = (
    <AccountMenu of="patient" name={formatName(me, locale)} detail={me.doctor.clinic_name} />
  )
  return (
    <Providers of="patient">
      <OfflineBanner of="patient" />
      <AppShell
        header={
          <Header
            home={pathTo('/user/top')}
            nav={nav}
            end={account}
            beside={
              <ClinicLogo src={me.doctor.clinic_logo} name={me.doctor.clinic_name} height={32} />
            }
          />
        }
        footer={<SignedInFooter of="patient" />}
        bottomBar={
          <BottomBar
            items={nav.slice(0, 4)}
            more={{ label: t.more, items: nav.slice(4) }}
            label={t.menu}
          />
        }
        path={useLocation().pathname}
      >
        <Outlet />
      </AppShell>
    </Providers>
  )
}

const marks: Record<Menu<'patient'>, { icon: ReactNode; mark?: ReactNode }> = {
  '/user/top': { icon: <Home /> },
  '/user/recipes': { icon: <MenuBook /> },
  '/user/catalogs': { icon: <Spa /> },
  '/user/cart': {
    icon: <CartCount icon={<Cart />} />,
    mark: <CartCount icon={<Cart fontSize="small" />} />,
  },
  '/user/order-histories': { icon: <Receipt /> },
  '/user/news': { icon: <Campaign /> },
}

/** The cart's icon with the number of units in it; a change is announced. */
function CartCount({ icon }: { icon: ReactNode }) {
  const t = useText(messages)
  const count = useQuery(cartQuery).data?.count ?? 0
  return (
    <>
      <Box component="span" aria-hidden sx={{ position: 'relative', display: 'inline-flex' }}>
        {icon}
        {count > 0 && (
          <Box component="span" sx={badge}>
            {count > 99 ? '99+' : count}
          </Box>
        )}
      </Box>
      <span style={visuallyHidden} aria-live="polite">
        {count > 0 ? t.count(count) : ''}
      </span>
    </>
  )
}

const badge = {
  position: 'absolute',
  top: 0,
  right: 0,
  transform: 'translate(50%, -50%)',
  minWidth: 20,
  px: '6px',
  borderRadius: '10px',
  bgcolor: 'primary.main',
  color: 'primary.contrastText',
  fontSize: '0.75rem',
  fontWeight: 500,
  lineHeight: '20px',
  textAlign: 'center',
  // in a narrow bar Japanese would break between digits
  whiteSpace: 'nowrap',
}

const messages = defineMessages({
  top: ['Home', 'ホーム'],
  recipes: ['Recipes', 'レシピ'],
  catalogs: ['Catalogs', 'カタログ'],
  cart: ['Cart', 'カート'],
  orders: ['Orders', 'ご注文'],
  news: ['News', 'お知らせ'],
  menu: ['Menu', 'メニュー'],
  more: ['More', 'その他'],
  count: (n: number) => [`${n} in the cart:`, `カートに${n}点：`],
})

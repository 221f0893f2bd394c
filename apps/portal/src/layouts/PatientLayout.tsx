import Home from '@mui/icons-material/HomeOutlined'
import MenuBook from '@mui/icons-material/MenuBookOutlined'
import Receipt from '@mui/icons-material/ReceiptLongOutlined'
import Cart from '@mui/icons-material/ShoppingBagOutlined'
import Spa from '@mui/icons-material/SpaOutlined'
import { AppShell } from '@officina/ui/AppShell'
import { defineMessages, useText } from '@officina/ui/text'
import { Outlet, useLocation } from 'react-router'
import { useMe } from '../features/useMe.ts'
import { AccountMenu } from './AccountMenu.tsx'
import { BottomBar } from './BottomBar.tsx'
import { CartCount } from './CartCount.tsx'
import { Header } from './Header.tsx'
import { PortalFooter } from './PortalFooter.tsx'
import { Providers } from './Providers.tsx'

export default function PatientLayout() {
  const t = useText(messages)
  const me = useMe('patient')
  const nav = [
    { to: '/user/top', label: t.top, icon: <Home /> },
    { to: '/user/recipes', label: t.recipes, icon: <MenuBook /> },
    { to: '/user/catalogs', label: t.catalogs, icon: <Spa /> },
    { to: '/user/cart', label: t.cart, icon: <CartCount icon={<Cart />} /> },
    { to: '/user/order-histories', label: t.orders, icon: <Receipt /> },
  ]
  const account = (
    <AccountMenu
      of="patient"
      name={`${me.last_name} ${me.first_name}`}
      detail={me.doctor.clinic_name}
    />
  )
  return (
    <Providers>
      <AppShell
        header={<Header home="/user/top" nav={nav} end={account} />}
        footer={<PortalFooter />}
        bottomBar={<BottomBar items={nav} label={t.menu} />}
        focusKey={useLocation().pathname}
      >
        <Outlet />
      </AppShell>
    </Providers>
  )
}

const messages = defineMessages({
  en: {
    top: 'Top',
    recipes: 'Recipes',
    catalogs: 'Catalogs',
    cart: 'Cart',
    orders: 'Orders',
    menu: 'Menu',
  },
  ja: {
    top: 'トップ',
    recipes: 'レシピ',
    catalogs: 'カタログ',
    cart: 'カート',
    orders: 'ご注文',
    menu: 'メニュー',
  },
})

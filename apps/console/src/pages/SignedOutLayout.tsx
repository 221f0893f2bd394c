import { AppShell } from '@officina/ui/AppShell'
import { Outlet, useLocation } from 'react-router'
import { ConsoleFooter } from './ConsoleFooter.tsx'

/** Paper ground, one card, the footer. */
export function SignedOutLayout() {
  const { pathname } = useLocation()
  return (
    <AppShell path={pathname} footer={<ConsoleFooter />}>
      <Outlet />
    </AppShell>
  )
}

import { AppShell } from '@officina/ui/AppShell'
import { Outlet, useLocation } from 'react-router'
import { PortalFooter } from './PortalFooter.tsx'

/** Signed-out and public pages: no header, the page's own card, the footer. */
export function PublicLayout() {
  return (
    <AppShell footer={<PortalFooter />} path={useLocation().pathname}>
      <Outlet />
    </AppShell>
  )
}

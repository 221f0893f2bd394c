import { AppShell } from '@officina/ui/AppShell'
import { keepFocus } from '@officina/ui/keepFocus.ts'

import { type ReactNode, Suspense, useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { ConsoleFooter } from '../pages/ConsoleFooter.tsx'
import { Boundary } from './Boundary.tsx'
import { Header } from './Header.tsx'
import { LiveContext } from './LiveContext.ts'
import { MenuDrawer, SideMenu } from './Menu.tsx'
import { OpenEditsContext } from './OpenEdits.ts'
import { PageLoading } from './PageLoading.tsx'
import { useLive } from './useLive.ts'

/** Header, menu by permission, the page, the footer. */
export function Layout(props: { children?: ReactNode }) {
  const { pathname } = useLocation()
  const [open, setOpen] = useState(false)
  const { live, edits } = useLive()
  // biome-ignore lint/correctness/useExhaustiveDependencies: every navigation closes the drawer
  useEffect(() => setOpen(false), [pathname])
  useEffect(() => keepFocus(), [])
  return (
    <LiveContext value={live}>
      <AppShell
        path={pathname}
        header={<Header onMenu={() => setOpen(true)} />}
        side={<SideMenu />}
        footer={<ConsoleFooter />}
      >
        <MenuDrawer open={open} onClose={() => setOpen(false)} />
        <OpenEditsContext value={edits}>
          <Boundary key={pathname}>
            <Suspense fallback={<PageLoading />}>{props.children}</Suspense>
          </Boundary>
        </OpenEditsContext>
      </AppShell>
    </LiveContext>
  )
}

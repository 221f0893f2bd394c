import { useIsOnline } from '@officina/client/useIsOnline'
import { AppShell } from '@officina/ui/AppShell'
import { PageSkeleton } from '@officina/ui/PageSkeleton'
import { restoreFocus } from '@officina/ui/restoreFocus.ts'
import { ErrorState } from '@officina/ui/states'
import { Component, memo, type ReactNode, Suspense, useCallback, useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { ConsoleFooter } from '../pages/ConsoleFooter.tsx'
import { Header } from './Header.tsx'
import { MenuDrawer, SideMenu } from './Menu.tsx'
import { OpenEditsContext } from './OpenEdits.ts'
import { CrashedPage } from './statePages.tsx'
import { LiveContext } from './useCounts.ts'
import { useLive } from './useLive.ts'

/** Header, menu by permission, the page, the footer. */
export function Layout(props: { children?: ReactNode }) {
  const { pathname } = useLocation()
  const [open, setOpen] = useState(false)
  const openMenu = useCallback(() => setOpen(true), [])
  const { live, edits } = useLive()
  // biome-ignore lint/correctness/useExhaustiveDependencies: every navigation closes the drawer
  useEffect(() => setOpen(false), [pathname])
  useEffect(() => restoreFocus(), [])
  return (
    <LiveContext value={live}>
      <AppShell
        path={pathname}
        header={<Top onMenu={openMenu} />}
        side={<Side />}
        footer={<Foot />}
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

// they stay as they are from page to page
const Top = memo(Header)
const Side = memo(SideMenu)
const Foot = memo(ConsoleFooter)

/** While the code of a page is on its way; without a connection it waits for one, and says so. */
function PageLoading() {
  return useIsOnline() ? <PageSkeleton /> : <ErrorState heading="h1" error={{ code: 'NETWORK' }} />
}

/** Keeps header and menu when a page breaks; give it the path as `key`. */
class Boundary extends Component<{ children?: ReactNode }, { error: unknown }> {
  override state: { error: unknown } = { error: undefined }

  static getDerivedStateFromError(error: unknown) {
    return { error: error ?? new Error('Nothing was thrown') }
  }

  override render() {
    const { error } = this.state
    if (error === undefined) return this.props.children
    return (
      <CrashedPage error={error} resetErrorBoundary={() => this.setState({ error: undefined })} />
    )
  }
}

import { useIsOnline } from '@officina/client/useIsOnline'
import { AppShell } from '@officina/ui/AppShell'
import { atFirstSign } from '@officina/ui/atFirstSign.ts'
import { FirstPage } from '@officina/ui/FirstRows'
import { preloadPopover } from '@officina/ui/LatePopover'
import { OnceOpened } from '@officina/ui/OnceOpened'
import { ErrorState } from '@officina/ui/states'
import { Component, memo, type ReactNode, Suspense, useCallback, useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { ConsoleFooter } from '../pages/ConsoleFooter.tsx'
import { Header } from './Header.tsx'
import { MenuDrawer } from './lazyMenu.ts'
import { useMe } from './MeContext.ts'
import { SideMenu } from './Menu.tsx'
import { OpenEditsContext } from './OpenEdits.ts'
import { CrashedPage } from './statePages.tsx'
import { LiveContext } from './useCounts.ts'
import { useLive } from './useLive.ts'

/** Header, menu by permission, the page, the footer. */
export function Layout(props: { children?: ReactNode }) {
  const { pathname } = useLocation()
  const [open, setOpen] = useState(false)
  const openMenu = useCallback(() => setOpen(true), [])
  // biome-ignore lint/correctness/useExhaustiveDependencies: every navigation closes the drawer
  useEffect(() => setOpen(false), [pathname])
  useEffect(() => atFirstSign(preloadPopover), [])
  return (
    <Live>
      <AppShell
        path={pathname}
        header={<Top onMenu={openMenu} />}
        side={<Side />}
        footer={<Foot />}
      >
        <OnceOpened open={open}>
          <MenuDrawer open={open} onClose={() => setOpen(false)} />
        </OnceOpened>
        <Boundary key={pathname}>
          <Suspense fallback={<PageLoading />}>{props.children}</Suspense>
        </Boundary>
      </AppShell>
    </Live>
  )
}

/** The line of changes; when it begins or breaks, only those who ask for it are drawn again. */
function Live(props: { children: ReactNode }) {
  const { live, edits } = useLive()
  return (
    <LiveContext value={live}>
      <OpenEditsContext value={edits}>{props.children}</OpenEditsContext>
    </LiveContext>
  )
}

// they stay as they are from page to page
const Top = memo(Header)
const Side = memo(SideMenu)
const Foot = memo(ConsoleFooter)

/** While the code of a page is on its way; without a connection it waits for one, and says so. */
function PageLoading() {
  const { id } = useMe()
  if (!useIsOnline()) return <ErrorState heading="h1" error={{ code: 'NETWORK' }} />
  return <FirstPage account={id} />
}

/** Shows what broke in place of it. Around a page, with its path as `key`, header and menu stay. */
export class Boundary extends Component<{ children?: ReactNode }, { error: unknown }> {
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

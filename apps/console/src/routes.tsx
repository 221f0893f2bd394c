import type { ApiError } from '@officina/client/errors'
import { useNewVersion } from '@officina/client/newVersion'
import { AppShell } from '@officina/ui/AppShell'
import { isCodeMissing, isUnreachable } from '@officina/ui/errorText.ts'
import { FrameSkeleton } from '@officina/ui/FrameSkeleton'
import { ErrorState, NewVersion, NotFound } from '@officina/ui/states'
import { defineMessages, useText } from '@officina/ui/text'
import { useDocumentTitle } from '@officina/ui/useDocumentTitle.ts'
import {
  isRouteErrorResponse,
  Link,
  Outlet,
  type RouteObject,
  useLocation,
  useRevalidator,
  useRouteError,
} from 'react-router'
import { ConsoleFooter } from './pages/ConsoleFooter.tsx'
import { AdminArea, guestOnly, requireAdmin } from './session/guards.tsx'
import { HOME } from './session/paths.ts'
import { useReport } from './useReport.ts'

/** The pages for signed-out administrators; none of them loads react-admin. */
const signedOut: RouteObject[] = [
  { path: 'login', lazy: () => import('./pages/login/page.tsx') },
  {
    path: 'sign-up',
    lazy: () => import('./pages/sign-up/page.tsx'),
    loader: async (args) => (await import('./pages/sign-up/invited.ts')).loader(args),
  },
  { path: 'sign-up/complete', lazy: () => import('./pages/sign-up/complete/page.tsx') },
  { path: 'registration/complete', lazy: () => import('./pages/registration/complete/page.tsx') },
  { path: 'reset-password', lazy: () => import('./pages/reset-password/page.tsx') },
  {
    path: 'reset-password/sent-email',
    lazy: () => import('./pages/reset-password/sent-email/page.tsx'),
  },
  {
    path: 'reset-password/new-password',
    lazy: () => import('./pages/reset-password/new-password/page.tsx'),
    loader: async (args) =>
      (await import('./pages/reset-password/new-password/link.ts')).loader(args),
  },
  {
    path: 'reset-password/complete',
    lazy: () => import('./pages/reset-password/complete/page.tsx'),
  },
]

/** The pages below the base path. */
export const routes: RouteObject[] = [
  {
    Component: SignedOutLayout,
    ErrorBoundary: FailedPage,
    HydrateFallback: Nothing,
    children: signedOut.map((route) => ({ loader: guestOnly, ...route }) as RouteObject),
  },
  {
    path: '*',
    loader: requireAdmin,
    Component: AdminArea,
    ErrorBoundary: FailedPage,
    HydrateFallback: FrameSkeleton,
    shouldRevalidate: () => true,
  },
]

function Nothing() {
  return null
}

/** Paper ground, one card, the footer. */
function SignedOutLayout() {
  const { pathname } = useLocation()
  return (
    <AppShell path={pathname} footer={<ConsoleFooter />}>
      <Outlet />
    </AppShell>
  )
}

/** A page that does not exist, or one that could not be loaded. */
function FailedPage() {
  const error = useRouteError()
  const { revalidate } = useRevalidator()
  const t = useText(messages)
  const missing = isRouteErrorResponse(error) && error.status === 404
  useDocumentTitle(missing ? t.missing : t.failed)
  useReport(error)
  const isNewVersion = useNewVersion(isCodeMissing(error))
  return (
    <AppShell footer={<ConsoleFooter />}>
      {missing ? (
        <NotFound action={<Link to={HOME}>{t.home}</Link>} />
      ) : isNewVersion ? (
        <NewVersion />
      ) : (
        <ErrorState
          heading="h1"
          error={isUnreachable(error) ? error : undefined}
          onRetry={() => revalidate()}
          referenceId={(error as ApiError | undefined)?.requestId}
        />
      )}
    </AppShell>
  )
}

const messages = defineMessages({
  missing: ['Page not found', 'ページが見つかりません'],
  failed: ['This page could not be loaded', '読み込めませんでした'],
  home: ['Go to the console', '管理画面へ'],
})

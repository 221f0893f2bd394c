import type { RouteObject } from 'react-router'
import { FailedPage } from './pages/FailedPage.tsx'
import { SignedOutLayout } from './pages/SignedOutLayout.tsx'
import { AdminArea, guestOnly, requireAdmin } from './session/guards.tsx'

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
    HydrateFallback: Nothing,
    shouldRevalidate: () => true,
  },
]

function Nothing() {
  return null
}

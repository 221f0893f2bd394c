import { guardOfPath } from '@officina/client/guard'
import { pageSettings } from '@officina/client/pageSettings'
import { apiOrigin } from '@officina/ui/apiAddress.ts'
import { hasKeptInput } from '@officina/ui/keptInput.ts'
import { LinkProvider } from '@officina/ui/link'
import { beginPage } from '@officina/ui/newPage.ts'
import { OfficinaThemeProvider } from '@officina/ui/OfficinaThemeProvider'
import { askStepUp } from '@officina/ui/secondFactor/askStepUp.ts'
import { beginInLanguage, LocaleProvider, useLocale } from '@officina/ui/text'
import { unguarded } from '@officina/ui/unguarded.ts'
import { createBrowserRouter, RouterProvider, useBlocker } from 'react-router'
import { RouterLink } from './features/RouterLink.tsx'
import { routes } from './routes.tsx'
import { endSession, hasSessionEnded, type Role, readMeAgain } from './session.ts'

/** The app as a page just loaded has it: nothing is known, asked for or kept. */
export function createApp() {
  beginPage()
  beginInLanguage()
  const router = createBrowserRouter(routes)
  Object.assign(pageSettings, settingsFor(router))
  return { router, app: <App router={router} /> }
}

type Router = ReturnType<typeof createBrowserRouter>

const settingsFor = (router: Router): typeof pageSettings => ({
  baseUrl: apiOrigin(),
  headers: () => ({
    'Accept-Language': document.documentElement.lang || 'en',
    'X-Time-Zone': Intl.DateTimeFormat().resolvedOptions().timeZone,
  }),
  // Within the app, so that what was typed and is kept in memory survives the sign-in.
  onUnauthorized: (loginUrl: string) => {
    const role = roleHere()
    if (role) endSession(role)
    return router.navigate(loginUrl, { state: unguarded })
  },
  hasSessionEnded: async () => {
    const role = roleHere()
    return role !== undefined && hasSessionEnded(role)
  },
  mayReload: () => !hasKeptInput(),
  onStepUp: askStepUp,
  webauthn: () => import('@simplewebauthn/browser'),
  // The page stays as it is below the question.
  onTermsOutdated: async () => {
    if (await readMeAgain()) await router.revalidate()
  },
})

function roleHere(): Role | undefined {
  const guard = guardOfPath(location.pathname)
  return guard === 'admin' ? undefined : guard
}

const App = ({ router }: { router: Router }) => (
  <LocaleProvider>
    <Themed router={router} />
  </LocaleProvider>
)

function Themed({ router }: { router: Router }) {
  return (
    <OfficinaThemeProvider locale={useLocale()} nonce={nonceOfPage()}>
      <LinkProvider component={RouterLink} useBlocker={useBlocker}>
        <RouterProvider router={router} />
      </LinkProvider>
    </OfficinaThemeProvider>
  )
}

const nonceOfPage = (): string | undefined =>
  document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce

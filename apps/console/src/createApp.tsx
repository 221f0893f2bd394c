import { pageSettings } from '@officina/client/pageSettings'
import { apiOrigin } from '@officina/ui/apiAddress.ts'
import { hasKeptInput } from '@officina/ui/keptInput.ts'
import { LinkProvider } from '@officina/ui/link'
import { beginPage } from '@officina/ui/newPage.ts'
import { OfficinaThemeProvider } from '@officina/ui/OfficinaThemeProvider'
import { askStepUp } from '@officina/ui/secondFactor/askStepUp.ts'
import { LocaleProvider, useLocale } from '@officina/ui/text'
import { unguarded } from '@officina/ui/unguarded.ts'
import { createBrowserRouter, RouterProvider, useBlocker } from 'react-router'
import { AppLink } from './AppLink.tsx'
import { routes } from './routes.tsx'
import { watchAttendance } from './session/attendance.ts'
import { endSession, hasSessionEnded, hasSignedOut, readMeAgain } from './session/me.ts'
import { BASE, LOGIN, withoutBase } from './session/paths.ts'

/** The console as a page just loaded has it: nothing is known, asked for or kept. */
export function createApp() {
  beginPage()
  const router = createBrowserRouter(routes, { basename: BASE })
  Object.assign(pageSettings, settingsFor(router))
  return { router, app: <App router={router} /> }
}

type Router = ReturnType<typeof createBrowserRouter>

const settingsFor = (router: Router, isAttended = watchAttendance()) => ({
  baseUrl: apiOrigin(),
  headers: () => ({
    'Accept-Language': document.documentElement.lang || 'en',
    // another back end may not allow the header
    ...(apiOrigin() === '' && !isAttended() && { 'X-Unattended': '1' }),
  }),
  // Within the app, so that what was typed and is kept in memory survives the sign-in.
  onUnauthorized: (loginUrl: string) => {
    endSession()
    return router.navigate(hasSignedOut() ? LOGIN : withoutBase(loginUrl), { state: unguarded })
  },
  hasSessionEnded,
  mayReload: () => !hasKeptInput(),
  onStepUp: askStepUp,
  webauthn: () => import('@simplewebauthn/browser'),
  onTermsOutdated: async () => {
    if (await readMeAgain()) await router.revalidate()
  },
})

const App = ({ router }: { router: Router }) => (
  <LocaleProvider>
    <Themed router={router} />
  </LocaleProvider>
)

function Themed({ router }: { router: Router }) {
  return (
    <OfficinaThemeProvider locale={useLocale()} nonce={nonceOfPage()} dense>
      <LinkProvider component={AppLink} useBlocker={useBlocker}>
        <RouterProvider router={router} />
      </LinkProvider>
    </OfficinaThemeProvider>
  )
}

const nonceOfPage = (): string | undefined =>
  document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce

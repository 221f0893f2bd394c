import { guardOfPath } from '@officina/client/guard'
import { pageSettings } from '@officina/client/pageSettings'
import { startReporting } from '@officina/client/reporting'
import { hasKeptInput } from '@officina/ui/keptInput.ts'
import { LinkProvider } from '@officina/ui/link'
import { OfficinaThemeProvider } from '@officina/ui/OfficinaThemeProvider'
import { LocaleProvider, useLocale } from '@officina/ui/text'
import { unguarded } from '@officina/ui/unguarded.ts'
import { StrictMode } from 'react'
import { RouterProvider, useBlocker } from 'react-router'
import { RouterLink } from './features/RouterLink.tsx'
import { router } from './router.tsx'
import { endSession, hasSessionEnded, type Role, readMeAgain } from './session.ts'
import { takeOver } from './takeOver.tsx'

const nonce = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce

startReporting()
Object.assign(pageSettings, {
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
  // The page stays as it is below the question.
  onTermsOutdated: async () => {
    if (await readMeAgain()) await router.revalidate()
  },
})

function roleHere(): Role | undefined {
  const guard = guardOfPath(location.pathname)
  return guard === 'admin' ? undefined : guard
}

function App() {
  return (
    <OfficinaThemeProvider locale={useLocale()} nonce={nonce}>
      <LinkProvider component={RouterLink} useBlocker={useBlocker}>
        <RouterProvider router={router} />
      </LinkProvider>
    </OfficinaThemeProvider>
  )
}

takeOver(
  document.getElementById('root') as HTMLElement,
  router,
  <StrictMode>
    <LocaleProvider>
      <App />
    </LocaleProvider>
  </StrictMode>,
)

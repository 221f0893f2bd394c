import { pageSettings } from '@officina/client/pageSettings'
import { startReporting } from '@officina/client/reporting'
import { LinkProvider } from '@officina/ui/link'
import { OfficinaThemeProvider } from '@officina/ui/OfficinaThemeProvider'
import { LocaleProvider, useLocale } from '@officina/ui/text'
import { StrictMode } from 'react'
import { RouterProvider, useBlocker } from 'react-router'
import { RouterLink } from './features/RouterLink.tsx'
import { router } from './router.tsx'
import { forgetMe, readMeAgain } from './session.ts'
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
    forgetMe()
    void router.navigate(loginUrl)
  },
  // The page stays as it is below the question.
  onTermsOutdated: async () => {
    if (await readMeAgain()) await router.revalidate()
  },
})

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

import { pageSettings } from '@officina/client/pageSettings'
import { startReporting } from '@officina/client/reporting'
import { hasKeptInput } from '@officina/ui/keptInput.ts'
import { LinkProvider } from '@officina/ui/link'
import { OfficinaThemeProvider } from '@officina/ui/OfficinaThemeProvider'
import { LocaleProvider, useLocale } from '@officina/ui/text'
import { unguarded } from '@officina/ui/unguarded.ts'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { RouterProvider, useBlocker } from 'react-router'
import { AppLink } from './AppLink.tsx'
import { router } from './router.tsx'
import { endSession, hasSessionEnded, hasSignedOut } from './session/me.ts'
import { LOGIN, withoutBase } from './session/paths.ts'

const nonce = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce

Object.assign(pageSettings, {
  headers: () => ({ 'Accept-Language': document.documentElement.lang || 'en' }),
  // Within the app, so that what was typed and is kept in memory survives the sign-in.
  onUnauthorized: (loginUrl: string) => {
    endSession()
    return router.navigate(hasSignedOut() ? LOGIN : withoutBase(loginUrl), { state: unguarded })
  },
  hasSessionEnded,
  mayReload: () => !hasKeptInput(),
})

function App() {
  return (
    <OfficinaThemeProvider locale={useLocale()} nonce={nonce}>
      <LinkProvider component={AppLink} useBlocker={useBlocker}>
        <RouterProvider router={router} />
      </LinkProvider>
    </OfficinaThemeProvider>
  )
}

startReporting()
createRoot(document.getElementById('root') as HTMLElement).render(
  <StrictMode>
    <LocaleProvider>
      <App />
    </LocaleProvider>
  </StrictMode>,
)

import { pageSettings } from '@officina/client/pageSettings'
import { startReporting } from '@officina/client/reporting'
import { LinkProvider } from '@officina/ui/link'
import { OfficinaThemeProvider } from '@officina/ui/OfficinaThemeProvider'
import { LocaleProvider, useLocale } from '@officina/ui/text'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { RouterProvider, useBlocker } from 'react-router'
import { AppLink } from './AppLink.tsx'
import { router } from './router.tsx'
import { forgetMe } from './session/me.ts'
import { withoutBase } from './session/paths.ts'

const nonce = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce

Object.assign(pageSettings, {
  headers: () => ({ 'Accept-Language': document.documentElement.lang || 'en' }),
  onUnauthorized: (loginUrl: string) => {
    forgetMe()
    void router.navigate(withoutBase(loginUrl))
  },
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

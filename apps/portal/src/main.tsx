import { startReporting } from '@officina/client/reporting'
import { initialLocale } from '@officina/ui/initialLocale.ts'
import { themeOf } from '@officina/ui/OfficinaThemeProvider'
import { StrictMode } from 'react'
import { createApp } from './createApp.tsx'
import { hydrate } from './hydrate.tsx'

startReporting()
// each is a task of its own, so that no press has to wait for all of them
setTimeout(() => {
  const { router, app } = createApp()
  setTimeout(() => themeOf(initialLocale()))
  setTimeout(() => {
    hydrate(document.getElementById('root') as HTMLElement, router, <StrictMode>{app}</StrictMode>)
  })
})

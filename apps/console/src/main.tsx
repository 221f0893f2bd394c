import { startReporting } from '@officina/client/reporting'
import { BesideFrame, placeOfApp } from '@officina/ui/BesideFrame'
import { initialLocale } from '@officina/ui/initialLocale.ts'
import { themeOf } from '@officina/ui/OfficinaThemeProvider'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { createApp } from './createApp.tsx'

startReporting()
// each is a task of its own, so that no press has to wait for all of them
setTimeout(() => {
  const { app } = createApp()
  const root = createRoot(placeOfApp(document.getElementById('root') as HTMLElement))
  setTimeout(() => themeOf(initialLocale(), true))
  setTimeout(() => {
    root.render(
      <StrictMode>
        <BesideFrame>{app}</BesideFrame>
      </StrictMode>,
    )
  })
})

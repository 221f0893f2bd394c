import { startReporting } from '@officina/client/reporting'
import { StrictMode } from 'react'
import { createApp } from './createApp.tsx'
import { hydrate } from './hydrate.tsx'

startReporting()
// a task of its own: until now the code of the page was read
setTimeout(() => {
  const { router, app } = createApp()
  hydrate(document.getElementById('root') as HTMLElement, router, <StrictMode>{app}</StrictMode>)
})

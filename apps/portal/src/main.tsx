import { startReporting } from '@officina/client/reporting'
import { StrictMode } from 'react'
import { createApp } from './createApp.tsx'
import { hydrate } from './hydrate.tsx'

startReporting()
const { router, app } = createApp()

hydrate(document.getElementById('root') as HTMLElement, router, <StrictMode>{app}</StrictMode>)

import { startReporting } from '@officina/client/reporting'
import { StrictMode } from 'react'
import { createApp } from './createApp.tsx'
import { takeOver } from './takeOver.tsx'

startReporting()
const { router, app } = createApp()

takeOver(document.getElementById('root') as HTMLElement, router, <StrictMode>{app}</StrictMode>)

import { startReporting } from '@officina/client/reporting'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { createApp } from './createApp.tsx'

startReporting()
const { app } = createApp()
createRoot(document.getElementById('root') as HTMLElement).render(<StrictMode>{app}</StrictMode>)

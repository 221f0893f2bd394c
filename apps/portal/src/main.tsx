// the code is evaluated in pieces, so that the page answers to typing meanwhile; the order is that of the imports
import './start/react.ts'
import './start/router.ts'
import './start/theme.ts'
import { startReporting } from '@officina/client/reporting'
import { StrictMode } from 'react'
import { createApp } from './createApp.tsx'
import { hydrate } from './hydrate.tsx'
import { nextTask } from './start/nextTask.ts'

startReporting()
await nextTask()
const { router, app } = createApp()

hydrate(document.getElementById('root') as HTMLElement, router, <StrictMode>{app}</StrictMode>)

import { startReporting } from '@officina/client/reporting'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { createApp } from './createApp.tsx'

startReporting()
// a task of its own: until now the code of the page was read
setTimeout(() => {
  const { app } = createApp()
  createRoot(document.getElementById('root') as HTMLElement).render(<StrictMode>{app}</StrictMode>)
})

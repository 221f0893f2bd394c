import { createRoot } from 'react-dom/client'
import { addApp } from '../../../../scripts/page/page.ts'
import { createApp } from '../createApp.tsx'

export * from '../../../../scripts/page/actions.ts'
export * from '../../../../scripts/page/applicant.ts'
export * from '../../../../scripts/page/joined.ts'
export * from '../../../../scripts/page/ordered.ts'
export * from '../../../../scripts/page/test.ts'

// the real routes, client and components; the rest of the addresses is the console's
addApp(/^(?!\/admins)/, (element) => {
  const { router, app } = createApp()
  const root = createRoot(element)
  root.render(app)
  return () => {
    root.unmount()
    router.dispose()
  }
})

import { createRoot } from 'react-dom/client'
import { addApp } from '../../../../scripts/page/page.ts'
import { testAs } from '../../../../scripts/page/test.ts'
import '../admin/Console.tsx'
import { createApp } from '../createApp.tsx'

export * from '../../../../scripts/page/actions.ts'
export * from '../../../../scripts/page/applicant.ts'
export * from '../../../../scripts/page/joined.ts'
export * from '../../../../scripts/page/ordered.ts'
export * from '../../../../scripts/page/test.ts'

/** A test in which the demo's administrator is signed in; `page` is theirs. */
export const test = testAs('admin')

// the real routes, react-admin with the real providers and the real schema
addApp(/^\/admins/, (element) => {
  const { router, app } = createApp()
  const root = createRoot(element)
  root.render(app)
  return () => {
    root.unmount()
    router.dispose()
  }
})

import { setViewerZone } from '@officina/shared/format'
import { lazyWithRetry } from '@officina/ui/lazyWithRetry'
import { QueryClientProvider } from '@tanstack/react-query'
import { Fragment, type ReactNode, Suspense } from 'react'
import { useSearchParams } from 'react-router'
import { Toaster } from '../features/toast.tsx'
import { useMe } from '../features/useMe.ts'
import { queryClient } from '../queryClient.ts'
import type { Role } from '../session.ts'

const AccountDrawer = lazyWithRetry(() => import('../features/account/AccountDrawer.tsx'))
const TermsDialog = lazyWithRetry(() => import('./TermsDialog.tsx'))

/** What signed-in pages need around them: server data, notices, and the account drawer (`?panel=account`). */
export function Providers({ of, children }: { of: Role; children: ReactNode }) {
  const me = useMe(of)
  const [params] = useSearchParams()
  const outdated = me.outstanding_documents
  setViewerZone(me.own_time_zone ?? undefined)
  return (
    <QueryClientProvider client={queryClient}>
      <Fragment key={me.id}>{children}</Fragment>
      <Suspense>
        {params.get('panel') === 'account' && <AccountDrawer of={of} />}
        {outdated.length > 0 && <TermsDialog of={of} documents={outdated} />}
      </Suspense>
      <Toaster />
    </QueryClientProvider>
  )
}

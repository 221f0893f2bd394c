import { QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { LinkNotice } from '../features/LinkNotice.tsx'
import { Toaster } from '../features/toast.tsx'
import { queryClient } from '../queryClient.ts'

/** What signed-in pages need around them: server data and notices. */
export function Providers({ children }: { children: ReactNode }) {
  return (
    <QueryClientProvider client={queryClient}>
      {children}
      <LinkNotice />
      <Toaster />
    </QueryClientProvider>
  )
}

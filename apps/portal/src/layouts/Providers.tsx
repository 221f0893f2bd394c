import { useColorScheme } from '@mui/material/styles'
import { QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Toaster } from 'sonner'
import { queryClient } from '../queryClient.ts'

/** What signed-in pages need around them: server data and notices. */
export function Providers({ children }: { children: ReactNode }) {
  const { mode } = useColorScheme()
  return (
    <QueryClientProvider client={queryClient}>
      {children}
      <Toaster theme={mode ?? 'system'} position="bottom-center" duration={6_000} closeButton />
    </QueryClientProvider>
  )
}

import { q } from '@officina/client/query'
import { lazyWithRetry } from '@officina/ui/lazyWithRetry'
import { PageSkeleton } from '@officina/ui/PageSkeleton'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { type LoaderFunctionArgs, useSearchParams } from 'react-router'
import { Loaded } from '../../../features/Loaded.tsx'
import { AnnouncedTerms } from '../../../features/legal/AnnouncedTerms.tsx'
import { queryClient } from '../../../queryClient.ts'
import { getMe } from '../../../session.ts'
import { earningsQuery } from './EarningsCard.tsx'
import { newsQuery } from './NewsCard.tsx'
import { Practice } from './Practice.tsx'

const periods = ['today', '7', '14', '30', 'all'] as const

const topQuery = (params: URLSearchParams) => {
  const period = periods.find((each) => each === params.get('period')) ?? '30'
  return q('/api/doctor/top', { params: { query: { period } } })
}

export function loader({ request }: LoaderFunctionArgs) {
  void queryClient.prefetchQuery(topQuery(new URL(request.url).searchParams))
  // where it fails, the guard of the page says so
  const known = getMe('doctor').catch(() => undefined)
  void known.then((me) => {
    if (me?.status !== 'approved' && me?.status !== 'suspended') return
    void queryClient.prefetchQuery(earningsQuery)
    void queryClient.prefetchQuery(newsQuery)
  })
  return null
}

// who practises never needs the application's forms
const ClosedPanel = lazyWithRetry(() => import('./ClosedPanel.tsx'))
const StatusPanel = lazyWithRetry(() => import('./StatusPanel.tsx'), 'StatusPanel')

/** The practice, or where the application stands. */
export function Component() {
  const [params] = useSearchParams()
  const query = useQuery({
    ...topQuery(params),
    placeholderData: keepPreviousData,
  })
  return (
    <>
      <AnnouncedTerms of="doctor" />
      <Loaded query={query} skeleton={<PageSkeleton />} heading="h1">
        {(data) => {
          const { status, download_until: until } = data.application
          if (!data.practice)
            return (
              <Suspense fallback={<PageSkeleton />}>
                {status === 'closed' ? <ClosedPanel until={until} /> : <StatusPanel />}
              </Suspense>
            )
          return <Practice practice={data.practice} status={status} />
        }}
      </Loaded>
    </>
  )
}

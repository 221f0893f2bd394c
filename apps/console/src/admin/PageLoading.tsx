import { useIsOnline } from '@officina/client/useIsOnline'
import { PageSkeleton } from '@officina/ui/skeletons'
import { ErrorState } from '@officina/ui/states'

/** While the code of a page is on its way; without a connection it waits for one, and says so. */
export function PageLoading() {
  return useIsOnline() ? <PageSkeleton /> : <ErrorState heading="h1" error={{ code: 'NETWORK' }} />
}

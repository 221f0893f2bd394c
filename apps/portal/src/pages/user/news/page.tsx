import Button from '@mui/material/Button'
import { useApiMutation } from '@officina/client/query'
import { errorText } from '@officina/ui/errorText.ts'
import { FilterBar } from '@officina/ui/FilterBar'
import { lazyWithRetry } from '@officina/ui/lazyWithRetry'
import { PageHeader } from '@officina/ui/PageHeader'
import { useText } from '@officina/ui/text'
import { Suspense } from 'react'
import { messages as words } from '../../../features/news/messages.ts'
import { useSearch } from '../../../features/shop/useSearch.ts'
import { toast } from '../../../features/toast.tsx'
import { queryClient } from '../../../queryClient.ts'
import { messages } from './messages.ts'
import { NewsList } from './NewsList.tsx'
import { categories, newsQuery } from './query.ts'

const NewsPanel = lazyWithRetry(() => import('../../../features/news/NewsPanel.tsx'))

export function loader({ request }: { request: Request }) {
  const params = new URL(request.url).searchParams
  void queryClient.prefetchQuery(newsQuery((key) => params.getAll(key)))
  return null
}

/** News for me; `?id=` opens one at the side. */
export function Component() {
  const t = useText(messages)
  const search = useSearch()
  const id = search.get('id')
  return (
    <>
      <PageHeader title={t.title} action={<ReadAll />} />
      <Filters />
      <NewsList />
      {id && (
        <Suspense fallback={null}>
          <NewsPanel of="patient" id={id} onClose={() => search.set({ id: undefined })} />
        </Suspense>
      )}
    </>
  )
}

function ReadAll() {
  const t = useText(messages)
  const readAll = useApiMutation('post', '/api/patient/news/read-all', {
    invalidates: ['/api/patient/news', '/api/patient/top'],
    onSuccess: () => toast.success(t.allRead),
    onError: (error) => {
      if (!error.handled) toast.error(errorText(error))
    },
  })
  return (
    <Button
      variant="outlined"
      aria-busy={readAll.isPending || undefined}
      onClick={() => readAll.mutate({})}
    >
      {t.readAll}
    </Button>
  )
}

function Filters() {
  const t = useText(messages)
  const { categories: names } = useText(words)
  const search = useSearch()
  return (
    <FilterBar
      filters={[
        {
          kind: 'multi',
          key: 'category',
          label: t.category,
          options: categories.map((value) => ({ value, label: names[value] })),
          value: search.all('category'),
        },
        { kind: 'toggle', key: 'unread', label: t.onlyUnread, value: search.get('unread') === '1' },
      ]}
      onFilter={(key, value) =>
        search.set({
          [key]: value === true ? '1' : (value as string[] | undefined) || undefined,
          page: undefined,
        })
      }
      onClear={() => search.set({ category: undefined, unread: undefined, page: undefined })}
    />
  )
}

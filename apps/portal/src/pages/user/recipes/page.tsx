import Box from '@mui/material/Box'
import useMediaQuery from '@mui/material/useMediaQuery'
import { keepRows, listQ } from '@officina/client/query'
import { PageHeader } from '@officina/ui/PageHeader'
import { Refreshing } from '@officina/ui/Refreshing'
import { ListSkeleton } from '@officina/ui/skeletons'
import { EmptyState, NoMatch } from '@officina/ui/states'
import { TabsNav } from '@officina/ui/TabsNav'
import { useText } from '@officina/ui/text'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { Link, type LoaderFunctionArgs } from 'react-router'
import { Loaded } from '../../../features/Loaded.tsx'
import { useSearch } from '../../../features/list/useSearch.ts'
import { LazyProductPanel } from '../../../features/shop/LazyProductPanel.tsx'
import { pathTo } from '../../../pathTo.ts'
import { queryClient } from '../../../queryClient.ts'
import { messages } from './messages.ts'
import { RecipeCards } from './RecipeCards.tsx'
import { RecipePane } from './RecipePane.tsx'

type Tab = 'current' | 'past'

const recipesQuery = (tab: Tab, label: string) =>
  listQ('/api/patient/recipes', {
    params: { query: { range: [0, 49], filter: { tab, ...(label ? { label } : {}) } } },
  })
const tabOf = (text: string | null): Tab => (text === 'past' ? 'past' : 'current')

export function loader({ request }: LoaderFunctionArgs) {
  const search = new URL(request.url).searchParams
  void queryClient.prefetchQuery(recipesQuery(tabOf(search.get('tab')), search.get('label') ?? ''))
  return null
}

/**
 * My recipes at the left, one at the right. `?id=` opens one, without it the newest on wide screens;
 * `?label=` keeps to one course.
 */
export function Component() {
  const t = useText(messages)
  const search = useSearch()
  const isWide = useMediaQuery('not screen and (max-width:899.95px)', { noSsr: true })
  const tab = tabOf(search.get('tab'))
  const label = search.get('label')
  const query = useQuery({
    ...recipesQuery(tab, label),
    placeholderData: keepRows,
  })
  const { data, isPlaceholderData } = query
  const id = search.get('id')
  const shown = id || (isWide ? (data?.data[0]?.id ?? '') : '')
  const isDetailOnly = !isWide && id !== ''
  useEffect(() => {
    if (isDetailOnly) window.scrollTo(0, 0)
  }, [isDetailOnly])
  return (
    <>
      <PageHeader title={t.title} action={<Link to={pathTo('/user/repeats')}>{t.repeats}</Link>} />
      {isDetailOnly ? (
        <Box sx={{ mb: 4 }}>
          <Link to={search.href({ id: undefined })}>{t.back}</Link>
        </Box>
      ) : (
        <TabsNav
          label={t.tabs}
          tabs={(['current', 'past'] as const).map((each) => ({
            to:
              each === 'past'
                ? pathTo('/user/recipes', {}, { tab: 'past' })
                : pathTo('/user/recipes'),
            label: t[each],
            current: tab === each,
          }))}
        />
      )}
      {label && !isDetailOnly && (
        <Box sx={{ mb: 4 }}>
          {t.course(label)} <Link to={search.href({ label: undefined })}>{t.allCourses}</Link>
        </Box>
      )}
      <Loaded query={query} skeleton={<ListSkeleton />}>
        {(data) => (
          <>
            {data.total === 0 && !id && label && (
              <NoMatch onClear={() => search.set({ label: undefined })} />
            )}
            {data.total === 0 && !id && !label && (
              <EmptyState
                title={tab === 'past' ? t.emptyPast : t.emptyCurrent}
                text={tab === 'past' ? t.emptyPastText : t.emptyCurrentText}
              />
            )}
            {(data.total > 0 || id) && (
              <Refreshing when={isPlaceholderData}>
                <Box sx={columns}>
                  {!isDetailOnly && (
                    <RecipeCards
                      recipes={data.data}
                      current={isWide ? shown : ''}
                      hrefOf={(each) => search.href({ id: each })}
                    />
                  )}
                  {shown && <RecipePane key={shown} id={shown} />}
                </Box>
              </Refreshing>
            )}
          </>
        )}
      </Loaded>
      <LazyProductPanel />
    </>
  )
}

const columns = {
  display: 'grid',
  gap: 6,
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '320px minmax(0, 1fr)' },
  '@media print': { display: 'block' },
}

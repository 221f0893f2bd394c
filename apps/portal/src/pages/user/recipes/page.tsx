import Box from '@mui/material/Box'
import useMediaQuery from '@mui/material/useMediaQuery'
import { PageHeader } from '@officina/ui/PageHeader'
import { Pagination } from '@officina/ui/Pagination'
import { Refreshing } from '@officina/ui/Refreshing'
import { ListSkeleton } from '@officina/ui/skeletons'
import { EmptyState, NoMatch } from '@officina/ui/states'
import { TabsNav } from '@officina/ui/TabsNav'
import { useText } from '@officina/ui/text'
import { useEffect } from 'react'
import { Link } from 'react-router'
import { Loaded } from '../../../features/Loaded.tsx'
import { defineList } from '../../../features/list/defineList.ts'
import { LazyProductPanel } from '../../../features/shop/LazyProductPanel.tsx'
import { pathTo } from '../../../pathTo.ts'
import { messages } from './messages.ts'
import { RecipeCards } from './RecipeCards.tsx'
import { RecipePane } from './RecipePane.tsx'

export function loader({ request }: { request: Request }) {
  recipes.load(request)
  return null
}

/**
 * My recipes at the left, one at the right. `?id=` opens one, without it the newest on wide screens;
 * `?label=` keeps to one course.
 */
export function Component() {
  const t = useText(messages)
  const list = recipes.useList()
  const isWide = useMediaQuery('not screen and (max-width:899.95px)', { noSsr: true })
  const tab = tabOf(list.get('tab'))
  const label = list.get('label')
  const query = recipes.useRows(list)
  const { data, isPlaceholderData } = query
  const id = list.get('id')
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
          <Link to={list.href({ id: undefined })}>{t.back}</Link>
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
          {t.course(label)}{' '}
          <Link to={list.href({ label: undefined, page: undefined })}>{t.allCourses}</Link>
        </Box>
      )}
      <Loaded query={query} skeleton={<ListSkeleton />}>
        {(data) => (
          <>
            {data.total === 0 && !id && label && (
              <NoMatch onClear={() => list.set({ label: undefined, page: undefined })} />
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
                    <div>
                      <RecipeCards
                        recipes={data.data}
                        current={isWide ? shown : ''}
                        hrefOf={(each) => list.href({ id: each })}
                      />
                      {(data.total > list.pageSize || list.page > 1) && (
                        <Pagination pager={list} rows={data} />
                      )}
                    </div>
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

const tabOf = (text: string | undefined) =>
  text === 'past' ? ('past' as const) : ('current' as const)

const recipes = defineList('/api/patient/recipes', {
  sort: { key: 'issued_at', order: 'DESC' },
  size: 50,
  sortable: [],
  keeps: ['tab', 'id', 'product'],
  filter: (list) => ({ tab: tabOf(list.one('tab')), label: list.one('label') || undefined }),
})

const columns = {
  display: 'grid',
  gap: 6,
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '320px minmax(0, 1fr)' },
  '@media print': { display: 'block' },
}

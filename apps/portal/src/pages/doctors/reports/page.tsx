import Button from '@mui/material/Button'
import { q } from '@officina/client/query'
import { FiguresView } from '@officina/ui/figures/FiguresView'
import { figureQueryOf } from '@officina/ui/figures/query.ts'
import { Toolbar } from '@officina/ui/figures/Toolbar'
import type { Table } from '@officina/ui/figures/types.ts'
import { PageHeader } from '@officina/ui/PageHeader'
import { CardSkeleton } from '@officina/ui/skeletons'
import { defineMessages, useLocale, useText } from '@officina/ui/text'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { type LoaderFunctionArgs, useSearchParams } from 'react-router'
import { Loaded } from '../../../features/Loaded.tsx'
import { useSearch } from '../../../features/list/useSearch.ts'
import { useMe } from '../../../features/useMe.ts'
import { useSaveFile } from '../../../features/useSaveFile.ts'
import { queryClient } from '../../../queryClient.ts'

const figuresQuery = (params: URLSearchParams) =>
  q('/api/doctor/figures', { params: { query: figureQueryOf(params) } })
const catalogsQuery = q('/api/doctor/catalogs', { params: { query: { range: [0, 99] } } })

export function loader({ request }: LoaderFunctionArgs) {
  void queryClient.prefetchQuery(figuresQuery(new URL(request.url).searchParams))
  void queryClient.prefetchQuery(catalogsQuery)
  return null
}

/** How the practice goes: figures of a period, compared with the one before or last year. */
export function Component() {
  const t = useText(messages)
  const locale = useLocale()
  const [params] = useSearchParams()
  const search = useSearch()
  const query = useQuery({ ...figuresQuery(params), placeholderData: keepPreviousData })
  const catalogs = useQuery(catalogsQuery).data ?? []
  const { save } = useSaveFile<Table>(({ download }, table) =>
    download('get', '/api/doctor/figures/csv', {
      params: { query: { ...figureQueryOf(params), table, locale } },
    }),
  )
  return (
    <>
      <PageHeader
        title={t.pageTitle}
        subtitle={t.subtitle}
        action={
          <Button variant="outlined" onClick={() => print()}>
            {t.print}
          </Button>
        }
      />
      <Toolbar
        query={figureQueryOf(params)}
        figures={query.data}
        catalogs={catalogs}
        timeZone={useMe('doctor').time_zone}
        onChange={search.set}
      />
      <Loaded query={query} skeleton={<CardSkeleton cards={4} />}>
        {(figures) => (
          <FiguresView
            figures={figures}
            page={{
              hrefOf: search.href,
              onCsv: (table) => void save(table),
              measure: params.get('measure'),
            }}
            onMeasure={(measure) => search.set({ measure })}
          />
        )}
      </Loaded>
    </>
  )
}

const messages = defineMessages({
  pageTitle: ['Reports', 'レポート'],
  subtitle: [
    'Sales and recipes of your practice. Days follow the shop’s time zone.',
    'クリニックの売上とレシピの状況です。日付はショップのタイムゾーンに従います。',
  ],
  print: ['Print', '印刷'],
})

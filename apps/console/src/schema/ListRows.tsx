import Box from '@mui/material/Box'
import { DataTable } from '@officina/ui/DataTable'
import { stacked } from '@officina/ui/DataTableRow'
import type { Column } from '@officina/ui/dataTableTypes.ts'
import { FirstRows } from '@officina/ui/FirstRows'
import { onNewPage } from '@officina/ui/newPage.ts'
import { Pagination } from '@officina/ui/Pagination'
import { Refreshing } from '@officina/ui/Refreshing'
import { EmptyState, ErrorState, NoMatch } from '@officina/ui/states'
import { defineMessages, useLocale, useText } from '@officina/ui/text'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useDeferredValue, useEffect, useRef } from 'react'
import { useListContext } from 'react-admin'
import { useMe } from '../admin/MeContext.ts'
import { dataProvider } from '../providers/dataProvider.ts'
import { recordPath } from '../resources/recordPath.ts'
import { preloadBulk } from './BulkActions.tsx'
import { rememberBrowsing } from './browsing.ts'
import type { Row } from './columns.tsx'
import { within } from './filters.ts'
import { CreateLink, NoMatchOnTab } from './listParts.tsx'
import { type ResourceSpec, readableOf } from './spec.ts'
import { compact, dense } from './tableStyles.ts'
import { useDensity } from './useColumns.ts'
import { nameOfRecord, pluralOf } from './words.ts'

/** A call that answers sums by field name for a filter, and what the row of them is called. */
type Totals = { path: string; label: string }

/** What a list says of its rows. */
export type RowsProps<R> = {
  title?: string
  /** Filter that always holds and is not shown. */
  filter?: Record<string, unknown>
  /** Names this list's sort, page and columns in the store; one per tab. */
  storeKey?: string
  /** Opens something other than the record's page. */
  onRowClick?: (row: R) => void
  empty?: { title: string; text?: string; action?: ReactNode }
  totals?: Totals
}

/** The rows of a list's page, or why there are none. */
export function ListRows(props: {
  spec: ResourceSpec
  list: RowsProps<never>
  columns: Column<Row>[]
  isSelectable: boolean
}) {
  const { spec, list } = props
  const t = useText(messages)
  const locale = useLocale()
  const [density] = useDensity()
  const { id: account, permissions } = useMe()
  const context = useListContext<Row>()
  const { data, total = 0, error, filterValues, sort, selectedIds, page, perPage } = context
  const { isPlaceholderData = false } = context
  // the first rows are drawn in pieces, between which the page answers
  const isReady = useDeferredValue(data !== undefined)
  useEffect(() => {
    const filter = within(list.filter, filterValues)
    rememberBrowsing(spec.name, { filter, sort, page, perPage })
  }, [spec.name, list.filter, filterValues, sort, page, perPage])
  useForgetSelection(list.storeKey ?? spec.name)
  const totals = useTotals(spec, list.totals, props.columns)
  const status = (error as { status?: number } | null)?.status
  const isHidden = (name: string) => !readableOf(spec.filters, permissions)[name]
  const isDenied = status === 403 && Object.keys(filterValues).some(isHidden)
  // a filter of an old link or view that is not known any more, or not for the role, can only be taken away
  if (isDenied || (status === 422 && Object.keys(filterValues).length > 0))
    return (
      <NoMatch
        onClear={() => context.setFilters({}, {})}
        {...(isDenied && { title: t.denied, text: t.deniedText })}
        {...(isTooLong(spec, filterValues.q) && { title: t.long, text: t.longText(most(spec)) })}
      />
    )
  if (error)
    return (
      <ErrorState
        error={error}
        onRetry={() => context.refetch()}
        referenceId={(error as { body?: { request_id?: string } }).body?.request_id}
      />
    )
  if (!data || !isReady || (isPlaceholderData && data.length === 0))
    return <FirstRows account={account} />
  const label = list.title ?? pluralOf(spec, locale)
  if (data.length === 0)
    return Object.keys(filterValues).length > 0 ? (
      <NoMatchOnTab spec={spec} within={list.filter} />
    ) : (
      <EmptyState
        action={<CreateLink spec={spec} />}
        {...(list.empty ?? { title: t.empty(label) })}
      />
    )
  return (
    <Refreshing when={isPlaceholderData}>
      <Box
        sx={density === 'compact' ? compact : dense}
        {...(props.isSelectable ? { onPointerEnter: preloadBulk, onFocus: preloadBulk } : {})}
      >
        <DataTable<Row>
          oneLine
          label={label}
          columns={props.columns}
          rows={data}
          rowKey={(row) => row.id}
          rowName={(row) => nameOfRecord(spec, row, locale)}
          {...(list.onRowClick
            ? { onRowClick: list.onRowClick as never }
            : spec.get
              ? { rowHref: (row: Row) => recordPath(spec.name, row.id) }
              : {})}
          totals={totals}
          sort={{ key: sort.field, order: sort.order }}
          onSort={({ key, order }) => context.setSort({ field: key, order })}
          {...(props.isSelectable
            ? {
                selection: {
                  keys: new Set(selectedIds.map(String)),
                  onChange: (keys: Set<string>) => context.onSelect([...keys]),
                },
              }
            : {})}
        />
      </Box>
      <Pagination
        pager={{
          page,
          pageSize: perPage,
          setPage: (next) => {
            if (next.pageSize === perPage) context.setPage(next.page)
            else context.setPerPage(next.pageSize)
          },
        }}
        rows={{ data, total }}
        estimated={Boolean((context.meta as { estimated?: boolean } | undefined)?.estimated)}
      />
    </Refreshing>
  )
}

const most = (spec: ResourceSpec) => spec.filters.q?.maxLength ?? 100
const isTooLong = (spec: ResourceSpec, q: unknown) => typeof q === 'string' && q.length > most(spec)

/** Filter of each list under which its rows were chosen. */
const chosenUnder = new Map<string, string>()
onNewPage(() => chosenUnder.clear())

/** Rows that another filter has hidden are no longer chosen: nothing is done to what nobody sees. */
function useForgetSelection(storeKey: string): void {
  const { filterValues, data, isPlaceholderData, selectedIds, page, perPage, ...list } =
    useListContext<Row>()
  const key = JSON.stringify(filterValues)
  const unselect = list.onUnselectItems
  const ids = isPlaceholderData ? undefined : data?.map((row) => row.id)
  const shown = useRef<{ page: string; ids: readonly unknown[] }>({ page: '', ids: [] })
  // a row that has left the page by what was done to it is no longer chosen either
  // biome-ignore lint/correctness/useExhaustiveDependencies: only other rows count
  useEffect(() => {
    if (!ids) return
    const place = `${key} ${page} ${perPage}`
    const gone = shown.current.page === place ? shown.current.ids : []
    const left = selectedIds.filter((id) => ids.includes(id) || !gone.includes(id))
    if (left.length < selectedIds.length) list.onSelect(left)
    shown.current = { page: place, ids }
  }, [ids?.join()])
  // biome-ignore lint/correctness/useExhaustiveDependencies: only another filter counts
  useEffect(() => {
    if (chosenUnder.get(storeKey) !== key) unselect()
    chosenUnder.set(storeKey, key)
  }, [storeKey, key])
}

/** The cells of a table's last row: what everything that matches the filters adds up to, on all pages. */
function useTotals(
  spec: ResourceSpec,
  of: Totals | undefined,
  columns: readonly Column<Row>[],
): Record<string, ReactNode> | undefined {
  const { filterValues } = useListContext()
  const filter = JSON.stringify(filterValues)
  const { data } = useQuery({
    queryKey: [spec.name, 'totals', filter],
    queryFn: async ({ signal }) => {
      const path = `${of?.path}?filter=${encodeURIComponent(filter)}`
      return (await dataProvider.call('GET', path, { signal })) as Omit<Row, 'id'>
    },
    enabled: of !== undefined,
  })
  if (!of || !data) return undefined
  const sums = { ...data, id: 'totals' }
  const isSum = ({ key }: Column<Row>) => typeof sums[key as keyof typeof sums] === 'number'
  return Object.fromEntries(
    columns.map((column, index) => [
      column.key,
      index === 0
        ? of.label
        : isSum(column)
          ? stacked(column.render(sums), column.below?.(sums))
          : undefined,
    ]),
  )
}

const messages = defineMessages({
  denied: ['You don’t have access to one of these filters', '権限のない条件が含まれています'],
  deniedText: ['Clear the filters to see the list.', '条件を解除すると、一覧が表示されます。'],
  long: ['The search is too long', '検索語が長すぎます'],
  longText: (most: number) => [
    `Search for at most ${most} characters.`,
    `${most}文字以内で検索してください。`,
  ],
  empty: (label: string) => [`No ${label.toLowerCase()} yet`, `${label}はまだありません`],
})

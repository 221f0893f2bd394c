import Box from '@mui/material/Box'
import { DataTable } from '@officina/ui/DataTable'
import type { Column } from '@officina/ui/dataTableTypes.ts'
import { onNewPage } from '@officina/ui/newPage.ts'
import { PageHeader } from '@officina/ui/PageHeader'
import { Pagination } from '@officina/ui/Pagination'
import { Refreshing } from '@officina/ui/Refreshing'
import { ListSkeleton } from '@officina/ui/skeletons'
import { EmptyState, ErrorState, NoMatch } from '@officina/ui/states'
import { defineMessages, useLocale, useText } from '@officina/ui/text'
import { type ReactNode, useEffect } from 'react'
import { ListBase, useListContext } from 'react-admin'
import { useMe } from '../admin/MeContext.ts'
import { recordPath } from '../resources/recordPath.ts'
import type { BulkAction } from './actions.ts'
import { BulkBar, useBulk } from './BulkActions.tsx'
import { rememberBrowsing } from './browsing.ts'
import { ColumnsButton } from './ColumnsButton.tsx'
import { CreateLink } from './CreateLink.tsx'
import { columnsOf, type Row } from './columns.tsx'
import { ExportButton } from './ExportButton.tsx'
import { within } from './filters.ts'
import { NoMatchOnTab } from './NoMatchOnTab.tsx'
import type { CellOverrides, RowOf } from './overrides.ts'
import { SavedQueries } from './SavedQueries.tsx'
import { SchemaFilters } from './SchemaFilters.tsx'
import { SpecTabs } from './SpecTabs.tsx'
import {
  type ResourceName,
  type ResourceSpec,
  type RowField,
  readableOf,
  specOf,
  type Under,
} from './spec.ts'
import { compact, dense } from './tableStyles.ts'
import { useColumns, useDensity } from './useColumns.ts'
import { useTotals } from './useTotals.tsx'
import { nameOfRecord, pluralOf } from './words.ts'

type SchemaListProps<R extends ResourceName> = {
  resource: R
  title?: string
  subtitle?: ReactNode
  /** Filter that always holds and is not shown. */
  filter?: Record<string, unknown>
  /** Names this list's sort, page and columns in the store; one per tab. */
  storeKey?: string
  /** Columns in place of the spec's. */
  columns?: readonly RowField<R>[]
  hidden?: readonly RowField<R>[]
  /** Fields that stand beneath another's value, in place of the spec's. */
  under?: { [F in RowField<R>]?: readonly RowField<R>[] }
  cells?: CellOverrides<R>
  /** How many columns stand on a phone's cards; five unless said otherwise. */
  onCards?: number
  /** Columns that are no field. */
  extraColumns?: readonly Column<RowOf<R>>[]
  order?: readonly [RowField<R>, 'ASC' | 'DESC']
  quickFilters?: readonly string[]
  /** Above the contract's tabs: links to neighbouring pages, figures. */
  above?: ReactNode
  /** In place of the contract's tabs. A list with a `filter` of its own has none of those. */
  tabs?: ReactNode
  /** Buttons beside the title; "Create" is there by itself where the spec has a POST. */
  actions?: ReactNode
  /** What can be done with chosen rows; makes rows selectable for whoever may do some of it. */
  bulk?: readonly BulkAction[]
  /** Opens something other than the record's page. */
  onRowClick?: (row: RowOf<R>) => void
  empty?: { title: string; text?: string; action?: ReactNode }
  /** A call that answers sums by field name for a filter, and what the row of them is called. */
  totals?: { path: string; label: string }
}

/** A resource's list as the spec describes it: columns, filters, sort, pages, states. */
export function SchemaList<R extends ResourceName>(props: SchemaListProps<R>) {
  const spec = specOf(props.resource)
  const [field, order] = props.order ?? spec.order ?? [spec.sort[0] ?? 'id', 'DESC' as const]
  return (
    <ListBase
      resource={props.resource}
      storeKey={props.storeKey ?? props.resource}
      // the page says what failed
      queryOptions={{ meta: { within: props.filter }, onError: () => undefined }}
      sort={{ field, order }}
      perPage={25}
      debounce={0}
      exporter={false}
    >
      <ListPage spec={spec} list={props as unknown as SchemaListProps<never>} />
    </ListBase>
  )
}

function ListPage(props: { spec: ResourceSpec; list: SchemaListProps<never> }) {
  const { spec, list } = props
  const locale = useLocale()
  const context = useListContext<Row>()
  return (
    <>
      <PageHeader
        title={list.title ?? pluralOf(spec, locale)}
        count={context.isPlaceholderData ? undefined : context.total}
        subtitle={list.subtitle}
        action={
          <>
            {list.actions}
            <CreateLink spec={spec} />
          </>
        }
      />
      {list.above}
      {list.tabs ?? (spec.tabs && !list.filter ? <SpecTabs resource={list.resource} /> : null)}
      <ListTable {...props} />
    </>
  )
}

function ListTable({ spec, list }: { spec: ResourceSpec; list: SchemaListProps<never> }) {
  const locale = useLocale()
  const bulk = useBulk(list.bulk)
  const storeKey = list.storeKey ?? spec.name
  const fields = readableOf(spec.fields, useMe().permissions)
  const all = (list.columns ?? spec.columns ?? spec.row) as readonly string[]
  const names = all.filter((name) => fields[name])
  const under = (list.under ?? (list.columns ? {} : spec.under) ?? {}) as Under
  const off = (list.hidden ?? (list.columns ? [] : spec.hidden) ?? []) as readonly string[]
  const hidden = [...off, ...Object.values(under).flat()]
  const chosen = useColumns(storeKey, names, hidden)
  const columns = [
    ...columnsOf(spec, chosen.shown, locale, list.cells as never, under, list.onCards),
    ...((list.extraColumns ?? []) as readonly Column<Row>[]),
  ]
  return (
    <>
      <SchemaFilters
        spec={spec}
        fixed={list.filter}
        quick={list.quickFilters ?? spec.quickFilters ?? []}
      >
        <SavedQueries storeKey={storeKey} columns={chosen} />
        <ColumnsButton spec={spec} columns={chosen} />
        {spec.export && (
          <ExportButton spec={spec} filter={list.filter} columns={withUnder(chosen.shown, under)} />
        )}
      </SchemaFilters>
      {bulk.length > 0 && <BulkBar actions={bulk} />}
      <Rows spec={spec} list={list} columns={columns} isSelectable={bulk.length > 0} />
    </>
  )
}

/** Everything that is seen, each once. */
const withUnder = (names: readonly string[], under: Under): string[] => [
  ...new Set(names.flatMap((name) => [name, ...(under[name] ?? [])])),
]

/** Filter of each list under which its rows were chosen. */
const chosenUnder = new Map<string, string>()
onNewPage(() => chosenUnder.clear())

/** Rows that another filter has hidden are no longer chosen: nothing is done to what nobody sees. */
function useForgetSelection(storeKey: string, filter: object, unselect: () => void): void {
  const key = JSON.stringify(filter)
  // biome-ignore lint/correctness/useExhaustiveDependencies: only another filter counts
  useEffect(() => {
    if (chosenUnder.get(storeKey) !== key) unselect()
    chosenUnder.set(storeKey, key)
  }, [storeKey, key])
}

function Rows(props: {
  spec: ResourceSpec
  list: SchemaListProps<never>
  columns: Column<Row>[]
  isSelectable: boolean
}) {
  const { spec, list } = props
  const t = useText(messages)
  const locale = useLocale()
  const [density] = useDensity()
  const context = useListContext<Row>()
  const { data, total = 0, error, filterValues, sort, selectedIds, page, perPage } = context
  const { isPlaceholderData = false } = context
  useEffect(() => {
    const filter = within(list.filter, filterValues)
    rememberBrowsing(spec.name, { filter, sort, page, perPage })
  }, [spec.name, list.filter, filterValues, sort, page, perPage])
  useForgetSelection(list.storeKey ?? spec.name, filterValues, context.onUnselectItems)
  const totals = useTotals(spec, list.totals, props.columns)
  // a filter of an old link that is not known any more can only be taken away
  if ((error as { status?: number } | null)?.status === 422 && Object.keys(filterValues).length > 0)
    return <NoMatch onClear={() => context.setFilters({}, {})} />
  if (error)
    return (
      <ErrorState
        error={error}
        onRetry={() => context.refetch()}
        referenceId={(error as { body?: { request_id?: string } }).body?.request_id}
      />
    )
  if (!data || (isPlaceholderData && data.length === 0)) return <ListSkeleton />
  const label = list.title ?? pluralOf(spec, locale)
  if (data.length === 0)
    return Object.keys(filterValues).length > 0 ? (
      <NoMatchOnTab spec={spec} within={list.filter} />
    ) : (
      <EmptyState {...(list.empty ?? { title: t.empty(label) })} />
    )
  return (
    <Refreshing when={isPlaceholderData}>
      <Box sx={density === 'compact' ? compact : dense}>
        <DataTable<Row>
          label={label}
          columns={props.columns}
          rows={data}
          rowKey={(row) => row.id}
          rowName={(row) => nameOfRecord(spec, row)}
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
        page={context.page}
        pageSize={context.perPage}
        total={total}
        shown={data.length}
        estimated={Boolean((context.meta as { estimated?: boolean } | undefined)?.estimated)}
        onChange={({ page, pageSize }) => {
          if (pageSize === context.perPage) context.setPage(page)
          else context.setPerPage(pageSize)
        }}
      />
    </Refreshing>
  )
}

const messages = defineMessages({
  empty: (label: string) => [`${label}: none yet`, `${label}はまだありません`],
})

import type { Column } from '@officina/ui/dataTableTypes.ts'
import { PageHeader } from '@officina/ui/PageHeader'
import { useLocale } from '@officina/ui/text'
import { type ReactNode, useMemo } from 'react'
import { ListBase, useListContext } from 'react-admin'
import { useMe } from '../admin/MeContext.ts'
import { AccessDenied } from '../admin/statePages.tsx'
import { may } from '../providers/authProvider.ts'
import { shownOfQuery } from '../providers/shownOfQuery.ts'
import type { BulkAction } from './actions.ts'
import { BulkActions, useBulk } from './BulkActions.tsx'
import { columnsOf, type Row } from './columns.tsx'
import { ListRows, type RowsProps } from './ListRows.tsx'
import { ColumnsButton, SavedQueries } from './listPanels.tsx'
import { CreateLink, ExportButton } from './listParts.tsx'
import type { CellOverrides, RowOf } from './overrides.ts'
import { SchemaFilters } from './SchemaFilters.tsx'
import { SpecTabs } from './SpecTabs.tsx'
import {
  type ResourceName,
  type ResourceSpec,
  type RowField,
  readableOf,
  specOf,
  type Under,
  type Widths,
} from './spec.ts'
import { useColumns } from './useColumns.ts'
import { pluralOf } from './words.ts'

type SchemaListProps<R extends ResourceName> = RowsProps<RowOf<R>> & {
  resource: R
  subtitle?: ReactNode
  /** Columns in place of the spec's. */
  columns?: readonly RowField<R>[]
  hidden?: readonly RowField<R>[]
  /** Fields that stand beneath another's value, in place of the spec's. */
  under?: { [F in RowField<R>]?: readonly RowField<R>[] }
  cells?: CellOverrides<R>
  /** Column headings, where a cell shows something other than the field it is named after. */
  headings?: { [F in RowField<R>]?: string }
  /** Which columns narrow screens have room for, in place of the spec's. */
  widths?: Widths<RowField<R>>
  /** Columns that are no field. */
  extraColumns?: readonly Column<RowOf<R>>[]
  order?: readonly [RowField<R>, 'ASC' | 'DESC']
  quickFilters?: readonly string[]
  /** Words to choose from in filters whose values the contract does not list. */
  choices?: Readonly<Record<string, readonly string[]>> | undefined
  /** Above the contract's tabs: links to neighbouring pages, figures. */
  above?: ReactNode
  /** In place of the contract's tabs. A list with a `filter` of its own has none of those. */
  tabs?: ReactNode
  /** Buttons beside the title; "Create" is there by itself where the spec has a POST. */
  actions?: ReactNode
  /** In place of "Create", where a record begins in another way than by a form. */
  create?: ReactNode
  /** What can be done with chosen rows; makes rows selectable for whoever may do some of it. */
  bulk?: readonly BulkAction[]
}

/** A resource's list as the spec describes it: columns, filters, sort, pages, states. */
export function SchemaList<R extends ResourceName>(props: SchemaListProps<R>) {
  const spec = specOf(props.resource)
  const isAllowed = may(useMe(), props.resource, 'list')
  const [field, order] = props.order ?? spec.order ?? [spec.sort[0] ?? 'id', 'DESC' as const]
  if (!isAllowed) return <AccessDenied />
  return (
    <ListBase
      disableAuthentication
      resource={props.resource}
      storeKey={props.storeKey ?? props.resource}
      queryOptions={{
        meta: { within: props.filter },
        // the page says what failed
        onError: () => undefined,
        notifyOnChangeProps: shownOfQuery,
      }}
      sort={{ field, order }}
      perPage={25}
      debounce={0}
      exporter={false}
    >
      <ListPage spec={spec} list={props as unknown as SchemaListProps<never>} />
    </ListBase>
  )
}

type Parts = { spec: ResourceSpec; list: SchemaListProps<never> }

// only what shows rows is drawn again when they come
function ListPage(props: Parts) {
  const { spec, list } = props
  return (
    <>
      <ListHeader {...props} />
      {list.above}
      {list.tabs ?? (spec.tabs && !list.filter ? <SpecTabs resource={list.resource} /> : null)}
      <ListTable {...props} />
    </>
  )
}

function ListHeader({ spec, list }: Parts) {
  const locale = useLocale()
  const context = useListContext<Row>()
  return (
    <PageHeader
      title={list.title ?? pluralOf(spec, locale)}
      count={context.isPlaceholderData ? undefined : context.total}
      subtitle={list.subtitle}
      action={
        <>
          {list.actions}
          {list.create ?? <CreateLink spec={spec} />}
        </>
      }
    />
  )
}

function ListTable(props: Parts) {
  const { list } = props
  const locale = useLocale()
  const spec = useMemo(() => withHeadings(props.spec, list.headings), [props.spec, list])
  const bulk = useBulk(list.bulk)
  const storeKey = list.storeKey ?? spec.name
  const fields = readableOf(spec.fields, useMe().permissions)
  const all = (list.columns ?? spec.columns ?? spec.row) as readonly string[]
  const names = all.filter((name) => fields[name])
  const under = (list.under ?? (list.columns ? {} : spec.under) ?? {}) as Under
  const off = (list.hidden ?? (list.columns ? [] : spec.hidden) ?? []) as readonly string[]
  const hidden = [...off, ...Object.values(under).flat()]
  const chosen = useColumns(storeKey, names, hidden)
  const shown = JSON.stringify(chosen.shown)
  // the same columns leave the rows as they are drawn
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is beneath comes from list and spec
  const columns = useMemo(
    () => [
      ...columnsOf(spec, JSON.parse(shown), locale, list.cells as never, under, list.widths),
      ...((list.extraColumns ?? []) as readonly Column<Row>[]),
    ],
    [spec, list, shown, locale],
  )
  return (
    <>
      <SchemaFilters
        spec={spec}
        fixed={list.filter}
        choices={list.choices}
        quick={list.quickFilters ?? spec.quickFilters ?? statesOf(spec)}
      >
        <SavedQueries storeKey={storeKey} columns={chosen} />
        <ColumnsButton spec={spec} columns={chosen} />
        {spec.export && (
          <ExportButton spec={spec} filter={list.filter} columns={withUnder(chosen.shown, under)} />
        )}
      </SchemaFilters>
      <ListRows spec={spec} list={list} columns={columns} isSelectable={bulk.length > 0} />
      {bulk.length > 0 && <BulkActions actions={bulk} />}
    </>
  )
}

/** A list that says nothing else is narrowed by its records' states. */
const statesOf = (spec: ResourceSpec): string[] =>
  Object.keys(spec.filters).filter((name) => spec.filters[name]?.status)

function withHeadings(spec: ResourceSpec, headings?: Readonly<Record<string, string>>) {
  if (!headings) return spec
  const named = Object.entries(headings).map(([name, title]) => [
    name,
    { ...spec.fields[name], title, title_ja: title },
  ])
  return { ...spec, fields: { ...spec.fields, ...Object.fromEntries(named) } }
}

/** Everything that is seen, each once. */
const withUnder = (names: readonly string[], under: Under): string[] => [
  ...new Set(names.flatMap((name) => [name, ...(under[name] ?? [])])),
]

import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { DataTable } from '@officina/ui/DataTable'
import { Pagination } from '@officina/ui/Pagination'
import { Refreshing } from '@officina/ui/Refreshing'
import { ListSkeleton } from '@officina/ui/skeletons'
import { EmptyState, ErrorState } from '@officina/ui/states'
import { defineMessages, useLocale, useText } from '@officina/ui/text'
import { keepPreviousData } from '@tanstack/react-query'
import { Suspense, useEffect, useState } from 'react'
import { useGetList } from 'react-admin'
import { useMe } from '../admin/MeContext.ts'
import { recordPath } from '../resources/recordPath.ts'
import { columnsOf, type Row } from './columns.tsx'
import { findResource, loadSpec, type ResourceName, readableOf, specOf } from './spec.ts'
import { dense } from './tableStyles.ts'
import { nameOfRecord, pluralOf } from './words.ts'

type Props = {
  resource: ResourceName
  /** What the rows have in common: `{ doctor_id: id }`. */
  filter: Record<string, unknown>
  /** Columns that say the same in every row. */
  without?: readonly string[]
  /** So many of the newest and no more, in these columns: a part of a summary, with its title. */
  latest?: { most: number; title: string; columns: readonly string[] }
}

/** Records of another resource that belong to this one, as that resource's list shows them. */
export function RelatedList(props: Props) {
  return (
    // the description of another resource may have to come first; the page around it stands
    <Suspense fallback={<ListSkeleton rows={4} />}>
      {/* of another record they begin anew */}
      <Rows key={JSON.stringify(props.filter)} {...props} />
    </Suspense>
  )
}

/** Has the descriptions of related lists at hand before their tabs are opened. */
export function useRelated(resources: readonly ResourceName[]): void {
  const names = resources.join()
  useEffect(() => {
    for (const name of names.split(',')) loadSpec(name).catch(() => undefined)
  }, [names])
}

/** Whether the contract has such a list with such a filter, for this administrator. */
export function isRelated(
  resource: string,
  filter: string,
  permissions: readonly string[],
): boolean {
  const found = findResource(resource)
  const permission = found?.permissions.list
  return (
    Boolean(found?.within.includes(filter)) && (!permission || permissions.includes(permission))
  )
}

function Rows({ resource, filter, without = [], latest }: Props) {
  const spec = specOf(resource)
  const t = useText(messages)
  const locale = useLocale()
  const { permissions } = useMe()
  const [first, way] = spec.order ?? [spec.sort[0] ?? 'id', 'DESC' as const]
  const [sort, setSort] = useState({ field: first as string, order: way as 'ASC' | 'DESC' })
  const [{ page, pageSize }, setPage] = useState({ page: 1, pageSize: latest?.most ?? 10 })
  const {
    data,
    total = 0,
    error,
    refetch,
    isPlaceholderData,
  } = useGetList<Row>(
    spec.name,
    { filter, sort, pagination: { page, perPage: pageSize } },
    { placeholderData: keepPreviousData },
  )
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />
  if (!data) return <ListSkeleton rows={4} />
  const label = pluralOf(spec, locale)
  if (data.length === 0 && page === 1) return latest ? null : <EmptyState title={t.none(label)} />
  const off = [...(spec.hidden ?? []), ...Object.values(spec.under ?? {}).flat()]
  const fields = readableOf(spec.fields, permissions)
  const names = (latest?.columns ?? spec.columns ?? spec.row).filter(
    (name) => fields[name] && !without.includes(name) && !off.includes(name),
  )
  return (
    <section>
      {latest && (
        <Typography variant="h2" sx={{ mb: 3 }}>
          {latest.title}
        </Typography>
      )}
      <Refreshing when={isPlaceholderData}>
        <Box sx={dense}>
          <DataTable<Row>
            oneLine
            label={latest?.title ?? label}
            columns={columnsOf(spec, names, locale)}
            rows={data}
            rowKey={(row) => row.id}
            rowName={(row) => nameOfRecord(spec, row, locale)}
            {...(spec.get ? { rowHref: (row: Row) => recordPath(spec.name, row.id) } : {})}
            {...(!latest && {
              sort: { key: sort.field, order: sort.order },
              // in another order one begins anew, as in the lists
              onSort: ({ key, order }) => {
                setSort({ field: key, order })
                setPage({ page: 1, pageSize })
              },
            })}
          />
        </Box>
        {!latest && <Pagination pager={{ page, pageSize, setPage }} rows={{ data, total }} />}
      </Refreshing>
    </section>
  )
}

const messages = defineMessages({
  none: (label: string) => [`No ${label.toLowerCase()} yet`, `${label}はまだありません`],
})

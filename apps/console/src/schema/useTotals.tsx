import type { Column } from '@officina/ui/dataTableTypes.ts'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useListContext } from 'react-admin'
import { dataProvider } from '../providers/dataProvider.ts'
import type { Row } from './columns.tsx'
import type { ResourceSpec } from './spec.ts'

/** The cells of a table's last row: what everything that matches the filters adds up to, on all pages. */
export function useTotals(
  spec: ResourceSpec,
  of: { path: string; label: string } | undefined,
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
      index === 0 ? (
        of.label
      ) : isSum(column) ? (
        <>
          {column.render(sums)}
          {column.below?.(sums)}
        </>
      ) : undefined,
    ]),
  )
}

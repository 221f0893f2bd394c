import Box from '@mui/material/Box'
import type { components } from '@officina/openapi/schema'
import { formatPercent } from '@officina/shared/format'
import type { Column } from '@officina/ui/dataTableTypes.ts'
import { useLocale, useText } from '@officina/ui/text'
import { unbroken } from '@officina/ui/unbroken'
import { Money } from '@officina/ui/values'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { useSearch } from '../../../features/list/useSearch.ts'
import { earningsMessages } from './earningsMessages.ts'

export type Line = components['schemas']['SettlementLine']

/** Columns of the lines of a statement; `below` stands under what a line is about. */
export function useLineColumns(
  currency: string,
  below?: (line: Line) => ReactNode,
): Column<Line>[] {
  const t = useText(earningsMessages)
  const locale = useLocale()
  const search = useSearch()
  return [
    {
      key: 'line',
      header: t.line,
      render: (row) => (
        <>
          {row.product ?? t.types[row.type]}
          <Box sx={{ fontSize: '0.875rem', color: 'text.secondary' }}>
            {row.product && `${t.types[row.type]} · `}
            {row.order_id && (
              <Link to={search.href({ order: row.order_id })} preventScrollReset>
                {unbroken(row.order_number)}
              </Link>
            )}
            {row.patient_number && unbroken(` · ${row.patient_number}`)}
          </Box>
          {below?.(row)}
        </>
      ),
    },
    {
      key: 'why',
      header: t.why,
      render: (row) => (row.reason ? `${row.rule_text} · ${row.reason}` : row.rule_text),
    },
    {
      key: 'quantity',
      header: t.quantity,
      align: 'right',
      render: (row) => row.quantity ?? '–',
    },
    {
      key: 'base',
      header: t.base,
      align: 'right',
      render: (row) => (row.base ? <Money amount={row.base} currency={currency} /> : '–'),
    },
    {
      key: 'rate',
      header: t.lineRate,
      align: 'right',
      render: (row) => (row.base ? formatPercent(row.rate_bp, locale) : '–'),
    },
    {
      key: 'amount',
      header: t.amount,
      align: 'right',
      render: (row) => <Money amount={row.amount} currency={currency} accent />,
    },
  ]
}

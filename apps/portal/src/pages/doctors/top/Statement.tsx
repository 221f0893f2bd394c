import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { q } from '@officina/client/query'
import type { components } from '@officina/openapi/schema'
import { formatDateTime } from '@officina/shared/format'
import { DataTable } from '@officina/ui/DataTable'
import { FactList } from '@officina/ui/facts'
import { Status } from '@officina/ui/StatusChip'
import { ListSkeleton } from '@officina/ui/skeletons'
import { useLocale, useText } from '@officina/ui/text'
import { DateText, Money } from '@officina/ui/values'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { Loaded } from '../../../features/Loaded.tsx'
import { Quiet } from '../../../features/Panel.tsx'
import { pathTo } from '../../../pathTo.ts'
import { earningsMessages } from './earningsMessages.ts'
import { LineObjection } from './LineObjection.tsx'
import { type Line, useLineColumns } from './lineColumns.tsx'
import { StatementFiles } from './StatementFiles.tsx'

type Detail = components['schemas']['DoctorStatementDetail']

/** One statement: its sums, and every line with the rule that made it. */
export function Statement({ id }: { id: string }) {
  const t = useText(earningsMessages)
  const query = useQuery(
    q('/api/doctor/statements/{settlementId}', { params: { path: { settlementId: id } } }),
  )
  return (
    <>
      <Box sx={{ mb: 4 }}>
        <Link to={pathTo('/doctors/top', {}, { panel: 'earnings' })}>← {t.back}</Link>
      </Box>
      <Loaded query={query} skeleton={<ListSkeleton rows={6} />}>
        {(data) => <Shown statement={data} />}
      </Loaded>
    </>
  )
}

function Shown({ statement }: { statement: Detail }) {
  const t = useText(earningsMessages)
  const locale = useLocale()
  const columns = useLineColumns(statement.currency, (line) => (
    <LineObjection
      statementId={statement.id}
      line={line}
      currency={statement.currency}
      isOpen={statement.dispute_until !== null && objectionable.has(line.type)}
    />
  ))
  const money = (amount: number) => <Money amount={amount} currency={statement.currency} />
  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 3, mb: 4 }}>
        <Typography variant="h2" component="h3">
          {statement.number}
        </Typography>
        <Status kind="settlement" value={statement.status} />
        <Box sx={{ ml: 'auto' }}>
          <StatementFiles statement={statement} />
        </Box>
      </Box>
      <FactList
        columns={3}
        facts={[
          {
            label: t.period,
            value: (
              <>
                <DateText value={statement.period_start} /> –{' '}
                <DateText value={statement.period_end} />
              </>
            ),
          },
          { label: t.commission, value: money(statement.commission) },
          { label: t.adjustments, value: money(statement.adjustments) },
          { label: t.carriedIn, value: money(statement.carried_in) },
          { label: t.withholding, value: money(statement.withholding) },
          { label: t.net, value: money(statement.net) },
          { label: t.payOn, value: <DateText value={statement.pay_on} /> },
          { label: t.paid, value: <DateText value={statement.paid_at} /> },
          { label: t.reference, value: statement.payment_ref },
          ...(statement.carry_reason
            ? [{ label: t.carriedOut, value: t.carryReasons[statement.carry_reason] }]
            : []),
        ]}
      />
      <Typography variant="h2" component="h3" sx={{ mt: 7, mb: 4 }}>
        {t.lines}
      </Typography>
      {statement.dispute_until && (
        <Quiet>{t.objectUntil(formatDateTime(statement.dispute_until, locale))}</Quiet>
      )}
      {statement.lines.length === 0 ? (
        <Quiet>{t.noLines}</Quiet>
      ) : (
        <DataTable
          label={t.lines}
          columns={columns}
          rows={statement.lines}
          rowKey={(row) => row.id}
        />
      )}
    </>
  )
}

/** What carries money on or pays it out follows from the other lines. */
const objectionable = new Set<Line['type']>(['commission', 'reversal', 'adjustment', 'bonus'])

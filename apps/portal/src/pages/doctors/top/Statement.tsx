import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { q } from '@officina/client/query'
import type { components } from '@officina/openapi/schema'
import { formatDateTime } from '@officina/shared/format'
import { Dash } from '@officina/ui/Dash'
import { DataTable } from '@officina/ui/DataTable'
import { FactList } from '@officina/ui/facts'
import { Status } from '@officina/ui/StatusChip'
import { ListSkeleton } from '@officina/ui/skeletons'
import { Colon, Space, useLocale, useText } from '@officina/ui/text'
import { unbroken } from '@officina/ui/unbroken'
import { DateText, Money } from '@officina/ui/values'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { Loaded } from '../../../features/Loaded.tsx'
import { Quiet } from '../../../features/Panel.tsx'
import { useMe } from '../../../features/useMe.ts'
import { pathTo } from '../../../pathTo.ts'
import { earningsMessages } from './earningsMessages.ts'
import { LineDispute } from './LineDispute.tsx'
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
  const { time_zone: zone, status } = useMe('doctor')
  const columns = useLineColumns(statement.currency, (line) => (
    <LineDispute
      statementId={statement.id}
      line={line}
      currency={statement.currency}
      isOpen={statement.dispute_until !== null}
      isReadOnly={status !== 'approved'}
    />
  ))
  const money = (amount: number) => <Money amount={amount} currency={statement.currency} />
  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 3, mb: 4 }}>
        <Typography variant="h2" component="h3">
          {unbroken(statement.number)}
        </Typography>
        <Status kind="settlement" value={statement.status} />
        <Box sx={{ ml: 'auto' }}>
          <StatementFiles statement={statement} />
        </Box>
      </Box>
      <Places statement={statement} />
      <Failed statement={statement} />
      <FactList
        columns={3}
        facts={[
          {
            label: t.period,
            value: (
              <>
                <DateText value={statement.period_start} />
                <Dash />
                <DateText value={statement.period_end} />
              </>
            ),
          },
          { label: t.commission, value: money(statement.commission) },
          { label: t.adjustments, value: money(statement.adjustments) },
          { label: t.carriedIn, value: money(statement.carried_in) },
          {
            label: statement.withholding_name ?? t.withholding,
            value: money(-statement.withholding || 0),
          },
          {
            label: statement.status === 'carried_over' ? t.carriedOut : t.net,
            value: money(statement.net),
          },
          {
            label: t.payOn,
            value: !['void', 'carried_over'].includes(statement.status) && (
              <DateText value={statement.pay_on} />
            ),
          },
          // a day of the shop, wherever it is read
          { label: t.paid, value: <DateText value={statement.paid_at} timeZone={zone} /> },
          { label: t.reference, value: statement.payment_ref },
          {
            label: t.carryReason,
            value: statement.carry_reason && t.carryReasons[statement.carry_reason],
          },
          {
            label: t.minimum,
            value: statement.minimum_waived && t.minimumWaived[statement.minimum_waived],
          },
        ]}
      />
      <Typography variant="h2" component="h3" sx={{ mt: 7, mb: 4 }}>
        {t.lines}
      </Typography>
      {statement.dispute_until && status === 'approved' && (
        <Box sx={{ mb: 2 }}>
          <Quiet>{t.objectUntil(formatDateTime(statement.dispute_until, locale))}</Quiet>
        </Box>
      )}
      {statement.lines.length === 0 ? (
        <Quiet>{t.noLines}</Quiet>
      ) : (
        <DataTable
          label={t.lines}
          columns={columns}
          rows={statement.lines.filter((line) => counts(statement, line))}
          rowKey={(row) => row.id}
          totals={{ line: t.total, amount: money(statement.net + statement.withholding) }}
        />
      )}
      {statement.lines
        .filter((line) => !counts(statement, line))
        .map((line) => (
          <Quiet key={line.id}>
            {t.types[line.type]}
            <Colon />
            <DateText value={line.at} timeZone={zone} /> · {money(line.amount)}
          </Quiet>
        ))}
    </>
  )
}

/** What ends a statement, the payout or what it carries on, is no part of its sum. */
const counts = ({ number }: Detail, { type, reason }: Line) =>
  !['payout', 'payout_failed', 'withholding'].includes(type) &&
  !(type === 'carry_over' && reason === number)

/** The transfer came back: why, and where that is put right. */
function Failed({ statement: s }: { statement: Detail }) {
  const t = useText(earningsMessages)
  if (s.status !== 'failed' || !s.failed_reason) return null
  return (
    <Alert
      severity="error"
      sx={{ mb: 5 }}
      action={
        <Button
          component={Link}
          to={pathTo('/doctors/top', {}, { panel: 'account', section: 'bank' })}
          color="inherit"
          size="small"
        >
          {t.checkBank}
        </Button>
      }
    >
      {t.failedWhy(s.failed_reason)}
    </Alert>
  )
}

/** Of a void statement the one that replaces it, and the other way round. */
function Places({ statement: s }: { statement: Detail }) {
  const t = useText(earningsMessages)
  const named = ({ id, number }: { id: string; number: string }) => (
    <Box key={id} component="span" sx={{ mr: 2 }}>
      <Link to={pathTo('/doctors/top', {}, { panel: 'earnings', statement: id })}>{number}</Link>
    </Box>
  )
  if (s.status !== 'void' && s.replaces.length === 0) return null
  return (
    <Alert severity={s.status === 'void' ? 'warning' : 'info'} sx={{ mb: 5 }}>
      {s.status !== 'void' && (
        <>
          {t.replaces}
          <Space />
          {s.replaces.map(named)}
        </>
      )}
      {s.status === 'void' && !s.replaced_by && t.isVoid}
      {s.status === 'void' && s.replaced_by && (
        <>
          {t.replacedBy}
          <Space />
          {named(s.replaced_by)}
        </>
      )}
    </Alert>
  )
}

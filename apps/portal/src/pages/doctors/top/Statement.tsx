import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { q, rereadAfterConflict, useApiMutation } from '@officina/client/query'
import type { components } from '@officina/openapi/schema'
import { formatDateTime, formatMoney } from '@officina/shared/format'
import { ConfirmDialog } from '@officina/ui/ConfirmDialog'
import { DataTable } from '@officina/ui/DataTable'
import { errorText } from '@officina/ui/errorText.ts'
import { FactList } from '@officina/ui/facts'
import { useOpened } from '@officina/ui/keptInput.ts'
import { Status, StatusChip } from '@officina/ui/StatusChip'
import { ListSkeleton } from '@officina/ui/skeletons'
import { useLocale, useText } from '@officina/ui/text'
import { unbroken } from '@officina/ui/unbroken'
import { DateText, Money } from '@officina/ui/values'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Link } from 'react-router'
import { Loaded } from '../../../features/Loaded.tsx'
import { Quiet } from '../../../features/Panel.tsx'
import { toast } from '../../../features/toast.tsx'
import { pathTo } from '../../../pathTo.ts'
import { earningsMessages } from './earningsMessages.ts'
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
          {unbroken(statement.number)}
        </Typography>
        <Status kind="settlement" value={statement.status} />
        <Box sx={{ ml: 'auto' }}>
          <StatementFiles statement={statement} />
        </Box>
      </Box>
      <Places statement={statement} />
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
          {
            label: statement.withholding_name ?? t.withholding,
            value: money(-statement.withholding || 0),
          },
          { label: t.net, value: money(statement.net) },
          ...(statement.status === 'void'
            ? []
            : [{ label: t.payOn, value: <DateText value={statement.pay_on} /> }]),
          { label: t.paid, value: <DateText value={statement.paid_at} /> },
          { label: t.reference, value: statement.payment_ref },
          ...(statement.carry_reason
            ? [{ label: t.carriedOut, value: t.carryReasons[statement.carry_reason] }]
            : []),
          ...(statement.minimum_waived
            ? [{ label: t.minimum, value: t.minimumWaived[statement.minimum_waived] }]
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
          {t.replaces} {s.replaces.map(named)}
        </>
      )}
      {s.status === 'void' && !s.replaced_by && t.isVoid}
      {s.status === 'void' && s.replaced_by && (
        <>
          {t.replacedBy} {named(s.replaced_by)}
        </>
      )}
    </Alert>
  )
}

/** What carries money on or pays it out follows from the other lines. */
const objectionable = new Set<Line['type']>(['commission', 'reversal', 'adjustment', 'bonus'])

const tones = { open: 'attention', accepted: 'good', declined: 'stopped' } as const

/** The dispute of a line with its answer, or the way to dispute it while that is possible. */
function LineObjection(props: {
  statementId: string
  line: Line
  currency: string
  isOpen: boolean
}) {
  const { line } = props
  const t = useText(earningsMessages)
  if (!line.dispute) return props.isOpen ? <Objecting {...props} /> : null
  return (
    <Box sx={{ mt: 2, fontSize: '0.875rem' }}>
      <StatusChip tone={tones[line.dispute.status]}>{t.objections[line.dispute.status]}</StatusChip>
      <Box component="blockquote" sx={quote}>
        {line.dispute.message}
      </Box>
      {line.dispute.answer && (
        <Box sx={{ mt: 1, overflowWrap: 'anywhere' }}>
          <strong>{t.answer}</strong> {line.dispute.answer}
        </Box>
      )}
    </Box>
  )
}

function Objecting(props: { statementId: string; line: Line; currency: string }) {
  const { line, currency, statementId } = props
  const t = useText(earningsMessages)
  const locale = useLocale()
  const queryClient = useQueryClient()
  const [isAsking, setAsking] = useOpened<boolean>(`objection ${line.id}`)
  const object = useApiMutation('post', '/api/doctor/statements/{settlementId}/disputes', {
    invalidates,
    onSuccess: () => {
      setAsking(false)
      toast.success(t.objected)
    },
  })
  const what = line.product ?? t.types[line.type]
  return (
    <>
      <Button
        size="small"
        aria-label={t.objectTo(what)}
        onClick={() => setAsking(true)}
        sx={{ ml: -1 }}
      >
        {t.object}
      </Button>
      <ConfirmDialog
        open={Boolean(isAsking)}
        title={t.objectTitle(what, formatMoney(line.amount, currency, locale))}
        consequence={t.objectText}
        verb={t.objectSend}
        reason={`objection ${line.id}`}
        reasonLabel={t.objectReason}
        pending={object.isPending}
        error={object.error?.handled ? undefined : errorText(object.error)}
        onConfirm={(message) =>
          object.mutateAsync({
            params: { path: { settlementId: statementId } },
            body: { line_id: line.id, message },
          })
        }
        onClose={() => {
          rereadAfterConflict(queryClient, object.error, invalidates)
          object.reset()
          setAsking(false)
        }}
      />
    </>
  )
}

const invalidates = ['/api/doctor/statements'] as const

const quote = {
  m: 0,
  mt: 1,
  pl: 2,
  borderLeft: 3,
  borderColor: 'divider',
  overflowWrap: 'anywhere',
  whiteSpace: 'pre-line',
}

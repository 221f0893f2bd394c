import '@officina/openapi/resources/settlements'
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import MuiLink from '@mui/material/Link'
import { formatMoney } from '@officina/shared/format'
import { StatCard } from '@officina/ui/facts'
import { defineMessages, Space, useLocale, useText } from '@officina/ui/text'
import { DateText, Money } from '@officina/ui/values'
import { Link } from 'react-router'
import { specOf } from '../../schema/spec.ts'
import { valueLabel } from '../../schema/words.ts'
import { recordPath } from '../recordPath.ts'
import { lineId, type Settlement } from './actions.tsx'
import { Overdue } from './Overdue.tsx'

/** Of a void statement the one that replaces it, and the other way round. */
export function Places({ settlement: s }: { settlement: Settlement }) {
  const t = useText(messages)
  const named = ({ id, number }: { id: string; number: string }) => (
    <MuiLink key={id} component={Link} to={recordPath('settlements', id)} sx={{ mr: 2 }}>
      {number}
    </MuiLink>
  )
  if (s.status === 'void')
    return (
      <Alert severity="warning" sx={{ mb: 4 }}>
        {s.replaced_by ? (
          <>
            {t.replacedBy}
            <Space />
            {named(s.replaced_by)}
          </>
        ) : (
          t.isVoid
        )}
      </Alert>
    )
  if (s.replaces.length === 0) return null
  return (
    <Alert severity="info" sx={{ mb: 4 }}>
      {t.replaces}
      <Space />
      {s.replaces.map(named)}
    </Alert>
  )
}

/** What it comes to, and what is to be known of it. */
export function Figures({ settlement: s }: { settlement: Settlement }) {
  const t = useText(messages)
  const locale = useLocale()
  const money = (amount: number) => <Money amount={amount} currency={s.currency} />
  const reasons = specOf('settlements').fields.carry_reason
  return (
    <Box sx={{ mb: 5 }}>
      <OpenDisputes settlement={s} />
      {s.status === 'closed' && s.closed_mine && (
        <Alert severity="info" sx={{ mb: 4 }}>
          {t.closedMine}
        </Alert>
      )}
      {s.carry_reason && reasons && (
        <Alert severity="info" sx={{ mb: 4 }}>
          {t.carried(valueLabel(reasons, s.carry_reason, locale))}
        </Alert>
      )}
      {s.minimum_waived && (
        <Alert severity="info" sx={{ mb: 4 }}>
          {t.waived[s.minimum_waived]}
        </Alert>
      )}
      {s.failed_reason && (
        <Alert severity="error" sx={{ mb: 4 }}>
          {t.failed(s.failed_reason)}
        </Alert>
      )}
      <Box sx={figures}>
        <StatCard label={t.base} value={money(s.gross_base)} note={t.orders(s.order_count)} />
        <StatCard label={t.commission} value={money(s.commission)} />
        <StatCard label={t.adjustments} value={money(s.adjustments)} />
        <StatCard label={t.carriedIn} value={money(s.carried_in)} />
        <StatCard
          label={s.status === 'carried_over' ? t.carriedOut : t.net}
          value={money(s.net)}
          note={<NetNote settlement={s} />}
        />
      </Box>
    </Box>
  )
}

/** Their lines may be far down, and nothing is approved or paid before they are answered. */
function OpenDisputes({ settlement: s }: { settlement: Settlement }) {
  const t = useText(messages)
  const open = s.lines.filter((line) => line.dispute?.status === 'open')
  const [first] = open
  if (!first) return null
  const go = () => {
    const line = document.getElementById(lineId(first))
    line?.scrollIntoView({ block: 'center' })
    line?.querySelector('button')?.focus({ preventScroll: true })
  }
  return (
    <Alert severity="warning" sx={{ mb: 4 }} action={<Button onClick={go}>{t.goToDispute}</Button>}>
      {t.disputes(open.length)}
    </Alert>
  )
}

/** What was withheld, and when it is paid or should have been. */
function NetNote({ settlement: s }: { settlement: Settlement }) {
  const t = useText(messages)
  const locale = useLocale()
  const isPaidOut = !['carried_over', 'void'].includes(s.status)
  return (
    <>
      {s.withholding > 0 && <div>{t.withheld(formatMoney(s.withholding, s.currency, locale))}</div>}
      {s.pay_on && isPaidOut && (
        <div>
          {t.payOn} <DateText value={s.pay_on} timeZone="UTC" />
          {s.overdue && <Overdue />}
        </div>
      )}
    </>
  )
}

const figures = {
  display: 'grid',
  gap: 3,
  gridTemplateColumns: { xs: 'repeat(2, minmax(0, 1fr))', md: 'repeat(5, minmax(0, 1fr))' },
}

const messages = defineMessages({
  base: ['Revenue', '対象売上'],
  orders: (n: number) => [n === 1 ? '1 order' : `${n} orders`, `注文${n}件`],
  commission: ['Commission', '手数料'],
  adjustments: ['Adjustments', '調整額'],
  carriedIn: ['Carried in', '前回繰越'],
  withheld: (amount: string) => [`Withheld: ${amount}`, `源泉徴収：${amount}`],
  carriedOut: ['Carried over', '次回繰越'],
  net: ['Net', '支払額'],
  payOn: ['Pay date', '支払予定日'],
  carried: (why: string) => [
    `Carried over to the next statement: ${why}.`,
    `次回の精算書に繰り越されます：${why}`,
  ],
  waived: {
    year_end: [
      'Paid below the minimum payout: every balance is paid with the December statement.',
      '最低振込額未満ですが、12月分の精算書ではすべての残高を振り込みます。',
    ],
    account_closed: [
      'Paid below the minimum payout: the account is closed.',
      '最低振込額未満ですが、アカウントの閉鎖に伴い振り込みます。',
    ],
  },
  disputes: (n: number) => [
    n === 1
      ? 'The doctor disputes a line. Answer the dispute before you approve or pay this statement.'
      : `The doctor disputes ${n} lines. Answer them before you approve or pay this statement.`,
    `医師から${n}件の異議があります。回答するまで、承認も支払いもできません。`,
  ],
  goToDispute: ['Go to line', '明細へ移動'],
  closedMine: [
    'You closed this statement, so another administrator approves it.',
    'ご自身が締めた精算書のため、ほかの管理者が承認します。',
  ],
  isVoid: [
    'This statement is void. Its lines move to the doctor’s next statement.',
    'この精算書は無効です。明細は医師の次回の精算書に移ります。',
  ],
  replacedBy: [
    'This statement is void. Its lines are now on',
    'この精算書は無効です。明細は次の精算書に移りました：',
  ],
  replaces: ['Replaces the void statement', '無効になった精算書に代わるものです：'],
  failed: (why: string) => [`The transfer failed: ${why}`, `振込に失敗しました：${why}`],
})

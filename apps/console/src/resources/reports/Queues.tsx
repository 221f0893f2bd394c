import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import { formatMoney, formatNumber } from '@officina/shared/format'
import { defineMessages, useLocale, useText } from '@officina/ui/text'
import { tabular } from '@officina/ui/theme.ts'
import { TimeAgo } from '@officina/ui/values'
import { Link } from 'react-router'
import { useMe } from '../../admin/MeContext.ts'
import { type Group, groups, groupsFor, type Queue } from './queues.ts'

/** What waits, the work of one's own role first; each row leads to its records. */
export function Queues({ queues }: { queues: readonly Queue[] }) {
  const t = useText(messages)
  const { admin_role: role } = useMe()
  return (
    <Box component="section" aria-label={t.label} sx={grid}>
      {groupsFor(role).map((group) => (
        <QueueCard key={group} group={group} queues={queues} />
      ))}
    </Box>
  )
}

function QueueCard({ group, queues }: { group: Group; queues: readonly Queue[] }) {
  const t = useText(messages)
  const rows = Object.entries(groups[group]).flatMap(([kind, to]) => {
    const queue = queues.find((each) => each.kind === kind)
    return queue ? [{ queue, to }] : []
  })
  if (rows.length === 0) return null
  return (
    <Card sx={{ p: 4, minWidth: 0 }}>
      <Box component="h2" sx={{ m: 0, mb: 2, fontSize: '1rem' }}>
        {t.groups[group]}
      </Box>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {rows.map(({ queue, to }) => (
          <li key={queue.kind}>
            <QueueRow queue={queue} to={to} />
          </li>
        ))}
      </Box>
    </Card>
  )
}

function QueueRow({ queue, to }: { queue: Queue; to: string }) {
  const t = useText(messages)
  const locale = useLocale()
  const { currency = 'USD' } = useMe()
  const { kind, count, oldest_at: oldest, amount } = queue
  return (
    <Box component={Link} to={to} sx={row}>
      <span>
        {t.kinds[kind]}
        {count > 0 && oldest && (
          <Box component="span" sx={small}>
            {kind === 'news_scheduled' ? t.next : t.oldest}
            <TimeAgo value={oldest} />
          </Box>
        )}
      </span>
      <Box component="span" sx={{ ...tabular, textAlign: 'right' }}>
        <Box component="span" sx={{ fontWeight: count > 0 ? 600 : 400 }}>
          {formatNumber(count, locale)}
        </Box>
        {count > 0 && amount !== undefined && (
          <Box component="span" sx={small}>
            {formatMoney(amount, currency, locale)}
          </Box>
        )}
      </Box>
    </Box>
  )
}

const grid = {
  display: 'grid',
  gap: 3,
  mb: 5,
  alignItems: 'start',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(280px, 100%), 1fr))',
}
const row = {
  display: 'flex',
  justifyContent: 'space-between',
  gap: 3,
  minHeight: 36,
  py: 1,
  color: 'inherit',
  textDecoration: 'none',
  '&:hover': { color: 'primary.main' },
}
const small = { display: 'block', fontSize: '0.75rem', color: 'text.secondary' }

const messages = defineMessages({
  label: ['For you to do', '対応が必要なこと'],
  groups: {
    shipping: ['Shipping', '出荷'],
    money: ['Payments and statements', '入金と精算'],
    doctors: ['Doctors', '医師'],
    news: ['News', 'お知らせ'],
  },
  kinds: {
    to_ship: ['Orders to ship', '出荷待ちの注文'],
    to_pick: ['Parcels to pick', 'ピッキング待ちの荷物'],
    to_hand_over: ['Parcels to hand over', '引き渡し待ちの荷物'],
    delivery_problems: ['Delivery problems', '配送トラブル'],
    backorders: ['Lines waiting for stock', '入荷待ちの明細'],
    applications: ['Applications to review', '審査待ちの申請'],
    deletions: ['Deletion requests', '患者データの削除依頼'],
    awaiting_payment: ['Orders awaiting payment', '入金待ちの注文'],
    refunds_due: ['Refunds due', '要返金'],
    refunds_to_confirm: ['Refunds to confirm', '返金の承認待ち'],
    refunds_to_pay_out: ['Refunds to pay out', '支払い待ちの返金'],
    statements_to_approve: ['Statements to approve', '承認待ちの精算書'],
    statements_to_pay: ['Statements to pay', '振込待ちの精算書'],
    disputes: ['Open disputes', '未回答の異議'],
    news_drafts: ['Drafts', '下書き'],
    news_scheduled: ['Scheduled', '公開予定'],
  },
  oldest: ['Oldest: ', '最も古いもの：'],
  next: ['Next: ', '次回：'],
})

import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import Link from '@mui/material/Link'
import { eventText, roleText } from '@officina/shared/history/words'
import { reasonText, recipeEventWords } from '@officina/shared/recipeEvents'
import { sentence } from '@officina/shared/status/words'
import { DataTable } from '@officina/ui/DataTable'
import type { Column } from '@officina/ui/dataTableTypes.ts'
import { Status } from '@officina/ui/StatusChip'
import { EmptyState } from '@officina/ui/states'
import { Timeline } from '@officina/ui/Timeline'
import { defineMessages, useLocale, useText } from '@officina/ui/text'
import { DateText, Money } from '@officina/ui/values'
import { Link as RouterLink } from 'react-router'
import { recordPath } from '../recordPath.ts'
import type { Recipe } from './actions.ts'

type Order = Recipe['orders'][number]
type Mail = Recipe['mails'][number]
type Override = NonNullable<Recipe['content']>['warnings_overridden'][number]

export function RecipeOrders({ recipe }: { recipe: Recipe }) {
  const t = useText(messages)
  if (recipe.orders.length === 0) return <EmptyState title={t.noOrders} />
  const columns: Column<Order>[] = [
    {
      key: 'number',
      header: t.order,
      render: (row) => (
        <Link component={RouterLink} to={recordPath('orders', row.id)}>
          {row.number}
        </Link>
      ),
    },
    { key: 'placed', header: t.placed, render: (row) => <DateText value={row.placed_at} time /> },
    {
      key: 'payment',
      header: t.payment,
      render: (row) => <Status kind="payment" value={row.payment_state} />,
    },
    {
      key: 'fulfilment',
      header: t.fulfilment,
      render: (row) => <Status kind="fulfilment" value={row.fulfilment_state} />,
    },
    {
      key: 'total',
      header: t.total,
      align: 'right',
      render: (row) => <Money amount={row.total} currency={row.currency} />,
    },
  ]
  return (
    <>
      <DataTable label={t.orders} columns={columns} rows={recipe.orders} rowKey={(row) => row.id} />
      {recipe.orders.length >= most && <p>{t.newest}</p>}
    </>
  )
}

/** The recipe comes with no more orders and mails than these, and has no call for those before them. */
const most = 100

export function RecipeOverrides({ recipe, hidden }: { recipe: Recipe; hidden: string }) {
  const t = useText(messages)
  const { content } = recipe
  if (!content) return <Alert severity="info">{hidden}</Alert>
  const rows = content.warnings_overridden
  if (rows.length === 0) return <EmptyState title={t.noOverrides} />
  const columns: Column<Override>[] = [
    { key: 'code', header: t.warning, render: (row) => t.codes[row.code as 'ALLERGY'] ?? row.code },
    {
      key: 'line',
      header: t.product,
      render: (row) => content.lines[row.line]?.product.title ?? '–',
    },
    { key: 'reason', header: t.reason, render: (row) => row.reason },
  ]
  return (
    <DataTable
      label={t.overrides}
      columns={columns}
      rows={rows}
      rowKey={(row) => `${row.code}${row.line}`}
    />
  )
}

export function RecipeMails({ recipe }: { recipe: Recipe }) {
  const t = useText(messages)
  if (recipe.mails.length === 0) return <EmptyState title={t.noMails} />
  const columns: Column<Mail>[] = [
    { key: 'at', header: t.sent, render: (row) => <DateText value={row.created_at} time /> },
    {
      key: 'template',
      header: t.mail,
      render: (row) => t.templates[row.template as 'recipe_issued'] ?? sentence(row.template),
    },
    { key: 'to', header: t.to, render: (row) => `${t.people[row.to]} · ${row.recipient}` },
    { key: 'status', header: t.status, render: (row) => <Status kind="mail" value={row.status} /> },
  ]
  return (
    <>
      <DataTable label={t.mails} columns={columns} rows={recipe.mails} rowKey={(row) => row.id} />
      {recipe.mails.length >= most && <p>{t.newest}</p>}
    </>
  )
}

/** What happened to this version; reasons are there for those who may read health data. */
export function RecipeEvents({ recipe }: { recipe: Recipe }) {
  const locale = useLocale()
  return (
    <Card sx={{ p: { xs: 4, sm: 6 } }}>
      <Box>
        <Timeline
          entries={recipe.events.map((event) => ({
            id: event.id,
            at: event.at,
            actor: event.actor_name ?? roleText(event.actor_role, locale),
            event: eventText(`recipe.${event.event}`, locale),
            note: reasonText(recipeEventWords[locale], event, locale) || undefined,
          }))}
        />
      </Box>
    </Card>
  )
}

const messages = defineMessages({
  orders: ['Orders from this recipe', 'このレシピからの注文'],
  noOrders: ['No orders from this recipe yet', 'このレシピからの注文はありません'],
  order: ['Order', '注文'],
  placed: ['Placed', '注文日時'],
  payment: ['Payment', '支払い'],
  fulfilment: ['Fulfilment', '出荷'],
  total: ['Total', '合計'],
  overrides: ['Overridden warnings', '確認のうえ発行した警告'],
  noOverrides: ['No overridden warnings', '確認のうえ発行した警告はありません'],
  warning: ['Warning', '警告'],
  codes: {
    ALLERGY: ['Allergy', 'アレルギー'],
  },
  product: ['Product', '商品'],
  reason: ['Reason', '理由'],
  mails: ['Emails about this recipe', 'このレシピのメール'],
  newest: [`The newest ${most} are shown.`, `最新の${most}件を表示しています。`],
  noMails: ['No emails about this recipe yet', 'このレシピのメールはありません'],
  sent: ['Date', '日時'],
  mail: ['Email', 'メール'],
  to: ['To', '宛先'],
  status: ['Status', '状態'],
  people: {
    doctor: ['Doctor', '医師'],
    patient: ['Patient', '患者'],
  },
  templates: {
    recipe_issued: ['Recipe issued', 'レシピの発行'],
    recipe_reminder: ['Reminder to order', '注文のご案内'],
    recipe_expiring: ['Recipe expires soon', '有効期限のお知らせ'],
    recipe_expiring_doctor: ['Recipe expires soon', '有効期限のお知らせ'],
    recipe_held: ['Held for safety', '安全のための一時停止'],
    recipe_held_doctor: ['Held for safety', '安全のための一時停止'],
    recipe_resumed: ['Hold released', '一時停止の解除'],
    recipe_resumed_doctor: ['Hold released', '一時停止の解除'],
    recipe_voided_doctor: ['Entered in error', '誤発行'],
    refill_due: ['Refill due', '再購入の時期'],
  },
})

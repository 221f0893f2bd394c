import '@officina/openapi/resources/shipments'
import '@officina/openapi/resources/stock-lots'
import '@officina/openapi/resources/stock-movements'
import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import { defineMessages, Space, useText } from '@officina/ui/text'
import { Link } from 'react-router'
import { useMe } from '../../admin/MeContext.ts'
import { RelatedList } from '../../schema/RelatedList.tsx'
import { SchemaDetail } from '../../schema/SchemaDetail.tsx'
import type { RecordOf } from '../../schema/spec.ts'
import { HoldChip } from './HoldChip.tsx'
import { lotActions } from './lotActions.ts'

/** A lot: what is left of it, where the rest went, and what to do when it must not be used. */
export default function LotPage() {
  const t = useText(messages)
  return (
    <SchemaDetail
      resource="stock-lots"
      title={(lot) => t.title(lot.product, lot.lot)}
      subtitle={(lot) => lot.hold_reason && <HoldChip reason={lot.hold_reason} />}
      actions={lotActions}
      header={(lot) => lot.hold_reason === 'recall' && <Recalled lot={lot} />}
      editable={() => false}
      tabs={[
        {
          key: 'parcels',
          label: t.parcels,
          render: (lot) => <RelatedList resource="shipments" filter={{ lot_id: lot.id }} />,
        },
        {
          key: 'movements',
          label: t.movements,
          render: (lot) => (
            <RelatedList
              resource="stock-movements"
              filter={{ lot_id: lot.id }}
              without={['product', 'sku', 'lot']}
            />
          ),
        },
      ]}
    />
  )
}

/** What is left to do in a recall: those who have received it are told by an announcement. */
function Recalled({ lot }: { lot: RecordOf<'stock-lots'> }) {
  const t = useText(messages)
  const mayTell = useMe().permissions.includes('news.publish')
  // react-admin begins a new record with it
  const source = JSON.stringify({
    title: t.recall(lot.product, lot.lot),
    category: 'recall',
    audience: 'patients',
    requires_ack: true,
    lots: [lot.lot],
    product_ids: [lot.product_id],
    // who does not open the app has to learn of it too
    channels: ['in_app', 'email'],
  })
  return (
    <Alert
      severity="warning"
      sx={{ mb: 4 }}
      action={
        mayTell && lot.patients > 0 ? (
          <Button
            color="inherit"
            component={Link}
            to={`/news/new?source=${encodeURIComponent(source)}`}
          >
            {t.tell}
          </Button>
        ) : undefined
      }
    >
      {lot.patients === 0 ? t.nobody : t.received(lot.patients)}
      <Space />
      {!mayTell && lot.patients > 0 && t.tellOthers}
      <Space />
      {lot.packed > 0 && t.packed(lot.packed)}
    </Alert>
  )
}

const messages = defineMessages({
  title: (product: string, lot: string) => [
    `${product}, lot ${lot}`,
    `${product}（ロット ${lot}）`,
  ],
  recall: (product: string, lot: string) => [
    `Recall: ${product}, lot ${lot}`,
    `回収のお知らせ：${product}（ロット ${lot}）`,
  ],
  parcels: ['Parcels', '荷物'],
  movements: ['Movements', '入出庫'],
  tell: ['Write recall notice', '回収のお知らせを作成'],
  tellOthers: [
    'Ask an administrator with the role Owner or Content to publish a recall notice that names this lot.',
    '「オーナー」または「コンテンツ」の管理者に、このロットを指定した回収のお知らせの公開を依頼してください。',
  ],
  received: (n: number) => [
    n === 1 ? 'One patient has received this lot.' : `${n} patients have received this lot.`,
    `このロットは患者${n}名に届いています。`,
  ],
  nobody: ['Nobody has received this lot.', 'このロットを受け取った患者はいません。'],
  packed: (n: number) => [
    n === 1
      ? 'One unit is packed and cannot ship: unpack its parcel and pack another lot.'
      : `${n} units are packed and cannot ship: unpack their parcels and pack another lot.`,
    `梱包済みの${n}点は発送できません。荷物を開梱し、別のロットで梱包し直してください。`,
  ],
})

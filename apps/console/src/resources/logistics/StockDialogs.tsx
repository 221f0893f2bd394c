import { Field } from '@officina/ui/Field'
import { defineMessages, useText } from '@officina/ui/text'
import { ActionDialog } from '../../schema/ActionDialog.tsx'
import { ReasonField } from '../../schema/ReasonField.tsx'
import type { RecordOf } from '../../schema/spec.ts'

type Props = { row: RecordOf<'stock'>; onClose: () => void }

/** Brings the shelf to what was counted, with the reason. */
export function AdjustStockDialog({ row, onClose }: Props) {
  const t = useText(messages)
  return (
    <ActionDialog
      open
      onClose={onClose}
      path={`/api/admin/stock/${row.id}/adjust`}
      idempotent
      title={t.adjustTitle(row.product)}
      consequence={t.adjustText(row.on_hand, row.reserved)}
      verb={t.adjust}
      done={t.adjusted}
      initial={{
        change: '',
        lot: row.lot ?? '',
        lot_expires_on: row.lot_expires_on ?? '',
        reason: '',
      }}
      body={(values) => ({
        change: Number(values.change) || 0,
        lot: values.lot || null,
        lot_expires_on: values.lot_expires_on || null,
        reason: values.reason,
        revision: row.revision,
      })}
    >
      {(form) => (
        <>
          <Field {...form.field('change')} label={t.change} help={t.changeHelp} type="number" />
          <Field {...form.field('lot')} label={t.lot} optional inputProps={{ maxLength: 40 }} />
          <Field {...form.field('lot_expires_on')} label={t.useBy} optional type="date" />
          <ReasonField form={form} />
        </>
      )}
    </ActionDialog>
  )
}

/** From when on a variant is low, and where it lies. */
export function ThresholdDialog({ row, onClose }: Props) {
  const t = useText(messages)
  return (
    <ActionDialog
      open
      onClose={onClose}
      path={`/api/admin/stock/${row.id}/threshold`}
      title={t.thresholdTitle(row.product)}
      consequence={t.thresholdText}
      verb={t.save}
      done={t.saved}
      initial={{ low_threshold: String(row.low_threshold), bin: row.bin ?? '' }}
      body={(values) => ({
        // an empty field is none, not 0
        low_threshold: values.low_threshold && Number(values.low_threshold),
        bin: values.bin || null,
        revision: row.revision,
      })}
    >
      {(form) => (
        <>
          <Field
            {...form.field('low_threshold')}
            label={t.threshold}
            required
            type="number"
            inputProps={{ min: 0, max: 100_000 }}
          />
          <Field {...form.field('bin')} label={t.bin} optional inputProps={{ maxLength: 20 }} />
        </>
      )}
    </ActionDialog>
  )
}

const messages = defineMessages({
  adjustTitle: (product: string) => [`Adjust the stock of ${product}`, `${product} の在庫を調整`],
  adjustText: (onHand: number, reserved: number) => [
    `${onHand} are on hand, ${reserved} of them are promised to orders.`,
    `在庫${onHand}点、うち${reserved}点は注文に引当済みです。`,
  ],
  adjust: ['Adjust stock', '在庫を調整'],
  adjusted: ['The stock is adjusted', '在庫を調整しました'],
  change: ['Change', '増減'],
  changeHelp: [
    'For example -2 for two broken jars, 40 for a delivery.',
    '例：破損2点は -2、入荷40点は 40。',
  ],
  lot: ['Lot on the shelf', '棚のロット番号'],
  useBy: ['Use by', '使用期限'],
  reason: ['Reason', '理由'],
  thresholdTitle: (product: string) => [`Threshold and bin of ${product}`, `${product} の下限と棚`],
  thresholdText: [
    'Below the threshold the product counts as low.',
    '下限を下回ると在庫僅少として表示されます。',
  ],
  threshold: ['Low below', '下限'],
  bin: ['Bin', '棚'],
  save: ['Save', '保存'],
  saved: ['Saved', '保存しました'],
})

import Alert from '@mui/material/Alert'
import { formatMoney } from '@officina/shared/format'
import { CheckField } from '@officina/ui/CheckField'
import { defineMessages, useLocale, useText } from '@officina/ui/text'
import type { FieldErrors } from '@officina/ui/useServerForm.ts'
import { ActionDialog } from '../../schema/ActionDialog.tsx'
import { ReasonField } from '../../schema/ReasonField.tsx'
import { asRead } from './asRead.ts'
import type { Order, OrderDialogProps } from './types.ts'

type Line = Order['lines'][number]
type Values = { reason: string; restock: boolean; order_line_ids: string } & Record<
  string,
  string | boolean
>

/** Takes products out of an order that is not paid yet; the new total is shown before anything happens. */
export function CancelLinesDialog({ order, onClose }: OrderDialogProps) {
  const t = useText(messages)
  const locale = useLocale()
  const money = (amount: number) => formatMoney(amount, order.currency, locale)
  const lines = order.lines.filter(
    (line) =>
      line.qty_shipped === 0 &&
      line.qty_cancelled === 0 &&
      ['waiting', 'reserved', 'backordered'].includes(line.line_status),
  )
  const chosen = (values: Values): Line[] => lines.filter((line) => values[line.id] === true)
  const totalWithout = (values: Values) =>
    chosen(values).reduce((total, line) => total - line.line_total, order.total)
  const initial: Values = {
    ...Object.fromEntries(lines.map((line) => [line.id, false])),
    order_line_ids: '',
    reason: '',
    restock: true,
  }
  return (
    <ActionDialog<Values>
      open
      onClose={onClose}
      path={`/api/admin/orders/${order.id}/cancel-lines`}
      idempotent
      danger
      title={t.title(order.number, order.patient_name)}
      consequence={t.consequence}
      verb={t.verb}
      done={t.done(order.number)}
      {...asRead(order)}
      initial={initial}
      check={(values): FieldErrors =>
        chosen(values).length === 0 ? { order_line_ids: [t.none] } : {}
      }
      body={(values) => ({
        order_line_ids: chosen(values).map((line) => line.id),
        reason: values.reason,
        restock: values.restock,
        expected_total: totalWithout(values),
        revision: order.revision,
      })}
    >
      {(form) => (
        <>
          <fieldset style={{ border: 0, padding: 0, margin: 0 }}>
            <legend style={{ padding: 0, fontWeight: 600, marginBottom: 12 }}>{t.lines}</legend>
            {lines.map((line) => (
              <CheckField
                key={line.id}
                {...form.check(line.id)}
                onChange={(event) => {
                  form.check(line.id).onChange(event)
                  // another choice answers what was wrong with the last one
                  form.set('order_line_ids', '')
                }}
                label={`${line.title}, ${line.variant_title} × ${line.qty_ordered} · ${money(line.line_total)}`}
              />
            ))}
          </fieldset>
          <Alert
            severity={form.field('order_line_ids').error ? 'error' : 'info'}
            role="status"
            sx={{ mb: 5 }}
          >
            {form.field('order_line_ids').error ??
              t.total(money(order.total), money(totalWithout(form.values)))}
          </Alert>
          <ReasonField form={form} help={t.reasonHelp} />
          <CheckField {...form.check('restock')} label={t.restock} />
        </>
      )}
    </ActionDialog>
  )
}

const messages = defineMessages({
  title: (number: string, patient: string) => [
    `Cancel lines of order ${number} of ${patient}?`,
    `${patient} さんの注文 ${number} の明細をキャンセルしますか`,
  ],
  consequence: [
    'The rest of the order goes on and is charged without them; discount and delivery stay as agreed. Refills are given back, and the patient is told by mail.',
    '残りの明細はそのまま進み、請求額が減ります。割引と送料は変わりません。リフィルの回数が戻り、患者にメールで通知されます。',
  ],
  verb: ['Cancel lines', '明細をキャンセル'],
  done: (number: string) => [
    `Lines of ${number} are cancelled`,
    `${number} の明細をキャンセルしました`,
  ],
  lines: ['Lines to cancel', 'キャンセルする明細'],
  none: ['Choose at least one line.', '明細を1つ以上選択してください。'],
  total: (before: string, after: string) => [
    `Total: ${before} → ${after}`,
    `合計：${before} → ${after}`,
  ],
  reasonHelp: ['The patient reads it in the mail.', '患者へのメールに記載されます。'],
  restock: ['The units can be sold to others', '在庫に戻し、再び販売できるようにする'],
})

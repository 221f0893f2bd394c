import Alert from '@mui/material/Alert'
import { titleWithPack } from '@officina/shared/dosage/titleWithPack'
import { formatMoney } from '@officina/shared/format'
import { CheckField } from '@officina/ui/CheckField'
import { defineMessages, useLocale, useText } from '@officina/ui/text'
import type { FieldErrors } from '@officina/ui/useServerForm.ts'
import { ActionDialog } from '../../schema/ActionDialog.tsx'
import type { DialogProps } from '../../schema/actions.ts'
import type { Line, Order } from './order.ts'

type Values = Record<string, string | boolean>

/** Takes products out of an order that is not paid yet; the new total is shown before anything happens. */
export default function CancelLinesDialog(props: DialogProps<Order>) {
  const { record: order } = props
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
  }
  return (
    <ActionDialog<Order, Values>
      {...props}
      initial={initial}
      check={(values): FieldErrors =>
        chosen(values).length === 0 ? { order_line_ids: [t.none] } : {}
      }
      body={(values) => ({
        order_line_ids: chosen(values).map((line) => line.id),
        expected_total: totalWithout(values),
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
                label={`${titleWithPack(line.title, line.variant_title, locale)} × ${line.qty_ordered} · ${money(line.line_total)}`}
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
        </>
      )}
    </ActionDialog>
  )
}

const messages = defineMessages({
  lines: ['Lines to cancel', 'キャンセルする明細'],
  none: ['Choose at least one line.', '明細を1つ以上選択してください。'],
  total: (before: string, after: string) => [
    `Total: ${before} → ${after}`,
    `合計：${before} → ${after}`,
  ],
})

import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { formatMoney, parseMoney } from '@officina/shared/format'
import { CheckField } from '@officina/ui/CheckField'
import { Field } from '@officina/ui/Field'
import { defineMessages, useLocale, useText } from '@officina/ui/text'
import { ActionDialog } from '../../schema/ActionDialog.tsx'
import { ReasonField } from '../../schema/ReasonField.tsx'
import { amountText, useAmountCheck } from '../amounts.ts'
import { asRead } from './asRead.ts'
import { BearerField } from './BearerField.tsx'
import { type RefundBody, RefundPreview, unitsPrice } from './RefundPreview.tsx'
import type { Order, OrderDialogProps } from './types.ts'

type Line = Order['lines'][number]
type Values = { bearer: string; reason: string } & Record<string, string | boolean>

/** Gives money back, line by line and for shipping. */
export function RefundDialog({ order, onClose }: OrderDialogProps) {
  const t = useText(messages)
  const locale = useLocale()
  const { currency } = order
  const amountErrors = useAmountCheck(currency)
  const lines = order.lines.filter((line) => line.line_total > line.refunded)
  const money = (amount: number) => formatMoney(amount, currency, locale)
  const initial: Values = {
    ...Object.fromEntries(
      lines.flatMap((_, i) => [
        [`lines.${i}.quantity`, '0'],
        [`lines.${i}.amount`, amountText(0, currency)],
      ]),
    ),
    shipping_amount: amountText(0, currency),
    bearer: 'doctor',
    reason: '',
    restock: false,
  }
  return (
    <ActionDialog
      open
      onClose={onClose}
      path={`/api/admin/orders/${order.id}/refund`}
      idempotent
      danger
      title={t.title(order.number, order.patient_name)}
      consequence={t.consequence(money(order.total - order.refunded))}
      verb={t.verb}
      done={t.done(order.number)}
      {...asRead(order)}
      initial={initial}
      check={(values) =>
        amountErrors(
          values,
          Object.keys(values).filter((name) => name.endsWith('amount')),
        )
      }
      body={(values) => ({
        ...bodyOf(values, lines, currency),
        reason: values.reason,
        revision: order.revision,
      })}
    >
      {(form) => (
        <>
          <Button
            size="small"
            variant="outlined"
            sx={{ mb: 4 }}
            onClick={() => {
              for (const [name, value] of Object.entries(everything(order, lines)))
                form.set(name, value)
            }}
          >
            {t.everything}
          </Button>
          {lines.map((line, i) => (
            <Box key={line.id} component="fieldset" sx={{ border: 0, p: 0, m: 0 }}>
              <Box component="legend" sx={{ p: 0, fontWeight: 600, mb: 2 }}>
                {line.title} · {t.left(money(line.line_total - line.refunded))}
              </Box>
              <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: '1fr 2fr' }}>
                <Field
                  {...form.field(`lines.${i}.quantity`)}
                  onChange={({ target }) => {
                    form.set(`lines.${i}.quantity`, target.value)
                    // a beginning: the amount can be typed over
                    form.set(`lines.${i}.amount`, priceOf(line, Number(target.value), currency))
                  }}
                  label={t.quantity}
                  type="number"
                  inputProps={{ min: 0, max: line.qty_ordered - line.qty_cancelled }}
                />
                <Field
                  {...form.field(`lines.${i}.amount`)}
                  label={`${t.amount} (${currency})`}
                  inputProps={{ inputMode: 'decimal' }}
                />
              </Box>
            </Box>
          ))}
          <Field
            {...form.field('shipping_amount')}
            label={`${t.shipping} (${currency})`}
            help={t.shippingHelp(money(order.shipping))}
            inputProps={{ inputMode: 'decimal' }}
          />
          <BearerField form={form} />
          <RefundPreview
            order={order}
            body={bodyOf(form.values, lines, currency)}
            onErrors={form.setErrors}
          />
          <ReasonField form={form} help={t.reasonHelp} />
          <CheckField {...form.check('restock')} label={t.restock} />
        </>
      )}
    </ActionDialog>
  )
}

const priceOf = (line: Line, units: number, currency: string): string =>
  amountText(unitsPrice(line, units), currency)

/** All that is left of the order, shipping included. */
function everything(order: Order, lines: Line[]): Record<string, string> {
  const goods = lines.reduce((sum, line) => sum + line.line_total - line.refunded, 0)
  return {
    ...Object.fromEntries(
      lines.flatMap((line, i) => [
        [`lines.${i}.quantity`, String(line.qty_ordered - line.qty_cancelled - line.qty_returned)],
        [`lines.${i}.amount`, amountText(line.line_total - line.refunded, order.currency)],
      ]),
    ),
    shipping_amount: amountText(order.total - order.refunded - goods, order.currency),
  }
}

function bodyOf(values: Values, lines: Line[], currency: string): RefundBody {
  const amount = (name: string) => parseMoney(String(values[name]), currency) ?? 0
  return {
    lines: lines.map((line, i) => ({
      order_line_id: line.id,
      quantity: Number(values[`lines.${i}.quantity`]) || 0,
      amount: amount(`lines.${i}.amount`),
    })),
    shipping_amount: amount('shipping_amount'),
    bearer: values.bearer === 'platform' ? 'platform' : 'doctor',
    restock: values.restock === true,
  }
}

const messages = defineMessages({
  title: (number: string, patient: string) => [
    `Refund order ${number} of ${patient}?`,
    `${patient} さんの注文 ${number} を返金しますか`,
  ],
  consequence: (left: string) => [
    `Up to ${left} can be refunded. Units that have not left are cancelled, and the patient is told by mail.`,
    `返金できる金額は ${left} までです。未発送の数量は取り消され、患者にメールで通知されます。`,
  ],
  verb: ['Refund', '返金する'],
  everything: ['Fill in everything', '全額を入力'],
  done: (number: string) => [`The refund of ${number} is made`, `${number} の返金を記録しました`],
  left: (amount: string) => [`up to ${amount}`, `${amount}まで`],
  quantity: ['Units', '数量'],
  amount: ['Amount', '金額'],
  shipping: ['Shipping', '送料'],
  shippingHelp: (amount: string) => [`Shipping was ${amount}.`, `送料は ${amount} でした。`],
  reasonHelp: ['The patient reads it in the mail.', '患者へのメールに記載されます。'],
  restock: ['The units came back and go on the shelf again', '商品が返送され、在庫に戻す'],
})

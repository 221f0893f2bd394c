import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { formatMoney } from '@officina/shared/format'
import { Field } from '@officina/ui/Field'
import { defineMessages, useLocale, useText } from '@officina/ui/text'
import { ActionDialog } from '../../schema/ActionDialog.tsx'
import type { DialogProps } from '../../schema/actions.ts'
import { amountText } from '../../schema/amounts.ts'
import { type Line, type Order, refundable, refundOf, unitsPrice } from './order.ts'

type Values = Record<string, string | boolean>

/** Gives money back, line by line; shipping, bearer and what becomes of the commission stand below. */
export default function RefundDialog(props: DialogProps<Order>) {
  const { record: order } = props
  const t = useText(messages)
  const locale = useLocale()
  const { currency } = order
  const lines = refundable(order)
  const money = (amount: number) => formatMoney(amount, currency, locale)
  return (
    <ActionDialog<Order, Values>
      {...props}
      initial={Object.fromEntries(
        lines.flatMap((_, i) => [
          [`lines.${i}.quantity`, '0'],
          [`lines.${i}.amount`, amountText(0, currency)],
        ]),
      )}
      amounts={lines.map((_, i) => `lines.${i}.amount`)}
      body={(values) => ({ lines: refundOf(values, order).lines })}
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

const messages = defineMessages({
  everything: ['Refund everything', '全額を返金'],
  left: (amount: string) => [`up to ${amount}`, `${amount}まで`],
  quantity: ['Units', '数量'],
  amount: ['Amount', '金額'],
})

import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { bracketed, formatMoney } from '@officina/shared/format'
import { Field } from '@officina/ui/Field'
import { defineMessages, useLocale, useText } from '@officina/ui/text'
import { ActionDialog } from '../../schema/ActionDialog.tsx'
import type { DialogProps } from '../../schema/actions.ts'
import { amountText } from '../../schema/amounts.ts'
import { unitsOf } from '../../schema/units.ts'
import {
  atLines,
  isInvoiced,
  type Line,
  needsTwo,
  type Order,
  refundable,
  refundLeft,
  refundOf,
  unitsPrice,
  unitsReturned,
} from './order.ts'
import { useRefundErrors } from './useRefundErrors.ts'

type Values = Record<string, string | boolean>

/** Gives money back, line by line; shipping, bearer and what becomes of the commission stand below. */
export default function RefundDialog(props: DialogProps<Order>) {
  const { record: order } = props
  const t = useText(messages)
  const locale = useLocale()
  const { currency } = order
  const lines = refundable(order)
  const money = (amount: number) => formatMoney(amount, currency, locale)
  const wrong = useRefundErrors(order)
  return (
    <ActionDialog<Order, Values>
      {...props}
      initial={Object.fromEntries(
        lines.flatMap(({ id }) => [
          [`${id}.quantity`, '0'],
          [`${id}.amount`, amountText(0, currency)],
        ]),
      )}
      amounts={lines.map(({ id }) => `${id}.amount`)}
      check={wrong}
      atFields={(errors, body) => atLines(errors, body as ReturnType<typeof refundOf>)}
      body={(values) => {
        const { lines, shipping_amount, restock } = refundOf(values, order)
        return { lines, shipping_amount, restock }
      }}
      verb={(values) => {
        const { lines, shipping_amount } = refundOf(values, order)
        const amount = lines.reduce((sum, line) => sum + line.amount, shipping_amount)
        const isPossible = amount > 0 && amount <= order.total - order.refunded
        if (!isPossible || Object.keys(wrong(values)).length > 0) return undefined
        if (needsTwo(order, amount)) return t.request(money(amount))
        return isInvoiced(order) ? t.takeOff(money(amount)) : t.refund(money(amount))
      }}
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
            {isInvoiced(order) ? t.everythingSent : t.everything}
          </Button>
          {lines.map((line) => {
            const left = refundLeft(order, line)
            const returned = unitsReturned(order, line)
            return (
              <Box key={line.id} component="fieldset" sx={{ border: 0, p: 0, m: 0 }}>
                <Box component="legend" sx={{ p: 0, fontWeight: 600, mb: 2 }}>
                  {line.title} · {t.left(money(left.amount))}
                </Box>
                <Box sx={left.units > 0 ? pair : undefined}>
                  {left.units > 0 && (
                    <Field
                      {...form.field(`${line.id}.quantity`)}
                      onChange={({ target }) => {
                        form.set(`${line.id}.quantity`, target.value)
                        // a beginning: the amount can be typed over
                        const price = Math.min(
                          unitsPrice(line, unitsOf(target.value) || 0),
                          left.amount,
                        )
                        form.set(`${line.id}.amount`, amountText(price, currency))
                      }}
                      label={t.quantity}
                      help={t.units(left.units)}
                      inputProps={{ inputMode: 'numeric' }}
                    />
                  )}
                  <Field
                    {...form.field(`${line.id}.amount`)}
                    label={bracketed(t.amount, currency, locale)}
                    inputProps={{ inputMode: 'decimal' }}
                  />
                </Box>
                {returned > 0 && <Box sx={note}>{t.returned(returned)}</Box>}
              </Box>
            )
          })}
        </>
      )}
    </ActionDialog>
  )
}

const pair = { display: 'grid', gap: 3, gridTemplateColumns: { xs: '1fr 1fr', sm: '1fr 2fr' } }
const note = { mb: 3, fontSize: '0.875rem', color: 'text.secondary' }

/** All that is left of the order, shipping included. */
function everything(order: Order, lines: Line[]): Record<string, string> {
  const goods = order.lines.reduce((sum, line) => sum + line.line_total - line.refunded, 0)
  return {
    ...Object.fromEntries(
      lines.flatMap((line) => [
        [`${line.id}.quantity`, String(refundLeft(order, line).units)],
        [`${line.id}.amount`, amountText(refundLeft(order, line).amount, order.currency)],
      ]),
    ),
    shipping_amount: amountText(order.total - order.refunded - goods, order.currency),
  }
}

const messages = defineMessages({
  everything: ['Refund everything', '全額を返金'],
  everythingSent: ['Everything that was shipped', '発送済みの全額'],
  takeOff: (amount: string) => [`Take off ${amount}`, `${amount}を減額する`],
  refund: (amount: string) => [`Refund ${amount}`, `${amount}を返金する`],
  request: (amount: string) => [`Request refund of ${amount}`, `${amount}の返金を申請する`],
  units: (n: number) => [`At most ${n}`, `最大${n}点`],
  returned: (n: number) => [
    n === 1
      ? '1 unit came back. Refund it under Returns.'
      : `${n} units came back. Refund them under Returns.`,
    `${n}点が返送されています。「返品」から返金してください。`,
  ],
  left: (amount: string) => [`up to ${amount}`, `${amount}まで`],
  quantity: ['Units', '数量'],
  amount: ['Amount', '金額'],
})

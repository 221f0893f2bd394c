import { formatMoney } from '@officina/shared/format'
import { defineMessages, useLocale, useText } from '@officina/ui/text'
import { type Order, refundErrors } from './order.ts'

/** What is wrong with a refund as it is typed, field by field. */
export function useRefundErrors(order: Order) {
  const t = useText(messages)
  const locale = useLocale()
  const amount = (most: number) => t.amount(formatMoney(most, order.currency, locale))
  return (values: Record<string, unknown>) =>
    refundErrors(values, order, { units: t.units, amount })
}

const messages = defineMessages({
  units: (most: number, coming: number) => [
    (most === 0
      ? 'Enter 0 units.'
      : most === 1
        ? 'Enter 0 or 1 unit.'
        : `Enter 0 to ${most} units.`) +
      (coming > 0 ? ' The others go back to stock with their return.' : ''),
    `${most === 0 ? '0' : `0〜${most}`}点で入力してください。${coming > 0 ? '残りは返品の手続きで在庫に戻ります。' : ''}`,
  ],
  amount: (most: string) => [
    `Enter an amount up to ${most}.`,
    `${most}までの金額を入力してください。`,
  ],
})

import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import { ApiError } from '@officina/client/errors'
import type { components } from '@officina/openapi/schema'
import { formatMoney } from '@officina/shared/format'
import { errorText } from '@officina/ui/errorText.ts'
import { defineMessages, Space, useLocale, useText } from '@officina/ui/text'
import { tabular } from '@officina/ui/theme.ts'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { dataProvider } from '../../providers/dataProvider.ts'
import type { ActionForm, ActionValues } from '../../schema/actions.ts'
import { atLines, isInvoiced, type Order, refundOf, unitsPrice } from './order.ts'
import { useRefundErrors } from './useRefundErrors.ts'

type Preview = components['schemas']['OrderRefundPreview']
type PreviewLine = Preview['lines'][number]
type RefundBody = ReturnType<typeof refundOf>

/** What the refund would do to the doctor's commission, as the server counts it: it tries the refund and takes it back. */
export default function RefundPreview(props: { form: ActionForm<ActionValues>; record: Order }) {
  const { form, record: order } = props
  const body = refundOf(form.values, order)
  const t = useText(messages)
  const locale = useLocale()
  const asked = useSettled(JSON.stringify(body))
  const isEmpty = isNothing(body)
  const wrong = useRefundErrors(order)(form.values)
  const isWrong = Object.keys(wrong).length > 0
  const { data, error } = useQuery({
    queryKey: ['refund-preview', order.id, order.revision, asked],
    queryFn: async () =>
      (await dataProvider.call('POST', `/api/admin/orders/${order.id}/refund-preview`, {
        body: JSON.parse(asked) as object,
      })) as Preview,
    enabled: !isWrong && !isNothing(JSON.parse(asked) as RefundBody),
    placeholderData: keepPreviousData,
    retry: false,
  })
  const refused = error instanceof ApiError && !isEmpty ? error : undefined
  // amounts that would be refused, by field
  const tell = useRef(form.setErrors)
  tell.current = form.setErrors
  useEffect(() => {
    if (refused) tell.current(atLines(refused.errors, JSON.parse(asked) as RefundBody))
  }, [refused, asked])
  const told = JSON.stringify(wrong)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a field that was typed in has lost its mark
  useEffect(() => {
    if (told !== '{}') tell.current(JSON.parse(told))
  }, [told, form.values])
  const money = (amount: number) => formatMoney(amount, order.currency, locale)
  const text = isWrong
    ? t.refused
    : isEmpty
      ? t.empty
      : error
        ? refused && Object.keys(refused.errors).length > 0
          ? t.refused
          : errorText(error)
        : data
          ? t.total(
              (isInvoiced(order) ? t.takenOff : t.given)(money(data.amount)),
              isEarned(data) ? money(data.reversal) : null,
            )
          : t.loading
  const lineOf = (part: PreviewLine) => order.lines.find(({ id }) => id === part.order_line_id)
  // what units cost that never leave; whoever gets less back pays for nothing
  const priceOf = (part: PreviewLine) => {
    const line = lineOf(part)
    return line ? unitsPrice(line, part.cancelled) : 0
  }
  const isLess = (part: PreviewLine) =>
    (body.lines.find((each) => each.order_line_id === part.order_line_id)?.amount ?? 0) <
    priceOf(part)
  const touched = data?.lines.filter((line) => line.reversal !== 0 || line.cancelled > 0) ?? []
  return (
    <Alert
      severity={isWrong || (error && !isEmpty) ? 'warning' : 'info'}
      role="status"
      sx={{ mb: 5 }}
    >
      {text}
      {!isWrong && !isEmpty && !error && touched.length > 0 && (
        <Box component="ul" sx={{ m: 0, mt: 2, pl: 5, ...tabular }}>
          {touched.map((line) => (
            <li key={line.order_line_id}>
              {t.line(
                lineOf(line)?.title ?? '',
                money(line.commission),
                money(line.commission + line.reversal),
              )}
              <Space />
              {line.cancelled > 0 && t.cancelled(line.cancelled)}
              <Space />
              {isLess(line) && <strong>{t.less(money(priceOf(line)))}</strong>}
              <Space />
              {line.on_next_statement !== 0 && t.next(money(line.on_next_statement))}
            </li>
          ))}
        </Box>
      )}
    </Alert>
  )
}

/** Of what earns nothing no commission could change. */
const isEarned = ({ reversal, lines }: Preview): boolean =>
  reversal !== 0 || lines.some(({ commission }) => commission !== 0)

const isNothing = (body: RefundBody): boolean =>
  body.shipping_amount === 0 && body.lines.every((line) => line.amount === 0)

/** A value once nobody has changed it for a moment. */
function useSettled(value: string): string {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), 300)
    return () => clearTimeout(timer)
  }, [value])
  return settled
}

const messages = defineMessages({
  empty: [
    'Enter amounts to see the effect on the commission.',
    '金額を入力すると、手数料への影響が表示されます。',
  ],
  loading: ['Calculating the commission…', '手数料を計算しています…'],
  refused: ['Check the marked fields.', 'エラーのある項目をご確認ください。'],
  given: (amount: string) => [`The patient gets ${amount}.`, `患者に${amount}を返金します。`],
  takenOff: (amount: string) => [
    `The patient pays ${amount} less.`,
    `患者への請求額が${amount}減ります。`,
  ],
  total: (change: string, reversal: string | null) =>
    reversal === null
      ? [change, change]
      : [
          `${change} The doctor’s commission changes by ${reversal}.`,
          `${change}医師の手数料の増減：${reversal}。`,
        ],
  line: (title: string, before: string, after: string) => [
    `${title}: commission ${before} → ${after}.`,
    `${title}：手数料 ${before} → ${after}。`,
  ],
  cancelled: (n: number) => [
    n === 1 ? '1 unit is cancelled.' : `${n} units are cancelled.`,
    `${n}点がキャンセルされます。`,
  ],
  less: (price: string) => [
    `The patient paid ${price} for the cancelled units, more than this refund.`,
    `キャンセルされる分の代金は${price}で、返金額がそれを下回っています。`,
  ],
  next: (amount: string) => [
    `${amount} of it goes on the next statement.`,
    `うち${amount}は次の精算書に計上されます。`,
  ],
})

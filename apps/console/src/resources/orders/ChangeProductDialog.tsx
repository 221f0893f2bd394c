import Alert from '@mui/material/Alert'
import { formatMoney } from '@officina/shared/format'
import { Field } from '@officina/ui/Field'
import { FactList } from '@officina/ui/facts'
import { defineMessages, useLocale, useText } from '@officina/ui/text'
import { useState } from 'react'
import { ActionDialog } from '../../schema/ActionDialog.tsx'
import type { Command } from '../../schema/actions.ts'
import type { Line, Order } from './order.ts'
import { type Replacement, ReplacementPicker } from './ReplacementPicker.tsx'

/** Another product for a line: chosen, priced before anything happens, then confirmed. */
export function ChangeProductDialog(props: { order: Order; line: Line; onClose: () => void }) {
  const { order, line } = props
  const t = useText(messages)
  const locale = useLocale()
  const money = (amount: number) => formatMoney(amount, order.currency, locale)
  const [chosen, setChosen] = useState<Replacement>()
  return (
    <ActionDialog
      action={changeProduct}
      record={{ ...order, line }}
      onClose={props.onClose}
      initial={{ variant_id: '', quantity: String(line.qty_ordered), consent_note: '' }}
      body={(values) => ({
        variant_id: values.variant_id || undefined,
        quantity: Number(values.quantity),
        consent_note: values.consent_note || null,
        expected_total: chosen?.total ?? order.total,
      })}
    >
      {(form) => (
        <>
          <Field
            {...form.field('quantity')}
            label={t.quantity}
            type="number"
            required
            inputProps={{ min: 1, max: 20, step: 1 }}
          />
          <ReplacementPicker
            order={order}
            line={line}
            quantity={Number(form.values.quantity)}
            error={form.field('variant_id').error}
            onChange={(found) => {
              setChosen(found)
              form.set('variant_id', found?.variant_id ?? '')
            }}
          />
          {chosen && (
            <>
              <FactList
                columns={1}
                facts={[
                  {
                    label: t.line,
                    value: `${money(line.line_total)} → ${money(chosen.line_total)}`,
                  },
                  { label: t.total, value: `${money(order.total)} → ${money(chosen.total)}` },
                ]}
              />
              <Alert severity="info" sx={{ my: 4 }}>
                {chosen.covered > 0
                  ? t.covered(money(chosen.covered))
                  : chosen.paid_back > 0
                    ? t.paidBack(money(chosen.paid_back))
                    : chosen.total === order.total
                      ? t.same
                      : t.due(money(chosen.total))}
              </Alert>
              {!chosen.approved && (
                <Field
                  {...form.field('consent_note')}
                  label={t.consent}
                  help={t.consentHelp}
                  required
                  multiline
                  minRows={2}
                  inputProps={{ maxLength: 500 }}
                />
              )}
            </>
          )}
        </>
      )}
    </ActionDialog>
  )
}

const changeProduct: Command<Order & { line: Line }> = {
  call: 'POST /api/admin/orders/{orderId}/lines/{lineId}/change-product',
  label: ['Change product', '商品を変更'],
  title: ({ line, number }) => [
    `Change ${line.title} of order ${number}?`,
    `注文 ${number} の「${line.title}」を変更しますか`,
  ],
  text: ({ patient_name }) => [
    `Nothing is changed before you confirm. ${patient_name} is then told by mail; the delivery fee stays as it was.`,
    `確定するまで何も変更されません。確定すると ${patient_name} さんにメールで通知されます。送料は変わりません。`,
  ],
  done: ({ number }) => [`The product of ${number} is changed`, `${number} の商品を変更しました`],
}

const messages = defineMessages({
  quantity: ['Quantity', '数量'],
  line: ['Line', '明細'],
  total: ['Order total', 'ご注文の合計'],
  covered: (amount: string) => [
    `The order is paid: the patient pays nothing more, and the shop bears ${amount}.`,
    `支払い済みのため患者の負担は増えません。差額 ${amount} は当店が負担します。`,
  ],
  paidBack: (amount: string) => [
    `${amount} of what was paid goes back to the patient.`,
    `支払い済みの金額から ${amount} を患者に返金します。`,
  ],
  same: ['The total stays the same.', '合計は変わりません。'],
  due: (amount: string) => [
    `The order is not paid yet: ${amount} will be due.`,
    `未払いのため、請求額は ${amount} になります。`,
  ],
  consent: ['How the doctor agreed', '医師の同意の記録'],
  consentHelp: [
    'The doctor has not named this product as a substitute. Who agreed, when and how: it is kept in the history.',
    '医師が代替品に指定していない商品です。誰が、いつ、どのように同意したかを記録してください。履歴に残ります。',
  ],
})

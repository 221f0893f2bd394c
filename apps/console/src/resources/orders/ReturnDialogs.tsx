import { formatMoney, parseMoney } from '@officina/shared/format'
import { CheckField } from '@officina/ui/CheckField'
import { Field } from '@officina/ui/Field'
import { defineMessages, useLocale, useText } from '@officina/ui/text'
import { ActionDialog } from '../../schema/ActionDialog.tsx'
import { ReasonField } from '../../schema/ReasonField.tsx'
import { amountText, useAmountCheck } from '../amounts.ts'
import { BearerField } from './BearerField.tsx'
import type { Order, OrderReturn } from './types.ts'

export type ReturnAction = 'approve' | 'decline' | 'receive' | 'refund' | 'reject'
type Props = { order: Order; back: OrderReturn; onClose: () => void }

/** The dialog of a step of a return: says what follows, asks for what is needed. */
export function ReturnDialog({ action, ...props }: Props & { action: ReturnAction }) {
  if (action === 'refund') return <RefundReturnDialog {...props} />
  if (action === 'receive') return <ReceiveDialog {...props} />
  return <DecisionDialog {...props} action={action} />
}

function DecisionDialog(props: Props & { action: 'approve' | 'decline' | 'reject' }) {
  const { order, back, action, onClose } = props
  const t = useText(messages)[action]
  return (
    <ActionDialog
      open
      onClose={onClose}
      path={`/api/admin/returns/${back.id}/${action}`}
      idempotent
      danger={action !== 'approve'}
      title={t.title(order.patient_name, order.number)}
      consequence={t.text}
      verb={t.verb}
      done={t.done}
      initial={{ reason: '' }}
      body={(values) => ({ ...values, revision: back.revision })}
    >
      {(form) => <ReasonField form={form} help={t.help} />}
    </ActionDialog>
  )
}

function ReceiveDialog({ order, back, onClose }: Props) {
  const t = useText(messages).receive
  return (
    <ActionDialog
      open
      onClose={onClose}
      path={`/api/admin/returns/${back.id}/receive`}
      idempotent
      title={t.title(order.number)}
      consequence={t.text}
      verb={t.verb}
      done={t.done}
      initial={{}}
      body={() => ({ revision: back.revision })}
    />
  )
}

function RefundReturnDialog({ order, back, onClose }: Props) {
  const t = useText(messages).refund
  const locale = useLocale()
  const { currency } = order
  const amountErrors = useAmountCheck(currency)
  const money = (amount: number) => formatMoney(amount, currency, locale)
  return (
    <ActionDialog
      open
      onClose={onClose}
      path={`/api/admin/returns/${back.id}/refund`}
      idempotent
      danger
      title={t.title(order.patient_name, money(back.refund_amount ?? 0))}
      consequence={t.text}
      verb={t.verb}
      done={t.done}
      initial={{
        shipping_amount: amountText(0, currency),
        bearer: 'doctor',
        reason: '',
        restock: true,
      }}
      check={(values) => amountErrors(values, ['shipping_amount'])}
      body={({ shipping_amount, ...values }) => ({
        ...values,
        shipping_amount: parseMoney(shipping_amount, currency) ?? 0,
        revision: back.revision,
      })}
    >
      {(form) => (
        <>
          <Field
            {...form.field('shipping_amount')}
            label={`${t.shipping} (${currency})`}
            help={t.shippingHelp(money(order.shipping))}
            inputProps={{ inputMode: 'decimal' }}
          />
          <BearerField form={form} />
          <ReasonField form={form} help={t.help} />
          <CheckField {...form.check('restock')} label={t.restock} />
        </>
      )}
    </ActionDialog>
  )
}

export const reasonWords = defineMessages({
  not_needed: ['No longer needed', '不要になった'],
  wrong_item: ['Wrong product', '違う商品が届いた'],
  damaged: ['Arrived damaged', '破損していた'],
  other: ['Something else', 'その他'],
})

const messages = defineMessages({
  approve: {
    title: (patient: string, number: string) => [
      `Take back goods of ${number} from ${patient}?`,
      `${patient} さんの注文 ${number} の返品を承認しますか`,
    ],
    text: [
      'The patient is told by mail to send the goods. Nothing is refunded before they are here.',
      '商品の送付を患者にメールで案内します。返金は商品の到着後です。',
    ],
    verb: ['Approve return', '返品を承認'],
    done: ['The patient has been told to send the goods', '患者に送付を案内しました'],
    help: [
      'The patient reads it in the mail: where to send the goods, and who pays the postage.',
      '患者へのメールに記載されます。送り先と送料の負担をお書きください。',
    ],
  },
  decline: {
    title: (patient: string, number: string) => [
      `Decline the return of ${patient} from ${number}?`,
      `${patient} さんの注文 ${number} の返品をお断りしますか`,
    ],
    text: [
      'The patient keeps the goods and is told by mail.',
      '商品は患者の手元に残り、メールで通知されます。',
    ],
    verb: ['Decline return', '返品を断る'],
    done: ['The patient has been told', '患者に通知しました'],
    help: ['The patient reads it in the mail.', '患者へのメールに記載されます。'],
  },
  receive: {
    title: (number: string) => [
      `Goods of ${number} are back?`,
      `注文 ${number} の商品が届きましたか`,
    ],
    text: [
      'The units count as returned. Refund them next, or send them back when they are not as agreed.',
      '返品済みとして数えます。次に返金するか、条件を満たさない場合は送り返してください。',
    ],
    verb: ['Goods are here', '受領した'],
    done: ['The return waits for its refund', '返金待ちになりました'],
  },
  refund: {
    title: (patient: string, amount: string) => [
      `Refund ${amount} to ${patient}?`,
      `${patient} さんに ${amount} を返金しますか`,
    ],
    text: [
      'The patient gets the share of these units and is told by mail.',
      'この数量分の代金を返金し、患者にメールで通知します。',
    ],
    verb: ['Refund', '返金する'],
    done: ['The return is refunded', '返金しました'],
    shipping: ['Shipping', '送料'],
    shippingHelp: (amount: string) => [
      `Given back when the fault is ours. Shipping was ${amount}.`,
      `当店の不備の場合に返金します。送料は ${amount} でした。`,
    ],
    help: ['The patient reads it in the mail.', '患者へのメールに記載されます。'],
    restock: ['Unopened and fit for sale: back on the shelf', '未開封で販売可能：在庫に戻す'],
  },
  reject: {
    title: (patient: string, number: string) => [
      `Send goods of ${number} back to ${patient}?`,
      `注文 ${number} の商品を ${patient} さんに送り返しますか`,
    ],
    text: [
      'Nothing is refunded. The patient is told by mail why the goods come back.',
      '返金はしません。送り返す理由を患者にメールで通知します。',
    ],
    verb: ['Send back', '送り返す'],
    done: ['The patient has been told', '患者に通知しました'],
    help: ['The patient reads it in the mail.', '患者へのメールに記載されます。'],
  },
})
